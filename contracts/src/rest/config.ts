import { z } from 'zod'
import { siteSlug } from '../entities/index.ts'

/** GET /config.json: public settings, read before anything else; one build runs anywhere. */
export const publicConfig = z.object({
  site: siteSlug.describe('the site of this host name'),
  identity: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    emulatorUrl: z.url().nullable().describe('identity emulator; null in production'),
  }),
  analytics: z
    .object({ appId: z.string(), measurementId: z.string() })
    .nullable()
    .describe('null: no analytics is loaded (R9.1)'),
  admin: z
    .object({
      idleMinutes: z.number().int().nullable().describe('an administrator whom nobody saw for so long is signed out'),
      asksSecondFactor: z.boolean().describe('administration takes a sign-in with a second factor'),
    })
    .describe('how administrators are signed in'),
  marketingUrl: z.url().describe("the header's button leads there (R4.6)"),
  map: z.object({
    tilesUrl: z.string().nullable().describe('tile URL template; null: the map is drawn without tiles'),
    attribution: z.string(),
  }),
  version: z.string().describe('of the running gateway'),
})
/** Public settings of the page. */
export type PublicConfig = z.infer<typeof publicConfig>
