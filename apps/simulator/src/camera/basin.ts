import { type Canvas, mix } from './canvas.ts'
import { digitsHeight, drawDigits } from './digits.ts'
import { drawSky, type Light } from './light.ts'

const HORIZON = 132
/** the far wall inside the basin: from its floor to the mark of a full basin, which lies a little below the rim */
const WALL = { left: 72, right: 568, rim: 166, full: 184, floor: 452 } as const
/** the staff gauge on that wall */
const STAFF = { x: 288, width: 74, scale: 22 } as const
/** where the rim of the side walls leaves the picture */
const SIDE_RIM = 190
/** the gauge is lit at night */
const LAMP = 0.92

/** A basin and its staff gauge, with the water up to `levelM`. */
export const drawBasin = (
  canvas: Canvas,
  light: Light,
  { levelM, heightM }: { levelM: number; heightM: number },
): void => {
  const { on } = light
  drawSky(canvas, light, HORIZON)
  canvas.band(HORIZON, canvas.height, on([176, 152, 112]), on([150, 126, 90]))
  for (let tree = 0; tree < 15; tree += 1) {
    const x = 14 + tree * 44
    canvas.rect(x - 2, HORIZON + 2, 4, 12, on([84, 66, 48]))
    canvas.ellipse(x, HORIZON - 2, 17 + (tree % 3) * 2, 13, on(tree % 2 === 0 ? [58, 96, 52] : [70, 108, 58]))
  }
  drawWalls(canvas, on)
  drawStaff(canvas, on, heightM)
  drawWater(canvas, light, WALL.floor - (WALL.floor - WALL.full) * Math.min(1.02, Math.max(0, levelM / heightM)))
}

type On = Light['on']

const drawWalls = ({ width, height, polygon, rect }: Canvas, on: On): void => {
  const rim = on([196, 190, 178])
  polygon(
    [
      [0, HORIZON + 34],
      [WALL.left - 10, WALL.rim - 8],
      [WALL.right + 10, WALL.rim - 8],
      [width, HORIZON + 34],
      [width, height],
      [0, height],
    ],
    rim,
  )
  rect(WALL.left, WALL.rim, WALL.right - WALL.left, height - WALL.rim, on([72, 78, 84]))
  polygon(
    [
      [0, SIDE_RIM],
      [WALL.left, WALL.rim],
      [WALL.left, WALL.floor],
      [0, height],
    ],
    on([58, 64, 70]),
  )
  polygon(
    [
      [width, SIDE_RIM],
      [WALL.right, WALL.rim],
      [WALL.right, WALL.floor],
      [width, height],
    ],
    on([64, 70, 76]),
  )
  polygon(
    [
      [WALL.left, WALL.floor],
      [WALL.right, WALL.floor],
      [width, height],
      [0, height],
    ],
    on([88, 84, 74]),
  )
  // seams of the lining
  for (const x of [172, 236, 410, 486]) rect(x, WALL.rim, 2, WALL.floor - WALL.rim, on([60, 66, 72]))
}

/** A mark each decimetre, longer each half metre, where its height is written. */
const drawStaff = (canvas: Canvas, on: On, heightM: number): void => {
  const [white, black] = [on([246, 246, 240], LAMP), on([16, 18, 22], LAMP)]
  const { x, width, scale } = STAFF
  const perM = (WALL.floor - WALL.full) / heightM
  canvas.rect(x - 2, WALL.rim + 2, width + 4, WALL.floor - WALL.rim - 2, black)
  canvas.rect(x, WALL.rim + 4, width, WALL.floor - WALL.rim - 4, white)
  for (let decimetre = 0; decimetre <= Math.round(heightM * 10); decimetre += 1) {
    const y = WALL.floor - (decimetre / 10) * perM
    const isHalf = decimetre % 5 === 0
    canvas.rect(x, y - (isHalf ? 1.5 : 1), isHalf ? scale + 4 : scale - 8, isHalf ? 3 : 2, black)
    if (isHalf && y - digitsHeight(2) / 2 > WALL.rim + 4)
      drawDigits(canvas, (decimetre / 10).toFixed(1), x + scale + 10, y - digitsHeight(2) / 2, 2, black)
  }
}

/** What is under water is not seen. */
const drawWater = (canvas: Canvas, { on, day, clouds }: Light, y: number): void => {
  const { width, height, polygon, rect } = canvas
  const [far, near] = [on([96, 138, 150]), on([40, 84, 98])]
  const wallHalf = (WALL.right - WALL.left) / 2
  // the side walls leave the picture where the water along them does
  const leaves = height - ((height - SIDE_RIM) * (WALL.floor - y)) / (WALL.floor - WALL.rim)
  const half = (at: number): number =>
    wallHalf + Math.min(1, (at - y) / Math.max(1, leaves - y)) * (width / 2 - wallHalf)
  const middle = width / 2
  for (let stripe = 0; stripe < STRIPES; stripe += 1) {
    const top = y + ((height - y) * stripe) / STRIPES
    const bottom = y + ((height - y) * (stripe + 1)) / STRIPES
    const outline = [
      [middle - half(top), top],
      [middle + half(top), top],
      [middle + half(bottom), bottom],
      [middle - half(bottom), bottom],
    ] as const
    polygon(outline, mix(far, near, stripe / STRIPES))
  }
  // the line along the far wall, and glints where there is light
  rect(WALL.left, y, WALL.right - WALL.left, 2, on([206, 224, 226], LAMP))
  if (day * (1 - clouds) < 0.2) return
  for (let glint = 0; glint < 9; glint += 1) {
    const at = y + 12 + glint * 13
    if (at < height - 6) rect(96 + ((glint * 137) % 400), at, 34 + (glint % 4) * 12, 1.5, on([150, 186, 194]))
  }
}

const STRIPES = 24
