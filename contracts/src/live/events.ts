import { z } from 'zod'
import {
  alarm,
  capability,
  clockStep,
  device,
  deviceId,
  deviceStatus,
  epoch,
  epochMs,
  instant,
  journalEntry,
  metricId,
  seq,
  siteSlug,
} from '../entities/index.ts'
import { errorCode } from '../errors.ts'
import { topic } from './commands.ts'

/** Why a source that is connected is not live although it speaks. */
export const sourceReason = z
  .enum(['devices-unread', 'not-recording', 'behind'])
  .describe(
    'devices-unread: nobody hears the devices of the site; not-recording: the database does not take what they say; behind: changes are known to be missing, and are on their way',
  )
/** Why a source that is connected is not live although it speaks. */
export type SourceReason = z.infer<typeof sourceReason>

/** State of what the gateway shows of the site, and how long ago it was last as it should be. */
export const sourceHealth = z.object({
  state: z
    .enum(['live', 'silent', 'down'])
    .describe('live: heard in time; silent: connected but mute, or see `reason`; down: not connected'),
  ageMs: z.number().int().min(0).nullable().describe('since the site was last live, ms; null: never'),
  reason: sourceReason.optional(),
  clockStep: clockStep.optional().describe('a step of the clock that stamps what is recorded, in the past hour'),
})
/** State of the gateway's link to the upstream; ageMs: since it was last heard. */
export type SourceHealth = z.infer<typeof sourceHealth>

/** A series' place in the dictionary of this connection: rows name it by index. */
export const seriesKey = z.tuple([z.number().int().min(0), deviceId, metricId]).describe('[index, device, metric]')
/** [index of the series, when measured, value in the metric's unit] */
export const indexedReading = z.tuple([z.number().int().min(0), epochMs, z.number()])

const welcome = z.object({
  type: z.literal('welcome'),
  epoch,
  seq: seq.describe('where the journal stands now'),
  site: siteSlug,
  resumed: z.boolean().describe('true: exactly what was missed follows; false: a snapshot follows'),
  capabilities: z.array(capability).describe('what the source behind this gateway can give'),
})
/** The whole picture of a site: what it knows of as many devices as there are. */
export const snapshotEvent = z.object({
  type: z.literal('snapshot'),
  epoch,
  seq: seq.describe('the picture holds at this position; journal events go on from here'),
  at: instant,
  series: z.array(seriesKey).describe('the whole dictionary so far'),
  readings: z.array(indexedReading).describe('latest of each series'),
  statuses: z.array(deviceStatus),
  alarms: z.array(alarm).describe('open ones'),
})
const reset = z.object({
  type: z.literal('reset'),
  reason: z
    .enum(['epoch-changed', 'position-unknown', 'gap-too-long', 'source-lost', 'diverged'])
    .describe('why what the client knew cannot be continued; a snapshot follows'),
  epoch,
  seq,
})
const heartbeat = z.object({ type: z.literal('heartbeat'), seq, at: instant, source: sourceHealth })
const readings = z.object({
  type: z.literal('readings'),
  series: z.array(seriesKey).optional().describe('series seen for the first time: they join the dictionary'),
  rows: z.array(indexedReading).describe('latest wins; at most one per series'),
})
const status = z.object({ type: z.literal('status'), statuses: z.array(deviceStatus) })
const devices = z.object({
  type: z.literal('devices'),
  devices: z.array(device).describe('born, or another than they were; goes with the topic status'),
})
const journal = z.object({ type: z.literal('journal'), entry: journalEntry })
const renewed = z.object({ type: z.literal('renewed'), expiresAt: instant.describe('when to have renewed again') })
const subscribed = z.object({ type: z.literal('subscribed'), topics: z.array(topic) })
const error = z.object({ type: z.literal('error'), code: errorCode, detail: z.string() })

/** What the gateway may say. A client counts and skips a type it does not know. */
export const liveEvent = z.discriminatedUnion('type', [
  welcome,
  snapshotEvent,
  reset,
  heartbeat,
  readings,
  status,
  devices,
  journal,
  renewed,
  subscribed,
  error,
])
/** One message of the gateway on the live WebSocket. */
export type LiveEvent = z.infer<typeof liveEvent>
/** The live event of one type. */
export type LiveEventOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>
