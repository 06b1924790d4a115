// In: how high the lines of a chart end. Out: where their names stand so that none covers another.

/** Percent of the drawing's height that two lines of text take, 2 rem of at least 11. */
const TEXT_PCT = 19
/** Percent from the top at which a name reaches half a line above the drawing: none stands higher. */
const TOP_PCT = 5
/** Percent at which one reaches its bottom. */
const BOTTOM_PCT = 92

/**
 * Pushes names down until they no longer overlap, then all up as far as the last hangs out.
 * @param ends from the top, %, the highest line first
 */
export const spreadTops = (ends: readonly number[]): readonly number[] => {
  const placed: number[] = []
  for (const end of ends) placed.push(Math.max(end, (placed.at(-1) ?? TOP_PCT - TEXT_PCT) + TEXT_PCT))
  const excess = Math.max(0, (placed.at(-1) ?? 0) - BOTTOM_PCT)
  return placed.map((top) => top - excess)
}
