import type { JournalEntry } from '@vigie/contracts/entities'
import { LIVE_TIMING, type LiveEventOf } from '@vigie/contracts/live'
import type { Metrics } from '../plugins/metrics.ts'
import { type Batch, createBatch, type DueFrame } from './batch.ts'
import { encode } from './frames.ts'
import type { Picture } from './picture.ts'

/**
 * Joins what is due for a site: one batch per tick, alerts first. Readings go
 * at once when the last ones went longer ago than the conflation window, else
 * at its end, the latest of each series only. Journal entries never wait.
 */
export type Outbox = {
  journal(entry: JournalEntry): void
  status(device: string): void
  device(id: string): void
  readings(indexes: readonly number[]): void
  /** A sign of life is due; it tells where the journal stands when it goes. */
  heartbeat(): void
  /** Hands over now what is due. */
  flush(): void
  /** Forgets what is due: a snapshot has said it all. */
  clear(): void
  close(): void
}

type Metered = Pick<Metrics, 'frames' | 'conflated'>

export const createOutbox = (
  picture: Picture,
  deps: { metrics: Metered; heartbeat(): LiveEventOf<'heartbeat'>; deliver(batch: Batch): void },
): Outbox => {
  const { metrics } = deps
  let entries: JournalEntry[] = []
  let isHeartbeatDue = false
  const statuses = new Set<string>()
  const devices = new Set<string>()
  const indexes = new Set<number>()
  let announced = 0
  let sentVersion = 0
  let sentAt = Number.NEGATIVE_INFINITY
  let tick: NodeJS.Immediate | undefined
  let windowEnd: NodeJS.Timeout | undefined

  const clear = (): void => {
    entries = []
    statuses.clear()
    devices.clear()
    indexes.clear()
    announced = picture.series.size
    sentVersion = picture.version
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

  const takeStatuses = (): DueFrame[] => {
    if (statuses.size === 0) return []
    const due = [...statuses].flatMap((device) => picture.statuses.get(device) ?? [])
    statuses.clear()
    return [{ topic: 'status', text: encode({ type: 'status', statuses: due }) }]
  }

  const takeDevices = (): DueFrame[] => {
    if (devices.size === 0) return []
    const due = [...devices].flatMap((id) => picture.devices.get(id) ?? [])
    devices.clear()
    return [{ topic: 'status', text: encode({ type: 'devices', devices: due }) }]
  }

  const takeJournal = (): DueFrame[] => {
    const due = entries.map((entry): DueFrame => ({ topic: 'journal', text: encode({ type: 'journal', entry }) }))
    entries = []
    return due
  }

  const flush = (): void => {
    clearImmediate(tick)
    tick = undefined
    const frames = [...takeJournal(), ...takeDevices(), ...takeStatuses(), ...takeReadings(performance.now())]
    if (isHeartbeatDue) frames.push({ topic: 'control', text: encode(deps.heartbeat()) })
    isHeartbeatDue = false
    if (frames.length === 0) return
    for (const { topic } of frames) metrics.frames.inc({ type: topic })
    deps.deliver(createBatch(frames, sentVersion))
  }

  const flushThisTick = (): void => {
    tick ??= setImmediate(flush)
  }

  const flushAtWindowEnd = (): void => {
    const left = sentAt + LIVE_TIMING.conflationMs - performance.now()
    if (left <= 0) {
      flushThisTick()
      return
    }
    windowEnd ??= setTimeout(() => {
      windowEnd = undefined
      flush()
      if (indexes.size > 0) flushAtWindowEnd()
    }, Math.ceil(left))
  }

  return {
    journal: (entry) => {
      entries.push(entry)
      flushThisTick()
    },
    status: (device) => {
      statuses.add(device)
      flushThisTick()
    },
    device: (id) => {
      devices.add(id)
      flushThisTick()
    },
    readings: (changed) => {
      let overtaken = 0
      for (const index of changed) {
        if (indexes.has(index)) overtaken += 1
        indexes.add(index)
      }
      if (overtaken > 0) metrics.conflated.inc(overtaken)
      if (indexes.size > 0) flushAtWindowEnd()
    },
    heartbeat: () => {
      isHeartbeatDue = true
      flushThisTick()
    },
    flush,
    clear,
    close: () => {
      clearImmediate(tick)
      clearTimeout(windowEnd)
    },
  }
}
