import { HOUR_MS, MINUTE_MS, type PictureInfo } from '@vigie/contracts/entities'

/** When a picture was taken, or else received; ms since 1970. */
export const timeOf = ({ takenAt, receivedAt }: Pick<PictureInfo, 'takenAt' | 'receivedAt'>): number =>
  Date.parse(takenAt ?? receivedAt)

/** a camera that misses so many of its turns has an old picture */
const TURNS = 3
/** whatever the rhythm, nothing younger is old */
const YOUNG_MS = 2 * MINUTE_MS

/** Age from which the last of these pictures (newest first) is old: by the rhythm in which they came. */
export const oldFrom = (pictures: readonly Pick<PictureInfo, 'takenAt' | 'receivedAt'>[]): number => {
  const times = pictures.map(timeOf)
  const gaps = times.slice(1).map((time, place) => Math.abs((times[place] ?? time) - time))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]
  // of a single picture no rhythm is known
  return usual === undefined ? HOUR_MS : Math.max(YOUNG_MS, TURNS * usual)
}
