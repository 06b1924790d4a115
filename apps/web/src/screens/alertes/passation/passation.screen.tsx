import { type HandoverFacts, mayActOnAlarms } from '@vigie/contracts/entities'
import { Ban, NotebookPen } from 'lucide-react'
import { useAuth } from '@/actors/auth-context'
import { useCapability } from '@/data'
import { useHandovers } from '@/data/handovers'
import { text } from '@/text'
import { passationText as words } from '@/text/passation'
import { Alert } from '@/ui/alert'
import { Card } from '@/ui/card'
import { CardSection } from '@/ui/card-section'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Reading } from '@/widgets/late/reading'
import { MoreButton } from '@/widgets/page/more-button'
import { PageFrame } from '@/widgets/page/page-frame'
import { PrintButton } from '@/widgets/page/print-button'
import { AlarmPages } from '../alarm-pages.tsx'
import { Facts } from './facts.tsx'
import { History } from './history.tsx'
import { LastNote } from './last-note.tsx'
import { WriteNote } from './write-note.tsx'

/** Shift handover: the note that waits to be taken over, the one to write, and those before (R11.8). */
export const PassationScreen = () => (
  <PageFrame title={words.title} above={<AlarmPages />} withPeriod={false} beside={<PrintButton />}>
    <Notes />
  </PageFrame>
)

const Notes = () => {
  const { userRole } = useAuth()
  const mayAct = mayActOnAlarms(userRole)
  const offered = useCapability('handovers')
  const pages = useHandovers()
  if (offered === false) {
    return (
      <EmptyState icon={Ban} title={text.common.unavailableOf(words.title)}>
        {words.unavailable}
      </EmptyState>
    )
  }
  const [newest] = pages.data?.pages ?? []
  if (pages.data === undefined || newest === undefined) {
    if (!pages.isError) return <Reading query={pages} what={words.what} skeleton={<NotesSkeleton />} />
    return (
      <ErrorState title={words.errorTitle} retryLabel={text.common.retry} onRetry={() => void pages.refetch()}>
        {words.errorHelp}
      </ErrorState>
    )
  }
  const [last, ...before] = pages.data.pages.flatMap(({ handovers }) => handovers)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {pages.isError && <Alert tone="warn">{words.stale}</Alert>}
      {last === undefined ? (
        <Card className="flex items-center gap-3 px-4 py-3 text-sm">
          <NotebookPen aria-hidden className="size-5 shrink-0 text-muted" />
          <p>
            <b className="font-semibold">{words.history.empty}</b>
            <span className="block text-muted">{mayAct ? words.history.emptyHelp : words.history.emptyReader}</span>
          </p>
        </Card>
      ) : (
        <LastNote note={last} />
      )}
      {mayAct ? (
        <WriteNote facts={newest.now} isNext={last !== undefined && last.takenAt === null} />
      ) : (
        <NowFacts facts={newest.now} />
      )}
      {before.length > 0 && <History notes={before} />}
      <MoreButton pages={pages} label={words.history.more} />
    </div>
  )
}

/** What the records say now, for who reads and signs nothing. */
const NowFacts = ({ facts }: { readonly facts: HandoverFacts }) => (
  <CardSection title={words.facts.now}>
    <div className="@container px-4 pb-4">
      <Facts facts={facts} />
    </div>
  </CardSection>
)

const NotesSkeleton = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-56 rounded-xl" />
    <Skeleton className="h-96 rounded-xl" />
  </div>
)
