import { cut, greyOf, type Leaning, type Raster } from '../pictures/index.ts'
import type { Network } from './runtime.ts'

/** A number wheel seen through its window: 3.5 is half way from 3 to 4; `sure` is 0…1. */
export type Wheel = { readonly value: number; readonly sure: number }

export const WHEEL_WIDTH = 20
export const WHEEL_HEIGHT = 32
/** The network tells tenths of a digit, round the wheel. */
const BINS = 100
/** Bins taken together round the likeliest one: half a digit either way. */
const REACH = 5
/** Keeps an even grey from becoming noise. */
const LEAST_SPREAD = 0.02

/** What the wheels in these windows stand at. */
export const readWheels = async (windows: readonly Raster[], network: Network): Promise<Wheel[]> => {
  if (windows.length === 0) return []
  const area = WHEEL_WIDTH * WHEEL_HEIGHT
  const input = new Float32Array(windows.length * area)
  windows.forEach((window, index) => {
    input.set(standardised(window), index * area)
  })
  const { values } = await network(input, [windows.length, 1, WHEEL_HEIGHT, WHEEL_WIDTH])
  return windows.map((_, index) => standing(values.subarray(index * BINS, (index + 1) * BINS)))
}

/** The window of each wheel, at the network's size. */
export const windowAt = (picture: Raster, place: Leaning): Raster => cut(picture, place, WHEEL_WIDTH, WHEEL_HEIGHT)

/** Zero mean and unit spread, so that light, dark, and ink on paper or paper on ink are alike. */
const standardised = (window: Raster): Float32Array => {
  const grey = greyOf(window).values.map((value) => value / 255)
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  const spread = Math.sqrt(grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length)
  return grey.map((value) => (value - mean) / (spread + LEAST_SPREAD))
}

/** The mean round the wheel of what is likely near the likeliest tenth; its weight says how sure that is. */
const standing = (logits: Float32Array): Wheel => {
  const top = logits.reduce((most, value) => Math.max(most, value), -Infinity)
  const weights = logits.map((value) => Math.exp(value - top))
  const all = weights.reduce((sum, value) => sum + value, 0)
  const best = weights.indexOf(1)
  let [sum, shift] = [0, 0]
  for (let offset = -REACH; offset <= REACH; offset++) {
    const weight = weights[(best + offset + BINS) % BINS] ?? 0
    sum += weight
    shift += weight * offset
  }
  return { value: ((best + shift / sum + BINS) % BINS) / 10, sure: sum / all }
}
