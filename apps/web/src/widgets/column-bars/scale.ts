const STEPS = [1, 2, 3, 4, 5, 6, 8, 10] as const

/** A round number to end a value axis with, no less than the most it shows: one digit, then zeros. */
export const roundTop = (most: number): number => {
  if (!(most > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  const step = STEPS.find((one) => one * power >= most * (1 - 1e-9)) ?? 10
  return step * power
}

/** Decimals that write a round top and its half exactly. */
export const decimalsFor = (top: number): number => {
  const half = top / 2
  return [0, 1, 2, 3, 4, 5, 6].find((decimals) => Math.abs(Number(half.toFixed(decimals)) - half) < half * 1e-6) ?? 6
}
