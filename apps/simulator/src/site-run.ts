import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import { startCameras } from './camera/rounds.ts'
import { describeSite } from './devices/descriptors.ts'
import { createDeviceLink, type DeviceLink } from './devices/device-link.ts'
import { nextTurns, rotaOf, type Turn } from './devices/rota.ts'
import {
  advance,
  atPace,
  createFarm,
  type FarmState,
  isPowered,
  planOf,
  powerChanges,
  readDevice,
} from './farm/index.ts'
import { historyInstants } from './history/instants.ts'
import { type Recording, recordHistory } from './history/record.ts'
import { sendHistory } from './history/send.ts'
import type { SiteMemory } from './state-file.ts'

/**
 * a new farm is simulated from this long ago, even when less of its history is sent: faults and seasons are those of
 * its age
 */
const STORY_DAYS = 90
/** after a longer absence the devices send what they missed as history, at its coarser cadence */
const REPLAY_MS = 10 * 60_000

export type SiteOptions = {
  readonly site: string
  readonly url: string
  readonly seed: number
  readonly timeZone: string
  readonly historyDays: number
  readonly memory: SiteMemory | null
  readonly onProblem: (device: string, error: Error) => void
}

/** One site at work: its devices' connections and the farm they measure. */
export type SiteRun = {
  readonly site: string
  /** Resolves when every device's descriptor is acknowledged. */
  readonly born: Promise<void>
  /** how many samples `publishHistory` will send */
  readonly historySamples: () => number
  /** Simulates the time that was missed, ahead of `publishHistory`: it may run while another site publishes its own. */
  readonly computeHistory: () => Promise<void>
  /** Sends what the devices measured since the last time; resolves when all of it is acknowledged. */
  readonly publishHistory: (onSent: (samples: number) => void) => Promise<void>
  /** Starts live operation. */
  readonly goLive: () => void
  readonly memory: () => SiteMemory
  readonly close: (timeoutMs: number) => Promise<void>
}

/** Connects the devices of a site, and goes on with the farm in `memory` or begins a new one. */
export const createSiteRun = (options: SiteOptions): SiteRun => {
  const { site, seed, memory } = options
  const descriptors = describeSite(planOf(site))
  const rota = rotaOf(site, seed, descriptors)
  const links = descriptors.map((descriptor) =>
    createDeviceLink({
      url: options.url,
      site,
      descriptor,
      onProblem: (error) => options.onProblem(descriptor.id, error),
    }),
  )
  const byDevice = new Map(links.map((link) => [link.device, link]))
  const storyMs = Math.max(STORY_DAYS, options.historyDays) * DAY_MS
  const originMs = memory?.originMs ?? Math.floor((Date.now() - storyMs) / HOUR_MS) * HOUR_MS
  let historyDone = memory?.historyDone ?? false
  let farm = memory?.farm ?? createFarm(site, seed, options.timeZone, originMs)
  let timer: NodeJS.Timeout | null = null
  let closed = false
  let recording: Recording | null = null
  let stopCameras: (() => void) | null = null

  const isHistoryDue = () => !historyDone || Date.now() - farm.atMs > REPLAY_MS
  const keepFromMs = () => Math.max(farm.atMs, Date.now() - options.historyDays * DAY_MS)

  const computeHistory = async () => {
    if (!isHistoryDue()) return
    recording = await recordHistory(atPace(farm, 'history'), keepFromMs(), Date.now())
  }

  const publishHistory = async (onSent: (samples: number) => void) => {
    if (recording === null) await computeHistory()
    if (recording === null) return
    await sendHistory(links, recording, onSent)
    farm = recording.state
    historyDone = true
    recording = null
  }

  const goLive = () => {
    farm = atPace(farm, 'live')
    for (const link of links) {
      link.outbox.push({ power: { ts: Date.now(), state: isPowered(farm.supply, link.device) ? 'on' : 'off' } })
      link.flush()
    }
    stopCameras ??= startCameras(byDevice, () => farm)
    beat()
  }

  const beat = () => {
    if (closed) return
    const nowMs = Date.now()
    if (nowMs - farm.atMs > REPLAY_MS) {
      // The machine was asleep: what was missed goes out as history.
      publishHistory(() => {}).then(goLive, (error) => options.onProblem('history', error))
      return
    }
    farm = catchUp(farm, rota, byDevice, nowMs)
    timer = setTimeout(beat, Math.max(1, nextTurns(rota, farm.atMs).atMs - Date.now()))
  }

  return {
    site,
    born: Promise.all(links.map(({ born }) => born)).then(() => undefined),
    historySamples: () => (isHistoryDue() ? rota.length * [...historyInstants(keepFromMs(), Date.now())].length : 0),
    computeHistory,
    publishHistory,
    goLive,
    memory: () => ({ originMs, historyDone, farm: historyDone ? farm : null }),
    close: async (timeoutMs) => {
      closed = true
      if (timer !== null) clearTimeout(timer)
      stopCameras?.()
      await Promise.all(links.map((link) => link.close(timeoutMs)))
    },
  }
}

/** Advances the farm turn by turn up to `nowMs`, and queues each device's sample at the instant of its turn. */
const catchUp = (
  from: FarmState,
  rota: readonly Turn[],
  links: ReadonlyMap<string, DeviceLink>,
  nowMs: number,
): FarmState => {
  let farm = from
  for (let due = nextTurns(rota, farm.atMs); due.atMs <= nowMs; due = nextTurns(rota, farm.atMs)) {
    const next = advance(farm, due.atMs - farm.atMs)
    for (const { device, ts, state } of powerChanges(farm.supply, next.supply)) {
      links.get(device)?.outbox.push({ power: { ts, state } })
      links.get(device)?.flush()
    }
    farm = next
    for (const device of due.devices) {
      links.get(device)?.outbox.push({ sample: { ts: farm.atMs, values: readDevice(farm, device) } })
      links.get(device)?.flush()
    }
  }
  return farm
}
