import { alarmLoad, periodInput } from '../entities/index.ts'

/** GET /api/alarms/load?unit=&date=&end= : how heavily alarms weighed over the period. */
export const alarmLoadInput = periodInput
/** Answer of GET /api/alarms/load. */
export const alarmLoadResponse = alarmLoad
