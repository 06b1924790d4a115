// In: the gateway's answer about the site of a session. Out: the same, after times were set to the site's zone.
import { REST_PATHS, type SiteResponse, siteResponse } from '@vigie/contracts/rest'
import type { Http } from '@/adapters/http'
import { setSiteTimeZone } from '@/text'

/**
 * Reads the site of a session. The zone of times is set before the answer is handed on, so what renders with it is in
 * that zone.
 */
export const createSiteReader =
  ({ get }: Pick<Http, 'get'>) =>
  async (signal: AbortSignal): Promise<SiteResponse> => {
    const answer = await get(REST_PATHS.site, siteResponse, {}, signal)
    setSiteTimeZone(answer.site.timeZone)
    return answer
  }
