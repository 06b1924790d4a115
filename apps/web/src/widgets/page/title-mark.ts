// In: how many alarms are active, whether something is without power, and whether that is known. Out: what the title of the tab begins with.
import { text } from '@/text'

type Feed = { readonly trusted: boolean; readonly since: number | null }

/** The count is of what holds now, taken on by somebody or not; what is over and not acknowledged is for the page of alarms. */
export const titleMark = (active: number, isCut: boolean, { trusted, since }: Feed): string => {
  const { alarmed, cut, frozen } = text.shell.tab
  if (!trusted) return since === null ? '' : frozen
  return `${active > 0 ? alarmed(active) : ''}${isCut ? cut : ''}`
}
