// In: the names of what has no power. Out: the headline of a wall that says so, on two lines at most (R12.4).
import { wall } from '@/text/wall'
import { sizeFor } from './room.ts'
import { cutAtEnd } from './short-name.ts'

/** so many are named; of more, their number alone */
const MOST_NAMES = 2
/** what two lines hold of their width, since words are not broken, and the size of their letters, em */
const LINES = 1.7
const TWO_LINES_EM = 1.15
const LEAST_TWO_LINES_EM = 1.1
/** width of a bold letter, em */
const LETTER_EM = 0.6

/** So many letters stand on two lines of this width (em) and are hardly smaller than those of a headline on two are. */
export const twoLinesHold = (widthEm: number): number => Math.floor((LINES * widthEm) / LETTER_EM / LEAST_TWO_LINES_EM)
/**
 * What has no power, by name where it is one or two; a name that does not fit is cut at its end.
 * @param names of those that the site knows
 * @param count of all
 */
export const cutTitle = (names: readonly string[], count: number, widthEm: number): string => {
  const most = Math.floor((LINES * widthEm) / LETTER_EM)
  const [only] = names
  if (only === undefined || names.length < count || count > MOST_NAMES) return wall.title.cut(count)
  const title = wall.title.cutOf(names)
  if (title.length <= most) return title
  return names.length > 1
    ? wall.title.cut(count)
    : wall.title.cutOf([cutAtEnd(only, most - title.length + only.length)])
}

/** The size of a headline (em): on one line where it is large enough there, else on two. */
export const headlineSize = (title: string, widthEm: number, largest: number): number => {
  const onOne = sizeFor(title, widthEm, largest)
  return onOne >= TWO_LINES_EM ? onOne : Math.max(onOne, sizeFor(title, LINES * widthEm, TWO_LINES_EM))
}
