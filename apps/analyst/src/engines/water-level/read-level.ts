import { greyOf, type Plane, type Point, type Raster } from '../pictures/index.ts'
import { columnsOf, median, pointAt, type SearchStrip } from './profile.ts'
import { stepDown } from './step-down.ts'

/** A board in front of a camera: where to look, and which picture points stand at which level. */
export type GaugeCalibration = {
  /** size of the picture that the points were marked on; another size is scaled */
  readonly width: number
  readonly height: number
  readonly strip: SearchStrip
  /** at least two marks at different heights, level in metres */
  readonly marks: readonly { readonly at: Point; readonly levelM: number }[]
}

export const LEVEL_STATES = ['measured', 'night', 'blurred', 'unclear', 'out-of-strip', 'other-framing'] as const
export type LevelState = (typeof LEVEL_STATES)[number]

export type LevelReading = {
  /** only `measured` has a level; the others say why there is none */
  readonly state: LevelState
  readonly levelM: number | null
  /** half of the interval that holds two thirds of the columns' own answers */
  readonly plusMinusM: number | null
  /** taken in the dark, by a lamp or infrared: said even where the level could be read */
  readonly dark: boolean
  /** the waterline's ends on the picture */
  readonly line: readonly [Point, Point] | null
  /** 0…1: columns that agree on one line */
  readonly agreement: number
}

const ROWS = 400
/** Below this brightness a picture was taken in the dark. */
const DARK = 45
/** The board must lose this much light at the water, or more than the picture's own noise explains. */
const LEAST_DROP = 14
/** A lit board is lighter than this even at night; below it there is nothing to see. */
const LEAST_LIGHT = 22
/** A fall spread over more of the strip than this is not an edge. */
const WIDEST_EDGE = 0.06
/** Another fall as large as this share of the first: which of them is the water cannot be told. */
const MOST_RIVAL = 0.8
const NEAR = 0.02
const LEAST_AGREEMENT = 0.6
/** The first and last rows cannot tell the water from the strip's end. */
const MARGIN = 0.06
/** A picture of another shape is of another camera. */
const SAME_SHAPE = 0.02

/** A camera's picture of a calibrated board → the level where the light board meets the water, or why it cannot be told. */
export const readLevel = (picture: Raster, calibration: GaugeCalibration): LevelReading => {
  const scale = picture.width / calibration.width
  if (Math.abs(picture.height / calibration.height / scale - 1) > SAME_SHAPE) return none('other-framing', false)
  const strip = scaled(calibration.strip, scale)
  const grey = greyOf(picture)
  const dark = median(sparse(grey)) < DARK
  const steps = columnsOf(grey, strip, ROWS).flatMap((column) => {
    const step = stepDown(column)
    return step === null ? [] : [{ ...step, light: Math.max(...column) }]
  })
  if (median(steps.map(({ light }) => light)) < LEAST_LIGHT) return none('night', true)
  const clear = steps.filter(({ drop, rival }) => drop >= LEAST_DROP && rival <= MOST_RIVAL)
  if (clear.length < steps.length * LEAST_AGREEMENT) return none(dark ? 'night' : 'unclear', dark)
  const middle = median(clear.map(({ row }) => row))
  const agreeing = clear.filter(({ row }) => Math.abs(row - middle) <= NEAR * ROWS)
  const agreement = agreeing.length / steps.length
  if (agreement < LEAST_AGREEMENT) return none('unclear', dark, agreement)
  if (median(agreeing.map(({ width }) => width)) > WIDEST_EDGE * ROWS) return none('blurred', dark, agreement)
  const row = agreeing.reduce((sum, one) => sum + one.row, 0) / agreeing.length
  if (row < MARGIN * ROWS || row > (1 - MARGIN) * ROWS) return none('out-of-strip', dark, agreement)
  const down = row / ROWS
  const level = levelOf(calibration, scale)
  const [left, right] = [pointAt(strip, 0, down), pointAt(strip, 1, down)]
  const apart = median(agreeing.map((one) => Math.abs(one.row - row))) * 1.48
  const oneRow = Math.abs(level(pointAt(strip, 0.5, 1)) - level(pointAt(strip, 0.5, 0))) / ROWS
  return {
    state: 'measured',
    levelM: level(pointAt(strip, 0.5, down)),
    plusMinusM: Math.max(0.5, apart) * oneRow,
    dark,
    line: [left, right],
    agreement,
  }
}

/** Least squares of the marks' levels on their height along the board; two marks give the line through both. */
const levelOf = ({ marks, strip }: GaugeCalibration, scale: number): ((at: Point) => number) => {
  const top = pointAt(strip, 0.5, 0)
  const bottom = pointAt(strip, 0.5, 1)
  const length = Math.hypot(bottom.x - top.x, bottom.y - top.y)
  const [ux, uy] = [(bottom.x - top.x) / length, (bottom.y - top.y) / length]
  const along = ({ x, y }: Point): number => x * ux + y * uy
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const middle = mean(marks.map(({ at }) => along(at)))
  const level = mean(marks.map(({ levelM }) => levelM))
  const spread = marks.reduce((sum, { at }) => sum + (along(at) - middle) ** 2, 0)
  const slope = marks.reduce((sum, { at, levelM }) => sum + (along(at) - middle) * (levelM - level), 0) / spread
  return ({ x, y }) => level + slope * (along({ x: x / scale, y: y / scale }) - middle)
}

const none = (state: LevelState, dark: boolean, agreement = 0): LevelReading => ({
  state,
  levelM: null,
  plusMinusM: null,
  dark,
  line: null,
  agreement,
})

const scaled = (strip: SearchStrip, scale: number): SearchStrip => {
  const of = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale })
  return {
    topLeft: of(strip.topLeft),
    topRight: of(strip.topRight),
    bottomLeft: of(strip.bottomLeft),
    bottomRight: of(strip.bottomRight),
  }
}

/** Every so many pixels: enough for the picture's light. */
const sparse = ({ values }: Plane): number[] => {
  const every = Math.max(1, Math.floor(values.length / 4_000))
  return Array.from({ length: Math.floor(values.length / every) }, (_, index) => values[index * every] ?? 0)
}
