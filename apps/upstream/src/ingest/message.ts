import { createHash } from 'node:crypto'
import { type Device, device as deviceSchema, siteSlug } from '@vigie/contracts/entities'
import {
  type BirthMessage,
  birthMessage,
  formatTopic,
  INGEST_LIMITS,
  type IngestTopic,
  type JsonKind,
  type OnlineMessage,
  onlineMessage,
  type PowerMessage,
  parseTopic,
  powerMessage,
  type QuarantineReason,
  type TelemetryMessage,
  telemetryMessage,
} from '@vigie/contracts/upstream'
import type { z } from 'zod'
import type { CameraPicture } from '../store/camera-pictures.ts'
import type { Fence } from '../store/turns.ts'
import { plainSamples } from './plain-samples.ts'
import { sniffPicture } from './sniff.ts'

export type Source = 'mqtt' | 'http'

/** Where a message came from; kept to quarantine it, or parts of it, as it was. */
export type Origin = {
  readonly source: Source
  readonly topic: string
  readonly site: string | null
  readonly payload: () => string
  /** the turn by which it was read from the broker; absent: it may be recorded by any instance */
  readonly fence?: Fence
}

type Addressed = { readonly origin: Origin; readonly site: string; readonly device: string }
export type Telemetry = Addressed & { readonly kind: 'telemetry'; readonly samples: TelemetryMessage }
export type Power = Addressed & { readonly kind: 'power'; readonly said: PowerMessage }
export type Online = Addressed & { readonly kind: 'online'; readonly said: OnlineMessage }
export type Birth = Addressed & { readonly kind: 'birth'; readonly born: Device }
export type Pictured = Addressed & { readonly kind: 'picture'; readonly picture: CameraPicture }
export type Unreadable = {
  readonly kind: 'unreadable'
  readonly origin: Origin
  readonly reason: QuarantineReason
  readonly detail: string
}
export type Message = Telemetry | Power | Online | Birth | Pictured | Unreadable

/** Reads what came over MQTT. Never throws: what cannot be read says why. */
export const readMqttMessage = (topic: string, bytes: Buffer, fence?: Fence): Message => {
  const { parts, site } = addressOf(topic)
  const payload = () => (parts?.kind === 'picture' ? describeBytes(bytes) : bytes.toString('utf8', 0, 2_048))
  const origin: Origin = { source: 'mqtt', topic, site, payload, ...(fence === undefined ? {} : { fence }) }
  if (parts === null) return unreadable(origin, 'topic.unknown', 'not vigie/{site}/{device}/{kind}')
  if (parts.kind === 'picture') return readPicture({ origin, site: parts.site, device: parts.device }, bytes, null)
  if (bytes.length > INGEST_LIMITS.payloadBytes)
    return unreadable(origin, 'payload.too-large', `${bytes.length} bytes, at most ${INGEST_LIMITS.payloadBytes}`)
  let json: unknown
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    return unreadable(origin, 'payload.not-json', error instanceof Error ? error.message : 'not JSON')
  }
  return readPayload(origin, parts.kind, { origin, site: parts.site, device: parts.device }, json)
}

/** Reads what came over HTTP, where address and JSON are checked already. */
export const readHttpMessage = (site: string, device: string, kind: JsonKind, json: unknown): Message => {
  const origin: Origin = {
    source: 'http',
    topic: formatTopic({ site, device, kind }),
    site,
    payload: () => JSON.stringify(json) ?? '',
  }
  return readPayload(origin, kind, { origin, site, device }, json)
}

/** Reads a picture that came over HTTP; `takenAt`: when the camera says it took it, ms. */
export const readHttpPicture = (site: string, device: string, bytes: Buffer, takenAt: number | null): Message => {
  const topic = formatTopic({ site, device, kind: 'picture' })
  const origin: Origin = { source: 'http', topic, site, payload: () => describeBytes(bytes) }
  return readPicture({ origin, site, device }, bytes, takenAt)
}

/** How much work a message is: its values, or the values that would be as many bytes. */
export const weightOf = (message: Message): number => {
  if (message.kind === 'telemetry') return message.samples.length * 8
  return message.kind === 'picture' ? 1 + Math.ceil(message.picture.bytes.length / PICTURE_BYTES_PER_VALUE) : 1
}

const PICTURE_BYTES_PER_VALUE = 512

const readPicture = (to: Addressed, bytes: Buffer, takenAt: number | null): Message => {
  const header = sniffPicture(bytes)
  if ('reason' in header) return unreadable(to.origin, header.reason, header.detail)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const { site, device } = to
  const picture = { ...header, site, device, id, bytes, takenAt: takenAt ?? header.takenAt }
  return { kind: 'picture', ...to, picture }
}

/** Bytes that are no text, for people who read the quarantine. */
const describeBytes = (bytes: Buffer): string =>
  `${bytes.length} bytes, the first of them ${bytes.toString('hex', 0, 32)}`

const readPayload = (origin: Origin, kind: JsonKind, to: Addressed, json: unknown): Message => {
  const samples = kind === 'telemetry' ? plainSamples(json) : null
  if (samples !== null) return { kind: 'telemetry', ...to, samples }
  switch (kind) {
    case 'telemetry':
      return read(origin, telemetryMessage, json, (samples) => ({ kind, ...to, samples }))
    case 'power':
      return read(origin, powerMessage, json, (said) => ({ kind, ...to, said }))
    case 'online':
      return read(origin, onlineMessage, json, (said) => ({ kind, ...to, said }))
    case 'birth':
      return read(origin, birthMessage, json, (born) => ({ kind, ...to, born: bornDevice(to, born) }))
  }
}

const bornDevice = ({ site, device }: Addressed, born: BirthMessage): Device =>
  deviceSchema.parse({ ...born, site, id: device })

const read = <S extends z.ZodType>(
  origin: Origin,
  schema: S,
  json: unknown,
  make: (said: z.output<S>) => Message,
): Message => {
  const parsed = schema.safeParse(json)
  if (parsed.success) return make(parsed.data)
  const [issue] = parsed.error.issues
  return unreadable(origin, 'payload.invalid', `${issue?.path.join('.') || 'payload'}: ${issue?.message ?? 'invalid'}`)
}

const unreadable = (origin: Origin, reason: QuarantineReason, detail: string): Unreadable => ({
  kind: 'unreadable',
  origin,
  reason,
  detail,
})

type Address = { readonly parts: IngestTopic | null; readonly site: string | null }
const addresses = new Map<string, Address>()
const ADDRESSES = 20_000

/** Devices say much under few names: each is read once. */
const addressOf = (topic: string): Address => {
  const known = addresses.get(topic)
  if (known !== undefined) return known
  const address = { parts: parseTopic(topic), site: siteOf(topic) }
  if (addresses.size >= ADDRESSES) addresses.clear()
  if (address.parts !== null) addresses.set(topic, address)
  return address
}

const siteOf = (topic: string): string | null => {
  const [root, site] = topic.split('/', 2)
  return root === 'vigie' && siteSlug.safeParse(site).success ? (site ?? null) : null
}
