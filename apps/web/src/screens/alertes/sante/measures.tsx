import { type AlarmLoad, type FigureId, figureSpec } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { formatDate, formatMomentMinute, NO_VALUE } from '@/text'
import { loadText } from '@/text/alarm-load'
import { santeText as words } from '@/text/sante'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { limitWords, VERDICT_LOOKS } from '@/widgets/alarm-load/verdict-look'
import { judgementOf, type Limits, leftToMend, SHARES_FROM, type Verdict } from '@/widgets/alarm-load/verdicts'
import { formatBare } from '@/widgets/kpi/figure'
import { FigureHelp } from '@/widgets/kpi/figure-help'
import { isUnanswered, meanParts, meanWords, RATES, shownMeasures } from './figures.ts'
import { isSplitOpen } from './goals.ts'

/**
 * The figures of the alarm load beside their limits, and how soon alarms were answered and over: each with what it means,
 * what is off before what is well.
 */
export const Measures = ({ load }: { readonly load: AlarmLoad }) => (
  <CardSection title={words.measures} help={words.measuresHelp} isLong>
    <ul className="@container">
      {rowsOf(load).map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </ul>
    {isSplitOpen(load) && (
      <p className="border-line border-t px-4 py-3 text-muted text-xs">
        {words.headline.notYet(load.raised, SHARES_FROM, load.topTenPct !== null)}
      </p>
    )}
  </CardSection>
)

const ORDER: readonly (Verdict | null)[] = ['excessive', 'manageable', 'acceptable', null]

const rowsOf = (load: AlarmLoad): readonly RowProps[] => {
  const measured = shownMeasures(load).map((one): RowProps => {
    const { measure, figure, limits, fewest } = one
    const left = leftToMend(load, one)
    const verdict = left > 0 ? 'manageable' : judgementOf(load, one)
    return {
      name: figureSpec(figure).name,
      meaning: words.meanings[measure],
      help: <FigureHelp id={figure} />,
      parts: load[measure] === null ? null : [formatBare(load[measure], figure), figureSpec(figure).unit],
      verdict,
      isJudged: !load.indicative,
      note:
        load[measure] === null
          ? words.notJudged[RATES.includes(measure) ? 'rate' : 'share']
          : fewest !== undefined && verdict === null
            ? loadText.tooFew(fewest)
            : left > 0
              ? loadText.left(limitWords(figure, limits), left)
              : measure === 'peakTenMinutes' && load.peakAt !== null
                ? `${limitSaid(figure, limits, verdict)}, ${words.peakAt(formatMomentMinute(load.peakAt, load.to), formatDate(load.peakAt) === formatDate(load.to))}`
                : limitSaid(figure, limits, verdict),
    }
  })
  const times = TIMES.map(
    ({ name, mean, median, none, isMissed }): RowProps => ({
      name,
      meaning: words.meanings[mean],
      parts: load[mean] === null ? null : meanParts(load[mean]),
      verdict: isMissed(load) ? 'manageable' : null,
      isJudged: true,
      note: load[median] === null ? none : words.median(meanWords(load[median])),
    }),
  )
  return [...measured, ...times].toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
}

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

type RowProps = {
  readonly name: string
  /** what it means for whoever answers alarms, in plain words */
  readonly meaning: string
  readonly help?: ReactNode
  /** the value and its unit; null: there is none */
  readonly parts: readonly [value: string, unit: string] | null
  readonly verdict: Verdict | null
  readonly isJudged: boolean
  readonly note: string
}

/** What is well is never loud; what is not stands out once there is enough to judge by. */
const Row = ({ name, meaning, help, parts, verdict, isJudged, note }: RowProps) => {
  const look = verdict === null ? null : VERDICT_LOOKS[verdict]
  const loud = isJudged && verdict !== null && verdict !== 'acceptable'
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-t px-4 py-2 print:break-inside-avoid">
      <span aria-hidden className="row-span-3 flex justify-center self-start pt-1 @min-[28rem]:row-span-2">
        {look === null ? (
          <span className="my-2 size-1.5 rounded-full bg-line-strong" />
        ) : (
          <look.icon
            className={cn(
              'size-5',
              loud ? look.ink : verdict === 'acceptable' && isJudged ? 'text-good' : 'text-muted',
            )}
          />
        )}
      </span>
      <h3 className="flex min-w-0 items-center gap-1 font-medium text-sm">
        {name}
        {help}
      </h3>
      <p className="whitespace-nowrap text-right font-semibold text-base tabular-nums">
        {parts?.[0] ?? NO_VALUE}
        {parts !== null && parts[1] !== '' && (
          <span className="font-normal text-muted text-sm">{`\u00a0${parts[1]}`}</span>
        )}
      </p>
      <p className="text-muted text-xs @max-[28rem]:col-span-2 @max-[28rem]:col-start-2">{meaning}</p>
      <p
        className={cn(
          'text-xs @max-[28rem]:col-span-2 @max-[28rem]:col-start-2 @min-[28rem]:max-w-60 @min-[28rem]:text-right',
          loud && look !== null ? `font-semibold ${look.ink}` : 'text-muted',
        )}
      >
        {note}
      </p>
    </li>
  )
}
