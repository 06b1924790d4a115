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
/** What happens, how that is known, and whether it is near enough to hurry. */
export type Impact = { readonly title: string; readonly basis: string; readonly isSoon: boolean }

/** What comes later leaves time for another shift, h. */
const SOON_HOURS = 48

/** What is computed from a level read longer ago than this is estimated. */
const LATELY_MS = 15 * MINUTE_MS

/**
 * What comes of an active alarm on a device: how long the tank that it is, or feeds, still lasts, or until it runs over;
 * null: no recorded figure tells.
 */
export const impactOf = (
  alarm: Pick<Alarm, 'device' | 'condition' | 'clearedAt'>,
  devices: readonly Device[],
  figures: Figures | undefined,
): Impact | null => {
  const bears = BEARS_ON_TANKS[alarm.condition]
  if (figures === undefined || alarm.clearedAt !== null || bears === null) return null
  const network = networkOf(devices)
  const tank = tankOf(alarm.device, network)
  const known = figures.storages.find(({ device }) => device === tank?.id)
  // a camera moves no water
  const isCamera = network.byId.get(alarm.device)?.kind === 'camera'
  if (tank === undefined || known === undefined || isCamera) return null
  const old = known.levelAt != null && figures.until - known.levelAt > LATELY_MS ? known.levelAt : null
  const told = (title: string, inHours: number, basis: string): Impact => ({
    title,
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
 * What a condition means for the tank that its device is or feeds: it fills, it empties at the rate of the last hour, or
 * nothing pumps into it any more, which the home page tells with the same figure; null: nothing that is known.
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

/** The tank that a device is, belongs to, or feeds over whatever lies between; looked for once for each device. */
const tankOf = (id: string, { byId, tankOfAsset, tanks }: Network): Device | undefined => {
  if (tanks.has(id)) return tanks.get(id)
  const seen = new Set<string>()
  let front = [id]
  let found: Device | undefined
  while (front.length > 0 && found === undefined) {
    for (const next of front) seen.add(next)
    const here = front.flatMap((one) => byId.get(one) ?? [])
    const assets = here.flatMap(({ asset }) => asset?.id ?? [])
    found = here.find(isTank) ?? assets.flatMap((asset) => tankOfAsset.get(asset) ?? [])[0]
    front = here.flatMap(({ feeds }) => feeds).filter((next) => !seen.has(next))
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
