// In: the figures of today and of the month, and what the gauges and pumps say now. Out: the state of the plant, a line a thing.
import { type Device, type DeviceId, type KpiBody, paceOf } from '@vigie/contracts/entities'
import { devicePath, PATHS } from '@/paths'
import { formatMinute } from '@/text'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { passationText } from '@/text/passation'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { autonomyWords } from '@/widgets/kpi/autonomy-words'
import { formatBare, formatFigure } from '@/widgets/kpi/figure'
import type { MissedTarget } from '@/widgets/kpi/missed-targets'
import { oldLevelAt } from '@/widgets/kpi/old-levels'
import type { PumpsSeen } from '@/widgets/kpi/use-pumps'
import { restMoment, restsSince } from '@/widgets/site-state/last-run'

const { plant: words } = passationText

/** What it is of, how that stands, what follows from that, and where more of it is. */
export type PlantLine = {
  readonly name: string
  readonly words: string
  readonly detail?: string | undefined
  readonly to: string
  /** it is to be looked at first */
  readonly isTrouble?: boolean
}

type Plant = {
  readonly devices: readonly Device[]
  readonly pumps: Pick<PumpsSeen, 'on' | 'told' | 'ranAt'>
  /** figures of the running day; undefined: not known (yet) */
  readonly today: Pick<KpiBody, 'sources' | 'storages' | 'energy' | 'plan' | 'period' | 'until'> | undefined
  /** how full a tank is by what its gauge said last, %; null: it said nothing */
  readonly fillOf: (device: DeviceId) => number | null
  readonly unpowered: ReadonlySet<DeviceId>
  /** that all pumps stand while they usually work; absent: they do not, or it is not known (yet) */
  readonly rest?: Told | undefined
  /** what is to be said of the sectors' budgets; null: none is fixed, or not known (yet) */
  readonly budgets: readonly Told[] | null
  /** whether what counts the cost has been without power */
  readonly isCostHeld: boolean
  readonly currency: string
  /** what pumping costs that the day put off, in words; absent or null: nothing was, or nobody knows */
  readonly deferred?: string | null
  /** epoch ms */
  readonly now: number
}

/** What is missed, and what shows it. */
type Told = Pick<MissedTarget, 'title' | 'proof'>

/** Pumps, each tank, budgets, the cost of the day; what is not known has no line. */
export const plantLines = (plant: Plant): readonly PlantLine[] => {
  const { pumps, today, budgets } = plant
  return [
    ...(pumps.told === 0 ? [] : [pumpLine(plant)]),
    ...(today?.storages ?? []).map((tank) => tankLine(tank, plant)),
    ...(budgets === null
      ? []
      : [
          {
            name: words.budgets,
            words: budgets.map(({ title }) => title).join(' ; ') || words.withinBudget,
            ...(budgets.length > 0 && { detail: budgets.map(({ proof }) => proof).join(' ; ') }),
            to: PATHS.consumption,
          },
        ]),
    ...costLine(plant),
  ]
}

const pumpLine = (plant: Plant): PlantLine => ({
  name: words.pumps,
  words: pumpWords(plant),
  ...(plant.rest !== undefined && { detail: plant.rest.proof, isTrouble: true }),
  to: PATHS.sources,
})

/** How many run; where none does, since when, if that is known. */
const pumpWords = ({ pumps, today }: Plant): string => {
  const state = eau.state.pumps(pumps.on, pumps.told)
  const since = pumps.on > 0 || today === undefined ? null : restsSince(today, pumps.ranAt)
  return today === undefined || since === null ? state : words.restsSince(state, restMoment(since, today))
}

const tankLine = (tank: KpiBody['storages'][number], { devices, today, fillOf, unpowered, now }: Plant): PlantLine => {
  const device = devices.find(({ id }) => id === tank.device)
  const fill = fillOf(tank.device)
  const { capacityM3 } = tank
  const volumeM3 = fill === null || capacityM3 === null ? tank.volumeM3 : (fill / 100) * capacityM3
  const oldAt = oldLevelAt([tank], today?.until ?? now, unpowered)
  const ends = autonomyWords(tank, oldAt, now)
  return {
    name: device?.name ?? tank.device,
    words: formatFigure(fill ?? tank.levelPct, 'levelPct'),
    detail: [
      ...(volumeM3 === null || capacityM3 === null
        ? []
        : [`${formatBare(volumeM3, 'storedM3')} / ${formatFigure(capacityM3, 'capacityM3')}`]),
      ...(ends === undefined ? [] : [tank.autonomyHours === 0 ? ends : words.lasts(autonomyLength(tank, now), ends)]),
    ].join(' · '),
    to: device === undefined ? PATHS.storage : devicePath(device),
  }
}

const costLine = ({ today, isCostHeld, currency, deferred = null }: Plant): readonly PlantLine[] => {
  const value = today?.energy.cost.value ?? null
  if (today === undefined || value === null) return []
  const planned = isCostHeld ? null : (today.plan?.cost ?? null)
  const pace = planned === null ? null : paceOf(planned, value)
  const money = (amount: number) => formatFigure(amount, 'cost', currency)
  const line = { name: words.cost, to: PATHS.energy }
  if (planned === null || pace === null) return [{ ...line, words: money(value) }]
  const told = words.spent(money(pace.counted), formatMinute(pace.at ?? today.until))
  const against = words.against[planned.basis](money(pace.expected))
  return [{ ...line, words: told, detail: deferred === null ? against : `${against}, ${kpi.deferred(deferred)}` }]
}
