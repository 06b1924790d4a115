// In: pictures of a site, newest first. Out: those that are being read, and those that wait for a person.
import type { PictureWork } from '@vigie/contracts/rest/analyst'
import { isUnderWay } from '@/data/picture-works'

/** What is under way on a site, and what somebody still has to decide. */
type Queue = { readonly underWay: readonly PictureWork[]; readonly waiting: readonly PictureWork[] }

/**
 * A doubtful counter waits for a person until a later picture of it, or a correction, settles it. A refused picture tells
 * nothing of its counter: nobody has to decide on it, and it settles nothing.
 */
export const queueOf = (works: readonly PictureWork[]): Queue => {
  const settled = new Set<string>()
  const waiting: PictureWork[] = []
  for (const work of works) {
    if (work.state !== 'done' || work.result?.tool !== 'meter' || settled.has(work.device)) continue
    if (work.result.verdict === 'rejected' && work.correction === null) continue
    settled.add(work.device)
    if (work.stored === null && work.correction === null && work.result.verdict === 'review') waiting.push(work)
  }
  return { underWay: works.filter(isUnderWay), waiting }
}
