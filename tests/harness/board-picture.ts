import { encodeJpeg } from '@vigie/analyst/engines'

const [WIDTH, HEIGHT] = [320, 240]

/** Where the board of `drawBoard` stands, marked from 0 to 2 m: a metre is a hundred rows. */
export const BOARD = {
  left: 120 / WIDTH,
  right: 200 / WIDTH,
  top: 20 / HEIGHT,
  bottom: 220 / HEIGHT,
  topLevelM: 2,
  bottomLevelM: 0,
} as const

/** A JPEG of a light board that stands in dark water up to a level in metres. */
export const drawBoard = async (levelM: number): Promise<Uint8Array> => {
  const waterRow = 20 + (BOARD.topLevelM - levelM) * 100
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isBoard = x > 100 && x < 220
      const tone = isBoard ? (y < waterRow ? 200 : 95) : 70
      rgb.fill(tone + ((x * 31 + y * 17) % 7), (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)
    }
  }
  return encodeJpeg({ width: WIDTH, height: HEIGHT, rgb })
}
