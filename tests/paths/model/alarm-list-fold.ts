import { kindOf, rowBeside, waitingTargets } from '@vigie/machines/alarm-list'
import type { PlainContext } from './chart.types.ts'

const listOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])
const rowsIn = (list: unknown): number => listOf(list instanceof Object ? Reflect.get(list, 'rows') : []).length

/** Questions of which a sample is the answer. */
const ANSWERED: ReadonlySet<unknown> = new Set(['confirming', 'commenting'])

/**
 * What tells states of the list of alarms apart in a plan: who acts, what the keys are on, what stands and what is
 * ticked. All of it together is far more than a plan can hold: below a question only what is asked counts, and rows that
 * are held back only for who may do everything, one by one, while there is no flood.
 */
export const foldAlarmList = (context: PlainContext): unknown => {
  const { mayAct, mayManage, latest, shown, current, selected, expanded, question, isFlood, isGrouped } = context
  const rows = rowsIn(shown)
  const who = { mayAct, mayManage, isEmpty: rows === 0 }
  const list = Object(context)
  const ticked = listOf(selected)
  const here = {
    ...who,
    on: typeof current === 'string' ? (kindOf(list, current) ?? 'gone') : null,
    ends: [rowBeside(list, -1) === null, rowBeside(list, 1) === null],
    waiting: Math.min(waitingTargets(list).length, 2),
    ticked: Math.min(ticked.length, 2),
    isGrouped,
    isOpen: listOf(expanded).length > 0,
  }
  if (question !== null) return { ...here, question: ANSWERED.has(question) ? question : 'another' }
  const isLittle = mayManage !== true || isFlood === true || isGrouped === true
  return isLittle ? { ...here, isFlood } : { ...here, isFlood, rows, latest: rowsIn(latest), at: current }
}

/**
 * Whether a search goes on from here: one tick at most, none under a cause, while the current row stands; and of a flood,
 * a cause that is open and a list one by one, one at a time.
 */
export const isSearched = ({ selected, expanded, place, isFlood, isGrouped }: PlainContext): boolean => {
  const apart = [isFlood === true, isGrouped === false, listOf(expanded).length > 0].filter(Boolean).length
  return place === null && apart <= 1 && listOf(selected).length <= (isFlood === true || isGrouped === true ? 0 : 1)
}
