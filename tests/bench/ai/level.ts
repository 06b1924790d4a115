import { readFileSync } from 'node:fs'
import { decode, type GaugeCalibration, readLevel } from '@vigie/analyst/engines'
import { z } from 'zod'
import { fixed, type Table } from '../table.ts'
import { dataFiles, dataPath, hasData } from './data.ts'

const SET = 'staff-gauge'
const point = z.object({ pixelX: z.number(), pixelY: z.number(), worldY: z.number() })
const calibration2022 = z.object({
  imageWidth: z.number(),
  imageHeight: z.number(),
  PixelToWorld: z.object({ points: z.array(point) }),
  WaterlineSearchRegion: z.record(z.string(), z.number()),
})

/** Between the two columns of bow-ties, whose rows stand one target spacing apart: the unit of this series. */
const BOARD_2012: GaugeCalibration = {
  width: 800,
  height: 600,
  strip: {
    topLeft: { x: 475, y: 70 },
    topRight: { x: 600, y: 70 },
    bottomLeft: { x: 475, y: 560 },
    bottomRight: { x: 600, y: 560 },
  },
  marks: [
    { at: { x: 540, y: 117 }, levelM: 0 },
    { at: { x: 540, y: 378 }, levelM: -2 },
  ],
}

/** A series of frames: how many levels are told, and whether they make one smooth tide. */
export const benchLevel = async (): Promise<readonly Table[]> => {
  if (!hasData(SET, 'SOURCE.txt')) return []
  const rows: string[][] = []
  for (const { name, folder, board } of series()) {
    const files = dataFiles(`${SET}/${folder}`, '').filter((file) => /\.jpe?g$/i.test(file))
    if (files.length === 0) continue
    const levels: number[] = []
    const states = new Map<string, number>()
    let [dark, blurredTold, blackTold] = [0, 0, 0]
    for (const file of files) {
      const decoded = await decode(readFileSync(dataPath(SET, folder, file)))
      if ('flaw' in decoded) throw new Error(`${file}: ${decoded.flaw}`)
      const { picture } = decoded
      const read = readLevel(picture, board)
      states.set(read.state, (states.get(read.state) ?? 0) + 1)
      if (read.dark) dark += 1
      if (read.levelM !== null) levels.push(read.levelM)
      const black = { ...picture, rgb: picture.rgb.map((value) => value * 0.05) }
      if (readLevel(black, board).levelM !== null) blackTold += 1
      const grey = { ...picture, rgb: new Uint8Array(picture.rgb.length).fill(120) }
      if (readLevel(grey, board).levelM !== null) blurredTold += 1
    }
    const turns = turnsOf(levels)
    rows.push([
      name,
      String(files.length),
      [...states].map(([state, count]) => `${count} ${state}`).join(', '),
      String(dark),
      `${fixed(Math.min(...levels), 3)} … ${fixed(Math.max(...levels), 3)}`,
      String(turns),
      `${blackTold} · ${blurredTold}`,
    ])
  }
  return [
    {
      title: 'AI: water level by camera',
      method:
        'Frames in order, levels in the unit of each calibration (2012: spacing of the targets, marked on the first frame; 2022: the published calibration). No true levels exist: a tide turns once at most, so more turns (beyond 1 % of the range) are errors. Last column: levels told from the same frames darkened twentyfold, and from a grey fog; each would be a guess.',
      columns: ['series', 'frames', 'told', 'in the dark', 'levels', 'turns', 'guessed when black · fog'],
      rows,
    },
  ]
}

const series = (): { name: string; folder: string; board: GaugeCalibration }[] => {
  const known = ['05', '06'].map((day) => ({ name: `2012 ${day}`, folder: `2012_demo/${day}`, board: BOARD_2012 }))
  const path = dataPath(SET, 'calib_stopsign_2022.json')
  if (!hasData(SET, 'calib_stopsign_2022.json')) return known
  const {
    imageWidth,
    imageHeight,
    PixelToWorld,
    WaterlineSearchRegion: at,
  } = calibration2022.parse(JSON.parse(readFileSync(path, 'utf8')))
  const corner = (name: string) => ({ x: at[`${name}_x`] ?? 0, y: at[`${name}_y`] ?? 0 })
  const board: GaugeCalibration = {
    width: imageWidth,
    height: imageHeight,
    strip: {
      topLeft: corner('toplft'),
      topRight: corner('toprgt'),
      bottomLeft: corner('botlft'),
      bottomRight: corner('botrgt'),
    },
    marks: PixelToWorld.points.map(({ pixelX, pixelY, worldY }) => ({ at: { x: pixelX, y: pixelY }, levelM: worldY })),
  }
  return [...known, { name: '2022', folder: '2022_demo', board }]
}

/** Times the series changes direction by more than a hundredth of its range. */
const turnsOf = (levels: readonly number[]): number => {
  const least = (Math.max(...levels) - Math.min(...levels)) * 0.01
  let [turns, way, extreme] = [0, 0, levels[0] ?? 0]
  for (const level of levels) {
    if (Math.abs(level - extreme) <= least && Math.sign(level - extreme) !== way) continue
    const next = Math.sign(level - extreme)
    if (next === 0) continue
    if (way !== 0 && next !== way) turns += 1
    way = next
    extreme = level
  }
  return turns
}
