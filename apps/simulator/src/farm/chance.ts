// All randomness of the farm: pure functions of (seed, channel, n), so that the same seed always gives the same farm on
// the same days. A channel's name is part of its draw: to rename one is to draw other values.

/** Uniform in [0, 1), the same for the same arguments. `n` is an integer: an index, a day, a time bucket. */
export const chance = (seed: number, channel: string, n: number): number => {
  let hash = seed | 0
  for (let index = 0; index < channel.length; index += 1) {
    hash = Math.imul(hash ^ channel.charCodeAt(index), 0x01000193)
  }
  hash = scramble(hash ^ (n | 0))
  return scramble(hash ^ Math.floor(n / 0x1_0000_0000)) / 0x1_0000_0000
}

/** A value in [0, 1) that wanders smoothly as `x` grows, with one free value per unit of `x`. */
export const drift = (seed: number, channel: string, x: number): number => {
  const from = Math.floor(x)
  const { start, end } = stretchOf(seed, channel, from)
  const share = (1 - Math.cos((x - from) * Math.PI)) / 2
  return start * (1 - share) + end * share
}

type Stretch = { readonly seed: number; readonly from: number; readonly start: number; readonly end: number }

// A farm asks for the same stretch of a channel step after step, so the last one of each channel is kept.
const stretches = new Map<string, Stretch>()

const stretchOf = (seed: number, channel: string, from: number): Stretch => {
  const last = stretches.get(channel)
  if (last?.from === from && last.seed === seed) return last
  const now = { seed, from, start: chance(seed, channel, from), end: chance(seed, channel, from + 1) }
  stretches.set(channel, now)
  return now
}

/** Roughly normal: mean 0, standard deviation 1, never beyond ± 3. */
export const spread = (seed: number, channel: string, n: number): number =>
  2 * (chance(seed, `${channel}:a`, n) + chance(seed, `${channel}:b`, n) + chance(seed, `${channel}:c`, n)) - 3

/** Uniform between two bounds. */
export const between = (share: number, low: number, high: number): number => low + share * (high - low)

const scramble = (value: number): number => {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x21f0aaad)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
