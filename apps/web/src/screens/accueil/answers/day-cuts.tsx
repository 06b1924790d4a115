import { DAY_MS, type KpiBody } from '@vigie/contracts/entities'
import { accueil } from '@/text/accueil'
import { cn } from '@/ui/cn'
import type { DayCut } from '@/widgets/kpi/cuts-of-day'

const { answers: words } = accueil

type DayCutsProps = {
  readonly period: KpiBody['period']
  readonly cuts: readonly DayCut[]
  /** epoch ms */
  readonly now: number
}

/** The day as a band: what is over in grey, cuts of the site in red over all of it, those of single devices at its foot. */
export const DayCuts = ({ period, cuts, now }: DayCutsProps) => {
  const length = Math.max(1, period.to - period.from)
  const place = (at: number) => (100 * (Math.min(Math.max(at, period.from), period.to) - period.from)) / length
  return (
    <span aria-hidden className="flex items-center gap-1 text-2xs text-muted leading-3 tabular-nums">
      {words.dayFrom}
      <span
        className="relative block h-3 grow overflow-hidden rounded-sm border border-line border-dashed"
        data-day={Math.round(length / DAY_MS)}
      >
        <span className="absolute inset-y-0 left-0 bg-line-strong/35" style={{ width: `${place(now)}%` }} />
        {cuts.map(({ from, to, general }, index) => (
          <span
            // several devices may be cut at one instant
            key={`${from}/${index}`}
            className={cn('absolute min-w-px bg-bad', general ? 'inset-y-0 min-w-0.5' : 'top-2/3 bottom-0')}
            style={{ left: `${place(from)}%`, width: `${place(to) - place(from)}%` }}
          />
        ))}
      </span>
      {words.dayTo}
    </span>
  )
}
