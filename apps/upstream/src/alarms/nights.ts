import { medianOf } from '../median.ts'

/** The lowest flow of one night, m³/h; `at`: when the night was over, ms. */
export type Night = { readonly at: number; readonly flowM3h: number }

/** nights compared with, and the fewest that make a habit */
const USUAL_NIGHTS = 28
const FEWEST_NIGHTS = 7

/** Whether a night is out of the ordinary beside what was usual then; `held`: whether the one before it was. */
export type NightRule = (flowM3h: number, usualM3h: number, held: boolean) => boolean

/** The last of some nights, what was usual then, and since which night it is out of the ordinary; null: it is not. */
export type JudgedNight = Night & { readonly usualM3h: number | null; readonly since: number | null }

/**
 * What the nights of a sector usually are when the last one is over, m³/h: the median of the last four weeks of nights
 * that were not themselves out of the ordinary, so that a leak does not become a habit. null: too few nights.
 * @param nights oldest first, the last one excluded
 */
export const usualNight = (nights: readonly Night[], isUnusual: NightRule): number | null => {
  const usual: number[] = []
  for (const { flowM3h } of nights) addUsual(usual, flowM3h, isUnusual)
  return usualOf(usual)
}

/** The last of some nights as an alarm that saw each of them would judge it; null: of none. */
export const judgeNights = (nights: readonly Night[], isUnusual: NightRule): JudgedNight | null => {
  const usual: number[] = []
  let since: number | null = null
  const judged = nights.map((night): JudgedNight => {
    const usualM3h = usualOf(usual)
    const holds = usualM3h !== null && isUnusual(night.flowM3h, usualM3h, since !== null)
    since = holds ? (since ?? night.at) : null
    addUsual(usual, night.flowM3h, isUnusual)
    return { ...night, usualM3h, since }
  })
  return judged.at(-1) ?? null
}

const usualOf = (usual: readonly number[]): number | null =>
  usual.length < FEWEST_NIGHTS ? null : medianOf(usual.slice(-USUAL_NIGHTS))

const addUsual = (usual: number[], flowM3h: number, isUnusual: NightRule): void => {
  const before = usualOf(usual)
  if (before === null || !isUnusual(flowM3h, before, false)) usual.push(flowM3h)
}
