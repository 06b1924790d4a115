import { probit } from 'simple-statistics'

/** An estimate and its 95 % interval, in one unit. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number }

const TAIL = 0.975

/** Estimate from a value and its standard error; `freedom` widens what rests on few observations. */
export const estimateOf = (value: number, standardError: number, freedom = Number.POSITIVE_INFINITY): Estimate => {
  const reach = criticalValue(freedom) * standardError
  return { value, low: value - reach, high: value + reach }
}

/** A saving, a loss or a drift may be stated only when its interval leaves zero out. */
export const isStated = ({ low, high }: Estimate): boolean => low > 0 || high < 0

export const scaled = ({ value, low, high }: Estimate, by: number): Estimate => {
  const [a, b] = [low * by, high * by]
  return { value: value * by, low: Math.min(a, b), high: Math.max(a, b) }
}

/** Student's 97.5 % point, by its expansion around the normal one (Cornish and Fisher); within 1 % from 3 on. */
export const criticalValue = (freedom: number): number => {
  const z = probit(TAIL)
  if (freedom === Number.POSITIVE_INFINITY) return z
  const n = Math.max(3, freedom)
  return (
    z +
    (z ** 3 + z) / (4 * n) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * n ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * n ** 3)
  )
}
