import { z } from 'zod'
import { capability, site } from '../entities/index.ts'

/** GET /api/site: the site of this host, and what its upstream can give. */
export const siteResponse = z.object({ site, capabilities: z.array(capability) })
/** Answer of GET /api/site. */
export type SiteResponse = z.infer<typeof siteResponse>
