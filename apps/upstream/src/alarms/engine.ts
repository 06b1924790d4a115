import { type Alarm, type AlarmCondition, alarmCondition, type Supply, UNKNOWN_SUPPLY } from '@vigie/contracts/entities'
import { HOUR_MS } from '../time.ts'
import { causeWhenRaised } from './common-cause.ts'
import {
  type Comparator,
  type ComparatorStep,
  endDelay,
  isResting,
  restingComparator,
  stepComparator,
} from './comparator.ts'
import { type AlarmFact, judgementOf, type Setting } from './condition.ts'
import {
  type AlarmAct,
  type AlarmChange,
  actOn,
  type DeviceHold,
  endOfMaintenance,
  type Occurrence,
  raise,
  type WindowHold,
  type WindowOver,
} from './life.ts'
import { CONDITIONS } from './registry.ts'
import { type SettingsOf, settingKey } from './settings.ts'

/** An occurrence that was over for so long when it was heard of is past: nobody could have acted on it, ms. */
export const PAST_MS = HOUR_MS

/** What is on record of the devices concerned, and by what they are judged. */
export type Known = {
  /** every open alarm of them; of others only those of their power supply, as causes */
  readonly open: readonly Alarm[]
  readonly comparators: readonly Comparator[]
  readonly settingsOf: SettingsOf
  /** the maintenance that a device is in; absent: none of them is */
  readonly holdOf?: (device: string) => DeviceHold | null
  /** over what the devices of the site get their power, looked up where a cut is raised; absent: nobody knows */
  readonly supply?: () => Supply
  /** when this is heard of, ms */
  readonly nowMs: number
}

/** The open alarms of one site, and what facts do to them, one after the other. */
export type AlarmBook = {
  /** What a fact does: the changes of its device's alarms. */
  readonly judge: (fact: AlarmFact) => AlarmChange[]
  /** The delay of a comparator is over. */
  readonly endDelay: (key: ComparatorKey, at: number) => AlarmChange[]
  /** A condition is not to be judged any more as it was: what followed from it is over; `note`: why. */
  readonly withdraw: (key: ComparatorKey, at: number, note?: string) => AlarmChange[]
  /** A device goes into maintenance: none of its alarms stays in view. */
  readonly retire: (device: string, at: number, hold: WindowHold) => AlarmChange[]
  /** The window of maintenance that a device is in has another reason: so have the alarms that it keeps out of service. */
  readonly explain: (device: string, at: number, hold: WindowHold) => AlarmChange[]
  /** A window of maintenance is over for a device: what it kept out of service is given back, as it was before. */
  readonly giveBack: (device: string, at: number, window: WindowOver) => AlarmChange[]
  /** Whether an alarm of a device that holds, or a delay, depends on its next reading. */
  readonly isWatched: (device: string) => boolean
  /** every alarm that was touched, as it is now: those that are over before those that take their place */
  readonly touched: () => Alarm[]
  /** every comparator that was touched, as it is now */
  readonly moved: () => Comparator[]
}

type ComparatorKey = Pick<Comparator, 'device' | 'condition' | 'metric'>

