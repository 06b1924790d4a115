import { HOUR_MS, reservePctOf } from '@vigie/contracts/entities'
import type { TariffShift } from '@vigie/contracts/rest/analyst'
import { useSite } from '@/data'
import { formatPercent, formatSpan } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { EmptyLine } from '@/ui/empty-line'
import { amount } from '@/widgets/findings/amount'
import { FoldedSection } from '@/widgets/page/folded-section'
import { intervalOf, type Names } from './amounts.ts'
import { hoursMovedFromSun, type PlanStretch, planStretches } from './plan-reasons.ts'

/** Hours named under the bars. */
const AXIS_HOURS = [0, 6, 12, 18]

/** The part of the address that leads to the plan. */
export const SHIFT_ANCHOR = 'plan'

type ShiftPlanProps = { readonly shift: TariffShift | null; readonly names: Names }

/** Another schedule of the pumps drawn against the last day's, with what it would save. */
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
  const { savingPerDay, isStated, daysCompared, prices, pumps, tanks } = shift
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
        <ul className="flex flex-col gap-1 text-sm">
          {tanks.map(({ device, plan }) => (
            <li key={device}>
              {names.nameOf(device)} :{' '}
              <span className="text-muted">
                {words.shiftPlan.toLowerCase()}{' '}
                {words.tankBetween(amount(Math.min(...plan), 'm³'), amount(Math.max(...plan), 'm³'))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <Hours
          title={words.shiftPrice}
          kind={words.shiftPriceBetween(amount(Math.min(...prices), ''), amount(most, unit))}
          label={words.shiftPrice}
          shares={prices.map((price) => price / most)}
          wordsOf={(hour) => `${words.hour(hour)} : ${amount(prices[hour] ?? 0, unit)}`}
          color="bg-line-strong"
        />
        <HourAxis />
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
          {LEGEND.map(({ kind, color }) => (
            <li key={kind} className="flex items-center gap-1.5">
              <span aria-hidden className={`size-2.5 rounded-sm ${color}`} />
              {kind}
            </li>
          ))}
          <li>{words.shiftLegend}</li>
        </ul>
        {pumps.map(({ device, today, plan }) => (
          <div key={device} className="flex min-w-0 flex-col gap-1">
            <h3 className="font-semibold text-sm">{names.nameOf(device)}</h3>
            <Running name={names.nameOf(device)} kind={words.shiftToday} shares={today} color="bg-unknown" />
            <Running name={names.nameOf(device)} kind={words.shiftPlan} shares={plan} color="bg-energy" />
            <Reasons
              name={names.nameOf(device)}
              stretches={planStretches({ plan, prices, tank: tankOf(shift, device, names) })}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

const LEGEND = [
  { kind: words.shiftToday, color: 'bg-unknown' },
  { kind: words.shiftPlan, color: 'bg-energy' },
] as const

const HourAxis = () => (
  <div
    aria-hidden
    className="grid min-w-0 grid-cols-[8.5rem_minmax(0,1fr)] gap-2 text-2xs text-muted max-sm:grid-cols-1"
  >
    <span className="max-sm:hidden" />
    <div className="flex">
      {AXIS_HOURS.map((hour) => (
        <span key={hour} className="grow basis-0">
          {words.hour(hour)}
        </span>
      ))}
    </div>
  </div>
)

/** Where the plan takes work out of the day and the site aims at solar energy: both in one reasoning. */
const AgainstSun = ({ shift, names }: { readonly shift: TariffShift; readonly names: Names }) => {
  const target = useSite().data?.site.targets?.solarSharePct
  const hours = hoursMovedFromSun(shift)
  if (target === undefined || !shift.isStated || hours < 1) return null
  return (
    <p className="max-w-prose text-sm">
      {words.shiftAgainstSun(
        formatPercent(target / 100),
        formatSpan(Math.round(hours) * HOUR_MS),
        amount(shift.savingPerDay.value, names.currency),
      )}
    </p>
  )
}

/** The tank that a pump fills, as the plan has it. */
const tankOf = ({ tanks }: TariffShift, pump: string, { deviceOf }: Names) => {
  const feeds = deviceOf(pump)?.feeds ?? []
  const found = tanks.find(({ device }) => feeds.includes(device))
  const tank = found === undefined ? undefined : deviceOf(found.device)
  if (found === undefined || tank === undefined) return undefined
  return { plan: found.plan, capacityM3: tank.capacityM3, reservePct: reservePctOf(tank) }
}

/** Why it works and rests when the plan says so. */
const Reasons = ({ name, stretches }: { readonly name: string; readonly stretches: readonly PlanStretch[] }) => (
  <ul
    aria-label={words.shiftWhy(name)}
    className="ml-36 flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-xs tabular-nums max-sm:ml-0"
  >
    {stretches.map(({ from, to, runs, reason }) => (
      <li key={from}>
        {words.shiftStretch(from, to)} :{' '}
        <span className={runs ? 'font-medium text-ink' : ''}>{runs ? words.shiftWork : words.shiftRest}</span>,{' '}
        {words.shiftReasons[reason]}
      </li>
    ))}
  </ul>
)

type RunningProps = {
  readonly name: string
  readonly kind: string
  readonly shares: readonly number[]
  readonly color: string
}

const Running = ({ name, kind, shares, color }: RunningProps) => (
  <Hours
    title={kind}
    label={words.shiftHours(name, kind)}
    shares={shares}
    wordsOf={(hour) => words.running(hour, formatPercent(shares[hour] ?? 0))}
    color={color}
  />
)

type HoursProps = {
  readonly title: string
  readonly kind?: string
  readonly label: string
  /** by hour, 0 to 1 */
  readonly shares: readonly number[]
  readonly wordsOf: (hour: number) => string
  readonly color: string
}

/** A day as one bar an hour; each bar says its hour and its figure. */
const Hours = ({ title, kind, label, shares, wordsOf, color }: HoursProps) => (
  <div className="grid min-w-0 grid-cols-[8.5rem_minmax(0,1fr)] items-end gap-2 text-xs max-sm:grid-cols-1">
    <span className="text-muted">
      {title}
      {kind !== undefined && <span className="block text-2xs">{kind}</span>}
    </span>
    <ol aria-label={label} className="flex h-9 min-w-0 items-end gap-px border-line border-b">
      {[...shares.entries()].map(([hour, share]) => (
        <li key={hour} title={wordsOf(hour)} className="flex h-full min-w-0 grow basis-0 items-end bg-sunken">
          <span aria-hidden className={`block w-full ${color}`} style={{ height: `${Math.round(share * 100)}%` }} />
          <span className="sr-only">{wordsOf(hour)}</span>
        </li>
      ))}
    </ol>
  </div>
)
