import { z } from 'zod'
import { asset, device, deviceId, PICTURE_LIMITS, siteSlug, writtenLine } from '../entities/index.ts'

/** A device's clock: ISO 8601 or ms since 1970. */
const deviceTime = z.union([z.number().int(), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))])

const sample = z.object({
  ts: deviceTime.describe('time of measure; ISO 8601 or epoch ms'),
  values: z
    .record(z.string().min(1).max(40), z.unknown())
    .refine((values) => Object.keys(values).length > 0, 'no value')
    .describe('metric id → number in its unit; each is judged on its own'),
})

/** `vigie/{site}/{device}/telemetry`: one sample, or a stored backlog of them, oldest first. */
export const telemetryMessage = z.union([sample.transform((one) => [one]), z.array(sample).min(1).max(2_000)])
/** Samples of one device, oldest first; each value is judged on its own. */
export type TelemetryMessage = z.infer<typeof telemetryMessage>

/** `vigie/{site}/{device}/power`: the power supply (alimentation) went on or off. */
export const powerMessage = z.object({ ts: deviceTime, state: z.enum(['on', 'off']) })
/** A change of the power supply of a device. */
export type PowerMessage = z.infer<typeof powerMessage>

/** `vigie/{site}/{device}/online`: presence; `false` is the will, which cannot know its own time. */
export const onlineMessage = z.object({ ts: deviceTime.optional(), online: z.boolean() })
/** Presence of a device; without `ts` when the broker publishes the will. */
export type OnlineMessage = z.infer<typeof onlineMessage>

/** `vigie/{site}/{device}/birth`: what the device is. Without it, what it sends is quarantined. */
export const birthMessage = device.omit({ id: true, site: true }).extend({
  name: writtenLine(120).describe('as people call it'),
  asset: asset
    .extend({ name: writtenLine(120).describe('as people call it') })
    .nullable()
    .default(null)
    .describe('what the device is a part of; null: it stands alone'),
})
/** What a device says it is, as it writes it. */
export type BirthMessage = z.input<typeof birthMessage>

/** Kinds of messages that are JSON. */
export const JSON_KINDS = ['telemetry', 'power', 'online', 'birth'] as const
/** Kind of a message that is JSON. */
export type JsonKind = (typeof JSON_KINDS)[number]
/**
 * Kinds of messages that a device sends: the last level of their MQTT topic. `picture` is the bytes of a JPEG, PNG or
 * WebP, from a camera; when it was taken a PNG may say (tIME, UTC).
 */
export const MESSAGE_KINDS = [...JSON_KINDS, 'picture'] as const
/** Kind of a message that a device sends. */
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What the ingest subscribes to. */
export const INGEST_TOPICS: readonly string[] = MESSAGE_KINDS.map((kind) => `vigie/+/+/${kind}`)

/** The parts of an MQTT topic that a device publishes to. */
export type IngestTopic = { readonly site: string; readonly device: string; readonly kind: MessageKind }

/** The MQTT topic of these parts: `vigie/{site}/{device}/{kind}`. */
export const formatTopic = ({ site, device: id, kind }: IngestTopic): string => `vigie/${site}/${id}/${kind}`

const topicParts = z.tuple([z.literal('vigie'), siteSlug, deviceId, z.enum(MESSAGE_KINDS)])

/** The parts of an ingest topic, or null when it is not one. */
export const parseTopic = (topic: string): IngestTopic | null => {
  const parsed = topicParts.safeParse(topic.split('/'))
  if (!parsed.success) return null
  const [, site, id, kind] = parsed.data
  return { site, device: id, kind }
}

/** Why an input was set aside; kept with it in the quarantine. */
export const quarantineReason = z.enum([
  'topic.unknown',
  'payload.too-large',
  'payload.not-json',
  'payload.invalid',
  'site.unknown',
  'device.unknown',
  'metric.unknown',
  'value.not-a-number',
  'value.out-of-range',
  'counter.impossible-jump',
  'clock.too-old',
  'clock.in-the-future',
  'picture.unreadable',
  'picture.too-large',
  'picture.not-a-camera',
  'birth.too-many',
])
/** Why an input was set aside. */
export type QuarantineReason = z.infer<typeof quarantineReason>

/** Bounds of what the ingest accepts. */
export const INGEST_LIMITS = {
  payloadBytes: 131_072,
  backlogDays: 200,
  clockAheadMs: 300_000,
  /** the largest MQTT packet, bytes: a picture with its topic and properties */
  packetBytes: PICTURE_LIMITS.bytes + 4_096,
  /** the largest CONNECT, bytes: names, a password, a will */
  connectBytes: 16_384,
  /** messages of one MQTT client in a second; more wait. A bridge for a thousand devices says one or two of each */
  messagesPerSecond: 2_500,
  /** births of one site in a minute that make a device known or change it: twice the largest fleet, all at once */
  birthsPerMinute: 5_000,
  /** the same of one device: it is told to every screen each time */
  birthsPerDeviceAndMinute: 20,
  /** entries of the quarantine of one site in a minute; what else comes is counted with the last of its reason */
  quarantinedPerMinute: 300,
  /** entries that are kept of each site, the newest: hours of the worst there may be */
  quarantinedPerSite: 50_000,
} as const
