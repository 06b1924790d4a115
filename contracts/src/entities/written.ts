import { z } from 'zod'

// What people write, by one rule wherever it comes in: what cannot be seen neither begins nor ends a text, and alone is
// none; a name is one line, a text has no control character but ends of lines and tabs. Neither turns its direction.

/** White space, control characters, and what is drawn as nothing; what joins or varies the characters before it is not. */
const UNSEEN =
  '[\\p{White_Space}\\p{Cc}\\u00AD\\u034F\\u061C\\u115F\\u1160\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0]'
const EDGES = new RegExp(`^${UNSEEN}+|${UNSEEN}+$`, 'gu')
const SEEN = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Ends of lines, other control characters, and marks that turn the direction of what follows. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u
const LINES = /^(?:[\n\t]|[^\p{Cc}\u202A-\u202E\u2066-\u2069])*$/u

/** A text without what is not seen at its ends; empty: there is nothing to see in it. */
export const tidy = (text: string): string => {
  const trimmed = text.replaceAll(/\r\n?/g, '\n').replace(EDGES, '')
  return SEEN.test(trimmed) ? trimmed : ''
}

/** A text of a source that did not keep the rule, as one line: what breaks it is a space. Empty: nothing to see. */
export const asLine = (text: string): string => tidy(text.replace(BREAKS, ' '))

/** What people call something: one line. @param max characters */
export const writtenLine = (max: number) =>
  z.string().overwrite(tidy).min(1).max(max).regex(ONE_LINE, 'one line without control characters')

/** What people say of something. @param max characters */
export const writtenText = (max: number) =>
  z.string().overwrite(tidy).min(1).max(max).regex(LINES, 'no control characters, and no marks that turn the direction')
