import type { AlarmActor, GoalKey } from '@vigie/contracts/entities'
import type { JSONColumnType } from 'kysely'

/** A goal that somebody set; `value` null: none is aimed at. */
export type SetGoal = GoalKey & {
  readonly value: number | null
  readonly changedAt: number
  readonly changedBy: AlarmActor
}

export type GoalsTables = {
  /** what people set of the targets and budgets of each site; `version` counts the changes */
  goals: { site: string; version: number; data: JSONColumnType<SetGoal[]> }
}
