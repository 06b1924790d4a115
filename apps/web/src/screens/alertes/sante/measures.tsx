import { type AlarmLoad, type FigureId, figureSpec } from '@vigie/contracts/entities'
import { type ReactNode, useId } from 'react'
import { formatMomentMinute, NO_VALUE } from '@/text'
import { loadText } from '@/text/alarm-load'
import { santeText as words } from '@/text/sante'
import { cn } from '@/ui/cn'
import { limitWords, VERDICT_LOOKS } from '@/widgets/alarm-load/verdict-look'
import { judgementOf, type Limits, MEASURES, type Verdict } from '@/widgets/alarm-load/verdicts'
import { formatBare } from '@/widgets/kpi/figure'
import { FigureHelp } from '@/widgets/kpi/figure-help'
import { meanParts, meanWords, RATES } from './figures.ts'

/** The figures of the alarm load beside their limits, and how soon alarms were answered and over. */
export const Measures = ({ load }: { readonly load: AlarmLoad }) => (
  <section
    aria-label={words.measures}
    className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5 print:grid-cols-5"
  >
    {MEASURES.map((one) => {
      const { measure, figure, limits, fewest } = one
      const verdict = judgementOf(load, one)
      return (
        <Tile
          key={measure}
          name={figureSpec(figure).name}
          help={<FigureHelp id={figure} />}
          parts={load[measure] === null ? null : [formatBare(load[measure], figure), figureSpec(figure).unit]}
          verdict={verdict}
          isJudged={!load.indicative}
          note={
            load[measure] === null
              ? words.notJudged[RATES.includes(measure) ? 'rate' : 'share']
              : measure === 'peakTenMinutes' && load.peakAt !== null
                ? words.peakAt(formatMomentMinute(load.peakAt, load.to))
                : fewest !== undefined && verdict === null
                  ? loadText.tooFew(fewest)
                  : limitSaid(figure, limits, verdict)
          }
        />
      )
    })}
    {TIMES.map(({ name, mean, median, none }) => (
      <Tile
        key={name}
        name={name}
        parts={load[mean] === null ? null : meanParts(load[mean])}
        verdict={null}
        isJudged={false}
        note={load[median] === null ? none : words.median(meanWords(load[median]))}
      />
    ))}
  </section>
)

const TIMES = [
  { name: words.mtta, mean: 'mttaMs', median: 'mttaMedianMs', none: words.noMedian.mtta },
  { name: words.mttr, mean: 'mttrMs', median: 'mttrMedianMs', none: words.noMedian.mttr },
] as const

/** « acceptable, 150 au plus », or the one objective that there is. */
const limitSaid = (figure: FigureId, limits: Limits, verdict: Verdict | null): string => {
  const { acceptable, manageable } = limits
  if (acceptable === 0) return words.limits.within('0')
  if (manageable === undefined || verdict === null) return words.limits.within(limitWords(figure, limits))
  return words.limits[verdict](String(verdict === 'acceptable' ? acceptable : manageable))
}

type TileProps = {
  readonly name: string
  readonly help?: ReactNode
  /** the value and its unit; null: there is none */
  readonly parts: readonly [value: string, unit: string] | null
  readonly verdict: Verdict | null
  readonly isJudged: boolean
  readonly note: string
}

/** What is well is never loud; what is not stands out once there is enough to judge by. */
const Tile = ({ name, help, parts, verdict, isJudged, note }: TileProps) => {
  const titleId = useId()
  const look = verdict === null ? null : VERDICT_LOOKS[verdict]
  const loud = isJudged && verdict !== null && verdict !== 'acceptable'
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        'relative flex min-w-0 flex-col gap-1 rounded-xl border bg-surface p-3 shadow-xs print:break-inside-avoid',
        !loud ? 'border-line' : verdict === 'excessive' ? 'border-bad/60' : 'border-warn/60',
      )}
    >
      <div className="flex items-start justify-between gap-1">
        <h3 id={titleId} className="text-muted text-xs leading-4">
          {name}
        </h3>
        {help}
      </div>
      <p className="whitespace-nowrap font-semibold text-2xl leading-8 tracking-tight tabular-nums">
        {parts?.[0] ?? NO_VALUE}
        {parts !== null && parts[1] !== '' && (
          <span className="font-normal text-muted text-sm tracking-normal">{`\u00a0${parts[1]}`}</span>
        )}
      </p>
      <p
        className={cn(
          'mt-auto flex items-start gap-1 text-2xs leading-4',
          loud && look !== null ? `font-semibold ${look.ink}` : 'text-muted',
        )}
      >
        {look !== null && (
          <look.icon
            aria-hidden
            className={cn('mt-px size-3.5 shrink-0', verdict === 'acceptable' && isJudged && 'text-good')}
          />
        )}
        <span>{note}</span>
      </p>
    </section>
  )
}
