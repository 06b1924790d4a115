import { z } from 'zod'
import { alarmActor } from './alarm.ts'
import { alarmSettingsHistoryQuery } from './alarm-settings-history.ts'
import { type GoalName, goalChange, goalKey } from './goal-change.ts'
import { instant } from './time.ts'

// What a site aims at. Calls about it: the gateway's and the upstream's are the same.

/** The least and the most that somebody may set, in the unit of the goal. What the installation declares may be beyond. */
export const GOAL_BOUNDS: Readonly<Record<GoalName, { readonly min: number; readonly max: number }>> = {
  autonomyHours: { min: 0.5, max: 8_760 },
  powerAvailabilityPct: { min: 1, max: 100 },
  solarSharePct: { min: 0.1, max: 100 },
  kwhPerM3: { min: 0.01, max: 100 },
  unaccountedPct: { min: 0.1, max: 100 },
  consumedM3PerDay: { min: 0.1, max: 10_000_000 },
  costPerDay: { min: 0.01, max: 1_000_000_000 },
  budgetM3PerMonth: { min: 0.1, max: 100_000_000 },
}

/** Why somebody may not set a goal so: beyond the bounds, or more than two decimals; null: they may. A value of null is no goal. */
export const goalValueFlaw = (goal: GoalName, value: number | null): 'between' | 'decimals' | null => {
  if (value === null) return null
  const { min, max } = GOAL_BOUNDS[goal]
  if (value < min || value > max) return 'between'
  return Math.round(value * HUNDREDTHS) / HUNDREDTHS === value ? null : 'decimals'
}

/** A number of two decimals is the same once it is rounded to hundredths. */
const HUNDREDTHS = 100

const value = z.number().min(0).max(1e12).nullable()
/** A goal as it is in force, beside what the installation declares. */
export const goal = goalKey.extend({
  value: value.describe('unit of the goal; null: none'),
  declared: value.describe('what the installation declares; null: none'),
  changedAt: instant.nullable().describe('null: as declared'),
  changedBy: alarmActor.nullable(),
})
/** A goal as it is in force. */
export type Goal = z.infer<typeof goal>

const version = z.number().int().min(0).describe('counts the changes of the goals of a site')
/** Every goal that a site may have, and the version to change them from. */
export const goalsBody = z.object({ version, goals: z.array(goal) })
/** Every goal that a site may have. */
export type GoalsBody = z.infer<typeof goalsBody>

/** Changes of goals, all or none, from the version that was read. */
export const goalsInput = z.strictObject({
  version,
  changes: z
    .array(
      z.strictObject({
        ...goalKey.shape,
        set: z
          .strictObject({ value: value.describe('null: no goal') })
          .nullable()
          .describe('null: as the installation declares'),
      }),
    )
    .min(1)
    .max(500),
})
/** Changes of goals. */
export type GoalsInput = z.infer<typeof goalsInput>

/** Which page of the changes of goals to read: newest first. */
export const goalsHistoryQuery = alarmSettingsHistoryQuery
/** Who changed which goals of a site, and when, newest first. */
export const goalsHistory = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: instant,
      by: z.string().nullable().describe('name, else e-mail; null: not known'),
      changes: z.array(goalChange),
    }),
  ),
})
/** Who changed which goals of a site, and when. */
export type GoalsHistory = z.infer<typeof goalsHistory>
