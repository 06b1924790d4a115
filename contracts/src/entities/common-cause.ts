import { type Alarm, type AlarmPriority, alarmPriority } from './alarm.ts'
import type { Device, DeviceId } from './device.ts'
import { groupByMoment, isGeneralCut } from './together.ts'

// Which power cuts have one cause, and which of them it is. One rule, by which the upstream answers, the list of alarms
// folds and the home page counts.

/** Fewer cuts with one cause are told one by one. */
export const LEAST_TOGETHER = 3

/** The devices that get their power over a device, by its id; without the device itself. */
export type Supply = (device: DeviceId) => ReadonlySet<DeviceId>

const NOTHING: ReadonlySet<DeviceId> = new Set()
/** Of a site that does not say over what its devices get their power. */
export const UNKNOWN_SUPPLY: Supply = () => NOTHING

/** What the devices of a site say of it: one of the role energy supplies what it feeds, and what that supplies. */
export const supplyOf = (devices: readonly Pick<Device, 'id' | 'role' | 'feeds'>[]): Supply => {
  const fed = new Map(devices.flatMap(({ id, role, feeds }) => (role === 'energy' ? [[id, feeds] as const] : [])))
  const known = new Map<DeviceId, ReadonlySet<DeviceId>>()
  const reach = (from: DeviceId): ReadonlySet<DeviceId> => {
    const found = new Set(fed.get(from))
    // grows while it is walked
    for (const one of found) for (const next of fed.get(one) ?? []) found.add(next)
    found.delete(from)
    return found
  }
  return (device) => {
    if (!fed.has(device)) return NOTHING
    const supplied = known.get(device) ?? reach(device)
    known.set(device, supplied)
    return supplied
  }
}

/** What is looked at of the alarm of a power supply. */
type Cut = Pick<Alarm, 'device' | 'raisedAt' | 'clearedAt'>

/** Cuts with one cause, oldest first; `source`: that of what supplies all others, null: nobody knows which it is. */
export type CommonCause<C> = { readonly source: C | null; readonly cuts: readonly C[] }

type Site = {
  readonly supply?: Supply
  /** nothing of the site has power: then all cuts that last are one, led by the largest of their moments */
  readonly isWhole?: boolean
}

/**
 * The causes of power cuts: of those that began in one moment, before the others were over, what one of them supplies
 * follows from it, and the rest is together, of no known cause. Each cut is in exactly one of them.
 */
export const commonCausesOf = <C extends Cut>(
  cuts: readonly C[],
  { supply = UNKNOWN_SUPPLY, isWhole = false }: Site = {},
): readonly CommonCause<C>[] => {
  const lasting = isWhole ? cuts.filter(({ clearedAt }) => clearedAt === null) : []
  const others = isWhole ? cuts.filter(({ clearedAt }) => clearedAt !== null) : cuts
  const whole = momentsOf(lasting)
    .toSorted((one, other) => other.length - one.length)
    .flat()
  return [
    ...(whole.length === 0 ? [] : [{ source: sourceOf(whole, supply), cuts: whole }]),
    ...momentsOf(others).flatMap((moment) => partsOf(moment, supply)),
  ]
}

/**
 * How soon somebody has to act on cuts with one cause: the cut of most of a site is critical whatever each of its alarms
 * is, any other as urgent as the most urgent of them.
 * @param alarms what the cause stands for
 * @param of how many of the devices of the site are cut by it; fewer devices than cuts: they are not known (yet)
 */
export const priorityOfCause = (
  alarms: readonly Pick<Alarm, 'priority'>[],
  of: { readonly cut: number; readonly devices: number },
): AlarmPriority => {
  if (of.cut <= of.devices && isGeneralCut(of.cut, of.devices)) return 'critical'
  const priorities = new Set(alarms.map(({ priority }) => priority))
  return alarmPriority.options.find((one) => priorities.has(one)) ?? 'low'
}

/** What had its power back before the others lost theirs was cut by something else. */
const momentsOf = <C extends Cut>(cuts: readonly C[]) =>
  groupByMoment(
    cuts,
    ({ raisedAt }) => Date.parse(raisedAt),
    ({ clearedAt }) => (clearedAt === null ? Number.POSITIVE_INFINITY : Date.parse(clearedAt)),
  )

const partsOf = <C extends Cut>(moment: readonly C[], supply: Supply): readonly CommonCause<C>[] => {
  const cut = new Set(moment.map(({ device }) => device))
  const sources = moment
    .flatMap((source) => {
      const count = countIn(cut, supply(source.device))
      return count === 0 ? [] : [{ source, count }]
    })
    // what supplies another supplies whatever that one does
    .toSorted((one, other) => other.count - one.count)
  let rest = moment
  const parts = sources.flatMap(({ source }): CommonCause<C>[] => {
    const supplied = supply(source.device)
    const own = rest.includes(source) ? rest.filter((one) => one === source || supplied.has(one.device)) : []
    if (own.length < 2) return []
    rest = rest.filter((one) => !own.includes(one))
    return [{ source, cuts: own }]
  })
  return rest.length === 0 ? parts : [...parts, { source: null, cuts: rest }]
}

const countIn = (cut: ReadonlySet<DeviceId>, supplied: ReadonlySet<DeviceId>): number => {
  let count = 0
  for (const one of supplied) if (cut.has(one)) count += 1
  return count
}

/** Of cuts with one cause that of what supplies all others; null: nobody knows which it is. */
export const sourceOf = <C extends Pick<Cut, 'device'>>(cuts: readonly C[], supply: Supply): C | null =>
  cuts.find(
    (one) => cuts.length > 1 && cuts.every(({ device }) => device === one.device || supply(one.device).has(device)),
  ) ?? null
