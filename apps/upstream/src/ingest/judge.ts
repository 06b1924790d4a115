import type { QuarantineReason } from '@vigie/contracts/upstream'
import { AGREES_MS } from '../clock.ts'
import type { Directory, KnownDevice } from '../directory/directory.ts'
import { judgeClock, judgeValue } from '../series/judge.ts'
import type { SeriesSpec } from '../series/spec.ts'
import type { Point } from '../series/weave.ts'
import type { CameraPicture } from '../store/camera-pictures.ts'
import type { Message, Telemetry } from './message.ts'
import type { Report } from './reports.ts'

/** What must be known of sites and devices. */
type Known = Pick<Directory, 'site' | 'device'>

/** A value fit to be stored; `message` is the place in the batch of the message it came in. */
export type Value = Point & { readonly spec: SeriesSpec; readonly message: number }

/** A part of a message that is not stored, and why. */
export type Refusal = { readonly message: number; readonly reason: QuarantineReason; readonly detail: string }

/** What a batch of messages brings. */
export type Judged = {
  /** per message how much of it is fit to be stored: how many values, or 1 for a message without values */
  readonly accepted: number[]
  readonly values: Value[]
  readonly reports: Report[]
  readonly pictures: CameraPicture[]
  readonly refused: Refusal[]
}

/** Judges every message of a batch, and each value of a message on its own. */
export const judgeBatch = (directory: Known, messages: readonly Message[], nowMs: number): Judged => {
  const judged: Judged = { accepted: [], values: [], reports: [], pictures: [], refused: [] }
  for (const [place, message] of messages.entries())
    judged.accepted.push(judgeMessage(directory, message, place, nowMs, judged))
  return judged
}

type Found = Omit<Judged, 'accepted'>

/** Adds what a message brings to what was found before; returns how much of it was accepted. */
const judgeMessage = (directory: Known, message: Message, place: number, nowMs: number, found: Found): number => {
  const refuse = (reason: QuarantineReason, detail: string): 0 => {
    found.refused.push({ message: place, reason, detail })
    return 0
  }
  if (message.kind === 'unreadable') return refuse(message.reason, message.detail)
  const { site, device } = message
  if (directory.site(site) === undefined) return refuse('site.unknown', `${site}/${device}`)
  const known = directory.device(site, device)
  if (known === undefined) return refuse('device.unknown', `${site}/${device}`)
  switch (message.kind) {
    case 'birth':
      return 1
    case 'telemetry':
      return judgeTelemetry(message, known, place, nowMs, found)
    case 'picture': {
      if (known.device.kind !== 'camera') return refuse('picture.not-a-camera', known.device.kind)
      const { picture } = message
      // a wrong clock makes no wrong picture: it goes by when it was received
      const isTimed = picture.takenAt !== null && judgeClock(picture.takenAt, nowMs) === null
      found.pictures.push(isTimed ? picture : { ...picture, takenAt: null })
      return 1
    }
    default: {
      // of presence the order of arrival alone counts: its time is not even looked at
      const refused = message.kind === 'power' ? judgePowerClock(message.said.ts, nowMs) : null
      if (refused !== null) return refuse(refused.reason, refused.detail)
      found.reports.push({ message, deviceName: known.device.name })
      return 1
    }
  }
}

/**
 * A cut must be told however far ahead the clock of its device is: its time is brought back to ours (`applyPower`). Only
 * one from before all that is kept is refused.
 */
const judgePowerClock = (ts: number, nowMs: number): Pick<Refusal, 'reason' | 'detail'> | null => {
  const reason = judgeClock(ts, nowMs)
  return reason === 'clock.too-old' ? { reason, detail: describeTime(ts) } : null
}

const judgeTelemetry = (
  { samples }: Telemetry,
  { metrics }: KnownDevice,
  message: number,
  nowMs: number,
  { values: accepted, refused }: Found,
): number => {
  const before = accepted.length
  const aheadMs = aheadOf(samples, nowMs)
  for (const { ts: said, values } of samples) {
    const clock = judgeClock(said, nowMs)
    if (clock !== null) {
      refused.push({ message, reason: clock, detail: `sample of ${describeTime(said)}` })
      continue
    }
    const ts = said - aheadMs
    for (const metric in values) {
      const spec = metrics.get(metric)
      if (spec === undefined) {
        refused.push({ message, reason: 'metric.unknown', detail: metric })
        continue
      }
      const value = judgeValue(spec, values[metric])
      if (typeof value === 'number') accepted.push({ spec, ts, value, message })
      else refused.push({ message, reason: value, detail: describeValue(metric, values[metric], ts) })
    }
  }
  return accepted.length - before
}

/**
 * By how much the clock of a device is ahead of ours, as far as its newest sample tells, ms; 0: it agrees. Its samples are
 * brought back by that: dated in the future they would look fresh when they are old, and stand before those that come next.
 */
const aheadOf = (samples: Telemetry['samples'], nowMs: number): number => {
  let most = AGREES_MS
  for (const { ts } of samples) if (ts - nowMs > most && judgeClock(ts, nowMs) === null) most = ts - nowMs
  return most > AGREES_MS ? most : 0
}

const describeValue = (metric: string, sent: unknown, ts: number): string =>
  `${metric}${typeof sent === 'number' ? ` ${sent}` : ''} at ${describeTime(ts)}`

const MAX_TIME_MS = 8.64e15
/** An instant for people to read; a number where the calendar does not reach. */
export const describeTime = (ts: number): string =>
  Math.abs(ts) <= MAX_TIME_MS ? new Date(ts).toISOString() : String(ts)
