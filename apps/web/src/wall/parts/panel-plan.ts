// In: the words of an alarm that holds the screen, and the room. Out: how large each stands, and how high it is (R12.4).
import { type Box, sizeFor } from '../room.ts'

/** How much of the height an alarm takes: the largest form that leaves the site its tanks and figures. */
export type PanelForm = 'full' | 'compact' | 'line'
export const PANEL_FORMS = ['full', 'compact', 'line'] as const satisfies readonly PanelForm[]

/** Largest title and name, and the time of day (wall.css), em. */
const SIZES: Readonly<Record<PanelForm, { readonly title: number; readonly name: number; readonly clock: number }>> = {
  full: { title: 1.75, name: 3, clock: 1.75 },
  compact: { title: 1.2, name: 1.9, clock: 1.2 },
  line: { title: 1.2, name: 1.9, clock: 1.2 },
}
/** a name that is smaller on one line stands on two of this size at most */
const TWO_LINES_EM = 1.9
/** What a value beside the name takes of the width, its gap too, and of the height, em. */
const SUBJECT = { cols: 10.8, rows: 4.4 } as const
/** margins beside the words, what the mark takes of the title, and a letter of the time of day with its gap */
const SIDES = 2
const MARK_COLS = 4
const CLOCK_COLS = 4
/** a bold letter of a name, and one of a sentence of which half is bold */
const NAME_LETTER = 0.6
const LETTER = 0.56
/** heights of a line: of the bar, of a name with its margins, of a sentence */
const BAR_LINE = 1.12
const NAME_LINE = 1.15
const NAME_MARGIN = 0.1
const LINE = 1.2
/** borders, what pads the bar, what the body begins and ends with */
const FRAME = { borders: 0.24, bar: 0.4, body: 0.1, end: 0.3 } as const
const LINE_GAP = 0.6

export type PanelWords = {
  readonly title: string
  readonly name: string
  /** what happens if nobody moves */
  readonly consequence: string | null
  /** since when, how urgent, and that it waits */
  readonly lasts: string
  /** the same in the form of a line */
  readonly briefLasts: string
  /** whether something is measured where it is */
  readonly hasSubject: boolean
}

export type PanelPlan = {
  readonly titleEm: number
  readonly nameEm: number
  readonly consequenceEm: number
  readonly hasSubject: boolean
  /** the value stands beside the name */
  readonly isBeside: boolean
  /** height of all, em */
  readonly rows: number
}

export const panelPlan = (form: PanelForm, words: PanelWords, box: Box, hasClock: boolean): PanelPlan => {
  const largest = SIZES[form]
  const hasSubject = words.hasSubject && (form === 'full' || (form === 'compact' && !box.isStanding))
  const isBeside = hasSubject && !box.isStanding
  const cols = box.cols - SIDES - (isBeside ? SUBJECT.cols : 0)
  const titleCols = box.cols - MARK_COLS - (hasClock ? CLOCK_COLS * largest.clock : 0)
  const titleEm = sizeFor(words.title, titleCols, largest.title)
  const bar = FRAME.bar + BAR_LINE * Math.max(titleEm, hasClock ? largest.clock : 0)
  const consequenceEm = sizeFor(words.consequence ?? '', cols - 2, 1.3)
  const said = form === 'line' ? lineOf(words, cols, largest.name) : stackOf(words, cols, largest.name)
  const text = said.rows + (words.consequence === null ? 0 : LINE * consequenceEm + 0.1)
  const subject = hasSubject ? SUBJECT.rows : 0
  const body = FRAME.body + (isBeside ? Math.max(text, subject) : text + subject) + FRAME.end
  return {
    ...{ titleEm, nameEm: said.nameEm, consequenceEm, hasSubject, isBeside },
    rows: FRAME.borders + bar + body,
  }
}

type Said = { readonly nameEm: number; readonly rows: number }

/** Its name over since when. */
const stackOf = ({ name, lasts }: Pick<PanelWords, 'name' | 'lasts'>, cols: number, largest: number): Said => {
  const nameEm = nameSize(name, cols, largest)
  const lines = nameEm * name.length * NAME_LETTER > cols + 0.01 ? 2 : 1
  return { nameEm, rows: nameEm * (lines * NAME_LINE + NAME_MARGIN) + LINE * linesOf(lasts, cols) }
}

/** Both on one line where they fit. */
const lineOf = ({ name, briefLasts: lasts }: PanelWords, cols: number, largest: number): Said => {
  const nameEm = Math.min(largest, (cols - LINE_GAP - lasts.length * LETTER) / (name.length * NAME_LETTER))
  return nameEm < 1
    ? stackOf({ name, lasts }, cols, 1.2)
    : { nameEm, rows: Math.max(LINE, nameEm * (NAME_LINE + NAME_MARGIN)) }
}

const linesOf = (text: string, cols: number): number => Math.max(1, Math.ceil((text.length * LETTER) / cols))

/** On one line where that is large enough, else on two. */
const nameSize = (name: string, cols: number, largest: number): number => {
  const onOne = sizeFor(name, cols, largest)
  return onOne >= Math.min(largest, TWO_LINES_EM)
    ? onOne
    : Math.max(onOne, sizeFor(name, 1.7 * cols, Math.min(largest, TWO_LINES_EM)))
}
