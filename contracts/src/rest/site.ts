import { z } from 'zod'
import { capability, site } from '../entities/index.ts'

/**
 * Parameter of any call about a site, and of the live connection: which of the caller's sites is meant. Absent: that of
 * the host. One page that shows several sites, as a wall does, names them by it.
 */
export const SITE_PARAMETER = 'site'

/** GET /api/site: the site that is asked about, and what its upstream can give. */
export const siteResponse = z.object({ site, capabilities: z.array(capability) })
/** Answer of GET /api/site. */
export type SiteResponse = z.infer<typeof siteResponse>
