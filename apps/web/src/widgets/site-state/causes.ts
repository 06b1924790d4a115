// In: who is without power or silent, the tanks, the last nights, open alarms. Out: what needs watching, one entry a cause, the worst first.
import {
  type Alarm,
  type AlarmCondition,
  type Device,
  type DeviceId,
  groupByMoment,
  HOUR_MS,
  hasNoPower,
  isGeneralCut,
  isSameMoment,
  type KpiBody,
  MINUTE_MS,
  type Power,
  TOGETHER_MS,
} from '@vigie/contracts/entities'
import { hasNoPump, pumpsInto } from '../assets/tank-network.ts'
import { tankWayOf } from '../device-tile/tank-way.ts'
import type { MissedTarget } from '../kpi/missed-targets.ts'
import { type Leak, leaksOf } from '../leaks/leaks.ts'
import type { AttentionItem } from './attention.ts'
import { type PumpsCut, withPumps } from './pumps-cut.ts'

/** How soon somebody has to look: what stops the site, or what should be looked into. */
export type Severity = 'critical' | 'check'

type Common = {
  readonly id: string
  readonly severity: Severity
  /** epoch ms; null: nobody knows */
  readonly since: number | null
}
/** Devices that lost their power together. */
export type PowerCause = Common & PumpsCut & PowerCut
type PowerCut = {
  readonly kind: 'power'
  readonly devices: readonly Device[]
  /** most of the site is cut */
  readonly general: boolean
  /** nothing that tells of its power has any left */
  readonly whole: boolean
  /** how many of those that tell of their power have it */
  readonly power: Power
  /** when they lost it, the moment of most of them first */
  readonly moments: readonly CutMoment[]
}
/** How many devices lost their power at one moment, epoch ms; null: nobody knows when. */
export type CutMoment = { readonly since: number | null; readonly count: number }
/** A tank that runs empty, or down to its reserve; `estimated` when its level is no longer read, or only its draw is foreseen. */
export type TankCause = Common & {
  readonly kind: 'empty'
  readonly device: Device
  readonly endsAt: number
  readonly estimated: boolean
  /** what ends then is the stock above its reserve: nothing pumps into it any more */
  readonly atReserve: boolean
}
/** A leak; `judgedUntil`: its meter has had no power since then, so no later night tells of it; null: it has power. */
export type LeakCause = Common & Leak & { readonly kind: 'leak'; readonly judgedUntil: number | null }
/** Devices of which nothing comes. */
export type QuietCause = Common & {
  readonly kind: 'offline' | 'silent' | 'never'
  readonly devices: readonly Device[]
}
/** An alarm that holds, of what nothing else here tells. */
export type AlarmCause = Common & { readonly kind: 'alarm'; readonly device: Device; readonly alarm: Alarm }
/** A figure that is not what it should be today: a target that is missed, a budget that is used up, pumps that stand. */
export type TargetCause = Common & { readonly kind: 'target'; readonly missed: MissedTarget }
/** Something that needs watching, and what is known of it. */
export type Cause = PowerCause | TankCause | LeakCause | QuietCause | AlarmCause | TargetCause

/** So many devices that lost their power together are a line of their own, with its own beginning. */
const CUT_OF_ITS_OWN = 3

/** A tank that is empty sooner than this is told, h; after a cut, sooner than a working day and a night. */
export const EMPTY_SOON_H = 3
const EMPTY_AFTER_CUT_H = 24

type Known = {
  readonly devices: readonly Device[]
  readonly attention: readonly AttentionItem[]
  readonly power: Power
  /** figures of today; undefined: not known (yet) */
  readonly today: Pick<KpiBody, 'storages' | 'consumptions' | 'until'> | undefined
  /** open ones */
  readonly alarms: readonly Alarm[]
  /** targets of today that are missed */
  readonly missed?: readonly MissedTarget[]
  /** budgets of the month that need watching */
  readonly budgets?: readonly TargetCause[]
  /** that all pumps stand while they usually work */
  readonly rest?: readonly TargetCause[]
}

/** What needs watching now, the worst first: of one severity what stands, then what is missed, then what will be as things go. */
export const causesOf = ({
  devices,
  attention,
  power,
  today,
  alarms,
  missed = [],
  budgets = [],
  rest = [],
}: Known): readonly Cause[] => {
  const cuts = powerCauses(attention, power, devices.length).map(withPumps(devices))
  const tanks = tankCauses(devices, today, cuts)
  return [
    ...cuts,
    ...tanks,
    ...rest,
    ...leakCauses(devices, today, attention),
    ...quietCauses(attention),
    ...alarmCauses(devices, alarms, tanks),
    ...missed.map(
      (one): TargetCause => ({ kind: 'target', id: `target/${one.id}`, severity: 'check', since: null, missed: one }),
    ),
    ...budgets,
  ].toSorted((a, b) => rank(a) - rank(b))
}

/** Whether a cut silenced the site: nothing was read since it began. */
export const silences = ({ since }: Cause, body: Pick<KpiBody, 'watermark'> | undefined): boolean =>
  since !== null && (body?.watermark ?? 0) < since + TOGETHER_MS

const rank = (cause: Cause): number =>
  cause.severity === 'critical' ? 0 : cause.kind === 'target' && cause.missed.isAhead ? 2 : 1

