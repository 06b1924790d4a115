// a picture's bytes in a thread of its own → what was read from it
import {
  compareCover,
  decode,
  encodeJpeg,
  type GaugeCalibration,
  openMeterNetworks,
  type Raster,
  readCover,
  readLevel,
  readMeter,
} from '../engines/index.ts'
import { readMeterWeights } from './meter-weights.ts'
import { MILLE, type PictureAnswer, type PictureTask, type Seen } from './picture-task.ts'

const look = async (task: PictureTask): Promise<PictureAnswer> => {
  const decoded = await decode(task.bytes)
  if ('flaw' in decoded) return decoded
  const { picture } = decoded
  const photo = await encodeJpeg(picture)
  if (task.tool === 'meter') return { flaw: null, photo, ...(await readCounter(picture, task)) }
  if (task.tool === 'level') return { flaw: null, photo, crop: null, seen: readBoard(picture, task.board) }
  return { flaw: null, photo, crop: null, seen: await readPlants(picture, task.before) }
}

// the thread's own function, by the pool's convention
export default look

type MeterTask = Extract<PictureTask, { tool: 'meter' }>

const readCounter = async (picture: Raster, { meter, progress }: MeterTask) => {
  const done = new Int32Array(progress)
  const networks = await openMeterNetworks(await readMeterWeights())
  try {
    const onProgress = (share: number) => Atomics.store(done, 0, Math.round(share * MILLE))
    const { crop, place2d: _place, ...read } = await readMeter(picture, meter, networks, { onProgress })
    return { seen: { tool: 'meter', ...read } satisfies Seen, crop: crop === null ? null : await encodeJpeg(crop) }
  } finally {
    await networks.close()
  }
}

const readBoard = (picture: Raster, board: Extract<PictureTask, { tool: 'level' }>['board']): Seen => {
  const { width, height } = picture
  const [left, right] = [board.left * width, board.right * width]
  const [top, bottom] = [board.top * height, board.bottom * height]
  const middle = (left + right) / 2
  const calibration: GaugeCalibration = {
    width,
    height,
    strip: {
      topLeft: { x: left, y: top },
      topRight: { x: right, y: top },
      bottomLeft: { x: left, y: bottom },
      bottomRight: { x: right, y: bottom },
    },
    marks: [
      { at: { x: middle, y: top }, levelM: board.topLevelM },
      { at: { x: middle, y: bottom }, levelM: board.bottomLevelM },
    ],
  }
  const { line, ...read } = readLevel(picture, calibration)
  const share = ({ x, y }: { x: number; y: number }): [number, number] => [x / width, y / height]
  return { tool: 'level', ...read, line: line === null ? null : [share(line[0]), share(line[1])] }
}

const PERCENT = 100

const readPlants = async (picture: Raster, before: Uint8Array | null): Promise<Seen> => {
  const earlier = before === null ? null : await decode(before)
  const change = earlier === null || 'flaw' in earlier ? null : compareCover(earlier.picture, picture)
  const { cover, flaw } = readCover(picture)
  return {
    tool: 'cover',
    flaw: flaw ?? change?.flaw ?? null,
    coverPct: cover.share * PERCENT,
    exg: cover.exg,
    vari: cover.vari,
    unjudgedPct: cover.unjudged * PERCENT,
    gainedPts: change === null || change.gained === null ? null : change.gained * PERCENT,
    cells: (change?.cells ?? []).map((gained) => (gained === null ? null : gained * PERCENT)),
  }
}
