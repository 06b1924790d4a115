import type { Wheel } from './wheels.ts'

// what two readers saw, digit by digit → the digits of the counter, or the first place where they cannot be told

export type Settled =
  | { readonly digits: string }
  | { readonly flaw: 'unclear' | 'differ' | 'between'; readonly place: number }

/** Below this neither reader's word is taken. */
const LEAST_SURE = 0.5
/** A wheel this near a digit stands on it. */
const STANDS = 0.3
/** The last wheel of whole units is read down: this close below a digit nobody can say whether it has passed. */
const NEARLY = 0.25
const ARRIVED = 0.12

/**
 * The recogniser reads the row as text; the wheel reader sees each window alone and how far the wheel has turned.
 * Both must tell the same digit. Between two digits the wheel to the right decides, as the mechanism does: a wheel
 * moves while its right neighbour goes from 9 to 0. `decimals` tells whether the last place is a fraction of a unit.
 */
export const settle = (text: string, wheels: readonly Wheel[], decimals: number): Settled => {
  const places = [...text].map((digit, index) => ({ digit: Number(digit), wheel: wheels[index] }))
  let right: number | null = null
  let digits = ''
  for (let place = places.length - 1; place >= 0; place--) {
    const { digit, wheel } = places[place] ?? {}
    if (digit === undefined || wheel === undefined || wheel.sure < LEAST_SURE) return { flaw: 'unclear', place }
    const told: number | 'between' | null =
      right === null ? lastDigit(digit, wheel.value, decimals) : innerDigit(digit, wheel.value, right)
    if (told === null) return { flaw: 'differ', place }
    if (told === 'between') return { flaw: 'between', place }
    digits = `${told}${digits}`
    right = told
  }
  return { digits }
}

const lastDigit = (digit: number, value: number, decimals: number): number | 'between' | null => {
  const [floor, part] = [Math.floor(value) % 10, value - Math.floor(value)]
  const next = (floor + 1) % 10
  if (digit !== floor && digit !== next) return null
  if (part > 1 - ARRIVED) return digit === next ? next : 'between'
  if (part <= 1 - NEARLY && (digit === floor || part > 1 - STANDS - NEARLY)) return floor
  if (digit === next && part < STANDS) return null
  return decimals > 0 && next !== 0 ? floor : 'between'
}

const innerDigit = (digit: number, value: number, right: number): number | 'between' | null => {
  const gap = Math.abs(value - digit)
  if (Math.min(gap, 10 - gap) <= STANDS) return digit
  const [floor, part] = [Math.floor(value) % 10, value - Math.floor(value)]
  const next = (floor + 1) % 10
  if (digit !== floor && digit !== next) return null
  if (right === 9 && part <= 1 - ARRIVED) return floor
  if (right === 0 && part > STANDS) return next
  return 'between'
}
