// In: an alarm's device, the network, today's figures. Out: what happens if nobody moves, as the site's figures say it.
import { type Alarm, type Device, HOUR_MS, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { formatDuration, formatMinute } from '@/text'
import { alarmText } from '@/text/alarms'

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
  if (figures === undefined || alarm.clearedAt !== null) return null
  const tank = tankOf(alarm.device, devices)
  const known = figures.storages.find(({ device }) => device === tank?.id)
  // a camera moves no water
  const isCamera = devices.find(({ id }) => id === alarm.device)?.kind === 'camera'
  if (tank === undefined || known === undefined || isCamera) return null
  const old = known.levelAt != null && figures.until - known.levelAt > LATELY_MS ? known.levelAt : null
  const told = (title: string, inHours: number, basis: string): Impact => ({
    title,
    isSoon: inHours <= SOON_HOURS,
    basis: old === null ? basis : words.estimated(formatMinute(old)),
  })
  if (known.overflowInHours !== null && isHigh(alarm))
    return told(words.fullIn(tank.name, hours(known.overflowInHours)), known.overflowInHours, words.byFlow)
  if (isHigh(alarm)) return null
  if (known.emptyInHours != null)
    return told(words.emptyIn(tank.name, hours(known.emptyInHours)), known.emptyInHours, words.byFlow)
  if (known.autonomyHours === null) return null
  if (known.autonomyHours === 0) return told(words.spent(tank.name), 0, words.ifStopped)
  return told(words.emptyIn(tank.name, hours(known.autonomyHours)), known.autonomyHours, words.ifStopped)
}

const isHigh = ({ condition }: Pick<Alarm, 'condition'>): boolean => /high|overflow/.test(condition)
const hours = (count: number): string => formatDuration(count * HOUR_MS)

/** The tank that a device is, belongs to, or feeds over whatever lies between. */
const tankOf = (id: string, devices: readonly Device[]): Device | undefined => {
  const byId = new Map(devices.map((device) => [device.id, device]))
  const measures = (device: Device | undefined): device is Device =>
    device?.role === 'storage' && device.capacityM3 !== null
  const seen = new Set<string>()
  let front = [id]
  while (front.length > 0) {
    for (const next of front) seen.add(next)
    const here = front.flatMap((one) => byId.get(one) ?? [])
    const assets = new Set(here.flatMap(({ asset }) => asset?.id ?? []))
    const found = here.find(measures) ?? devices.find((one) => measures(one) && assets.has(one.asset?.id ?? ''))
    if (found !== undefined) return found
    front = here.flatMap(({ feeds }) => feeds).filter((next) => !seen.has(next))
  }
  return undefined
}
