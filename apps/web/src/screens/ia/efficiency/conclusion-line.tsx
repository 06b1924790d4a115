import type { FindingsResponse } from '@vigie/contracts/rest/analyst'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatDate, formatDateTime } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { amount } from '@/widgets/findings/amount'
import { HeadlineLine } from '@/widgets/page/headline-line'
import type { lossesOf } from './amounts.ts'
import type { Conclusion } from './conclusion.ts'

const SIGNS = {
  good: { icon: CircleCheck, ink: 'text-good' },
  warn: { icon: TriangleAlert, ink: 'text-warn' },
} as const satisfies Record<Conclusion['tone'], unknown>

type ConclusionLineProps = {
  readonly conclusion: Conclusion
  readonly found: FindingsResponse
  /** what the findings that last lose together */
  readonly lost: ReturnType<typeof lossesOf>
}

/** What it all comes to, and below it what was looked at, and until when. */
export const ConclusionLine = ({ conclusion, found: { seenFrom, seenUntil, live }, lost }: ConclusionLineProps) => {
  const { icon, ink } = SIGNS[conclusion.tone]
  const beside = [lost.water, lost.energy].flatMap(([value, unit]) => (value === null ? [] : [amount(value, unit)]))
  const hasLosses = beside.length > 0 || lost.cost[0] !== null
  return (
    <HeadlineLine icon={icon} ink={ink} words={conclusion.words}>
      <p className="text-muted text-xs tabular-nums">
        {[
          ...(hasLosses ? [words.lossesSince(beside)] : []),
          ...(seenFrom === null || seenUntil === null ? [] : [words.seen(formatDate(seenFrom), formatDate(seenUntil))]),
          ...(live === null
            ? []
            : [words.watched(live.watched, live.learning), words.judgedUntil(formatDateTime(live.until))]),
        ].join(' ')}
      </p>
    </HeadlineLine>
  )
}
