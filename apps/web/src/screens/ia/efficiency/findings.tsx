import type { Finding } from '@vigie/contracts/rest/analyst'
import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ASKED_FINDING } from '@/paths'
import { NO_VALUE } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { EmptyState } from '@/ui/empty-state'
import { amount } from '@/widgets/findings/amount'
import { isCurrent } from '@/widgets/findings/anomaly-words'
import { byLoss, lossesOf, type Names } from './amounts.ts'
import { FindingCard } from './finding-card.tsx'
import { useAlarmOf } from './use-alarm-of.ts'

type FindingsProps = { readonly findings: readonly Finding[]; readonly names: Names }

/** Two beside each other, three where there is room; one that would stand alone in its row of two takes all of it. */
const CARDS = 'grid min-w-0 gap-4 xl:max-2xl:[&>:last-child:nth-child(odd)]:col-span-2 xl:grid-cols-2 2xl:grid-cols-3'

/** Findings that last, each with its evidence, under the sum of what they cost; what is over is folded below. */
export const Findings = ({ findings, names }: FindingsProps) => {
  const current = findings.filter(isCurrent).toSorted(byLoss)
  const past = findings.filter((finding) => !isCurrent(finding))
  const asked = useSearchParams()[0].get(ASKED_FINDING)
  const alarmOf = useAlarmOf(findings)
  const cardOf = (finding: Finding) => (
    <FindingCard
      key={finding.id}
      finding={finding}
      names={names}
      alarm={alarmOf(finding)?.id ?? null}
      isAsked={finding.id === asked}
    />
  )
  return (
    <section aria-label={words.findings} className="flex min-w-0 flex-col gap-4">
      {current.length === 0 ? (
        <Card>
          <EmptyState icon={CircleCheck} title={words.none} />
        </Card>
      ) : (
        <>
          <Losses findings={current} names={names} />
          <ul className={CARDS}>{current.map(cardOf)}</ul>
        </>
      )}
      {past.length > 0 && (
        <details open={past.some(({ id }) => id === asked) || undefined}>
          <summary className="cursor-pointer py-2 text-muted text-sm">{words.past(past.length)}</summary>
          <ul className={cn('mt-2', CARDS)}>{past.map(cardOf)}</ul>
        </details>
      )}
    </section>
  )
}

const Losses = ({ findings, names }: FindingsProps) => {
  const { water, energy, cost } = lossesOf(findings, names.currency)
  const rows = [
    [words.water, ...water],
    [words.energy, ...energy],
    [words.cost, ...cost],
  ] as const
  // what was found is not always water or energy lost
  if (rows.every(([, value]) => value === null)) return null
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div>
        <h2 className="font-semibold text-base">{words.losses}</h2>
        <p className="text-2xs text-muted">{words.lossesHelp}</p>
      </div>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {rows.map(([title, value, unit]) => (
          <div key={title}>
            <dt className="text-muted text-xs">{title}</dt>
            <dd className="font-semibold text-xl tabular-nums">{value === null ? NO_VALUE : amount(value, unit)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
