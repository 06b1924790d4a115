import { type KpiBody, type Site, unitOf } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { accueil } from '@/text/accueil'
import { atLeast } from '@/widgets/kpi/figure'
import { latePart } from '@/widgets/late/late-part'
import { Aim } from './aim.tsx'
import { type Course, courseModel } from './course.ts'
import { CourseCard } from './course-card.tsx'
import type { CourseModel, CourseSeries } from './course-model.ts'
import { FigureHeadline } from './headline.tsx'
import { basisOf, type CourseCardProps } from './water-card.tsx'

const { course: words } = accueil

/** The figures above it need not wait for it. */
const CostPace = latePart(async () => (await import('./cost-pace.tsx')).CostPace)

type EnergyCardProps = Omit<CourseCardProps, 'devices'> & {
  readonly site: Pick<Site, 'currency' | 'tariff' | 'targets'> | undefined
}

/** The energy of the period: bought and from the sun, over time, and what it costs against what was to be expected. */
export const EnergyCard = ({ body, site, keep, compared, cutAt }: EnergyCardProps) => {
  const { energy } = body
  const to = keep(PATHS.energy)
  const model = energyModel(body, cutAt)
  // of a running day the sentence at the top tells where it leads
  const target = atLeast(site?.targets.solarSharePct)
  return (
    <CourseCard
      id="energie"
      title={words.energy}
      help={basisOf(body, body.plan?.cost ?? null)}
      link={{ to, label: words.energyLink }}
      label={`${words.energy}, ${model.unit}`}
      model={model}
      after={<CostPace placeholder={<div className="h-22" />} body={body} site={site} compared={compared} />}
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
      <FigureHeadline id="solarSharePct" figure={energy.solarSharePct} name={words.share} compared={compared}>
        {target !== undefined && body.plan == null && (
          <Aim
            id="solarSharePct"
            value={energy.solarSharePct.value}
            target={target}
            isOpen={body.until < body.period.to}
          />
        )}
      </FigureHeadline>
    </CourseCard>
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
