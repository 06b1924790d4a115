// In: an alarm's device, the network, today's figures. Out: what happens if nobody moves, as the site's figures say it.
import {
  type Alarm,
  type AlarmCondition,
  type Device,
  type DeviceId,
  HOUR_MS,
  type KpiBody,
  MINUTE_MS,
} from '@vigie/contracts/entities'
import { formatAhead, formatMomentMinute } from '@/text'
import { alarmImpactText as words } from '@/text/alarm-detail'
import { pumpsInto, tankAt, tankFedBy } from '../assets/tank-network.ts'
import { autonomyLength } from '../kpi/autonomy-length.ts'
import { excessOfDay } from '../leaks/leak-words.ts'
import { leaksOf } from '../leaks/leaks.ts'

type Figures = Pick<KpiBody, 'storages' | 'until'> & Partial<Pick<KpiBody, 'consumptions'>>
/** What happens, in how long (already: 0), how that is known, and whether it is near enough to hurry. */
export type Impact = {
  readonly title: string
  readonly basis: string
  readonly inHours: number
  readonly isSoon: boolean
}

/** What comes later leaves time for another shift, h. */
const SOON_HOURS = 48

/** What is computed from a level read longer ago than this is estimated. */
const LATELY_MS = 15 * MINUTE_MS

/**
 * What comes of an active alarm: of a pump that stands, how long the tank into which it pumps still lasts; of a level, how
 * long that tank lasts, or until it runs over. While another pump of the tank has power, that is told first, or the net
 * flow once the whole hour that it is of saw the pump stand. Of a night that drew far more than usual: how much that is a
 * day. null: nothing follows that a recorded figure tells.
 * @param now epoch ms
 * @param isRunning whether a pump runs now; null: it does not say. One with power is not said to fill the tank for that
 */
export const impactOf = (
  alarm: Pick<Alarm, 'device' | 'condition' | 'raisedAt' | 'clearedAt'>,
  devices: readonly Device[],
  figures: Figures | undefined,
  unpowered: ReadonlySet<DeviceId>,
  now: number,
  isRunning: (pump: DeviceId) => boolean | null = () => null,
): Impact | null => {
  const bears = BEARS_ON_TANKS[alarm.condition]
  if (figures === undefined || alarm.clearedAt !== null) return null
  if (alarm.condition === 'night-flow') return lossOf(alarm.device, devices, figures)
  if (bears === null) return null
  const tank = bears === 'stops' ? tankFedBy(alarm.device, devices) : tankAt(alarm.device, devices)
  const known = figures.storages.find(({ device }) => device === tank?.id)
  if (tank === undefined || known === undefined) return null
  const old = known.levelAt != null && figures.until - known.levelAt > LATELY_MS ? known.levelAt : null
  const estimated = old === null ? null : words.estimated(formatMomentMinute(old, figures.until))
  const told = (title: string, inHours: number, basis: string, isSoon = inHours <= SOON_HOURS): Impact => ({
    title,
    inHours,
    isSoon,
    basis: estimated ?? basis,
  })
  const { emptyInHours, overflowInHours, autonomyHours } = known
  if (bears === 'fills')
    return overflowInHours === null
      ? null
      : told(words.fullIn(tank.name, hours(overflowInHours)), overflowInHours, words.byFlow)
  const { count, on } = pumpsInto(tank.id, devices, unpowered)
  const areAllOff = on.length === 0 && count > 0
  const isFlowOfCut = bears === 'empties' || figures.until - Date.parse(alarm.raisedAt) >= HOUR_MS
  if (!areAllOff && isFlowOfCut && emptyInHours != null)
    return told(words.emptyIn(tank.name, hours(emptyInHours)), emptyInHours, words.byFlow)
  if (autonomyHours === null) return null
  if (autonomyHours === 0) return told(words.spent(tank.name), 0, words.ofLevel)
  const length = autonomyLength(known, now)
  if (areAllOff) return told(words.reserveIn(tank.name, length), autonomyHours, words.allOff(count))
  return {
    title: words.fedStill(tank.name, stillPump(on, isRunning)),
    inHours: autonomyHours,
    isSoon: false,
    basis: [words.unfed(length), ...(estimated === null ? [] : [estimated])].join(', '),
  }
}

const lossOf = (device: DeviceId, devices: readonly Device[], figures: Figures): Impact | null => {
  const leak = leaksOf(devices, { consumptions: figures.consumptions ?? [] }).find((one) => one.device.id === device)
  return leak === undefined
    ? null
    : { title: words.lost(excessOfDay(leak)), inHours: 0, isSoon: false, basis: words.byNights }
}

/** What the pumps of a tank that have power do for it: those that run, or that others may start. */
const stillPump = (on: readonly DeviceId[], isRunning: (pump: DeviceId) => boolean | null): string => {
  const running = on.filter((id) => isRunning(id) === true).length
  if (running > 0) return words.stillPump(running)
  return words.mayPump(
    on.length,
    on.every((id) => isRunning(id) === false),
  )
}

/**
 * What a condition means for a tank: the one at which its device measures fills, or empties at the rate of the last hour; or
 * its device, a pump, does not fill one any more, which the home page tells with the same figure; null: nothing that is
 * known.
 */
const BEARS_ON_TANKS: Readonly<Record<AlarmCondition, 'fills' | 'empties' | 'stops' | null>> = {
  'power-off': 'stops',
  'tank-high': 'fills',
  'tank-overflow': 'fills',
  'tank-low': 'empties',
  'tank-empty': 'empties',
  'threshold-low': null,
  'threshold-high': null,
  offline: null,
  stale: null,
  'night-flow': null,
  'efficiency-drift': null,
  anomaly: null,
}

/** To a quarter of an hour, as every other page has it. */
const hours = (count: number): string => formatAhead(count * HOUR_MS)
