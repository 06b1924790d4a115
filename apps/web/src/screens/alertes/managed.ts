// What administrators alone do to alarms: suppress by design, take out of service, and undo both.
import type { Alarm } from '@vigie/contracts/entities'
import type { AlarmQuestion, ManagerQuestion } from '@vigie/machines/alarm-list'

/** Which of them its state answers; one that is suppressed for want of power is given back by power alone. */
export const questionsOf = ({ state, cause, condition }: Alarm): readonly ManagerQuestion[] => {
  if (state === 'normal') return []
  if (state === 'out-of-service') return ['returning']
  if (state === 'suppressed')
    return cause === null || condition === 'power-off' ? ['unsuppressing', 'retiring'] : ['retiring']
  return state === 'shelved' ? ['retiring'] : ['suppressing', 'retiring']
}

/** What a key asks of an alarm: the same key undoes what it does. */
export const turned = <Q extends AlarmQuestion>(question: Q, alarm: Alarm | undefined): Q | ManagerQuestion => {
  if (question === 'suppressing' && alarm?.state === 'suppressed') return 'unsuppressing'
  return question === 'retiring' && alarm?.state === 'out-of-service' ? 'returning' : question
}
