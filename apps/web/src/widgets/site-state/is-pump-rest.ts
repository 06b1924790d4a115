import type { Cause } from './causes.ts'

/** Whether it tells of pumps that all stand while they usually work. */
export const isPumpRest = (cause: Cause): boolean => cause.kind === 'target' && cause.missed.id === 'runningHours'
