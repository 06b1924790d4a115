import { CONDITION_KIND_NAMES } from '@vigie/contracts/alarm-words'
import { type AlarmLoad, alarmCondition, DAY_MS, figureSpec } from '@vigie/contracts/entities'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber, NO_VALUE } from '@/text'
import { loadText as words } from '@/text/alarm-load'
import { Badge } from '@/ui/badge'
import { cn } from '@/ui/cn'
import { limitWords, VERDICT_LOOKS } from '@/widgets/alarm-load/verdict-look'
import { judgementOf, leftToMend, MEASURES, type Measured, type Verdict } from '@/widgets/alarm-load/verdicts'
import { FigureTable } from '@/widgets/figure-table/figure-table'
import { formatFigure } from '@/widgets/kpi/figure'
import { formulaOf } from '@/widgets/kpi/formula'
import { withPeriod } from '@/widgets/period/period'
import { usePeriod } from '@/widgets/period/use-period'

/** What is told whatever it comes to: the others are on the page of the health of alarms, and here where they are too much. */
const ALWAYS: ReadonlySet<Measured['measure']> = new Set(['perDay', 'floodPct', 'topTenPct', 'stale'])

/** The measures of the alarm load that a manager looks at, and those that are not acceptable, beside their limits. */
export const LoadTable = ({ load }: { readonly load: AlarmLoad }) => {
  const known = MEASURES.filter(({ measure }) => load[measure] !== null)
  const shown = known.filter((one) => ALWAYS.has(one.measure) || judgementOf(load, one) !== 'acceptable')
  const rest = known.length - shown.length
  return (
    <>
      <FigureTable
        size="three"
        label={words.title}
        name={words.measure}
        nameOf={({ figure }) => (
          <span title={formulaOf(figure)} className="font-medium">
            {figureSpec(figure).name}
          </span>
        )}
        idOf={({ measure }) => measure}
        rows={shown}
        columns={[
          { title: words.value, cell: ({ measure, figure }) => formatFigure(load[measure], figure) },
          { title: words.limits, cell: ({ figure, limits }) => limitWords(figure, limits) },
          {
            title: words.verdict,
            kind: 'words',
            cell: (one) =>
              one.fewest !== undefined && load.raised < one.fewest && load[one.measure] !== null ? (
                <span className="text-muted text-xs">{words.tooFew(one.fewest)}</span>
              ) : leftToMend(load, one) > 0 ? (
                <LeftSign load={load} one={one} />
              ) : (
                <VerdictSign verdict={judgementOf(load, one)} isJudged={!load.indicative} />
              ),
          },
        ]}
      />
      <div className="flex flex-col gap-1 border-line border-t px-4 py-2.5 text-muted text-2xs">
        {rest > 0 && <p>{words.othersAcceptable(rest)}</p>}
        {load.indicative && (
          <p>
            {words.indicativeHelp(formatNumber((load.to - load.from) / DAY_MS, 1))}
            <LongEnough />
          </p>
        )}
        <details>
          <summary className="touch cursor-pointer hover:text-ink print:[details:not([open])>&]:hidden">
            {words.how}
          </summary>
          <p>
            {`${words.help}. `}
            {words.conditions(alarmCondition.options.map((condition) => CONDITION_KIND_NAMES[condition]))}
          </p>
        </details>
      </div>
    </>
  )
}

/** The way to a stretch that can be judged; none from one that was meant to be. */
const LongEnough = () => {
  const [{ unit, compare }] = usePeriod()
  const [search] = useSearchParams()
  if (unit === 'last-30d' || unit === 'year') return null
  return (
    <Link
      to={{ search: withPeriod(search, { unit: 'last-30d', compare }).toString(), hash: 'alarmes' }}
      className="whitespace-nowrap text-primary underline underline-offset-2 print:hidden"
    >
      {words.judgedOver}
    </Link>
  )
}

/** Few enough, and each to be mended, as the page of the health of alarms says it. */
const LeftSign = ({ load, one }: { readonly load: AlarmLoad; readonly one: Measured }) => {
  const { icon: Icon, ink } = VERDICT_LOOKS.manageable
  return (
    <span className={cn('inline-flex items-center gap-1.5 text-xs', load.indicative ? 'text-muted' : ink)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="@max-md:sr-only">{words.left(limitWords(one.figure, one.limits), leftToMend(load, one))}</span>
    </span>
  )
}

type VerdictSignProps = { readonly verdict: Verdict | null; readonly isJudged: boolean }

/** What the limits say; in grey while the stretch is too short to judge by, and what is well is never loud. */
const VerdictSign = ({ verdict, isJudged }: VerdictSignProps) => {
  if (verdict === null) return <span className="text-muted">{NO_VALUE}</span>
  const { icon: Icon, tone } = VERDICT_LOOKS[verdict]
  const said = <span className="@max-md:sr-only">{words.verdicts[verdict]}</span>
  if (verdict === 'acceptable' || !isJudged)
    return (
      <span className="inline-flex items-center gap-1.5 text-xs">
        <Icon aria-hidden className={cn('size-4', verdict === 'acceptable' && isJudged ? 'text-good' : 'text-muted')} />
        {said}
      </span>
    )
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {said}
    </Badge>
  )
}
