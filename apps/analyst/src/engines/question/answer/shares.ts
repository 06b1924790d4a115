// In: an amount and all those that it is one of. Out: which share of them it is.
import type { Found, Ledger } from './ledger.ts'

/** « 32 % »; null: they come to nothing, or one of them was not read but made. */
export const shareOf = (one: Found, all: readonly Found[], ledger: Ledger): string | null => {
  const whole = all.reduce((sum, { value }) => sum + value, 0)
  const [place] = one.from
  if (whole <= 0 || place === undefined || [one, ...all].some(({ from }) => from.length !== 1)) return null
  const from = [...all.map(() => place), ...all.flatMap((found) => found.from)]
  const scale = 100 / all.length
  return ledger.say({ value: (100 * one.value) / whole, from, how: 'quotient', scale }, '%', 0)
}

/** « (32 %) » behind an amount. */
export const inBrackets = (text: string | null): string => (text === null ? '' : ` (${text})`)
