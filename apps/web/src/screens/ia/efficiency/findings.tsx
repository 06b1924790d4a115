import type { Finding } from '@vigie/contracts/rest/analyst'
import { useSearchParams } from 'react-router-dom'
import { ASKED_FINDING } from '@/paths'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { cn } from '@/ui/cn'
import { isCurrent } from '@/widgets/findings/anomaly-words'
import { byLoss, type Names } from './amounts.ts'
import { FindingCard } from './finding-card.tsx'
import { useAlarmOf } from './use-alarm-of.ts'

type FindingsProps = { readonly findings: readonly Finding[]; readonly names: Names }

/** Three beside each other where there is room, but two of four, so that none stands alone below. */
const cardsOf = (count: number): string =>
  cn(
    'grid min-w-0 gap-4',
    count > 1 && 'md:grid-cols-2',
    count > 2 && count !== 4 && 'md:max-xl:[&>:last-child:nth-child(odd)]:col-span-2 xl:grid-cols-3',
  )

/** Findings that last, each with its evidence, what costs most first; what is over is folded below. */
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
  // the sentence at the head says that nothing was found
  if (findings.length === 0) return null
  return (
    <section aria-label={words.findings} className="flex min-w-0 flex-col gap-4">
      {current.length > 0 && <ul className={cardsOf(current.length)}>{current.map(cardOf)}</ul>}
      {current.some(({ cost, energyKwh, volumeM3 }) => cost !== null || energyKwh !== null || volumeM3 !== null) && (
        <p className="text-muted text-xs">{words.intervalHelp}</p>
      )}
      {past.length > 0 && (
        <details open={past.some(({ id }) => id === asked) || undefined}>
          <summary className="cursor-pointer py-2 text-muted text-sm">{words.past(past.length)}</summary>
          <ul className={cn('mt-2', cardsOf(past.length))}>{past.map(cardOf)}</ul>
        </details>
      )}
    </section>
  )
}
