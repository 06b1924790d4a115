import type { Goal } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import {
  fieldOf,
  type GoalDrafts,
  goalChangesOf,
  goalSettled,
  goalStatesOf,
  goalsStillDirty,
  goalsTakenBack,
  goalTypedInto,
} from './goal-draft.ts'

const goal = (change: Partial<Goal> = {}): Goal => ({
  goal: 'kwhPerM3',
  device: null,
  value: 0.55,
  declared: 0.55,
  changedAt: null,
  changedBy: null,
  ...change,
})
const SET = { value: 0.5, changedAt: '2026-11-22T10:00:00.000Z', changedBy: { uid: 'u1', name: 'Amina' } }
const NONE: GoalDrafts = new Map()
const only = (one: Goal, drafts: GoalDrafts = NONE) => {
  const [state] = goalStatesOf([one], drafts)
  if (state === undefined) throw new Error('no state')
  return state
}
const typing = (one: Goal, text: string) => {
  const drafts = goalTypedInto(NONE, only(one), text)
  return { drafts, state: only(one, drafts) }
}
const sent = (one: Goal, text: string) => goalChangesOf([typing(one, text).state]).map(({ set }) => set)

test('a number with a French comma is set, an empty field sets that there is no goal', () => {
  expect(only(goal()).text).toBe('0,55')
  expect(sent(goal(), '0,5')).toEqual([{ value: 0.5 }])
  expect(sent(goal(), '')).toEqual([{ value: null }])
  expect(sent(goal(), '0,55')).toEqual([])
})

test('what the installation declares is not kept as a change, nor is no goal where it declares none', () => {
  expect(sent(goal(SET), fieldOf(0.55))).toEqual([null])
  expect(sent(goal({ ...SET, declared: null }), '')).toEqual([null])
})

test.each([
  ['demi', { problem: 'number' }],
  ['0', { problem: 'between', min: 0.01, max: 100 }],
  ['-1', { problem: 'between', min: 0.01, max: 100 }],
  ['101', { problem: 'between', min: 0.01, max: 100 }],
  ['0,555', { problem: 'decimals' }],
])('« %s » is no such goal, and cannot be sent', (text, flaw) => {
  const { state } = typing(goal(), text)
  expect(state).toMatchObject({ flaw, values: null, isDirty: true })
  expect(goalChangesOf([state])).toEqual([])
})

test.each([
  ['0,29', null],
  ['1,1', null],
  ['99,99', null],
  ['1,005', { problem: 'decimals' }],
  ['0,01', { problem: 'between', min: 0.1, max: 100 }],
])('of a share of « %s » the decimals are counted as they were typed', (text, flaw) => {
  expect(typing(goal({ goal: 'unaccountedPct' }), text).state.flaw).toEqual(flaw)
})

test('what is in force was allowed once: to type it again is no change, and nothing is wrong with it', () => {
  const state = typing(goal({ ...SET, value: 0.555 }), '0,555').state
  expect(state).toMatchObject({ flaw: null, isDirty: false })
})

test('one may go back to what is declared though it is beyond what may be set', () => {
  const beyond = goal({ ...SET, declared: 250 })
  expect(typing(beyond, '250').state.flaw).toBeNull()
  expect(sent(beyond, '250')).toEqual([null])
  expect(typing(beyond, '240').state.flaw).not.toBeNull()
})

test('a value that somebody else set since one typed is a conflict, until one keeps one’s own or takes theirs', () => {
  const { drafts } = typing(goal(), '0,6')
  const theirs = only(goal(SET), drafts)
  expect(theirs).toMatchObject({ isConflict: true, text: '0,6' })
  expect(only(goal(SET), goalSettled(drafts, theirs, true))).toMatchObject({ isConflict: false, text: '0,6' })
  expect(only(goal(SET), goalSettled(drafts, theirs, false))).toMatchObject({ isDirty: false, text: '0,5' })
  // where there was no goal when one began to type, typing on forgets nothing
  const none = goal({ value: null, declared: null })
  const begun = goalTypedInto(NONE, only(none), '0,')
  const goneOn = goalTypedInto(begun, only(goal({ ...SET, declared: null }), begun), '0,6')
  expect(only(goal({ ...SET, declared: null }), goneOn).isConflict).toBe(true)
})

test('what was saved can be taken back to what it was, set or declared; what is in force now is no draft', () => {
  const { drafts, state } = typing(goal(), '0,5')
  expect(goalsTakenBack([state]).map(({ set }) => set)).toEqual([null])
  expect(goalsTakenBack([typing(goal(SET), '0,7').state]).map(({ set }) => set)).toEqual([{ value: 0.5 }])
  expect(goalsStillDirty(drafts, [goal(SET)]).size).toBe(0)
  expect(goalsStillDirty(drafts, [goal()]).size).toBe(1)
})
