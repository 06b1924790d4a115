import { medianOf } from './median.ts'

/** The lowest flow of one night, m³/h; `at`: when the night was over, ms. */
export type Night = { readonly at: number; readonly flowM3h: number }

/** nights compared with, and the fewest that make a habit */
const USUAL_NIGHTS = 28
const FEWEST_NIGHTS = 7

/**
 * What the nights of a sector usually are when the last one is over, m³/h: the median of the last four weeks of nights
 * that were not themselves out of the ordinary, so that a leak does not become a habit. null: too few nights.
 * @param nights oldest first, the last one excluded
 * @param isUnusual whether a night was out of the ordinary beside what was usual then
 */
export const usualNight = (
  nights: readonly Night[],
  isUnusual: (flowM3h: number, usualM3h: number) => boolean,
): number | null => {
  const usual: number[] = []
  for (const { flowM3h } of nights) {
    const before = medianOf(usual.slice(-USUAL_NIGHTS))
    if (usual.length < FEWEST_NIGHTS || before === null || !isUnusual(flowM3h, before)) usual.push(flowM3h)
  }
  return usual.length < FEWEST_NIGHTS ? null : medianOf(usual.slice(-USUAL_NIGHTS))
}
