import { type Handover, mayActOnAlarms } from '@vigie/contracts/entities'
import { CircleCheck, Clock3 } from 'lucide-react'
import { useAuth } from '@/actors/auth-context'
import { codeOf } from '@/data'
import { useTakeOver } from '@/data/handovers'
import { formatDateTime } from '@/text'
import { errors } from '@/text/errors'
import { passationText } from '@/text/passation'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CardSection } from '@/ui/card-section'
import { toasts } from '@/ui/toast-store'
import { Facts } from './facts.tsx'

const { last: words } = passationText

/** The newest note beside what the records said in short, and who took over; until somebody has, it asks for it. */
export const LastNote = ({ note }: { readonly note: Handover }) => (
  <CardSection title={words.title} of={words.by(note.author.name, formatDateTime(Date.parse(note.at)))} isLong>
    <div className="grid min-w-0 gap-x-8 gap-y-5 px-4 pb-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4 lg:self-start">
        <p className="wrap-anywhere whitespace-pre-wrap leading-6">{note.text}</p>
        <Taken note={note} />
      </div>
      <div className="@container min-w-0 border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-8">
        {/* what still stands of it is in the lists of this moment below */}
        <Facts facts={note.facts} isFolded />
      </div>
    </div>
  </CardSection>
)

const Taken = ({ note: { id, author, takenAt, takenBy } }: { readonly note: Handover }) => {
  const { user, userRole } = useAuth()
  const take = useTakeOver()
  if (takenBy !== null && takenAt !== null) {
    return (
      <p className="flex items-start gap-1.5 font-medium text-good text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        {words.taken(takenBy.name, formatDateTime(Date.parse(takenAt)))}
      </p>
    )
  }
  const isOwn = user?.uid === author.uid
  const mayTake = mayActOnAlarms(userRole) && !isOwn
  const press = () =>
    take.mutate(id, {
      onSuccess: ({ won, handover }) =>
        toasts.show({
          title: won ? words.done : words.lost(handover.takenBy?.name ?? ''),
          tone: won ? 'good' : 'neutral',
        }),
    })
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex items-start gap-1.5 font-medium text-sm text-warn">
        <Clock3 aria-hidden className="mt-0.5 size-4 shrink-0" />
        {words.waiting}
      </p>
      <p className="text-muted text-sm">{mayTake ? words.help : isOwn ? words.own : words.readOnly}</p>
      {mayTake && (
        <Button pending={take.isPending} disabled={take.isPending} onClick={press} className="print:hidden">
          {words.take}
        </Button>
      )}
      {take.isError && <Alert tone="bad">{errors[codeOf(take.error) ?? 'upstream.unavailable']}</Alert>}
    </div>
  )
}
