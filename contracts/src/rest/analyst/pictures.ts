import { z } from 'zod'
import { deviceId, instant, meterReason, meterVerdict, metricId } from '../../entities/index.ts'

/** What is read from a picture: a meter's counter, a water level before a board, green cover. */
export const pictureTool = z.enum(['meter', 'level', 'cover'])
/** What is read from a picture. */
export type PictureTool = z.infer<typeof pictureTool>

/** Media types that may be sent; what a file is, its first bytes say. */
export const SENT_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'] as const
/** Bounds of what may be sent, and how much of it is kept. */
export const SENT_PICTURE_LIMITS = { bytes: 16_777_216, keptPerDevice: 60, keptPerSite: 400 } as const

/** Why a file could not be looked at. */
export const pictureFlaw = z.enum([
  'too-heavy',
  'not-a-picture',
  'too-many-pixels',
  'too-small',
  'damaged',
  'not-calibrated',
  'failed',
])
/** Why a file could not be looked at. */
export type PictureFlaw = z.infer<typeof pictureFlaw>

const sharePoint = z.tuple([z.number(), z.number()]).describe('x and y as shares of width and height, 0 to 1')

/** What was read from the picture of a meter. */
export const meterResult = z.object({
  tool: z.literal('meter'),
  metric: metricId.describe('the counter of the device that the value is of; its last part is the unit'),
  verdict: meterVerdict,
  reason: meterReason,
  value: z.number().nullable().describe('in the unit of `metric`; null: none could be read'),
  step: z.number().nullable().describe('the least step that the digits show, in the unit of `metric`'),
  digits: z.string().max(16).describe('as they were read'),
  place: z.number().int().nullable().describe('index of the digit that could not be told, 0 the leftmost'),
  confidence: z.number().min(0).max(1).describe('share, 0 to 1, of the less sure reader on its least sure digit'),
  last: z.number().nullable().describe('the reading before, in the unit of `metric`'),
})
/** What was read from the picture of a meter. */
export type MeterResult = z.infer<typeof meterResult>

/** Whether a level could be told; all but `measured` have none. */
export const levelState = z.enum(['measured', 'night', 'blurred', 'unclear', 'out-of-strip', 'other-framing'])

/**
 * What became of a level: `joined` the device's own series, which had no sensor at that time; `beside` a sensor that
 * stands there and is what counts; `outside` the tank it cannot be; `no-series` the device has none; `refused` by the
 * record; `none` no level was told.
 */
export const levelFate = z.enum(['none', 'joined', 'beside', 'outside', 'no-series', 'refused'])
/** What became of a level. */
export type LevelFate = z.infer<typeof levelFate>

/** What was read from the picture of a board. */
export const levelResult = z.object({
  tool: z.literal('level'),
  state: levelState,
  levelM: z.number().nullable(),
  plusMinusM: z.number().nullable(),
  dark: z.boolean().describe('taken in the dark'),
  agreement: z.number().min(0).max(1).describe('share of the columns that agree, 0 to 1'),
  line: z.tuple([sharePoint, sharePoint]).nullable().describe('ends of the waterline'),
  fate: levelFate.default('none'),
  sensorM: z.number().nullable().default(null).describe("what the device's own sensor said at that time, m"),
})
/** What was read from the picture of a board. */
export type LevelResult = z.infer<typeof levelResult>

/** What was read from the picture of plants: an index of colour, no infrared. */
export const coverResult = z.object({
  tool: z.literal('cover'),
  flaw: z.enum(['dark', 'other-framing']).nullable(),
  coverPct: z.number().describe('green plants, % of the picture'),
  exg: z.number().describe('mean excess green, no unit, -1 to 2'),
  vari: z.number().describe('mean VARI, no unit, -1 to 1'),
  unjudgedPct: z.number().describe('too dark to judge, % of the picture'),
  gainedPts: z.number().nullable().describe('cover gained since the picture before, points of %; null: not comparable'),
  comparedAt: instant.nullable().describe('when the picture before was taken'),
  cells: z
    .array(z.number().nullable().describe('points of %'))
    .max(144)
    .describe('gain of each twelfth of width and height, row by row'),
})
/** What was read from the picture of plants. */
export type CoverResult = z.infer<typeof coverResult>

/** One picture sent or taken over, and what became of it. */
export const pictureWork = z.object({
  id: z.uuid(),
  tool: pictureTool,
  device: deviceId,
  source: z.enum(['upload', 'camera']),
  at: instant.describe('when it was taken, or sent where that is not known'),
  by: z.string().describe('who asked'),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  progress: z.number().min(0).max(1).describe('share done, 0 to 1'),
  flaw: pictureFlaw.nullable(),
  result: z.discriminatedUnion('tool', [meterResult, levelResult, coverResult]).nullable(),
  hasCrop: z.boolean().describe('the row of digits can be had as a picture'),
  correction: z
    .object({
      value: z.number().describe('in the unit of the metric'),
      by: z.string(),
      at: instant,
      aside: meterReason.optional().describe('why it did not become a reading of the device'),
    })
    .nullable()
    .describe('what a person says it is'),
  stored: z
    .object({ value: z.number().describe('in the unit of the metric'), at: instant })
    .nullable()
    .describe('what became a reading of the device: of its counter, or of its level'),
})
/** One picture sent or taken over, and what became of it. */
export type PictureWork = z.infer<typeof pictureWork>

/** Answer of the calls that give one. */
export const pictureWorkResponse = z.object({ work: pictureWork })
/** GET pictures: newest first. */
export const pictureWorksQuery = z.object({ device: deviceId.optional(), tool: pictureTool.optional() })
/** Answer of GET pictures. */
export const pictureWorksResponse = z.object({ works: z.array(pictureWork) })

/** POST pictures: the file is the body. */
export const sendPictureQuery = z.object({ tool: pictureTool, device: deviceId })
/** POST pictures/from-camera: the last picture that a camera of the site sent, or one of those kept. */
export const takePictureInput = z.strictObject({
  tool: pictureTool,
  device: deviceId,
  camera: deviceId,
})
/** POST pictures/:id/correction: what a person reads. */
export const correctPictureInput = z.strictObject({
  value: z.number().min(0).max(1e10).describe('in the unit of the metric'),
})

const share = z.number().min(0).max(1)
/** Where the board stands in the camera's picture, and the level at both ends of the part searched. */
export const gaugeBoard = z
  .strictObject({
    left: share.describe('share of the width, 0 to 1'),
    right: share.describe('share of the width, 0 to 1'),
    top: share.describe('share of the height, 0 to 1'),
    bottom: share.describe('share of the height, 0 to 1'),
    topLevelM: z.number().min(-500).max(500),
    bottomLevelM: z.number().min(-500).max(500),
  })
  .refine(({ left, right, top, bottom }) => right - left >= 0.02 && bottom - top >= 0.1, 'too narrow or too low')
  .refine(({ topLevelM, bottomLevelM }) => topLevelM > bottomLevelM, 'the top is above the bottom')
/** Where the board stands in the camera's picture. */
export type GaugeBoard = z.infer<typeof gaugeBoard>
/** GET and PUT pictures/board. */
export const gaugeBoardQuery = z.object({ device: deviceId })
/** Answer of both. */
export const gaugeBoardResponse = z.object({ board: gaugeBoard.nullable() })

/** Which work. */
export const pictureWorkParams = z.object({ id: z.uuid() })
/** Which of its pictures: as sent (turned upright and shrunk), or the row of digits. */
export const pictureFileParams = z.object({ id: z.uuid(), file: z.enum(['photo', 'crop']) })
