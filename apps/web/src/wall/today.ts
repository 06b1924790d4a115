import type { PeriodInput } from '@vigie/contracts/entities'

/** The period of a wall's figures; one object, so that all scenes share one answer. */
export const TODAY: PeriodInput = { unit: 'day' }
