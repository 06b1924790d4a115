// In: a value drawn across a chart and what the chart shows. Out: the end and the side of that line at which its words cover least of the curve.
import type { ChartPoint } from './gaps.ts'

type Shown = {
  readonly from: number
  readonly to: number
  readonly points: readonly ChartPoint[]
  readonly previous: readonly ChartPoint[]
}

/** The share of the width that the words take at most, and of what the values span that a line of text does. */
const WIDTH = 0.4
const HEIGHT = 0.14

export type LabelPlace = (typeof PLACES)[number]
/** The first of those that are equally free is taken. */
const PLACES = ['insideEndTop', 'insideStartTop', 'insideEndBottom', 'insideStartBottom'] as const

export const labelPlace = (value: number, { from, to, points, previous }: Shown): LabelPlace => {
  const drawn = [...points, ...previous]
  const highs = drawn.flatMap(([, mean, , max]) => max ?? mean ?? [])
  const lows = drawn.flatMap(([, mean, min]) => min ?? mean ?? [])
  const lowest = lows.reduce((a, b) => Math.min(a, b), value)
  const span = highs.reduce((a, b) => Math.max(a, b), value) - lowest
  const width = WIDTH * (to - from)
  const covered = (place: LabelPlace): number => {
    const isWithin = (at: number) => (place.includes('Start') ? at <= from + width : at >= to - width)
    const bottom = place.includes('Top') ? value : value - HEIGHT * span
    const top = bottom + HEIGHT * span
    // a curve that only just touches the line is not under the words above it
    return drawn.filter(([at, mean, min, max]) => {
      const [low, high] = [min ?? mean, max ?? mean]
      return isWithin(at) && low !== null && high !== null && low < top && high > bottom
    }).length
  }
  // below a line near the foot of the chart stands the axis with its ticks
  const isAtFoot = value - HEIGHT * span < lowest
  return PLACES.filter((place) => !isAtFoot || place.includes('Top')).reduce<LabelPlace>(
    (best, place) => (covered(place) < covered(best) ? place : best),
    PLACES[0],
  )
}
