// In: a question in its words without accents, and the call before it. Out: the call of one that is known by its whole line, before any of its words is read alone; null: it is not.
import type { Call } from '../call.ts'
import { afterIt } from './after-it.ts'
import { againCall } from './again.ts'
import type { Facts } from './facts.ts'
import { flowingCall } from './flowing.ts'
import { freshCall } from './fresh.ts'
import { graveCall } from './grave.ts'
import { foundAfter } from './leak-asked.ts'
import { supplyCall } from './supply.ts'
import { toDoCall } from './to-do.ts'

/** What goes on with the answer before comes first: « pourquoi ? », « et hier ? », « c’est grave ? ». */
export const wholeLineCall = (line: string, before: Call | null, facts: Facts): Call | null =>
  foundAfter(line, before) ??
  againCall(line, before) ??
  afterIt(line, before, facts) ??
  toDoCall(line, facts) ??
  graveCall(line, before) ??
  supplyCall(line, facts) ??
  flowingCall(line, facts) ??
  freshCall(line)
