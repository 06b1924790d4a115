import { type AlarmLoad, type FigureId, figureSpec } from '@vigie/contracts/entities'
import { type ReactNode, useId } from 'react'
import { formatMomentMinute, NO_VALUE } from '@/text'
import { loadText } from '@/text/alarm-load'
import { santeText as words } from '@/text/sante'
import { cn } from '@/ui/cn'
import { limitWords, VERDICT_LOOKS } from '@/widgets/alarm-load/verdict-look'
import { judgementOf, type Limits, type Verdict } from '@/widgets/alarm-load/verdicts'
import { formatBare } from '@/widgets/kpi/figure'
import { FigureHelp } from '@/widgets/kpi/figure-help'
import { isUnanswered, meanParts, meanWords, RATES, shownMeasures } from './figures.ts'

/** The figures of the alarm load beside their limits, and how soon alarms were answered and over. */
export const Measures = ({ load }: { readonly load: AlarmLoad }) => (
  <div className="@container">
    <section aria-label={words.measures} className={GRID}>
      {shownMeasures(load).map((one) => {
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
      {TIMES.map(({ name, mean, median, none, isMissed }) => (
        <Tile
          key={name}
          name={name}
          parts={load[mean] === null ? null : meanParts(load[mean])}
          verdict={isMissed(load) ? 'manageable' : null}
          isJudged
          note={load[median] === null ? none : words.median(meanWords(load[median]))}
        />
      ))}
    </section>
  </div>
)

const TIMES = [
  { name: words.mtta, mean: 'mttaMs', median: 'mttaMedianMs', none: words.noMedian.mtta, isMissed: isUnanswered },
  { name: words.mttr, mean: 'mttrMs', median: 'mttrMedianMs', none: words.noMedian.mttr, isMissed: () => false },
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

/** One list on a phone, two beside each other where there is room, and tiles where all of them stand in two rows. */
const GRID =
  'grid @max-[30rem]:rounded-xl @max-[30rem]:border @max-[30rem]:border-line @max-[30rem]:bg-surface @min-[30rem]:gap-3 @min-[30rem]:grid-cols-2 @min-[44rem]:grid-cols-4'
const TILE =
  'relative grid min-w-0 grid-cols-[1fr_auto] items-center gap-x-3 bg-surface px-3 py-2 @max-[30rem]:not-first:border-t @max-[30rem]:first:rounded-t-xl @max-[30rem]:last:rounded-b-xl @min-[30rem]:rounded-xl @min-[30rem]:border @min-[30rem]:shadow-xs @min-[44rem]:flex @min-[44rem]:flex-col @min-[44rem]:items-stretch @min-[44rem]:gap-1 @min-[44rem]:p-3 print:break-inside-avoid'

/** What is well is never loud; what is not stands out once there is enough to judge by. */
const Tile = ({ name, help, parts, verdict, isJudged, note }: TileProps) => {
  const titleId = useId()
  const look = verdict === null ? null : VERDICT_LOOKS[verdict]
  const loud = isJudged && verdict !== null && verdict !== 'acceptable'
  return (
    <section
      aria-labelledby={titleId}
      className={cn(TILE, !loud ? 'border-line' : verdict === 'excessive' ? 'border-bad/60' : 'border-warn/60')}
    >
      <div className="flex items-start justify-between gap-1 @max-[44rem]:items-center @max-[44rem]:justify-start">
        <h3 id={titleId} className="text-muted text-xs leading-4">
          {name}
        </h3>
        {help}
      </div>
      <p className="whitespace-nowrap font-semibold text-lg leading-6 tracking-tight tabular-nums @max-[44rem]:row-span-2 @min-[44rem]:text-2xl @min-[44rem]:leading-8">
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
