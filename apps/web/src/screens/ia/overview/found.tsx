import type { FindingsResponse } from '@vigie/contracts/rest/analyst'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useFindings } from '@/data/findings'
import { PATHS } from '@/paths'
import { formatDate } from '@/text'
import { analyst } from '@/text/analyst'
import { iaEfficiency } from '@/text/ia-efficiency'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { isCurrent } from '@/widgets/findings/anomaly-words'
import { NotLookedYet } from '@/widgets/findings/not-looked-yet'
import { byLoss, lossesOf, type Names } from '../efficiency/amounts.ts'
import { useNames } from '../efficiency/use-names.ts'
import { FoundRow, lostWords } from './found-row.tsx'
import { ShiftRow } from './shift-row.tsx'

const words = analyst.overview

/** What was found, what it costs, what to do about it and how sure that is; or that nothing was. Before it was read: `FoundPlace`. */
export const Found = () => {
  const { data, isError, refetch } = useFindings()
  const names = useNames()
  if (data === undefined)
    return (
      <ErrorState title={iaEfficiency.failed} retryLabel={analyst.retry} onRetry={() => void refetch()}>
        {iaEfficiency.failedHelp}
      </ErrorState>
    )
  if (data.seenUntil === null && data.findings.length === 0)
    return (
      <Card>
        <NotLookedYet />
      </Card>
    )
  return <List found={data} names={names} isOld={isError} />
}

export const FoundPlace = () => (
  <Card className="flex flex-col gap-4 p-5" role="status" aria-label={iaEfficiency.reading}>
    <Skeleton className="h-7 w-1/2" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
  </Card>
)

type ListProps = { readonly found: FindingsResponse; readonly names: Names; readonly isOld: boolean }

const List = ({ found, names, isOld }: ListProps) => {
  const { findings, seenFrom, seenUntil, shift } = found
  const current = findings.filter(isCurrent).toSorted(byLoss)
  const { water, energy, cost } = lossesOf(current, names.currency)
  const told = [cost, water, energy].flatMap(([value, unit]) =>
    value === null ? [] : [lostWords(value, unit, names.currency)],
  )
  return (
    <Card className="overflow-hidden">
      <section aria-label={words.found}>
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 md:p-5">
          <div className="min-w-0">
            <h2 className="flex items-center gap-2 font-semibold text-lg tabular-nums leading-7">
              {current.length === 0 && <CircleCheck aria-hidden className="size-5 text-good" />}
              {current.length === 0
                ? `${iaEfficiency.allNormal}.`
                : headlineOf(current.length, told, shift?.isStated === true)}
            </h2>
            <p className="text-muted text-sm">
              {told.length > 0 && `${words.lostSince} `}
              {seenFrom !== null &&
                seenUntil !== null &&
                iaEfficiency.seen(formatDate(seenFrom), formatDate(seenUntil))}
            </p>
            {isOld && <p className="text-sm text-warn">{iaEfficiency.stale}</p>}
          </div>
          <Button asChild variant="outline" size="sm">
            <Link to={PATHS.energyEfficiency}>{words.evidence}</Link>
          </Button>
        </header>
        {(current.length > 0 || shift?.isStated === true) && (
          <ul className="divide-y divide-line border-line border-t">
            {current.map((finding) => (
              <FoundRow key={finding.id} finding={finding} names={names} />
            ))}
            {shift?.isStated === true && <ShiftRow shift={shift} currency={names.currency} />}
          </ul>
        )}
      </section>
    </Card>
  )
}

const headlineOf = (count: number, losses: readonly string[], saves: boolean): string => {
  const counted = iaEfficiency.current(count)
  const found = saves ? words.withSaving(counted) : counted
  return losses.length === 0 ? found : words.lostAll(found, losses)
}
