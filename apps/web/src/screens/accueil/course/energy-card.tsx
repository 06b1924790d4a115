import { type KpiBody, type PlannedKpi, type Site, unitOf } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { accueil } from '@/text/accueil'
import { Badge } from '@/ui/badge'
import { formatFigure } from '@/widgets/kpi/figure'
import { Bullet } from '../answers/bullet.tsx'
import { type Course, courseModel } from './course.ts'
import { CourseCard } from './course-card.tsx'
import type { CourseModel, CourseSeries } from './course-model.ts'
import { changeWords, FigureHeadline } from './headline.tsx'
import { basisOf, type CourseCardProps } from './water-card.tsx'

const { course: words, plan: planWords } = accueil

type EnergyCardProps = Omit<CourseCardProps, 'devices'> & {
  readonly site: Pick<Site, 'currency' | 'tariff'> | undefined
}

/** The energy of the period: bought and from the sun, over time, and what it costs against what was to be expected. */
export const EnergyCard = ({ body, site, keep, compared, cutAt }: EnergyCardProps) => {
  const { energy } = body
  const to = keep(PATHS.energy)
  const model = energyModel(body, cutAt)
  return (
    <CourseCard
      id="energie"
      title={words.energy}
      help={basisOf(body, body.plan?.cost ?? null)}
      link={{ to, label: words.energyLink }}
      label={`${words.energy}, ${model.unit}`}
      model={model}
      after={<CostPace body={body} site={site} isCut={cutAt !== null} compared={compared} />}
    >
      <FigureHeadline id="gridKwh" figure={energy.gridKwh} name={words.grid} look="grid" compared={compared} to={to} />
      <FigureHeadline
        id="solarKwh"
        figure={energy.solarKwh}
        name={words.solar}
        look="solar"
        compared={compared}
        to={to}
      />
      <FigureHeadline id="solarSharePct" figure={energy.solarSharePct} name={words.share} compared={compared} />
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
  const isOpen = body.until < body.period.to
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
            projected={isCut || !isOpen ? null : plan.projected}
            mark={isOpen ? plan.byNow : null}
            end={plan.whole}
            tone="energy"
            className="my-1 h-4"
          />
          <p className="flex flex-wrap justify-between gap-x-3 text-muted text-xs tabular-nums">
            <span>{isOpen ? planWords.plannedNow(money(plan.byNow)) : planWords.plannedWhole(money(plan.whole))}</span>
            {isOpen && plan.projected !== null && !isCut && (
              <span>{accueil.answers.costEnd(money(plan.projected))}</span>
            )}
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
      {planWords[isClose ? 'on' : gap < 0 ? 'under' : 'over'][plan.basis]}
    </Badge>
  )
}

const energyModel = (body: KpiBody, cutAt: number | null): CourseModel =>
  courseModel(body, cutAt, { series: stacked, units: { hourly: 'kW', daily: unitOf('gridKwh', '') } })

/** The sun below, the grid on top of it. */
const stacked = (of: Course['of']): readonly CourseSeries[] => {
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
