import { z } from 'zod'
import { epochMs, writtenText } from '../../entities/index.ts'

/** The longest question, characters. */
export const QUESTION_LENGTH = 300

/** POST /api/analyst/questions: a question in French, and what the answer before it gave to go on from. */
export const questionInput = z.strictObject({
  question: writtenText(QUESTION_LENGTH),
  context: z.record(z.string().max(40), z.unknown()).nullable().default(null),
})
/** A question in French. */
export type QuestionInput = z.input<typeof questionInput>

const text = z.string().max(600)
/**
 * What is said to a question: `answer` with its figures; `ask` it can be read in several ways; `refusal` it is not
 * answered; `unknown` there is no data to answer from.
 */
export const questionAnswer = z.object({
  kind: z.enum(['answer', 'ask', 'refusal', 'unknown']),
  by: z.enum(['rules', 'model']).describe('who put it into words; the figures are computed either way'),
  sentences: z.array(text).max(24),
  withheld: z.number().int().min(0).default(0).describe('sentences kept back: a figure in them is of no record'),
  query: text.nullable().describe('what was asked of the records, in words'),
  table: z.object({ columns: z.array(text).max(8), rows: z.array(z.array(text).max(8)).max(60) }).nullable(),
  chart: z
    .object({
      name: text,
      unit: z.string().max(20),
      kind: z.enum(['bars', 'line']),
      points: z.array(z.tuple([epochMs, z.number().describe('in `unit`')])).max(2_000),
    })
    .nullable(),
  link: z.string().max(400).startsWith('/').nullable().describe('address of the screen that shows the same'),
  choices: z
    .array(z.string().max(160))
    .max(8)
    .describe('what may be answered to a question asked back; after an answer, what may be asked on'),
  context: z.record(z.string(), z.unknown()).nullable().describe('to be sent with the next question'),
  model: z.boolean().describe('whether a language model can be asked as well'),
})
/** What is said to a question. */
export type QuestionAnswer = z.infer<typeof questionAnswer>

/** POST /api/analyst/questions/model answers line by line (NDJSON): each sentence once its figures are checked. */
export const questionPart = z.discriminatedUnion('part', [
  z.object({ part: z.literal('query'), text }),
  z.object({ part: z.literal('sentence'), text }),
  z.object({ part: z.literal('end'), answer: questionAnswer }),
  z.object({ part: z.literal('failed') }),
])
/** One line of an answer that is streamed. */
export type QuestionPart = z.infer<typeof questionPart>
