import { z } from 'zod'

/**
 * A number as a word of the address. What is empty or given twice is none: it must not be read as 0, which is what
 * JavaScript makes of an empty word.
 * @param number parses what the word says, e.g. `z.number().int()`
 */
export const numberText = <S extends z.ZodType>(number: S) => z.preprocess(readNumber, number)

const readNumber = (given: unknown): unknown =>
  typeof given === 'string' && given.trim() !== '' ? Number(given) : given
