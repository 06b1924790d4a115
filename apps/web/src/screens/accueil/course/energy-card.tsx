import { type KpiBody, type PlannedKpi, type Site, unitOf } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { accueil } from '@/text/accueil'
import { Badge } from '@/ui/badge'
import { formatFigure } from '@/widgets/kpi/figure'
import { Bullet } from '../answers/bullet.tsx'
import { courseOf, expectedOf } from './course.ts'
import { CourseCard } from './course-card.tsx'
import type { CourseModel, CourseSeries } from './course-model.ts'
import { bareOf, changeWords, Headline } from './headline.tsx'
import { basisOf, type CourseCardProps } from './water-card.tsx'

const { course: words, plan: planWords } = accueil

type EnergyCardProps = Omit<CourseCardProps, 'devices'> & {
  readonly site: Pick<Site, 'currency' | 'tariff'> | undefined
}

/** The energy of the period: bought and from the sun, over time, and what it costs against what was to be expected. */
export const EnergyCard = ({ body, site, keep, compared, cutAt }: EnergyCardProps) => {
  const { energy } = body
  const unit = unitOf('gridKwh', '')
  const model = energyModel(body, cutAt)
  return (
    <CourseCard
      id="energie"
      title={words.energy}
      help={basisOf(body, body.plan?.cost ?? null)}
      link={{ to: keep(PATHS.energy), label: words.energyLink }}
      label={`${words.energy}, ${model.unit}`}
      model={model}
      after={<CostPace body={body} site={site} isCut={cutAt !== null} compared={compared} />}
    >
      <Headline
        name={words.grid}
        look="grid"
        value={bareOf(energy.gridKwh, 'gridKwh')}
        unit={unit}
        to={keep(PATHS.energy)}
      >
        {changeWords(energy.gridKwh, 'gridKwh', compared)}
      </Headline>
      <Headline
        name={words.solar}
        look="solar"
        value={bareOf(energy.solarKwh, 'solarKwh')}
        unit={unit}
        to={keep(PATHS.energy)}
      >
        {changeWords(energy.solarKwh, 'solarKwh', compared)}
      </Headline>
      <Headline name={words.share} value={bareOf(energy.solarSharePct, 'solarSharePct')} unit="%">
        {changeWords(energy.solarSharePct, 'solarSharePct', compared)}
      </Headline>
    </CourseCard>
  )
}

type CostPaceProps = {
  readonly body: KpiBody
  readonly site: EnergyCardProps['site']
  readonly isCut: boolean
  readonly compared: string
}

/** Nearer to the plan than this share of it is as planned. */
const CLOSE = 0.02

const CostPace = ({ body, site, isCut, compared }: CostPaceProps) => {
  const currency = site?.currency ?? ''
  const cost = body.energy.cost.value
  const plan = body.plan?.cost ?? null
  const money = (amount: number | null) => formatFigure(amount, 'cost', currency)
  if (cost === null)
    return <p className="text-muted text-sm">{site?.tariff == null ? accueil.answers.noTariff : money(null)}</p>
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-sm">
          <b className="font-semibold text-lg leading-6 tabular-nums">{planWords.spent(money(cost))}</b>
          {plan !== null && <span className="text-muted">{` ${planWords.onPlanned(money(plan.whole))}`}</span>}
        </span>
        {plan !== null && !isCut && <PlanBadge cost={cost} plan={plan} />}
      </p>
      {plan === null ? (
        <p className="text-muted text-xs tabular-nums">{changeWords(body.energy.cost, 'cost', compared)}</p>
      ) : (
        <>
          <Bullet
            value={cost}
            projected={isCut ? null : plan.projected}
            mark={body.until < body.period.to ? plan.byNow : null}
            end={plan.whole}
            tone="energy"
            className="my-1 h-4"
          />
          <p className="flex flex-wrap justify-between gap-x-3 text-muted text-xs tabular-nums">
            <span>{planWords.plannedNow(money(plan.byNow))}</span>
            {plan.projected !== null && !isCut && <span>{accueil.answers.costEnd(money(plan.projected))}</span>}
          </p>
        </>
      )}
    </div>
  )
}

const PlanBadge = ({ cost, plan }: { readonly cost: number; readonly plan: PlannedKpi }) => {
  const gap = cost - plan.byNow
  const isClose = Math.abs(gap) < CLOSE * Math.max(1, plan.byNow)
  return (
    <Badge tone={isClose || gap < 0 ? 'good' : 'warn'}>
      {isClose ? planWords.on : gap < 0 ? planWords.under : planWords.over}
    </Badge>
  )
}

const energyModel = (body: KpiBody, cutAt: number | null): CourseModel => {
  const course = courseOf(body.buckets, body.until)
  const rest = cutAt === null ? expectedOf(body) : null
  const unit = unitOf('gridKwh', '')
  return {
    span: body.period,
    stretches: course.stretches,
    series: stacked(course.of),
    expected: rest === null ? null : { stretches: rest.stretches, series: stacked(rest.of) },
    until: body.until < body.period.to ? body.until : null,
    cutAt,
    hourly: course.hourly,
    unit: course.hourly ? 'kW' : unit,
  }
}

/** The sun below, the grid on top of it. */
const stacked = (of: ReturnType<typeof courseOf>['of']): readonly CourseSeries[] => {
  const solar = of('solarKwh')
  const grid = of('gridKwh')
  return [
    {
      look: 'grid',
      name: words.grid,
      values: grid.map((value, index) => (value === null ? null : value + (solar[index] ?? 0))),
      bases: solar,
    },
    { look: 'solar', name: words.solar, values: solar },
  ]
}
