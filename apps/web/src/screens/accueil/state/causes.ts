// In: who is without power or silent, the tanks, the nights. Out: what needs watching, one entry a cause, the worst first.
import {
  type Device,
  type DeviceId,
  groupByMoment,
  HOUR_MS,
  isComparable,
  isGeneralCut,
  isSameMoment,
  type KpiBody,
  MINUTE_MS,
  TOGETHER_MS,
} from '@vigie/contracts/entities'
import type { AttentionItem } from '../attention/attention.ts'

/** How soon somebody has to look: what stops the site, or what should be looked into. */
export type Severity = 'critical' | 'check'

type Common = {
  readonly id: string
  readonly severity: Severity
  /** epoch ms; null: nobody knows */
  readonly since: number | null
}
/** Devices that lost their power together. */
export type PowerCause = Common & {
  readonly kind: 'power'
  readonly devices: readonly Device[]
  /** most of the site is cut */
  readonly general: boolean
}
/** A tank that runs empty; `estimated` when its level is no longer read. */
export type TankCause = Common & {
  readonly kind: 'empty'
  readonly device: Device
  readonly endsAt: number
  readonly estimated: boolean
}
/** A sector that draws far more at night than it used to, m³/h. */
export type LeakCause = Common & {
  readonly kind: 'leak'
  readonly device: Device
  readonly flow: number
  readonly before: number
}
/** Devices of which nothing comes. */
export type QuietCause = Common & {
  readonly kind: 'offline' | 'silent' | 'never'
  readonly devices: readonly Device[]
}
/** Something that needs watching, and what is known of it. */
export type Cause = PowerCause | TankCause | LeakCause | QuietCause

/** A tank that is empty sooner than this is told, h; after a cut, sooner than a working day and a night. */
const EMPTY_SOON_H = 3
const EMPTY_AFTER_CUT_H = 24
/** A night flow that grew this much is the usual sign of a leak: twice what it was, and by half a cubic metre an hour. */
const LEAK_RATIO = 2
const LEAK_M3H = 0.5

type Known = {
  readonly devices: readonly Device[]
  readonly attention: readonly AttentionItem[]
  /** figures of today; undefined: not known (yet) */
  readonly today: Pick<KpiBody, 'storages' | 'until'> | undefined
  /** figures of a longer stretch against the one before it; undefined: not known (yet) */
  readonly nights: Pick<KpiBody, 'consumptions'> | undefined
}

/** What needs watching now, the worst first; within one severity what ends first, then what lasts longest. */
export const causesOf = ({ devices, attention, today, nights }: Known): readonly Cause[] => {
  const cuts = powerCauses(attention, devices.length)
  return [
    ...cuts,
    ...tankCauses(devices, today, cuts.length > 0),
    ...leakCauses(devices, nights),
    ...quietCauses(attention),
  ].toSorted((a, b) => rank(a) - rank(b))
}

/** Whether a cut silenced the site: nothing was read since it began. */
export const silences = ({ since }: Cause, body: Pick<KpiBody, 'watermark'> | undefined): boolean =>
  since !== null && (body?.watermark ?? 0) < since + TOGETHER_MS

const rank = ({ severity }: Cause): number => (severity === 'critical' ? 0 : 1)

const powerCauses = (attention: readonly AttentionItem[], total: number): readonly PowerCause[] => {
  const off = attention.filter(({ concern }) => concern === 'unpowered')
  const groups = groupByMoment(off, ({ since }) => since)
  const causes = groups.map((group) => powerCause(group, total))
  const general = causes.filter((cause) => cause.general)
  const others = groups.filter((_, index) => causes[index]?.general === false)
  // several small cuts are one line: what they have in common is that they last
  return [
    ...general,
    ...(others.length > 1 ? [powerCause(others.flat(), total)] : others.map((one) => powerCause(one, total))),
  ]
}

const powerCause = (group: readonly AttentionItem[], total: number): PowerCause => ({
  kind: 'power',
  id: `power/${group[0]?.device.id}`,
  severity: 'critical',
  since: group[0]?.since ?? null,
  devices: group.map(({ device }) => device),
  general: isGeneralCut(group.length, total) && isSameMoment(group[0]?.since ?? null, group.at(-1)?.since ?? null),
})

const tankCauses = (devices: readonly Device[], today: Known['today'], isCut: boolean): readonly TankCause[] =>
  (today?.storages ?? []).flatMap((tank) => {
    const device = named(devices, tank.device)
    const byFlow = tank.emptyInHours ?? null
    const soon = byFlow !== null && byFlow <= EMPTY_SOON_H ? byFlow : null
    const afterCut = isCut && tank.autonomyHours !== null && tank.autonomyHours <= EMPTY_AFTER_CUT_H
    const hours = soon ?? (afterCut ? tank.autonomyHours : null)
    if (device === undefined || hours === null || today === undefined) return []
    const readAt = tank.levelAt ?? today.until
    const endsAt = soon === null && tank.autonomyEndsAt != null ? tank.autonomyEndsAt : readAt + hours * HOUR_MS
    return [
      {
        kind: 'empty',
        id: `empty/${device.id}`,
        severity: isCut ? 'critical' : 'check',
        since: null,
        device,
        endsAt,
        estimated: soon === null || today.until - readAt > 15 * MINUTE_MS,
      },
    ]
  })

const leakCauses = (devices: readonly Device[], nights: Known['nights']): readonly LeakCause[] =>
  (nights?.consumptions ?? [])
    .flatMap(({ device: id, nightFlowM3h: night }): readonly LeakCause[] => {
      const device = named(devices, id)
      const { value, previous } = night
      if (device === undefined || value === null || previous === null || !isComparable(night)) return []
      if (value < LEAK_RATIO * previous || value - previous < LEAK_M3H) return []
      return [{ kind: 'leak', id: `leak/${id}`, severity: 'check', since: null, device, flow: value, before: previous }]
    })
    .toSorted((a, b) => b.flow - b.before - (a.flow - a.before))

const QUIET = ['offline', 'silent', 'never'] as const

const quietCauses = (attention: readonly AttentionItem[]): readonly QuietCause[] =>
  QUIET.flatMap((kind) => {
    const items = attention.filter(({ concern }) => concern === kind)
    const [first] = items
    if (first === undefined) return []
    return [{ kind, id: kind, severity: 'check', since: first.since, devices: items.map(({ device }) => device) }]
  })

const named = (devices: readonly Device[], id: DeviceId): Device | undefined => devices.find((one) => one.id === id)
