import { DAY_MS, type Figure, type FigureId, figureSpec, isComparable, unitOf } from '@vigie/contracts/entities'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { formatDayMonth, formatMinute, formatWeekdays } from '@/text'
import { dashboard } from '@/text/dashboard'
import { lead } from '@/text/lead'
import { Badge } from '@/ui/badge'
import { Card, CardHeader, CardTitle } from '@/ui/card'
import { cn } from '@/ui/cn'
import { EmptyLine } from '@/ui/empty-line'
import { formatBare, formatFigure } from '@/widgets/kpi/figure'
import { FigureHelp } from '@/widgets/kpi/figure-help'
import { formatBareGap, formatGap } from '@/widgets/kpi/parts'
import { signOf } from '@/widgets/kpi/sign-of'
import { type Column, type ColumnStep, columnsOf } from '@/widgets/period-columns/columns'
import { isHourly } from '@/widgets/period-columns/units'
import { ChangeWords } from '../parts/change-words.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { courseOf, expectedLine, laidOver, lineOf, type Read } from './course.ts'
import { expectedBy, lacksData, type Outlook } from './outlook.ts'
import { PaceChart } from './pace-chart.tsx'
import { signedPercent } from './signed-percent.ts'

const { rhythm: words } = dashboard

type PaceCardProps = PartProps & {
  readonly icon: LucideIcon
  readonly id: FigureId
  readonly tone: 'water' | 'energy'
  readonly figure: Figure
  readonly outlook: Outlook
  /** the quantity of a bucket */
  readonly read: Read
  readonly columns: readonly Column[]
  readonly step: ColumnStep
  readonly empty: string
}

/** One quantity of the period: what it came to, how that stands against its budget, and how it got there. */
export const PaceCard = (props: PaceCardProps) => {
  const { body, around, icon: Icon, id, tone, figure, outlook, read, columns, step, site, empty } = props
  const currency = site?.currency ?? ''
  const { limit, verdict } = outlook
  const title = figureSpec(id).name
  const titleId = useId()
  const isPart = lacksData(outlook)
  const drawn = useMemo(() => {
    const { before } = around
    const steps = courseOf(body, columns, read, limit)
    // a budget of the whole period beside a part of it would say that little was used
    const expected = limit === null || isPart ? null : expectedLine(body, read, limit, columns)
    const previous =
      limit !== null || before === null
        ? null
        : laidOver(
            lineOf(courseOf(before, columnsOf(before.period, step, zoneOf(site)), read, null)),
            before.period.from,
            body,
          ).filter(({ at }) => at >= (steps[0]?.from ?? at))
    return { steps, expected, previous }
  }, [body, around, columns, read, limit, isPart, step, site])
  const sign = verdict === null || outlook.isHabit ? null : signOf(verdict, id, outlook, body)
  return (
    <section aria-labelledby={titleId} className="flex min-w-0">
      <Card className="flex min-w-0 grow flex-col print:break-inside-avoid">
        <CardHeader className="min-h-12 flex-wrap items-center pb-2">
          <div className="flex items-center gap-2">
            <Icon aria-hidden className={cn('size-4.5 shrink-0', tone === 'water' ? 'text-water' : 'text-energy')} />
            <CardTitle id={titleId}>{title}</CardTitle>
            <FigureHelp id={id} />
          </div>
          {sign !== null && verdict !== null && limit !== null && (
            <Badge tone={sign.tone}>
              <sign.icon aria-hidden />
              {lead[around.isOpen ? 'open' : 'closed'][verdict][limit.basis]}
            </Badge>
          )}
        </CardHeader>
        {figure.value === null ? (
          <EmptyLine>{empty}</EmptyLine>
        ) : (
          <div className="@container flex flex-col gap-3 px-4 pb-3">
            <Figures {...props} value={figure.value} />
            <PaceChart
              label={words.chart(title)}
              {...drawn}
              body={body}
              step={step}
              tone={tone}
              projected={outlook.projected}
              limit={isPart ? null : limit}
              judged={outlook.rhythm !== null && limit?.byNow != null}
              isOpen={around.isOpen}
              unit={unitOf(id, currency)}
              format={(value) => formatFigure(value, id, currency)}
              bare={(value) => formatBare(value, id)}
              bareGap={(more, less) => formatBareGap(more, less, id)}
            />
          </div>
        )}
      </Card>
    </section>
  )
}

