import { LOOKED_AT_FROM_MS } from '@vigie/contracts/rest/analyst'

/**
 * Why nobody has looked at a site: its history is too short to tell what is usual, or the look is under way.
 * @param recordedFrom the first reading of the site, ms; null or undefined: there is none, or it is not known (yet)
 */
export const whyNotLooked = (recordedFrom: number | null | undefined, now: number): 'short' | 'underWay' =>
  recordedFrom != null && now - recordedFrom >= LOOKED_AT_FROM_MS ? 'underWay' : 'short'
