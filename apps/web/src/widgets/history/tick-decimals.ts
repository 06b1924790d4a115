import type { ChartPoint } from '@/ui/charts/gaps'

const TICKS = 4
const MOST_DECIMALS = 3

/**
 * Decimals of the numbers beside a value axis: the same for all of them, as the step between them needs.
 * @param aroundData the axis need not begin at zero
 * @returns the decimals of one tick: more than the others' only where those would not write it
 */
export const tickDecimals = (points: readonly ChartPoint[], aroundData: boolean): ((tick: number) => number) => {
  const known = points.flatMap(([, value, min, max]) => (value === null ? [] : [min ?? value, max ?? value]))
  const top = known.reduce((most, value) => Math.max(most, value), aroundData ? Number.NEGATIVE_INFINITY : 0)
  const bottom = known.reduce((least, value) => Math.min(least, value), aroundData ? Number.POSITIVE_INFINITY : 0)
  const span = top - bottom
  const common = span > 0 && Number.isFinite(span) ? decimalsOf(roundStep(span / TICKS)) : 0
  return (tick) => Math.max(common, decimalsOf(tick))
}

/** The step ECharts takes between ticks: 1, 2, 3, 5 or 10 times a power of ten. */
const roundStep = (step: number): number => {
  const power = 10 ** Math.floor(Math.log10(step))
  const digit = step / power
  return power * (digit < 1.5 ? 1 : digit < 2.5 ? 2 : digit < 4 ? 3 : digit < 7 ? 5 : 10)
}

const decimalsOf = (value: number): number => {
  for (let decimals = 0; decimals < MOST_DECIMALS; decimals++) {
    if (Math.abs(Number(value.toFixed(decimals)) - value) < 1e-9 * Math.max(1, Math.abs(value))) return decimals
  }
  return MOST_DECIMALS
}
