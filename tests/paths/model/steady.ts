// Charts may read the clock or draw at random while they step. Here the clock stands and every draw is the same, so that
// a path always leads to the same context. What their guards print is printed nowhere: a chart is asked thousands of times.

/** 2026-01-01T00:00:00Z, epoch ms. */
const NOW = 1_767_225_600_000
const UUID = '00000000-0000-4000-8000-000000000000'

const RealDate = globalThis.Date
class SteadyDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    // Sound although the type cannot say so: what is given is what Date itself takes.
    super(...((given.length === 0 ? [NOW] : given) as [number]))
  }
  static override now(): number {
    return NOW
  }
}
const random = (): number => 0.5
const getRandomValues = <Given extends ArrayBufferView | null>(given: Given): Given => {
  if (given !== null) new Uint8Array(given.buffer, given.byteOffset, given.byteLength).fill(85)
  return given
}
const nothing = (): void => undefined
const SILENT = { log: nothing, info: nothing, debug: nothing, warn: nothing, error: nothing }

/** Runs a synchronous step of a chart with a clock that stands and draws that repeat. */
export const steadily = <Result>(step: () => Result): Result => {
  const real = { random: Math.random, randomUUID: crypto.randomUUID, getRandomValues: crypto.getRandomValues }
  const { log, info, debug, warn, error } = console
  // Sound although the type cannot say so: called without `new`, which no chart does, it would throw.
  globalThis.Date = SteadyDate as DateConstructor
  Math.random = random
  crypto.randomUUID = () => UUID
  crypto.getRandomValues = getRandomValues
  Object.assign(console, SILENT)
  try {
    return step()
  } finally {
    globalThis.Date = RealDate
    Math.random = real.random
    crypto.randomUUID = real.randomUUID
    crypto.getRandomValues = real.getRandomValues
    Object.assign(console, { log, info, debug, warn, error })
  }
}
