import type { GoalsBody } from '@vigie/contracts/entities'
import { useCallback, useMemo, useState } from 'react'
import { useChangeGoals } from '@/data/goals'
import {
  type GoalDrafts,
  type GoalState,
  goalChangesOf,
  goalSettled,
  goalStatesOf,
  goalsStillDirty,
  goalsTakenBack,
  goalTypedInto,
} from './goal-draft.ts'
import { useSaving } from './use-saving.ts'

const NONE: GoalDrafts = new Map()

/** What may be done to a goal. */
export type GoalActs = {
  readonly onType: (state: GoalState, text: string) => void
  /** what somebody else set is known now: false drops what was typed */
  readonly onSettle: (state: GoalState, keepsMine: boolean) => void
}

/** What is typed into the goals until it is saved or dropped; it stays whatever is read anew meanwhile. */
export const useGoalDrafts = ({ version, goals }: GoalsBody) => {
  const [drafts, setDrafts] = useState(NONE)
  const { save: send, reset, isSaving, refusal } = useSaving(useChangeGoals())
  const states = useMemo(() => goalStatesOf(goals, drafts), [goals, drafts])
  const acts = useMemo(
    (): GoalActs => ({
      onType: (state, text) => setDrafts((before) => goalTypedInto(before, state, text)),
      onSettle: (state, keepsMine) => setDrafts((before) => goalSettled(before, state, keepsMine)),
    }),
    [],
  )
  const save = () =>
    send(version, { changes: goalChangesOf(states), back: goalsTakenBack(states) }, (saved) =>
      setDrafts((before) => goalsStillDirty(before, saved.goals)),
    )
  const discard = useCallback(() => {
    setDrafts(NONE)
    reset()
  }, [reset])
  return { states, acts, save, discard, isSaving, refusal }
}