export const openBook = (
  site: string,
  { open, comparators, settingsOf, holdOf = () => null, supply = () => UNKNOWN_SUPPLY, nowMs }: Known,
): AlarmBook => {
  const alarms = new Map(open.map((alarm) => [keyOf(alarm.device, alarm.condition), alarm]))
  const touched = new Map<string, Alarm>()
  const stands = new Map(comparators.map((one) => [settingKey(one), one]))
  const moved = new Map<string, Comparator>()
  const find = (device: string, condition: AlarmCondition) => alarms.get(keyOf(device, condition))
  const isActive = (device: string, condition: AlarmCondition) => find(device, condition)?.clearedAt === null

  const keep = (alarm: Alarm): void => {
    const key = keyOf(alarm.device, alarm.condition)
    touched.set(alarm.id, alarm)
    if (alarm.state === 'normal') alarms.delete(key)
    else alarms.set(key, alarm)
  }
  const act = (alarm: Alarm | undefined, what: AlarmAct): AlarmChange[] => {
    const change = alarm === undefined ? null : actOn(alarm, what)
    if (change === null) return []
    keep(change.data)
    return [change]
  }
  const raiseOne = (occurrence: Omit<Occurrence, 'site'>): AlarmChange[] => {
    if (isActive(occurrence.device, occurrence.condition)) return []
    const { change, replaced } = raise(
      { ...occurrence, site, hold: holdOf(occurrence.device) },
      find(occurrence.device, occurrence.condition),
    )
    if (replaced !== null) keep(replaced)
    keep(change.data)
    return [change]
  }
  const clear = (device: string, condition: AlarmCondition, at: number, note?: string): AlarmChange[] =>
    act(find(device, condition), {
      event: { type: 'condition.cleared', isPast: nowMs - at > PAST_MS },
      at,
      ...(note === undefined ? {} : { note }),
    })

  const causeOf = (condition: AlarmCondition, device: string, at: number): string | null =>
    condition === 'power-off' ? causeWhenRaised([...alarms.values()], { device, at }, supply) : null
  const openOf = (device: string): Alarm[] => [...alarms.values()].filter((alarm) => alarm.device === device)
  /** Those that a window of maintenance keeps out of service. */
  const heldBy = (device: string, window: string): Alarm[] =>
    openOf(device).filter(({ maintenance }) => maintenance === window)
  /** An alarm that needs power is suppressed while its device has none. */
  const withoutPower = (device: string, condition: AlarmCondition, at: number): AlarmChange[] => {
    const loss = lossOfPower(condition, find(device, 'power-off') ?? null, at)
    return loss === null ? [] : act(find(device, condition), loss)
  }
  /** What the power supply of a device means for its alarms that need it. */
  const power = (device: string, powered: boolean, at: number): AlarmChange[] => {
    const cut = find(device, 'power-off')
    const cause = cut?.cause ?? cut?.id
    return alarmCondition.options
      .filter((condition) => CONDITIONS[condition].needsPower)
      .flatMap((condition) => {
        if (!powered) forgetDelays(device, condition)
        const alarm = find(device, condition)
        if (powered) return act(alarm, { event: { type: 'power.restored' }, at })
        return cause === undefined ? [] : act(alarm, { event: { type: 'power.lost' }, at, cause })
      })
  }

  const put = (comparator: Comparator): void => {
    const key = settingKey(comparator)
    moved.set(key, comparator)
    if (isResting(comparator)) stands.delete(key)
    else stands.set(key, comparator)
  }
  /** What is not on yet will be judged anew. */
  const forgetDelays = (device: string, condition: AlarmCondition): void => {
    for (const one of [...stands.values()])
      if (one.device === device && one.condition === condition && one.dueAt !== null)
        put({ ...one, holds: one.isOn, dueAt: null })
  }
  const isStillOn = (device: string, condition: AlarmCondition): boolean =>
    [...stands.values()].some((one) => one.device === device && one.condition === condition && one.isOn)

  const follow = ({ after, edge }: ComparatorStep, { values }: Pick<Setting, 'values'>, at: number): AlarmChange[] => {
    const { device, condition, metric, value, threshold } = after
    put(after)
    if (edge === 'on') return raiseOne({ device, condition, metric, priority: values.priority, at, value, threshold })
    return edge === 'off' && !isStillOn(device, condition) ? clear(device, condition, at) : []
  }

  const judgeCondition = (condition: AlarmCondition, fact: AlarmFact, setting: Setting): AlarmChange[] => {
    const { device, at } = fact
    const { metric, values } = setting
    const { isTimed } = CONDITIONS[condition]
    const before = stands.get(settingKey({ device, condition, metric }))
    const held = isTimed ? before?.holds === true : isActive(device, condition)
    const judged = judgementOf(CONDITIONS[condition], fact, setting, held)
    if (judged === null) return []
    const { holds, value = null, threshold = null, since = null, finding } = judged
    if (isTimed) {
      if (!holds && before === undefined) return []
      const from = before ?? restingComparator({ device, condition, metric })
      const step = stepComparator(from, { holds, value, threshold, at, nowMs }, values)
      return isSame(step.after, before) ? [] : follow(step, setting, at)
    }
    if (!holds) return clear(device, condition, at)
    const raised = { device, condition, priority: values.priority, at: since ?? at, value, threshold, finding }
    return raiseOne({ ...raised, cause: causeOf(condition, device, at) })
  }

  const settingAt = ({ device, condition, metric }: ComparatorKey): Setting | undefined =>
    settingsOf(device)
      .get(condition)
      ?.find((setting) => setting.metric === metric)
  const withdraw = (key: ComparatorKey, at: number, note?: string): AlarmChange[] => {
    const before = stands.get(settingKey(key))
    if (before !== undefined) put({ ...before, holds: false, isOn: false, dueAt: null })
    return isStillOn(key.device, key.condition) ? [] : clear(key.device, key.condition, at, note)
  }

  return {
    judge: (fact) => {
      const isUnpowered = fact.type !== 'power.changed' && fact.powered === false
      const changes = [...settingsOf(fact.device)].flatMap(([condition, settings]) =>
        isUnpowered && CONDITIONS[condition].needsPower
          ? []
          : settings.flatMap((setting) => (setting.values.enabled ? judgeCondition(condition, fact, setting) : [])),
      )
      if (fact.type !== 'power.changed' || fact.powered === null) return changes
      return [...changes, ...power(fact.device, fact.powered, fact.at)]
    },
    endDelay: (key, at) => {
      const before = stands.get(settingKey(key))
      const setting = settingAt(key)
      if (before === undefined || before.dueAt === null) return []
      if (setting === undefined || !setting.values.enabled) return withdraw(key, at)
      return follow(endDelay(before), setting, at)
    },
    withdraw,
    retire: (device, at, { id, reason, actor }) =>
      openOf(device).flatMap((alarm) =>
        act(alarm, { event: { type: 'retire.requested' }, at, actor, reason, maintenance: id }),
      ),
    explain: (device, at, { id, reason, actor }) =>
      heldBy(device, id).flatMap((alarm) => act(alarm, { event: { type: 'maintenance.changed' }, at, actor, reason })),
    giveBack: (device, at, { id, actor, before }) =>
      heldBy(device, id).flatMap((alarm) => [
        ...act(alarm, endOfMaintenance(alarm, before.get(alarm.id), { at, actor })),
        ...withoutPower(device, alarm.condition, at),
      ]),
    isWatched: (device) =>
      READ_CONDITIONS.some((condition) => isActive(device, condition)) ||
      [...stands.values()].some((one) => one.device === device && READ_CONDITIONS.includes(one.condition)),
    touched: () => [...touched.values()],
    moved: () => [...moved.values()],
  }
}

/**
 * What the want of power does to an alarm of a device; null: nothing, as it needs no power or its device has some.
 * @param cut the open alarm of the power supply of its device @param at ms
 */
export const lossOfPower = (condition: AlarmCondition, cut: Alarm | null, at: number): AlarmAct | null =>
  !CONDITIONS[condition].needsPower || cut === null || cut.clearedAt !== null
    ? null
    : { event: { type: 'power.lost' }, at, cause: cut.cause ?? cut.id }

/** Conditions that readings decide. */
const READ_CONDITIONS = alarmCondition.options.filter((condition) => {
  const { on } = CONDITIONS[condition]
  return on['value.read'] !== undefined || on['tank.followed'] !== undefined
})

/** Whether nothing that counts has changed: a value that goes on holding is not written each time. */
const isSame = (after: Comparator, before: Comparator | undefined): boolean =>
  before !== undefined && after.holds === before.holds && after.isOn === before.isOn && after.dueAt === before.dueAt

const keyOf = (device: string, condition: AlarmCondition): string => `${device}/${condition}`
