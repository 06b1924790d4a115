// What the command asks of the Playwright process that it starts: JSON in an environment variable.
import { z } from 'zod'

export const ASKED_VARIABLE = 'PATHS_MUTANTS'

const asked = z.object({
  charts: z.array(z.string()),
  slice: z.object({ part: z.number(), of: z.number() }),
  /** whether to leave out mutants that earlier runs killed */
  again: z.boolean(),
  /** file to which each mutant walked is appended, as a line of JSON */
  into: z.string(),
})
export type Asked = z.infer<typeof asked>

/** What was asked; outside the command, which sets the variable, no chart at all. */
export const readAsked = (): Asked => {
  const text = process.env[ASKED_VARIABLE]
  return text === undefined
    ? { charts: [], slice: { part: 1, of: 1 }, again: false, into: '' }
    : asked.parse(JSON.parse(text))
}
