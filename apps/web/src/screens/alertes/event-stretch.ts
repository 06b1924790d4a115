// In: when an alarm began and ended. Out: the stretch that is drawn around it.
import { type Alarm, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'

/** The least and the most that is drawn before an alarm, ms: as long as it lasted, within these. */
const BEFORE_MS = { least: HOUR_MS, most: 6 * HOUR_MS } as const
const AFTER_MS = 15 * MINUTE_MS
/** The most that is drawn from the beginning of an alarm on, ms: of one of days the beginning tells what happened. */
const LONGEST_MS = 6 * HOUR_MS

/**
 * What is drawn around an alarm: what its device measured before is as long as what came of it, so that one sees what
 * changed.
 * @param now epoch ms
 */
export const eventStretch = (
  { raisedAt, clearedAt }: Pick<Alarm, 'raisedAt' | 'clearedAt'>,
  now: number,
): { readonly from: number; readonly to: number } => {
  const at = Date.parse(raisedAt)
  const over = clearedAt === null ? null : Date.parse(clearedAt)
  const lasted = Math.max(0, (over ?? now) - at)
  const end = over === null ? now : Math.min(over + AFTER_MS, Math.max(now, over))
  return {
    from: at - Math.min(BEFORE_MS.most, Math.max(BEFORE_MS.least, lasted)),
    // a minute more: what is measured meanwhile has its place
    to: Math.min(end + MINUTE_MS, at + LONGEST_MS),
  }
}
