import { MINUTE_MS } from '@vigie/contracts/entities'
import { chance, type FarmState, nth, type SitePlan } from '../farm/index.ts'
import { type LocalTime, localTime } from '../farm/local-time.ts'
import { levelM } from '../farm/state.ts'
import { drawBasin } from './basin.ts'
import { type Canvas, createCanvas } from './canvas.ts'
import { digitsHeight, drawDigits } from './digits.ts'
import { drawGate, type Passage } from './gate.ts'
import { lightAt } from './light.ts'
import { encodePng } from './png.ts'

const SIZE = { width: 640, height: 480 } as const

/** What a camera of the farm sees at an instant (ms), as a PNG that says when it was taken. */
export const drawFrame = (plan: SitePlan, farm: FarmState, camera: number, atMs: number): Buffer => {
  const canvas = createCanvas(SIZE.width, SIZE.height)
  const local = localTime(atMs, farm.timeZone)
  const light = lightAt(plan, farm, atMs, local.hour)
  const { sees } = nth(plan.cameras, camera)
  if (sees === 'gate') drawGate(canvas, light, passageAt(farm, atMs, local))
  else {
    const { heightM } = nth(plan.tanks, sees.tank)
    drawBasin(canvas, light, { levelM: levelM(plan, farm, sees.tank), heightM })
  }
  stamp(canvas, farm.timeZone, atMs)
  return encodePng(canvas.pixels(), SIZE.width, SIZE.height, atMs)
}

/** What passes the gate in this minute: by day now and then, at night hardly ever. */
const passageAt = ({ site, seed }: FarmState, atMs: number, { hour }: LocalTime): Passage | null => {
  const minute = Math.floor(atMs / MINUTE_MS)
  const often = hour > 6.5 && hour < 19 ? 0.16 : 0.01
  if (chance(seed, `${site}/gate`, minute) > often) return null
  const kind = chance(seed, `${site}/passage`, minute)
  if (kind < 0.5) return 'pickup'
  return kind < 0.75 ? 'tractor' : 'walker'
}

const DOT = 2

/** The camera's own clock, in the corner. */
const stamp = (canvas: Canvas, timeZone: string, atMs: number): void => {
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(atMs)
  const figures = text.replace(',', '')
  canvas.rect(8, 8, figures.length * 6 * DOT + 10, digitsHeight(DOT) + 10, [18, 20, 24])
  drawDigits(canvas, figures, 14, 13, DOT, [240, 240, 240])
}
