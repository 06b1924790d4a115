import { alarmToDo } from '@vigie/contracts/alarm-to-do'
import type { Cause } from './causes.ts'

/** The gesture that an alarm or a leak asks for, in the words of the page of alarms; null: nothing is said of others. */
export const toDoOf = (cause: Cause): string | null =>
  cause.kind === 'alarm'
    ? alarmToDo(cause.alarm)
    : cause.kind === 'leak'
      ? alarmToDo({ condition: 'night-flow' })
      : null
