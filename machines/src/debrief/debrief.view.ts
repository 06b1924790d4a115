import type { DebriefSnapshot } from './debrief.machine.ts'
import type { DebriefLoss, DebriefReport } from './debrief.types.ts'

/** What the shell reads of the debrief; null: nothing is to be told. */
export type DebriefView =
  | { readonly kind: 'report'; readonly report: DebriefReport }
  /** the record could not be read: what happened during them is not known */
  | { readonly kind: 'unread'; readonly losses: readonly DebriefLoss[] }
  | null

/** Turns a snapshot of `debriefMachine` into what the shell reads. */
export const debriefView = (snapshot: DebriefSnapshot): DebriefView => {
  const { report, losses } = snapshot.context
  if (snapshot.matches('unread')) return { kind: 'unread', losses }
  return report === null ? null : { kind: 'report', report }
}
