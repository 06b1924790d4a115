import { encodeJpeg } from '@vigie/analyst/engines'

type Stroke = readonly (readonly [number, number])[]

/** A part of an ellipse as a stroke; angles in quarter turns, 0 to the right, growing clockwise. */
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke =>
  Array.from({ length: 25 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 24) * Math.PI) / 2
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
  })

/** Digits as strokes in a box one wide and one high: no font is needed, so every machine draws the same. */
const DIGITS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc(0.5, 0.5, 0.38, 0.5, 0, 4)],
  '1': [
    [
      [0.25, 0.2],
      [0.55, 0],
      [0.55, 1],
    ],
  ],
  '2': [[...arc(0.5, 0.28, 0.38, 0.28, -2.1, 0.6), [0.1, 1], [0.9, 1]]],
  '3': [arc(0.45, 0.26, 0.36, 0.26, -2, 1), arc(0.45, 0.75, 0.42, 0.25, -1, 2)],
  '4': [
    [
      [0.65, 1],
      [0.65, 0],
      [0.05, 0.68],
      [0.95, 0.68],
    ],
  ],
  '5': [[[0.85, 0], [0.2, 0], [0.15, 0.45], ...arc(0.47, 0.68, 0.4, 0.32, -1.6, 1.7)]],
  '6': [
    [
      [0.75, 0],
      [0.3, 0.4],
      [0.12, 0.7],
    ],
    arc(0.5, 0.7, 0.38, 0.3, 0, 4),
  ],
  '7': [
    [
      [0.1, 0],
      [0.9, 0],
      [0.4, 1],
    ],
  ],
  '8': [arc(0.5, 0.26, 0.33, 0.26, 0, 4), arc(0.5, 0.76, 0.4, 0.24, 0, 4)],
  '9': [
    arc(0.5, 0.3, 0.38, 0.3, 0, 4),
    [
      [0.88, 0.3],
      [0.7, 0.6],
      [0.3, 1],
    ],
  ],
}

const [WIDTH, HEIGHT] = [960, 640]
const DIGIT = { width: 46, height: 78, pitch: 84, ink: 5.5 }

/** A photo of a meter drawn by code, as a JPEG: a light dial, a white row of black digits. */
export const drawMeter = async (digits: string): Promise<Uint8Array> => {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  const left = WIDTH / 2 - ((digits.length - 1) * DIGIT.pitch) / 2
  const top = 220
  const strokes = [...digits].flatMap((digit, index) =>
    (DIGITS[digit] ?? []).map((stroke) =>
      stroke.map(([x, y]) => [left + index * DIGIT.pitch + (x - 0.5) * DIGIT.width, top + y * DIGIT.height] as const),
    ),
  )
  const row = { left: left - DIGIT.pitch * 0.7, right: left + (digits.length - 0.3) * DIGIT.pitch }
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const dial = Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) < HEIGHT * 0.48 || isInRow(x, y, row, top)
      const paper = isInRow(x, y, row, top) ? 244 : dial ? 205 : 92
      const ink = isInRow(x, y, row, top) ? inkAt(x, y, strokes) : 0
      const tone = paper + (30 - paper) * ink + ((x * 13 + y * 7) % 5)
      rgb.fill(tone, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)
    }
  }
  return encodeJpeg({ width: WIDTH, height: HEIGHT, rgb }, 92)
}

const isInRow = (x: number, y: number, row: { left: number; right: number }, top: number): boolean =>
  x > row.left && x < row.right && y > top - 22 && y < top + DIGIT.height + 22

/** 1 on a stroke, 0 away from it, with a soft edge. */
const inkAt = (x: number, y: number, strokes: readonly Stroke[]): number => {
  let nearest = Number.POSITIVE_INFINITY
  for (const stroke of strokes) {
    for (let i = 1; i < stroke.length; i++) {
      const [a, b] = [stroke[i - 1], stroke[i]]
      if (a !== undefined && b !== undefined) nearest = Math.min(nearest, distance(x, y, a, b))
    }
  }
  return Math.min(1, Math.max(0, DIGIT.ink + 0.5 - nearest))
}

const distance = (x: number, y: number, a: readonly [number, number], b: readonly [number, number]): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy)
}
