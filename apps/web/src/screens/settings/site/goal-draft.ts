// In: goals as they are in force, what somebody typed into them. Out: what is to be sent, what is wrong with it, and where
// somebody else was faster. What is typed is kept as it was typed, with a French comma; nothing typed is no goal.
import { GOAL_BOUNDS, type Goal, type GoalsInput, goalKeyText, goalValueFlaw } from '@vigie/contracts/entities'
import { numberOf, typed } from './draft.ts'

/** What somebody typed, and the value that they saw then. */
type Draft = { readonly base: number | null; readonly text: string }
/** Drafts by the key of their goal. */
export type GoalDrafts = ReadonlyMap<string, Draft>

/** A goal with what is typed into it. */
export type GoalState = {
  readonly key: string
  readonly goal: Goal
  readonly text: string
  /** what would be sent; null: it cannot be */
  readonly values: { readonly value: number | null } | null
  /** what is wrong with it; null: nothing */
  readonly flaw: GoalFlaw | null
  readonly isDirty: boolean
  /** somebody else changed it since it was typed into */
  readonly isConflict: boolean
}
export type GoalFlaw =
  | { readonly problem: 'number' | 'decimals' }
  | { readonly problem: 'between'; readonly min: number; readonly max: number }

/** A value as its field holds it. */
export const fieldOf = (value: number | null): string => (value === null ? '' : typed(value))

/** Every goal with what is typed into it. */
export const goalStatesOf = (goals: readonly Goal[], drafts: GoalDrafts): readonly GoalState[] =>
  goals.map((goal) => stateOf(goal, drafts.get(goalKeyText(goal))))

const stateOf = (goal: Goal, draft: Draft | undefined): GoalState => {
  const key = goalKeyText(goal)
  const { value } = goal
  if (draft === undefined)
    return { key, goal, text: fieldOf(value), values: { value }, flaw: null, isDirty: false, isConflict: false }
  const read = readText(goal, draft)
  const flaw = flawOf(goal, read)
  const isDirty = flaw !== null || read !== value
  return {
    key,
    goal,
    text: draft.text,
    values: flaw === null ? { value: read } : null,
    flaw,
    isDirty,
    isConflict: isDirty && draft.base !== value,
  }
}

/** What is written as a value that is known is that value, as exact as it is; NaN: no number. */
const readText = ({ value, declared }: Goal, { base, text }: Draft): number | null => {
  const known = [base, declared, value].find((one) => fieldOf(one) === text)
  return known === undefined ? numberOf(text) : known
}

/** What the installation declares, and what is in force, may be another way than what may be set. */
const flawOf = ({ goal, declared, value: inForce }: Goal, value: number | null): GoalFlaw | null => {
  if (Number.isNaN(value)) return { problem: 'number' }
  const problem = value === declared || value === inForce ? null : goalValueFlaw(goal, value)
  return problem === 'between' ? { problem, ...GOAL_BOUNDS[goal] } : problem && { problem }
}

/** What is to be sent: what the installation declares is not kept as a change. */
export const goalChangesOf = (states: readonly GoalState[]): GoalsInput['changes'] =>
  states.flatMap(({ goal, values, isDirty }) =>
    isDirty && values !== null ? [changeTo(goal, values.value, values.value === goal.declared)] : [],
  )

/** What puts the changed goals back as they were before they were saved. */
export const goalsTakenBack = (states: readonly GoalState[]): GoalsInput['changes'] =>
  states.flatMap(({ goal, values, isDirty }) =>
    isDirty && values !== null ? [changeTo(goal, goal.value, goal.changedAt === null)] : [],
  )

const changeTo = (
  { goal, device }: Goal,
  value: number | null,
  isDeclared: boolean,
): GoalsInput['changes'][number] => ({ goal, device, set: isDeclared ? null : { value } })

/** Drafts after something was typed into a goal. */
export const goalTypedInto = (drafts: GoalDrafts, { key, goal }: GoalState, text: string): GoalDrafts => {
  const { base } = drafts.get(key) ?? { base: goal.value }
  return new Map(drafts).set(key, { base, text })
}

/** Drafts after a conflict was settled: false drops what was typed. */
export const goalSettled = (drafts: GoalDrafts, { key, goal, text }: GoalState, keepsMine: boolean): GoalDrafts => {
  const next = new Map(drafts)
  if (keepsMine) next.set(key, { base: goal.value, text })
  else next.delete(key)
  return next
}

/** Drafts of what is still another way than in force: the rest is done, or was taken back. */
export const goalsStillDirty = (drafts: GoalDrafts, goals: readonly Goal[]): GoalDrafts => {
  const dirty = new Set(goalStatesOf(goals, drafts).flatMap(({ key, isDirty }) => (isDirty ? [key] : [])))
  return new Map([...drafts].filter(([key]) => dirty.has(key)))
}
