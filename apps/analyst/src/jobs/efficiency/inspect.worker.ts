import { inspectSite, type SiteHistory, type SiteReport } from '../../engines/index.ts'

/** In a thread: a site's history looked at. */
export default (history: SiteHistory): SiteReport => inspectSite(history)
