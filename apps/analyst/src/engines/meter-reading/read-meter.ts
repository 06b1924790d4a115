import type { MeterReason, MeterVerdict } from '@vigie/contracts/entities'
import { cut, type Leaning, type Raster } from '../pictures/index.ts'
import { colouredDecimals } from './colour.ts'
import { findText } from './find-text.ts'
import type { MeterNetworks } from './networks.ts'
import { commonDirection, linesAlong } from './orientation.ts'
import { type Character, readText } from './read-text.ts'
import { type MeterContext, reconcile } from './reconcile.ts'
import { settle } from './settle.ts'
import { counterAmong, type Strip, stripOf } from './strip.ts'
import { readWheels, windowAt } from './wheels.ts'

export type MeterReading = {
  readonly verdict: MeterVerdict
  readonly reason: MeterReason
  /** the value read, with the least step its digits show; null: no value at all */
  readonly value: number | null
  readonly step: number | null
  /** what the recogniser read, digit by digit */
  readonly digits: string
  /** the place (0 left) that could not be told, where one is to blame */
  readonly place: number | null
  /** how sure the less sure of the two readers is of its least sure digit, 0…1 */
  readonly confidence: number
  /** true: a value newer than the last reading, to store as the device's counter */
  readonly stores: boolean
  /** the row of digits, upright */
  readonly crop: Raster | null
  /** where it is on the picture */
  readonly place2d: Leaning | null
}

export type ReadMeterOptions = {
  readonly onProgress?: (done: number) => void
  /** asked between steps: true stops with an `AbortError` */
  readonly isCancelled?: () => boolean
}

/** Lines read at most: a meter has one counter and some print. */
const MOST_LINES = 14
/** One way up must be clearly more legible than the other. */
const CLEARLY_UPRIGHT = 1.12
/** The row is read again in outlines this much larger or smaller: all must say the same. */
const OUTLINES = [0.9, 1.12]
const LEAST_SURE = 0.5
const CROP_HEIGHT = 96
const WIDEST_CROP = 960

/**
 * A photo of a meter → its counter's value and whether it may be stored unseen. Accepted only when the row of digits
 * is found without a rival and upright, reads the same in three outlines, both readers agree on every digit, and the
 * value fits the last reading and what the meter can have let through since; all else goes to a person, with the reason.
 */
export const readMeter = async (
  picture: Raster,
  meter: MeterContext,
  networks: MeterNetworks,
  options: ReadMeterOptions = {},
): Promise<MeterReading> => {
  const step = (done: number): void => {
    if (options.isCancelled?.() === true) throw new DOMException('cancelled', 'AbortError')
    options.onProgress?.(done)
  }
  step(0.05)
  const lines = await findText(picture, networks.detect)
  step(0.4)
  const direction = commonDirection(lines)
  if (direction === null) return nothing('no-digits')
  const ways = []
  for (const flipped of [false, true]) {
    const places = linesAlong(lines, direction, flipped).toSorted(byHeight).slice(0, MOST_LINES)
    const read = []
    for (const place of places) {
      read.push({ place, characters: await readText(picture, place, networks.recognise, networks.alphabet) })
      step(0.4 + 0.4 * ((ways.length + read.length / places.length) / 2))
    }
    ways.push({ read, legible: read.reduce((sum, { characters }) => sum + legibility(characters), 0) })
  }
  const [best, other] = ways.toSorted((a, b) => b.legible - a.legible)
  const strips = (best?.read ?? []).flatMap(({ place, characters }) => stripOf(place, characters) ?? [])
  const found = counterAmong(strips)
  if (best === undefined || found === null) return nothing('no-digits')
  const seen = { crop: cropOf(picture, found.strip), place2d: found.strip.place, digits: found.strip.digits }
  const refuse = (reason: MeterReason, place: number | null = null): MeterReading => ({
    ...nothing(reason),
    ...seen,
    verdict: 'review',
    place,
    confidence: found.strip.sure,
  })
  if (best.legible < CLEARLY_UPRIGHT * (other?.legible ?? 0)) return refuse('orientation')
  if (found.rival !== null) return refuse('several-counters')
  for (const outline of OUTLINES) {
    const place = { ...found.strip.place, height: found.strip.place.height * outline }
    const again = stripOf(place, await readText(picture, place, networks.recognise, networks.alphabet))
    if (again?.digits !== found.strip.digits)
      return refuse('differ', firstDifference(again?.digits, found.strip.digits))
  }
  step(0.9)
  return judge(picture, found.strip, meter, networks, seen, refuse)
}

const judge = async (
  picture: Raster,
  strip: Strip,
  meter: MeterContext,
  networks: MeterNetworks,
  seen: Pick<MeterReading, 'crop' | 'place2d' | 'digits'>,
  refuse: (reason: MeterReason, place?: number | null) => MeterReading,
): Promise<MeterReading> => {
  const windows = strip.windows.map((place) => windowAt(picture, place))
  const wheels = await readWheels(windows, networks.wheels)
  const confidence = Math.min(strip.sure, ...wheels.map(({ sure }) => sure))
  const coloured = colouredDecimals(windows)
  const roughly = reconcile(strip.digits, coloured, meter)
  const guess = { value: roughly.value, step: roughly.step, confidence }
  const settled = settle(strip.digits, wheels, Math.round(-Math.log10(roughly.step)))
  if ('flaw' in settled) return { ...refuse(settled.flaw, settled.place), ...guess }
  if (strip.sure < LEAST_SURE) return { ...refuse('unclear'), ...guess }
  const result = reconcile(settled.digits, coloured, meter)
  const value = { value: result.value, step: result.step, confidence, ...seen, digits: settled.digits }
  if (!result.fits) return { ...refuse(result.why), ...value }
  const reason = result.advances ? 'consistent' : 'unchanged'
  return { ...value, verdict: 'accepted', reason, place: null, stores: result.advances }
}

const nothing = (reason: MeterReason): MeterReading => ({
  verdict: 'rejected',
  reason,
  value: null,
  step: null,
  digits: '',
  place: null,
  confidence: 0,
  stores: false,
  crop: null,
  place2d: null,
})

const byHeight = (a: Leaning, b: Leaning): number => b.height - a.height

/** Letters read with certainty; noise read upside down is short and unsure. */
const legibility = (characters: readonly Character[]): number =>
  characters.reduce((sum, { sure }) => sum + sure ** 2, 0)

const firstDifference = (a: string | undefined, b: string): number | null => {
  if (a?.length !== b.length) return null
  return [...b].findIndex((digit, index) => digit !== a[index])
}

const cropOf = (picture: Raster, { place }: Strip): Raster => {
  const wide = { ...place, width: place.width * 1.04, height: place.height * 1.2 }
  const width = Math.min(WIDEST_CROP, Math.round((CROP_HEIGHT * wide.width) / wide.height))
  return cut(picture, wide, width, CROP_HEIGHT)
}
