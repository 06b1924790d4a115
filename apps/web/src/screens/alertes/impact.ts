// In: an alarm's device, the network, today's figures. Out: what happens if nobody moves, as the site's figures say it.
import {
  type Alarm,
  type AlarmCondition,
  type Device,
  HOUR_MS,
  type KpiBody,
  MINUTE_MS,
} from '@vigie/contracts/entities'
import { formatDuration, formatMomentMinute } from '@/text'
import { alarmText } from '@/text/alarms'
import { formatFigure } from '@/widgets/kpi/figure'

const { impact: words } = alarmText

type Figures = Pick<KpiBody, 'storages' | 'until'>
/** What happens, in how long, how that is known, and whether it is near enough to hurry. */
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
 * long that tank lasts, or until it runs over. null: nothing follows for a tank, or no recorded figure tells.
 */
export const impactOf = (
  alarm: Pick<Alarm, 'device' | 'condition' | 'clearedAt'>,
  devices: readonly Device[],
  figures: Figures | undefined,
): Impact | null => {
  const bears = BEARS_ON_TANKS[alarm.condition]
  if (figures === undefined || alarm.clearedAt !== null || bears === null) return null
  const network = networkOf(devices)
  const tank = bears === 'stops' ? tankFedBy(alarm.device, network) : tankAt(alarm.device, network)
  const known = figures.storages.find(({ device }) => device === tank?.id)
  if (tank === undefined || known === undefined) return null
  const old = known.levelAt != null && figures.until - known.levelAt > LATELY_MS ? known.levelAt : null
  const told = (title: string, inHours: number, basis: string): Impact => ({
    title,
    inHours,
    isSoon: inHours <= SOON_HOURS,
    basis: old === null ? basis : words.estimated(formatMomentMinute(old, figures.until)),
  })
  if (bears === 'fills')
    return known.overflowInHours === null
      ? null
      : told(words.fullIn(tank.name, hours(known.overflowInHours)), known.overflowInHours, words.byFlow)
  if (bears === 'empties' && known.emptyInHours != null)
    return told(words.emptyIn(tank.name, hours(known.emptyInHours)), known.emptyInHours, words.byFlow)
  if (known.autonomyHours === null) return null
  if (known.autonomyHours === 0) return told(words.spent(tank.name), 0, words.ifStopped)
  return told(words.emptyIn(tank.name, hours(known.autonomyHours)), known.autonomyHours, words.ifStopped)
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

/** From a day on in hours, as every other page has it. */
const hours = (count: number): string =>
  count < 24 ? formatDuration(count * HOUR_MS) : formatFigure(count, 'autonomyHours')

/** The tank that a device is, or is a part of. */
const tankAt = (id: string, { byId, tankOfAsset }: Network): Device | undefined => {
  const here = byId.get(id)
  return here !== undefined && isTank(here) ? here : tankOfAsset.get(here?.asset?.id ?? '')
}

/**
 * The tank into which a pump pumps, over whatever lies between; looked for once for each device. What feeds a pump with
 * energy feeds no tank, and what measures water does not move it.
 */
const tankFedBy = (id: string, { byId, tanks }: Network): Device | undefined => {
  if (byId.get(id)?.kind !== 'pump') return undefined
  if (tanks.has(id)) return tanks.get(id)
  const seen = new Set<string>()
  let front = [id]
  let found: Device | undefined
  while (front.length > 0 && found === undefined) {
    for (const next of front) seen.add(next)
    const next = front.flatMap((one) => byId.get(one)?.feeds ?? []).flatMap((fed) => byId.get(fed) ?? [])
    found = next.find(isTank)
    front = next.map((device) => device.id).filter((fed) => !seen.has(fed))
  }
  tanks.set(id, found)
  return found
}

const isTank = (device: Device): boolean => device.role === 'storage' && device.capacityM3 !== null

/** The devices of a site by what is asked of them: a flood asks for ten thousand of them on each render. */
type Network = {
  readonly byId: ReadonlyMap<string, Device>
  readonly tankOfAsset: ReadonlyMap<string, Device>
  /** what was found so far */
  readonly tanks: Map<string, Device | undefined>
}
const networks = new WeakMap<readonly Device[], Network>()
const networkOf = (devices: readonly Device[]): Network => {
  const known = networks.get(devices)
  if (known !== undefined) return known
  const ofAssets = devices.flatMap((one): [string, Device][] =>
    isTank(one) && one.asset != null ? [[one.asset.id, one]] : [],
  )
  const made: Network = {
    byId: new Map(devices.map((device) => [device.id, device])),
    // the first of an asset counts
    tankOfAsset: new Map(ofAssets.reverse()),
    tanks: new Map(),
  }
  networks.set(devices, made)
  return made
}
