import { randomUUID } from 'node:crypto'
import { type Alarm, type AlarmCondition, type AlarmTransition, alarmCondition } from '@vigie/contracts/entities'
import type { Fact } from '../fact.ts'
import { type AlarmFact, holdsAfter } from './condition.ts'
import { CONDITIONS } from './registry.ts'

/** A change in the life of an alarm, as the journal records it. */
export type AlarmChange = Extract<Fact, { type: AlarmTransition }>

/**
 * What facts do to the alarms of one site: each fact's changes, fact by fact. A condition that comes to hold raises
 * an alarm unless one is active for it on that device; one that ceases to hold clears it. A cleared alarm does not
 * come back: the next occurrence is another alarm.
 * @param facts in the order in which they happened
 * @param active every active alarm of the devices the facts are about
 */
export const applyFacts = (facts: readonly AlarmFact[], active: readonly Alarm[]): AlarmChange[][] => {
  const alarms = new Map(active.map((alarm) => [keyOf(alarm.device, alarm.condition), alarm]))
  return facts.map((fact) =>
    alarmCondition.options.flatMap((condition): AlarmChange[] => {
      const key = keyOf(fact.device, condition)
      const alarm = alarms.get(key)
      const holds = holdsAfter(CONDITIONS[condition], fact)
      if (holds === true && alarm === undefined) {
        const raised = raisedAlarm(condition, fact)
        alarms.set(key, raised)
        return [{ type: 'alarm.raised', data: raised }]
      }
      if (holds !== false || alarm === undefined) return []
      alarms.delete(key)
      return [{ type: 'alarm.cleared', data: { ...alarm, state: 'normal', clearedAt: clearingOf(alarm, fact) } }]
    }),
  )
}

const keyOf = (device: string, condition: AlarmCondition): string => `${device}/${condition}`

const raisedAlarm = (condition: AlarmCondition, fact: AlarmFact): Alarm => ({
  id: randomUUID(),
  device: fact.device,
  condition,
  priority: CONDITIONS[condition].priority,
  state: 'unacknowledged',
  raisedAt: instantOf(fact),
  clearedAt: null,
})

/** Never before it was raised: one raised in a future that was none, by a clock that was ahead, lasted no time. */
const clearingOf = ({ raisedAt }: Alarm, fact: AlarmFact): string =>
  Date.parse(raisedAt) > fact.at ? raisedAt : instantOf(fact)

const instantOf = ({ at }: AlarmFact): string => new Date(at).toISOString()
