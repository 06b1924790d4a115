// What the command asks of the Playwright process that it starts: a file, named in an environment variable.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

export const ASKED_VARIABLE = 'PATHS_WIRING'

const asked = z.object({
  /** no fault is begun after this, ms since 1970 */
  until: z.number(),
  walks: z.array(
    z.object({ name: z.string(), paths: z.array(z.object({ chart: z.string(), path: z.number() })).readonly() }),
  ),
})
export type Asked = z.infer<typeof asked>

/** What was asked; outside the command, which sets the variable, nothing. */
export const readWalks = (): Asked => {
  const file = process.env[ASKED_VARIABLE]
  return file === undefined ? { until: 0, walks: [] } : asked.parse(JSON.parse(readFileSync(file, 'utf8')))
}
