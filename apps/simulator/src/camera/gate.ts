import type { Canvas, Colour } from './canvas.ts'
import { drawSky, type Light } from './light.ts'

/** What passes the gate. */
export type Passage = 'pickup' | 'tractor' | 'walker'

const HORIZON = 170
const GATE = { left: 168, right: 472, top: 232, foot: 352 } as const

/** The gate of a farm and the track that leads to it; it stands open while something passes. */
export const drawGate = (canvas: Canvas, light: Light, passage: Passage | null): void => {
  const { on, day } = light
  const lamp = 0.5 * (1 - day)
  drawSky(canvas, light, HORIZON)
  canvas.band(HORIZON, canvas.height, on([186, 160, 116]), on([158, 130, 90]))
  for (let tree = 0; tree < 8; tree += 1) {
    const x = tree < 4 ? 10 + tree * 42 : 486 + (tree - 4) * 44
    canvas.rect(x - 3, HORIZON + 4, 6, 26, on([88, 70, 50]))
    canvas.ellipse(x, HORIZON - 8, 25, 22, on(tree % 2 === 0 ? [62, 98, 56] : [74, 112, 62]))
  }
  canvas.polygon(
    [
      [292, HORIZON],
      [348, HORIZON],
      [600, canvas.height],
      [40, canvas.height],
    ],
    on([206, 184, 146], lamp),
  )
  // the lamp over the gate
  if (day < 0.4) canvas.ellipse(320, 366, 170, 34, on([198, 180, 140], lamp))
  drawWall(canvas, on)
  if (passage === null) drawBars(canvas, on, lamp)
  else drawLeaves(canvas, on)
  if (passage === 'walker') drawWalker(canvas, on, lamp)
  else if (passage !== null) drawVehicle(canvas, light, lamp, passage)
}

type On = Light['on']

const drawWall = ({ rect }: Canvas, on: On): void => {
  rect(0, 282, GATE.left, 70, on([204, 176, 138]))
  rect(GATE.right, 282, 640 - GATE.right, 70, on([204, 176, 138]))
  for (const x of [GATE.left - 26, GATE.right]) {
    rect(x, GATE.top - 8, 26, GATE.foot - GATE.top + 12, on([216, 192, 156]))
    rect(x - 3, GATE.top - 16, 32, 9, on([150, 110, 80]))
  }
}

const drawBars = ({ rect }: Canvas, on: On, lamp: number): void => {
  const iron = on([52, 74, 66], lamp)
  for (const y of [GATE.top + 14, GATE.top + 62, GATE.foot - 14]) rect(GATE.left, y, GATE.right - GATE.left, 6, iron)
  for (let x = GATE.left + 8; x < GATE.right; x += 16) rect(x, GATE.top + 4, 4, GATE.foot - GATE.top - 8, iron)
}

/** The two halves of the gate, swung towards the farm. */
const drawLeaves = ({ polygon }: Canvas, on: On): void => {
  const iron = on([52, 74, 66])
  polygon(
    [
      [GATE.left, GATE.top + 6],
      [GATE.left + 26, GATE.top + 16],
      [GATE.left + 26, GATE.foot - 24],
      [GATE.left, GATE.foot - 6],
    ],
    iron,
  )
  polygon(
    [
      [GATE.right, GATE.top + 6],
      [GATE.right - 26, GATE.top + 16],
      [GATE.right - 26, GATE.foot - 24],
      [GATE.right, GATE.foot - 6],
    ],
    iron,
  )
}

const drawVehicle = ({ rect, ellipse, polygon }: Canvas, { on, day }: Light, lamp: number, kind: Passage): void => {
  const body: Colour = kind === 'tractor' ? [52, 122, 58] : [214, 216, 218]
  const black = on([28, 28, 30], lamp)
  const wheel = kind === 'tractor' ? 30 : 17
  for (const x of [270, 370]) ellipse(x, 372 - wheel, wheel * 0.6, wheel, black)
  rect(260, 300, 120, 52, on(body, lamp))
  polygon(
    [
      [276, 300],
      [288, 256],
      [352, 256],
      [364, 300],
    ],
    on(body, lamp),
  )
  polygon(
    [
      [284, 298],
      [293, 263],
      [347, 263],
      [356, 298],
    ],
    on([92, 116, 130], lamp),
  )
  rect(286, 322, 68, 12, black)
  for (const x of [270, 370]) ellipse(x, 320, 8, 7, day < 0.4 ? [255, 244, 196] : on([236, 236, 220]))
}

const drawWalker = ({ rect, ellipse }: Canvas, on: On, lamp: number): void => {
  rect(312, 330, 6, 38, on([44, 52, 70], lamp))
  rect(322, 330, 6, 38, on([44, 52, 70], lamp))
  rect(308, 288, 24, 46, on([188, 82, 56], lamp))
  ellipse(320, 276, 9, 11, on([150, 108, 82], lamp))
  ellipse(320, 268, 15, 5, on([206, 180, 120], lamp))
}