const zoneOf = (site: PartProps['site']): string => site?.timeZone ?? 'UTC'

/** The three figures above the drawing. Each holds its place whether or not it is known. */
const Figures = ({
  body,
  unit,
  around,
  id,
  figure,
  outlook,
  site,
  compared,
  value,
}: PaceCardProps & { readonly value: number }) => {
  const currency = site?.currency ?? ''
  const { limit, rhythm, verdict, closed } = outlook
  const write = (amount: number) => formatFigure(amount, id, currency)
  const minute = formatMinute(body.until)
  const now = isHourly(unit) ? words.atMinute(minute) : words.now(`${formatDayMonth(body.until)}, ${minute}`)
  const habit = limit?.basis === 'usual' && limit.days ? ` (${formatWeekdays(limit.days, body.period.from)})` : ''
  const expected = limit === null ? null : expectedBy(limit)
  // the amount above is of the last minutes, and the share of the hours that are over: its two sides are written
  const counted = limit?.pace?.counted ?? null
  const closedAt = around.isOpen ? limit?.pace?.at : undefined
  const paceAt = closedAt === undefined ? '' : ` ${words.atMinute(formatMinute(closedAt))}`
  const left = limit === null ? 0 : limit.whole - value
  const gap =
    limit === null ? '' : formatGap(Math.max(limit.whole, value), Math.min(limit.whole, value), id, { currency })
  const gapIs = !/[1-9]/.test(gap) ? 'even' : verdict === 'over' ? 'over' : around.isOpen ? 'rest' : 'under'
  const days = (body.period.to - body.until) / DAY_MS
  return (
    <dl className="grid @sm:grid-cols-3 grid-cols-2 gap-x-4 gap-y-2">
      <Cell
        label={around.isOpen ? now : words.atEnd}
        detail={
          isComparable(figure) ? (
            <ChangeWords id={id} figure={figure} compared={compared} currency={currency} isAlone />
          ) : null
        }
      >
        {write(value)}
      </Cell>
      {limit === null && !isComparable(figure) && outlook.projected !== null ? (
        <Cell label={words.end} detail={words.projected}>
          {write(outlook.projected)}
        </Cell>
      ) : limit === null ? (
        <Cell label={words.before} detail={isComparable(figure) ? compared : words.noneBefore(compared)}>
          {isComparable(figure) && figure.previous !== null ? write(figure.previous) : '–'}
        </Cell>
      ) : lacksData(outlook) ? (
        <Cell label={words.whole[limit.basis]} detail={words.notCompared}>
          {write(limit.whole)}
        </Cell>
      ) : (
        <>
          <Cell
            label={
              closed !== null
                ? words.closedDays(closed.days)
                : isHourly(unit) || !around.isOpen
                  ? words.pace(paceAt)
                  : words.paceToday
            }
            detail={
              closed !== null
                ? words.paceOfClosed[limit.basis](write(closed.expected))
                : outlook.isHeld
                  ? words.paceHeld
                  : around.isOpen
                    ? expected === null
                      ? words.noPace[limit.pace === null ? 'later' : 'unknown']
                      : `${counted === null ? '' : words.paceCounted(write(counted))}${words.paceOf[limit.basis](write(expected))}${habit}`
                    : `${words.outOf[limit.basis](write(limit.whole))}${habit}`
            }
          >
            {rhythm === null ? '–' : signedPercent(rhythm)}
          </Cell>
          <Cell
            label={words[gapIs][limit.basis]}
            detail={
              around.isOpen && left > 0 && rhythm !== null && !isHourly(unit) && days >= 1
                ? words.restPerDay(write(left / days))
                : `${words.outOf[limit.basis](write(limit.whole))}${habit}`
            }
          >
            {gap}
          </Cell>
        </>
      )}
    </dl>
  )
}

const Cell = ({
  label,
  detail,
  children,
}: {
  readonly label: string
  readonly detail: ReactNode
  readonly children: ReactNode
}) => (
  <div className="flex min-w-0 flex-col">
    <dt className="text-2xs text-muted">{label}</dt>
    <dd className="whitespace-nowrap font-semibold text-xl leading-7 tracking-tight tabular-nums print:text-sm">
      {children}
    </dd>
    <dd className="min-h-4 text-muted text-2xs tabular-nums">{detail}</dd>
  </div>
)
