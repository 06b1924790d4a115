import { type Device, type KpiBody, type PlannedKpi, paceOf, unitOf } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { formatMinute, formatWeekdays, NO_VALUE } from '@/text'
import { accueil } from '@/text/accueil'
import { changeOf, formatBare, formatFigure, formatSigned } from '@/widgets/kpi/figure'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { latePart } from '@/widgets/late/late-part'
import { courseModel } from './course.ts'
import { CourseCard } from './course-card.tsx'
import type { CourseModel } from './course-model.ts'
import { FigureHeadline, Headline } from './headline.tsx'

const { course: words, plan: planWords } = accueil

/** The figures above it need not wait for it. */
const TankFigures = latePart(async () => (await import('./tank-figures.tsx')).TankFigures)

export type CourseCardProps = {
  readonly body: KpiBody
  readonly devices: readonly Device[]
  /** a path that keeps the period shown */
  readonly keep: (path: string) => string
  /** what changes are against, in words */
  readonly compared: string
  /** the beginning of a cut that silences the whole site now, epoch ms; null: none */
  readonly cutAt: number | null
}

type WaterCardProps = CourseCardProps & {
  /** the period goes on, or ends with the clock */
  readonly isOpen: boolean
}

/** The water of the period: made and used, over time, against what was to be expected, and the tanks. */
export const WaterCard = ({ body, devices, keep, compared, cutAt, isOpen }: WaterCardProps) => {
  const { water } = body
  const model = waterModel(body, cutAt)
  return (
    <CourseCard
      id="eau"
      title={words.water}
      help={waterBasisOf(body)}
      link={{ to: keep(PATHS.water), label: words.waterLink }}
      label={`${words.water}, ${model.unit}`}
      model={model}
      after={
        <TankFigures
          placeholder={<div className="h-25" />}
          tanks={body.storages}
          devices={devices}
          until={body.until}
          isOpen={isOpen}
          isCut={cutAt !== null}
          keep={keep}
        />
      }
    >
      <FigureHeadline
        id="producedM3"
        figure={water.producedM3}
        name={words.produced}
        look="produced"
        compared={compared}
        to={keep(PATHS.sources)}
      />
      <FigureHeadline
        id="consumedM3"
        figure={water.consumedM3}
        name={words.consumed}
        look="consumed"
        compared={compared}
        to={keep(PATHS.consumption)}
      />
      <Pace body={body} />
    </CourseCard>
  )
}

/** What the plan of a day rests on, in words; undefined: there is no plan. */
export const basisOf = ({ plan, period }: Planned, planned: PlannedKpi | null): string | undefined =>
  planned === null
    ? undefined
    : planned.basis === 'target'
      ? planWords.basis(planWords.target)
      : planWords.weekdays(formatWeekdays(plan?.days ?? 0, period.from))

type Planned = Pick<KpiBody, 'plan' | 'period'>

/** The same of the water, with how many of the days that the plan rests on held a leak that still runs: a target rests on none. */
export const waterBasisOf = ({ plan, period }: Planned): string | undefined => {
  const basis = basisOf({ plan, period }, plan?.consumedM3 ?? null)
  const leaking = Math.max(0, ...(plan?.leaks ?? []).map(({ days }) => days))
  return plan?.consumedM3?.basis !== 'weekdays' || !plan.leaks?.length || plan.days === 0
    ? basis
    : `${basis}${planWords.leaking(leaking)}`
}

/** How the consumption of a running day stands against what was to be expected; of another period, how the stock changed. */
const Pace = ({ body }: { readonly body: KpiBody }) => {
  const isHeld = useHeld(body.period).water
  const plan = body.plan?.consumedM3 ?? null
  const used = body.water.consumedM3.value
  const pace = plan === null ? null : paceOf(plan, used)
  if (plan === null || pace === null || pace.expected <= 0) {
    const delta = body.water.storedDeltaM3.value
    return (
      <Headline name={words.stock} value={delta === null ? NO_VALUE : formatSigned(delta, 'storedDeltaM3')} unit="">
        {body.water.storedM3 !== null && words.inStock(formatFigure(body.water.storedM3, 'storedM3'))}
      </Headline>
    )
  }
  const isOpen = body.until < body.period.to
  return (
    <Headline
      name={planWords.pace(isOpen && pace.at !== undefined ? ` ${accueil.answers.costAt(formatMinute(pace.at))}` : '')}
      value={
        changeOf({ value: pace.counted, previous: pace.expected, completenessPct: 100 }, 'consumedM3')?.words ??
        NO_VALUE
      }
      unit=""
    >
      {isOpen && !isHeld && plan.projected !== null
        ? planWords.end(formatBare(plan.projected, 'consumedM3'), formatFigure(plan.whole, 'consumedM3'))
        : planWords.of(formatFigure(isOpen ? pace.expected : plan.whole, 'consumedM3'))}
    </Headline>
  )
}

const waterModel = (body: KpiBody, cutAt: number | null): CourseModel => {
  const unit = unitOf('producedM3', '')
  return courseModel(body, cutAt, {
    series: (of) => [
      { look: 'consumed', name: words.consumed, values: of('consumedM3') },
      { look: 'produced', name: words.produced, values: of('producedM3') },
    ],
    units: { hourly: `${unit}/h`, daily: unit },
  })
}
