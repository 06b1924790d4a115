import { z } from 'zod'
import { deviceId } from './device.ts'
import { targets } from './tariff.ts'

/** What can be aimed at: a target of the site, or the water budget of a sector. */
export const goalName = z.enum([...targets.keyof().options, 'budgetM3PerMonth'])
/** What can be aimed at. */
export type GoalName = z.infer<typeof goalName>

/** A goal of a site. Every page loads this and the next, so that the rest is said in comments. */
export const goalKey = z.object({
  goal: goalName,
  // whose budget it is; null: a target of the site
  device: deviceId.nullable(),
})
/** A goal of a site. */
export type GoalKey = z.infer<typeof goalKey>

/** The same for the same goal. */
export const goalKeyText = ({ goal, device }: GoalKey): string => `${goal}/${device ?? ''}`

// null: none
const value = z.number().nullable().describe('unit of the goal')
/** A goal that became another. */
export const goalChange = goalKey.extend({
  before: value,
  after: value,
  // it is again what the installation declares
  isDeclared: z.boolean(),
})
/** A goal that became another. */
export type GoalChange = z.infer<typeof goalChange>
