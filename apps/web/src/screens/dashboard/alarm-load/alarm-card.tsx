import type { Outage } from '@vigie/contracts/entities'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { formatNumber, NO_VALUE } from '@/text'
import { dashboard } from '@/text/dashboard'
import { Badge } from '@/ui/badge'
import { CardSection } from '@/widgets/page/card-section'
import { PlainTable } from '@/widgets/page/plain-table'
import { knownStretch } from '../parts/known-stretch.ts'
import type { PartProps } from '../parts/part-props.ts'
import { type AlarmLoad, alarmLoad } from './alarm-load.ts'
import { type AlarmMeasure, LIMITS, MEASURES, type Verdict, verdictOf } from './verdicts.ts'

const { alarms: words } = dashboard
const DAY_MS = 86_400_000

type AlarmCardProps = Pick<PartProps, 'body'> & { readonly outages: readonly Outage[] }

/** How heavily alarms weighed on who answers them. Each power cut is one alarm of its device. */
export const AlarmCard = ({ body, outages }: AlarmCardProps) => {
  const stretch = useMemo(() => knownStretch(body), [body])
  const load = useMemo(
    () =>
      alarmLoad(
        outages.map(({ device, from, to }) => ({ key: device, raisedAt: from, clearedAt: to })),
        stretch,
      ),
    [outages, stretch],
  )
  return (
    <CardSection id="alarmes" title={words.title} help={words.help} beside={load.indicative && <Indicative />}>
      <p className="px-4 pb-3 text-sm">{words.raised(load.raised)}</p>
      <PlainTable
        label={words.title}
        columns={[
          { title: words.measure },
          { title: words.value },
          { title: words.limits, unit: words.limitsOf },
          { title: words.verdict, words: true },
        ]}
        rows={MEASURES.map((measure) => ({
          id: measure,
          name: words.rows[measure],
          cells: [
            write(measure, load[measure]),
            limitOf(measure),
            <VerdictBadge key="v" measure={measure} load={load} />,
          ],
        }))}
      />
      <p className="flex items-start gap-2 border-line border-t px-4 py-3 text-2xs text-muted">
        <Info aria-hidden className="mt-px size-3.5 shrink-0" />
        <span>
          {load.indicative && `${words.indicativeHelp(formatNumber((stretch.to - stretch.from) / DAY_MS, 1))} `}
          {words.only}
        </span>
      </p>
    </CardSection>
  )
}

const Indicative = () => <Badge tone="unknown">{words.indicative}</Badge>

const PERCENTS: readonly AlarmMeasure[] = ['floodPct', 'topTenPct']
const RATES: readonly AlarmMeasure[] = ['perDay', 'perHour', 'perTenMinutes']

const write = (measure: AlarmMeasure, value: number | null): string => {
  if (value === null) return NO_VALUE
  if (PERCENTS.includes(measure)) return `${formatNumber(value, 1)}\u00a0%`
  return formatNumber(value, RATES.includes(measure) ? (value >= 10 ? 0 : 2) : 0)
}

const limitOf = (measure: AlarmMeasure): string => {
  const { acceptable, manageable, strict } = LIMITS[measure]
  const unit = PERCENTS.includes(measure) ? '\u00a0%' : ''
  const first = `${acceptable}${unit}`
  if (strict) return words.below(first)
  return manageable === undefined ? words.single(first) : words.limit(first, `${manageable}${unit}`)
}

const SIGNS = {
  acceptable: { icon: CircleCheck, tone: 'good' },
  manageable: { icon: TriangleAlert, tone: 'warn' },
  excessive: { icon: CircleAlert, tone: 'bad' },
} as const satisfies Record<Verdict, unknown>

const VerdictBadge = ({ measure, load }: { readonly measure: AlarmMeasure; readonly load: AlarmLoad }) => {
  const verdict = verdictOf(measure, load[measure])
  if (verdict === null) return <span className="text-muted">{NO_VALUE}</span>
  const { icon: Icon, tone } = SIGNS[verdict]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      <span className="max-sm:sr-only">{words.verdicts[verdict]}</span>
    </Badge>
  )
}
