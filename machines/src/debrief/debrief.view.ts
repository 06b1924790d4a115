import type { DebriefSnapshot } from './debrief.machine.ts'
import type { DebriefPosition, DebriefReport } from './debrief.types.ts'

/** What the shell reads of the debrief; null: nothing is to be told. */
export type DebriefView =
  | { readonly kind: 'report'; readonly report: DebriefReport }
  /** the record could not be read: what happened since then is not known */
  | { readonly kind: 'unread'; readonly since: DebriefPosition; readonly until: number }
  | null

/** Turns a snapshot of `debriefMachine` into what the shell reads. */
export const debriefView = (snapshot: DebriefSnapshot): DebriefView => {
  const { report, since, until } = snapshot.context
  if (snapshot.matches('unread') && since !== null) return { kind: 'unread', since, until }
  return report === null ? null : { kind: 'report', report }
}
