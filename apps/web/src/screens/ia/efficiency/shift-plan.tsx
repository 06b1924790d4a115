import { reservePctOf } from '@vigie/contracts/entities'
import type { TariffShift } from '@vigie/contracts/rest/analyst'
import { useSite } from '@/data'
import { formatDate, formatDayMonth, formatPercent } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { EmptyLine } from '@/ui/empty-line'
import { amount } from '@/widgets/findings/amount'
import { FoldedSection } from '@/widgets/page/folded-section'
import { intervalOf, type Names } from './amounts.ts'
import { DayHours, HourAxis } from './day-hours.tsx'
import { planStretches } from './plan-reasons.ts'
import { againstSun } from './plan-sun.ts'
import { hoursWords } from './plan-words.ts'

/** Of what was, hours are told and no reasons. */
const NO_REASONS = { prices: [], tank: undefined, sunShares: undefined } as const

/** The part of the address that leads to the plan. */
export const SHIFT_ANCHOR = 'plan'

type ShiftPlanProps = { readonly shift: TariffShift | null; readonly names: Names }

/** Another schedule of the pumps, carried out on the last day that pumped, with what it would save. */
export const ShiftPlan = ({ shift, names }: ShiftPlanProps) => (
  <FoldedSection id={SHIFT_ANCHOR} title={words.shift} help={words.shiftHelp} brief={briefOf(shift, names)}>
    {shift === null ? <EmptyLine>{words.shiftMissing}</EmptyLine> : <Plan shift={shift} names={names} />}
  </FoldedSection>
)

const briefOf = (shift: TariffShift | null, { currency }: Names): string => {
  if (shift === null) return words.shiftMissing
  return shift.isStated ? words.shiftSaving(amount(shift.savingPerDay.value, currency)) : words.shiftNone
}

const Plan = ({ shift, names }: { readonly shift: TariffShift; readonly names: Names }) => {
  const { savingPerDay, isStated, daysCompared, day, prices, pumps, sun } = shift
  const most = Math.max(...prices)
  const unit = `${names.currency}/kWh`
  return (
    <div className="flex min-w-0 flex-col gap-4 p-4 pt-0">
      <div className="flex min-w-0 flex-col gap-x-8 gap-y-3 lg:flex-row lg:*:basis-0 lg:*:grow">
        {isStated ? (
          <p>
            <span className="font-semibold text-lg">
              {words.shiftSaving(amount(savingPerDay.value, names.currency))}
            </span>
            <span className="block text-muted text-xs">
              {intervalOf(savingPerDay, names.currency)}, {words.shiftOn(daysCompared)}
            </span>
          </p>
        ) : (
          <p className="text-sm">{words.shiftNone}</p>
        )}
        <AgainstSun shift={shift} names={names} />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold text-sm">{words.shiftDay(formatDate(day.from))}</p>
        <Levels shift={shift} names={names} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <DayHours
          title={words.price}
          of={words.shiftPriceBetween(amount(Math.min(...prices), ''), amount(most, unit))}
          label={words.shiftPrice}
          shares={prices.map((price) => price / most)}
          wordsOf={(hour) => `${words.hour(hour)} : ${amount(prices[hour] ?? 0, unit)}`}
          color="bg-line-strong"
        />
        <HourAxis />
        {pumps.map(({ device, was, plan }) => (
          <div key={device} className="flex min-w-0 flex-col gap-1">
            <h3 className="font-semibold text-sm">{names.nameOf(device)}</h3>
            <Running
              name={names.nameOf(device)}
              kind={words.shiftWas(formatDayMonth(day.from))}
              of={hoursWords(was, planStretches({ plan: was, ...NO_REASONS }))}
              shares={was}
              color="bg-unknown"
            />
            <Running
              name={names.nameOf(device)}
              kind={words.shiftPlan}
              of={hoursWords(
                plan,
                planStretches({ plan, prices, tank: tankOf(shift, device, names), sunShares: sun?.planShares }),
              )}
              shares={plan}
              color="bg-water"
            />
          </div>
        ))}
      </div>
      <details className="text-muted text-xs">
        <summary className="touch cursor-pointer hover:text-ink print:[details:not([open])>&]:hidden">
          {words.shiftHow}
        </summary>
        <p className="max-w-prose pt-2">{words.shiftHowHelp}</p>
      </details>
    </div>
  )
}

/** What the day pumped and cost and what its tanks held, as it was and as planned, from the same levels. */
const Levels = ({ shift: { day, tanks }, names }: { readonly shift: TariffShift; readonly names: Names }) => {
  const between = (held: readonly number[]) =>
    words.tankBetween(amount(Math.min(...held), ''), amount(Math.max(...held), 'm³'))
  const figures = (of: 'was' | 'plan') =>
    words.shiftDayFigures(amount(day.pumpedM3[of], 'm³'), amount(day.cost[of], names.currency))
  const sides = [
    { side: 'was', title: words.shiftWas(formatDayMonth(day.from)) },
    { side: 'plan', title: words.shiftPlan },
  ] as const
  return (
    <ul className="grid gap-3 text-sm sm:grid-cols-3">
      <li>
        <span className="block text-muted text-xs">{words.shiftStart}</span>
        {tanks.map(({ device, startM3 }) => (
          <span key={device} className="block tabular-nums">
            {names.nameOf(device)} : {amount(startM3, 'm³')}
          </span>
        ))}
      </li>
      {sides.map(({ side, title }) => (
        <li key={side}>
          <span className="block text-muted text-xs">{title}</span>
          <span className="block font-medium tabular-nums">{figures(side)}</span>
          {tanks.map((tank) => (
            <span key={tank.device} className="block text-muted tabular-nums">
              {names.nameOf(tank.device)} : {between([tank.startM3, ...tank[side]])}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Where the plan takes work out of the day and the site aims at solar energy: both in one reasoning. */
const AgainstSun = ({ shift, names }: { readonly shift: TariffShift; readonly names: Names }) => {
  const said = againstSun(shift, useSite().data?.site.targets?.solarSharePct, names.currency)
  return said === null ? null : <p className="max-w-prose text-sm">{said}</p>
}

/** The tank that a pump fills, as the plan has it. */
const tankOf = ({ tanks }: TariffShift, pump: string, { deviceOf }: Names) => {
  const feeds = deviceOf(pump)?.feeds ?? []
  const found = tanks.find(({ device }) => feeds.includes(device))
  const tank = found === undefined ? undefined : deviceOf(found.device)
  if (found === undefined || tank === undefined) return undefined
  return { plan: found.plan, capacityM3: tank.capacityM3, reservePct: reservePctOf(tank) }
}

type RunningProps = {
  readonly name: string
  readonly kind: string
  /** its hours in words */
  readonly of: string
  readonly shares: readonly number[]
  readonly color: string
}

const Running = ({ name, kind, of, shares, color }: RunningProps) => (
  <DayHours
    title={kind}
    of={of}
    label={words.shiftHours(name, kind)}
    shares={shares}
    wordsOf={(hour) => words.running(hour, formatPercent(shares[hour] ?? 0))}
    color={color}
    isThin
  />
)
