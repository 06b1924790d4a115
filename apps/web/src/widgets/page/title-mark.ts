// In: the open alarms, whether something is without power, and whether that is known. Out: what the title of the tab begins with.
import type { Alarm } from '@vigie/contracts/entities'
import { text } from '@/text'
import { waitingOf } from '../site-state/cause-alarms.ts'

type Feed = { readonly trusted: boolean; readonly since: number | null }

/** The count is that of the page of alarms: what is to acknowledge, and what holds while somebody has taken it on is not. */
export const titleMark = (open: readonly Alarm[], isCut: boolean, { trusted, since }: Feed): string => {
  const { alarmed, cut, frozen } = text.shell.tab
  if (!trusted) return since === null ? '' : frozen
  const { waiting } = waitingOf(open)
  return `${waiting > 0 ? alarmed(waiting) : ''}${isCut ? cut : ''}`
}
