import { type Alarm, type AlarmCondition, alarmCondition } from '@vigie/contracts/entities'
import { HOUR_MS } from '../time.ts'
import { type AlarmFact, holdsAfter } from './condition.ts'
import { type AlarmAct, type AlarmChange, actOn, type Occurrence, raise } from './life.ts'
import { CONDITIONS } from './registry.ts'

/** An occurrence that was over for so long when it was heard of is past: nobody could have acted on it, ms. */
const PAST_MS = HOUR_MS

/** The open alarms of one site, and what is done to them, one thing after the other. */
export type AlarmBook = {
  readonly open: (device: string, condition: AlarmCondition) => Alarm | undefined
  /** Raises an alarm unless one is active for the key. */
  readonly raise: (occurrence: Omit<Occurrence, 'site'>) => AlarmChange[]
  /** Clears the active alarm of a key. */
  readonly clear: (device: string, condition: AlarmCondition, at: number) => AlarmChange[]
  /** What the power supply of a device means for its alarms that need it. */
  readonly power: (device: string, powered: boolean, at: number) => AlarmChange[]
  /** every alarm that was touched, as it is now: those that are over before those that take their place */
  readonly touched: () => Alarm[]
}

/**
 * @param open every open alarm of the devices concerned
 * @param nowMs when this is heard of
 */
export const openBook = (site: string, open: readonly Alarm[], nowMs: number): AlarmBook => {
  const alarms = new Map(open.map((alarm) => [keyOf(alarm.device, alarm.condition), alarm]))
  const touched = new Map<string, Alarm>()
  const find = (device: string, condition: AlarmCondition) => alarms.get(keyOf(device, condition))

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
  return {
    open: find,
    raise: (occurrence) => {
      const known = find(occurrence.device, occurrence.condition)
      if (known !== undefined && known.clearedAt === null) return []
      const { change, replaced } = raise({ ...occurrence, site }, known)
      if (replaced !== null) keep(replaced)
      keep(change.data)
      return [change]
    },
    clear: (device, condition, at) =>
      act(find(device, condition), { event: { type: 'condition.cleared', isPast: nowMs - at > PAST_MS }, at }),
    power: (device, powered, at) => {
      const cause = find(device, 'power-off')?.id
      return alarmCondition.options
        .filter((condition) => CONDITIONS[condition].needsPower)
        .flatMap((condition) => {
          const alarm = find(device, condition)
          if (powered) return act(alarm, { event: { type: 'power.restored' }, at })
          return cause === undefined ? [] : act(alarm, { event: { type: 'power.lost' }, at, cause })
        })
    },
    touched: () => [...touched.values()],
  }
}

/**
 * What facts do to the alarms of one site: each fact's changes, fact by fact. A condition that comes to hold raises
 * an alarm unless one is active for it on that device; one that ceases to hold clears it.
 * @param facts in the order in which they happened
 */
export const applyFacts = (book: AlarmBook, facts: readonly AlarmFact[]): AlarmChange[][] =>
  facts.map((fact) => [
    ...alarmCondition.options.flatMap((condition): AlarmChange[] => {
      const { device, at } = fact
      const holds = holdsAfter(CONDITIONS[condition], fact)
      if (holds === true) return book.raise({ device, condition, priority: CONDITIONS[condition].priority, at })
      return holds === false ? book.clear(device, condition, at) : []
    }),
    ...book.power(fact.device, fact.powered, fact.at),
  ])

const keyOf = (device: string, condition: AlarmCondition): string => `${device}/${condition}`
