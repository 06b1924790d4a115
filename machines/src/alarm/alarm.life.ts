import type { Alarm, AlarmState, AlarmTransition } from '@vigie/contracts/entities'
import { initialTransition, transition } from 'xstate'
import { type AlarmSnapshot, alarmMachine } from './alarm.machine.ts'
import type { AlarmEvent, AlarmInput } from './alarm.types.ts'

/** What the chart must know of an alarm that is on record. */
export type AlarmOnRecord = Pick<Alarm, 'state' | 'clearedAt' | 'cause'> & Partial<Pick<Alarm, 'condition'>>

/** Where an event leads: the state, and what the journal records of it; null: nothing. */
export type AlarmStep = { readonly state: AlarmState; readonly fact: AlarmTransition | null }

/** The first state of a new alarm. */
export const alarmBirth = (input: AlarmInput): AlarmStep => stepOf(initialTransition(alarmMachine, input))

/** What an event does to an alarm on record; null: its state does not answer it. */
export const alarmStep = (alarm: AlarmOnRecord, event: AlarmEvent): AlarmStep | null => {
  const snapshot = alarmMachine.resolveState({ value: alarm.state, context: contextOf(alarm) })
  return snapshot.can(event) ? stepOf(transition(alarmMachine, snapshot, event)) : null
}

const contextOf = ({ clearedAt, cause, condition }: AlarmOnRecord) => ({
  heldAs: null,
  isActive: clearedAt === null,
  // the cause of a power cut is the cut that it falls together with: it is not suppressed by that
  isUnpowered: cause !== null && condition !== 'power-off',
})

const stepOf = ([snapshot, actions]: readonly [AlarmSnapshot, readonly object[]]): AlarmStep => {
  const [fact = null] = actions.flatMap(emittedBy)
  if (snapshot.value === 'raised') throw new Error('an alarm does not stay where it begins')
  return { state: snapshot.value, fact }
}

/** What an executable action of XState emits. */
const emittedBy = (action: object): AlarmTransition[] => {
  const { type, params } = action as { type: string; params?: { event?: { type: AlarmTransition } } }
  return type === 'xstate.emit' && params?.event !== undefined ? [params.event.type] : []
}
