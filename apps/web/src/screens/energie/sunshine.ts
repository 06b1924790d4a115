// In: the sunshine that was recorded over a stretch and the one it is compared with. Out: whether it explains a solar
// share that fell.
import { type Figure, isComparable, type SeriesBody } from '@vigie/contracts/entities'
import { formatQuantity, formatValue } from '@/text'
import { energie } from '@/text/energie'

export const METRIC = 'irradiance_wm2' as const

/** A share that fell by less, points, needs no word. */
const NOTABLE = 2
/** Sunshine above this share of what it was is no less sun. */
const LESS = 0.95
/** Of less of a stretch than this share of it no mean is told. */
const COVERED = 0.9

/** Whether the solar share fell so that one asks why. */
export const hasFallen = (share: Figure): boolean =>
  isComparable(share) && (share.previous ?? 0) - (share.value ?? 0) >= NOTABLE

type Stretch = Pick<SeriesBody, 'points' | 'bucketMs' | 'from' | 'to'>

/** The mean of a stretch, nights included, in the unit of the series; null: too much of it was not recorded. */
export const meanOf = ({ points, bucketMs, from, to }: Stretch): number | null =>
  bucketMs === 0 || points.length * bucketMs < COVERED * (to - from)
    ? null
    : points.reduce((sum, [, value]) => sum + value, 0) / points.length

/** « moins de soleil : 120 W/m² en moyenne, contre 310 »; undefined: the recorded sunshine does not say so. */
export const lessSun = (now: Stretch, before: Stretch): string | undefined => {
  const [mean, was] = [meanOf(now), meanOf(before)]
  return mean === null || was === null || mean >= LESS * was
    ? undefined
    : energie.lessSun(formatQuantity(mean, METRIC), formatValue(was, METRIC))
}
