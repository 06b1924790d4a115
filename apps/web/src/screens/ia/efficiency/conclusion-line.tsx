import type { FindingsResponse } from '@vigie/contracts/rest/analyst'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatDate, formatDateTime } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { cn } from '@/ui/cn'
import type { Conclusion } from './conclusion.ts'

const SIGNS = {
  good: { icon: CircleCheck, ink: 'text-good' },
  warn: { icon: TriangleAlert, ink: 'text-warn' },
} as const satisfies Record<Conclusion['tone'], unknown>

type ConclusionLineProps = {
  readonly conclusion: Conclusion
  readonly found: FindingsResponse
  readonly hasLosses: boolean
}

/** What it all comes to, and below it what was looked at, and until when. */
export const ConclusionLine = ({
  conclusion,
  found: { seenFrom, seenUntil, live },
  hasLosses,
}: ConclusionLineProps) => {
  const { icon: Icon, ink } = SIGNS[conclusion.tone]
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden className={cn('mt-1 size-7 shrink-0 max-sm:size-6', ink)} />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-balance font-semibold text-[1.1875rem] leading-6 tracking-tight sm:text-[1.375rem] sm:leading-[1.875rem]">
          {conclusion.words}
        </p>
        <p className="text-muted text-xs tabular-nums">
          {[
            ...(hasLosses ? [words.lossesSince] : []),
            ...(seenFrom === null || seenUntil === null
              ? []
              : [words.seen(formatDate(seenFrom), formatDate(seenUntil))]),
            ...(live === null
              ? []
              : [words.watched(live.watched, live.learning), words.judgedUntil(formatDateTime(live.until))]),
          ].join(' ')}
        </p>
      </div>
    </div>
  )
}
