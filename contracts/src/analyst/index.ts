import { z } from 'zod'
import { role, siteSlug } from '../entities/index.ts'

// What a gateway says to the analyst beside the call itself. The calls are those of the UI (`ANALYST_PATHS` in ../rest):
// the gateway has checked who asks and for which site, and passes the call on with the service key.

/** Header in which the gateway says who asks and for which site, as base64url of the JSON of `analystCaller`. */
export const ANALYST_CALLER_HEADER = 'x-vigie-caller'

/** Who asks, and for which site: the site of the host name, which this person may see. */
export const analystCaller = z.strictObject({
  site: siteSlug,
  uid: z.string().min(1).max(128),
  name: z.string().min(1).max(254).describe('as others see them'),
  role: role.nullable(),
})
/** Who asks, and for which site. */
export type AnalystCaller = z.infer<typeof analystCaller>
