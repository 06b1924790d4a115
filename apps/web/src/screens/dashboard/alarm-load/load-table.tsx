import { type AlarmLoad, alarmCondition, DAY_MS, type FigureId, figureSpec } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { formatNumber, NO_VALUE } from '@/text'
import { dashboard } from '@/text/dashboard'
import { Badge } from '@/ui/badge'
import { formatFigure, formulaOf } from '@/widgets/kpi/figure'
import { PlainTable } from '@/widgets/plain-table/plain-table'
import { type Limits, MEASURES, type Verdict, verdictOf } from './verdicts.ts'

const { alarms: words } = dashboard

/** Each measure of the alarm load beside its limits, with what they say of it. */
export const LoadTable = ({ load }: { readonly load: AlarmLoad }) => (
  <>
    <p className="px-4 pb-3 text-sm">{words.raised(load.raised)}</p>
    <PlainTable
      label={words.title}
      columns={[
        { title: words.measure },
        { title: words.value },
        { title: words.limits, unit: words.limitsOf },
        { title: words.verdict, words: true },
      ]}
      rows={MEASURES.map(({ measure, figure, limits }) => ({
        id: measure,
        name: <span title={formulaOf(figure)}>{figureSpec(figure).name}</span>,
        cells: [
          formatFigure(load[measure], figure),
          limitWords(figure, limits),
          <VerdictBadge key="verdict" verdict={verdictOf(load[measure], limits)} />,
        ],
      }))}
    />
    <p className="flex items-start gap-2 border-line border-t px-4 py-3 text-2xs text-muted">
      <Info aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>
        {load.indicative && `${words.indicativeHelp(formatNumber((load.to - load.from) / DAY_MS, 1))} `}
        {words.conditions(alarmCondition.options.map((condition) => ALARM_CONDITION_NAMES[condition]))}
      </span>
    </p>
  </>
)

const limitWords = (figure: FigureId, { acceptable, manageable, strict }: Limits): string => {
  const { unit } = figureSpec(figure)
  const write = (limit: number) => (unit === '' ? String(limit) : `${limit}\u00a0${unit}`)
  if (strict) return words.below(write(acceptable))
  return manageable === undefined ? words.single(write(acceptable)) : words.limit(write(acceptable), write(manageable))
}

const SIGNS = {
  acceptable: { icon: CircleCheck, tone: 'good' },
  manageable: { icon: TriangleAlert, tone: 'warn' },
  excessive: { icon: CircleAlert, tone: 'bad' },
} as const satisfies Record<Verdict, unknown>

const VerdictBadge = ({ verdict }: { readonly verdict: Verdict | null }) => {
  if (verdict === null) return <span className="text-muted">{NO_VALUE}</span>
  const { icon: Icon, tone } = SIGNS[verdict]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      <span className="max-sm:sr-only">{words.verdicts[verdict]}</span>
    </Badge>
  )
}
