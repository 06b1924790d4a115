import { type HandoverShift, mayActOnAlarms } from '@vigie/contracts/entities'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '@/actors/auth-context'
import { useCapability } from '@/data'
import { useHandovers } from '@/data/handovers'
import { text } from '@/text'
import { passationText as words } from '@/text/passation'
import { Alert } from '@/ui/alert'
import { CardSection } from '@/ui/card-section'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Reading } from '@/widgets/late/reading'
import { MoreButton } from '@/widgets/page/more-button'
import { PageFrame } from '@/widgets/page/page-frame'
import { PrintButton } from '@/widgets/page/print-button'
import { AlarmPages } from '../alarm-pages.tsx'
import { History } from './history.tsx'
import { LastNote } from './last-note.tsx'
import { PlantState } from './plant-state.tsx'
import { ShiftRecord } from './shift-record.tsx'
import { WriteNote } from './write-note.tsx'

/** Shift handover: what stands in a sentence, the note before, the plant, what the records say and the note to write, older notes (R11.8). */
export const PassationScreen = () => (
  <PageFrame title={words.title} above={<AlarmPages />} withPeriod={false} beside={<PrintButton />}>
    <Notes />
  </PageFrame>
)

const Notes = () => {
  const { userRole } = useAuth()
  const mayAct = mayActOnAlarms(userRole)
  const offered = useCapability('handovers')
  const [shift, setShift] = useState<HandoverShift>()
  const pages = useHandovers(shift)
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
  const isWaiting = last !== undefined && last.takenAt === null
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {pages.isError && <Alert tone="warn">{words.stale}</Alert>}
      <ShiftRecord
        facts={newest.now}
        lastAt={last?.at ?? null}
        shift={shift}
        onShift={setShift}
        note={mayAct ? <WriteNote shift={shift} isNext={isWaiting} /> : null}
      >
        {last !== undefined && <LastNote note={last} />}
        <PlantState />
      </ShiftRecord>
      {last === undefined && (
        <CardSection title={words.last.title}>
          <p className="px-4 pb-4 text-muted text-sm">{words.history.empty}</p>
        </CardSection>
      )}
      {before.length > 0 && <History notes={before} />}
      <MoreButton pages={pages} label={words.history.more} />
    </div>
  )
}

const NotesSkeleton = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-56 rounded-xl" />
    <Skeleton className="h-96 rounded-xl" />
  </div>
)
