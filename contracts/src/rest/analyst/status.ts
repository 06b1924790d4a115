import { z } from 'zod'
import { instant } from '../../entities/index.ts'

/** What the analyst does; each has a screen of its own. */
export const engineName = z.enum(['pictures', 'efficiency', 'questions'])
/** Name of an engine of the analyst. */
export type EngineName = z.infer<typeof engineName>

/**
 * How an engine stands on a site: `ready` it answers, `learning` it has not seen enough yet, `off` it is not
 * configured, `failed` it cannot work.
 */
export const engineState = z.enum(['ready', 'learning', 'off', 'failed'])

/** GET /api/analyst: how each engine stands on this site. */
export const analystStatusResponse = z.object({
  engines: z.array(
    z.object({
      engine: engineName,
      state: engineState,
      seenUntil: instant
        .nullable()
        .describe('what was measured until then has been looked at; null: it looks when asked'),
    }),
  ),
})
/** How each engine stands on this site. */
export type AnalystStatus = z.infer<typeof analystStatusResponse>
