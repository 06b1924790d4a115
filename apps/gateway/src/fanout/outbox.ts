import type { JournalEntry } from '@vigie/contracts/entities'
import { LIVE_TIMING, type LiveEventOf } from '@vigie/contracts/live'
import type { Metrics } from '../http/metrics.ts'
import type { Picture } from '../picture/picture.ts'
import { type Batch, createBatch, type DueFrame } from './batch.ts'
import { encode } from './frames.ts'
import { createRhythm, type Occasion } from './rhythm.ts'

/**
 * Joins what is due to the subscribers of a site in one batch per tick, journal entries first. Readings go with it when
 * the last ones went longer ago than the conflation window, else at the end of the window, the latest of each series
 * only. Heartbeats go where nothing was heard for a second.
 */
export type Outbox = {
  readonly journal: (entry: JournalEntry) => void
  /** The status of a device is another; what the picture says of it when the batch goes is sent. */
  readonly status: (device: string) => void
  readonly device: (id: string) => void
  readonly readings: (indexes: readonly number[]) => void
  /** Sends everybody a heartbeat: the state of the source is another. */
  readonly beat: () => void
  /** Hands over now what is due. */
  readonly flush: () => void
  /** Forgets what is due, because a snapshot has told all of it. */
  readonly clear: () => void
  readonly close: () => void
}

export type OutboxDeps = {
  readonly metrics: Pick<Metrics, 'frames' | 'conflated'>
  /** the heartbeat as it is at the time of the call */
  readonly heartbeat: () => LiveEventOf<'heartbeat'>
  readonly deliver: (batch: Batch) => void
}

export const createOutbox = (picture: Picture, { metrics, heartbeat, deliver }: OutboxDeps): Outbox => {
  const rhythm = createRhythm()
  let entries: JournalEntry[] = []
  const statuses = new Set<string>()
  const devices = new Set<string>()
  const indexes = new Set<number>()
  /** how much of the dictionary of series subscribers know */
  let announced = 0
  /** version of the picture up to which readings were sent */
  let sentVersion = 0
  let sentAt = Number.NEGATIVE_INFINITY
  let tick: NodeJS.Immediate | undefined
  let windowEnd: NodeJS.Timeout | undefined
  let nextBeat: NodeJS.Timeout | undefined

  const clear = (): void => {
    entries = []
    statuses.clear()
    devices.clear()
    indexes.clear()
    announced = picture.series.size
    sentVersion = picture.version
  }

  const takeJournal = (): DueFrame[] => {
    const due = entries.map((entry): DueFrame => ({ topic: 'journal', text: encode({ type: 'journal', entry }) }))
    entries = []
    return due
  }

  const takeDevices = (): DueFrame[] => {
    if (devices.size === 0) return []
    const due = [...devices].flatMap((id) => picture.devices.get(id) ?? [])
    devices.clear()
    return [{ topic: 'status', text: encode({ type: 'devices', devices: due }) }]
  }

  const takeStatuses = (): DueFrame[] => {
    if (statuses.size === 0) return []
    const due = [...statuses].flatMap((device) => picture.statuses.get(device) ?? [])
    statuses.clear()
    return [{ topic: 'status', text: encode({ type: 'status', statuses: due }) }]
  }

  const takeReadings = (now: number): DueFrame[] => {
    if (indexes.size === 0 || now - sentAt < LIVE_TIMING.conflationMs) return []
    const rows = [...indexes].map((index) => picture.series.reading(index)).filter((row) => row !== null)
    const series = picture.series.keys(announced)
    const text = encode({ type: 'readings', ...(series.length > 0 && { series }), rows })
    indexes.clear()
    announced = picture.series.size
    sentVersion = picture.version
    sentAt = now
    return [{ topic: 'readings', text }]
  }

  const send = (occasion: Occasion): void => {
    clearImmediate(tick)
    tick = undefined
    const frames = [...takeJournal(), ...takeDevices(), ...takeStatuses(), ...takeReadings(performance.now())]
    if (frames.length === 0 && occasion === 'frames') return
    for (const [topic, count] of countByTopic(frames)) metrics.frames.inc({ type: topic }, count)
    let beat: string | null = null
    const heartbeatText = (): string => {
      if (beat === null) metrics.frames.inc({ type: 'heartbeat' })
      beat ??= encode(heartbeat())
      return beat
    }
    deliver(
      createBatch(frames, sentVersion, (mask, hasFrames) =>
        rhythm.beatsWith(mask, hasFrames, occasion) ? heartbeatText() : null,
      ),
    )
  }
  const sendThisTick = (): void => {
    tick ??= setImmediate(() => send('frames'))
  }

  const beatWhenDue = (): void => {
    nextBeat = setTimeout(() => {
      send('heartbeat-due')
      beatWhenDue()
    }, rhythm.nextDueInMs())
  }
  beatWhenDue()

  const sendAtWindowEnd = (): void => {
    const left = sentAt + LIVE_TIMING.conflationMs - performance.now()
    if (left <= 0) {
      sendThisTick()
      return
    }
    windowEnd ??= setTimeout(() => {
      windowEnd = undefined
      send('frames')
      if (indexes.size > 0) sendAtWindowEnd()
    }, Math.ceil(left))
  }

  return {
    journal: (entry) => {
      entries.push(entry)
      sendThisTick()
    },
    status: (device) => {
      statuses.add(device)
      sendThisTick()
    },
    device: (id) => {
      devices.add(id)
      sendThisTick()
    },
    readings: (changed) => {
      let overtaken = 0
      for (const index of changed) {
        if (indexes.has(index)) overtaken += 1
        indexes.add(index)
      }
      if (overtaken > 0) metrics.conflated.inc(overtaken)
      if (indexes.size > 0) sendAtWindowEnd()
    },
    beat: () => send('heartbeat-for-all'),
    flush: () => send('frames'),
    clear,
    close: () => {
      clearImmediate(tick)
      clearTimeout(windowEnd)
      clearTimeout(nextBeat)
    },
  }
}

const countByTopic = (frames: readonly DueFrame[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { topic } of frames) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return counts
}