const powerCauses = (attention: readonly AttentionItem[], power: Power, total: number): readonly PowerCause[] => {
  const off = attention.filter(({ concern }) => concern === 'unpowered')
  const groups = groupByMoment(off, ({ since }) => since)
  const cause = (group: readonly AttentionItem[]) => powerCause(group, power, total)
  // with nothing left all cuts are one, whose beginning is that of the largest
  if (hasNoPower(power, total)) {
    const largest = groups.toSorted((a, b) => b.length - a.length)[0]
    return [{ ...cause(off), since: largest?.[0]?.since ?? null, general: true, whole: true }]
  }
  const causes = groups.map(cause)
  const general = causes.filter((cause) => cause.general)
  const others = groups.filter((_, index) => causes[index]?.general === false).toSorted((a, b) => b.length - a.length)
  const large = others.filter(({ length }) => length >= CUT_OF_ITS_OWN)
  const small = others.filter(({ length }) => length < CUT_OF_ITS_OWN)
  // several small cuts are one line, which began at no one moment: what they have in common is that they last
  const rest = small.length > 1 ? [{ ...cause(small.flat()), since: null }] : small.map(cause)
  return [...general, ...large.map(cause), ...rest]
}

const powerCause = (group: readonly AttentionItem[], power: Power, total: number): PowerCause => ({
  kind: 'power',
  id: `power/${group[0]?.device.id}`,
  severity: 'critical',
  since: group[0]?.since ?? null,
  devices: group.map(({ device }) => device),
  general: isGeneralCut(group.length, total) && isSameMoment(group[0]?.since ?? null, group.at(-1)?.since ?? null),
  whole: false,
  power,
  moments: groupByMoment(group, ({ since }) => since)
    .map((together) => ({ since: together[0]?.since ?? null, count: together.length }))
    .toSorted((a, b) => b.count - a.count),
})

/** How long a tank lasts without pumping is told only of one into which nothing pumps: its pumps are cut, or the whole site. */
const tankCauses = (
  devices: readonly Device[],
  today: Known['today'],
  cuts: readonly PowerCause[],
): readonly TankCause[] => {
  const off = unpoweredOf(cuts)
  const isGeneral = cuts.some(({ general }) => general)
  return (today?.storages ?? []).flatMap((tank) => {
    const device = named(devices, tank.device)
    const isCut = isGeneral || hasNoPump(tank.device, devices, off)
    const byFlow = tank.emptyInHours ?? null
    const soon = byFlow !== null && byFlow <= EMPTY_SOON_H ? byFlow : null
    // one that fills while a device is cut is not about to be empty
    const isFilling = tankWayOf(tank) === 'filling' && !off.has(tank.device)
    const afterCut = isCut && !isFilling && tank.autonomyHours !== null && tank.autonomyHours <= EMPTY_AFTER_CUT_H
    const hours = soon ?? (afterCut ? tank.autonomyHours : null)
    if (device === undefined || hours === null || today === undefined) return []
    const readAt = tank.levelAt ?? today.until
    const endsAt = soon === null && tank.autonomyEndsAt != null ? tank.autonomyEndsAt : readAt + hours * HOUR_MS
    return [
      {
        kind: 'empty',
        id: `empty/${device.id}`,
        severity: isCut || pumpsInto(tank.device, devices, off).off > 0 ? 'critical' : 'check',
        since: null,
        device,
        endsAt,
        estimated: soon === null || off.has(tank.device) || today.until - readAt > 15 * MINUTE_MS,
        atReserve: soon === null,
      },
    ]
  })
}

/** A consumer without power cannot be judged: what its nights told before stands, and says until when. */
const leakCauses = (
  devices: readonly Device[],
  today: Known['today'],
  attention: readonly AttentionItem[],
): readonly LeakCause[] => {
  const off = new Map(
    attention.flatMap(({ device, concern, since }) => (concern === 'unpowered' ? [[device.id, since]] : [])),
  )
  return leaksOf(devices, today).map((leak) => ({
    ...leak,
    kind: 'leak',
    id: `leak/${leak.device.id}`,
    severity: 'check',
    // of a meter that nobody knows since when it is off, the night itself is the last that was judged
    judgedUntil: off.has(leak.device.id) ? (off.get(leak.device.id) ?? leak.at) : null,
  }))
}

const unpoweredOf = (cuts: readonly PowerCause[]): ReadonlySet<DeviceId> =>
  new Set(cuts.flatMap((cut) => cut.devices.map(({ id }) => id)))

/** Conditions that the statuses, the silence and the figures of devices tell of as well, each in a line of its own. */
const TOLD: ReadonlySet<AlarmCondition> = new Set(['power-off', 'offline', 'stale', 'night-flow'])
/** Whether an alarm is before the operator: it holds, and nobody has put it away. */
const isBefore = ({ clearedAt, state }: Alarm): boolean =>
  clearedAt === null && (state === 'unacknowledged' || state === 'acknowledged')

const alarmCauses = (
  devices: readonly Device[],
  alarms: readonly Alarm[],
  tanks: readonly TankCause[],
): readonly AlarmCause[] =>
  alarms.filter(isBefore).flatMap((alarm): AlarmCause[] => {
    const device = named(devices, alarm.device)
    const isTold =
      TOLD.has(alarm.condition) ||
      (alarm.condition === 'tank-empty' && tanks.some((tank) => tank.device.id === alarm.device))
    if (device === undefined || isTold) return []
    const isUrgent = alarm.priority === 'critical' || alarm.priority === 'high'
    const since = Date.parse(alarm.raisedAt)
    return [{ kind: 'alarm', id: `alarm/${alarm.id}`, severity: isUrgent ? 'critical' : 'check', since, device, alarm }]
  })

const QUIET = ['offline', 'silent', 'never'] as const

const quietCauses = (attention: readonly AttentionItem[]): readonly QuietCause[] =>
  QUIET.flatMap((kind) => {
    const items = attention.filter(({ concern }) => concern === kind)
    if (items[0] === undefined) return []
    return [{ kind, id: kind, severity: 'check', since: items[0].since, devices: items.map(({ device }) => device) }]
  })

const named = (devices: readonly Device[], id: DeviceId): Device | undefined => devices.find((one) => one.id === id)
