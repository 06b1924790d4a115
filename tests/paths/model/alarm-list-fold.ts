import { kindOf, rowBeside, waitingTargets } from '@vigie/machines/alarm-list'
import type { PlainContext } from './chart.types.ts'

const listOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])
const rowsIn = (list: unknown): number => listOf(list instanceof Object ? Reflect.get(list, 'rows') : []).length

/** Questions of which a sample is the answer. */
const ANSWERED: ReadonlySet<unknown> = new Set(['confirming', 'commenting'])

/**
 * What tells states of the list of alarms apart in a plan: who acts, what the keys are on, what stands and what is
 * ticked. All of it together is far more than a plan can hold: below a question only what is asked counts, and rows that
 * are held back only for who may do everything, while there is no flood.
 */
export const foldAlarmList = (context: PlainContext): unknown => {
  const { mayAct, mayManage, latest, shown, current, selected, question, isFlood, isGrouped } = context
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
    isFlood,
    isGrouped,
  }
  if (question !== null) return { ...here, question: ANSWERED.has(question) ? question : 'another' }
  return mayManage !== true || isFlood === true ? here : { ...here, rows, latest: rowsIn(latest), at: current }
}

/** Whether a search goes on from here: one tick at most, none in a flood, while the current row stands. */
export const isSearched = ({ selected, place, isFlood }: PlainContext): boolean =>
  place === null && listOf(selected).length <= (isFlood === true ? 0 : 1)
