import { describeSite } from './devices/descriptors.ts'
import { type DeviceLink, openLink } from './devices/device-link.ts'
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

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** a farm begins its story this long ago, even when less of it is told */
const STORY_DAYS = 90
/** after a longer absence the devices hand over what they stored at the coarser cadence of history */
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
  /** samples that `tellHistory` is about to send */
  readonly historySamples: () => number
  /** Runs the farm forward over what was missed, ahead of `tellHistory`; may be done while another site tells its own. */
  readonly recallHistory: () => Promise<void>
  /** Hands over what happened since the last time; resolves when it is acknowledged. */
  readonly tellHistory: (onSent: (samples: number) => void) => Promise<void>
  /** Starts live operation. */
  readonly goLive: () => void
  readonly memory: () => SiteMemory
  readonly close: (timeoutMs: number) => Promise<void>
}

/** Connects the devices of a site and brings its farm back, or begins a new one. */
export const openSite = (options: SiteOptions): SiteRun => {
  const { site, seed, memory } = options
  const descriptors = describeSite(planOf(site))
  const rota = rotaOf(site, seed, descriptors)
  const links = descriptors.map((descriptor) =>
    openLink({
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

  const isHistoryDue = () => !historyDone || Date.now() - farm.atMs > REPLAY_MS
  const keepFromMs = () => Math.max(farm.atMs, Date.now() - options.historyDays * DAY_MS)

  const recallHistory = async () => {
    if (!isHistoryDue()) return
    recording = await recordHistory(atPace(farm, 'history'), keepFromMs(), Date.now())
  }

  const tellHistory = async (onSent: (samples: number) => void) => {
    if (recording === null) await recallHistory()
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
    beat()
  }

  const beat = () => {
    if (closed) return
    const nowMs = Date.now()
    if (nowMs - farm.atMs > REPLAY_MS) {
      // the machine slept: what was missed is history
      tellHistory(() => {}).then(goLive, (error) => options.onProblem('history', error))
      return
    }
    farm = catchUp(farm, rota, byDevice, nowMs)
    timer = setTimeout(beat, Math.max(1, nextTurns(rota, farm.atMs).atMs - Date.now()))
  }

  return {
    site,
    born: Promise.all(links.map(({ born }) => born)).then(() => undefined),
    historySamples: () => (isHistoryDue() ? rota.length * [...historyInstants(keepFromMs(), Date.now())].length : 0),
    recallHistory,
    tellHistory,
    goLive,
    memory: () => ({ originMs, historyDone, farm: historyDone ? farm : null }),
    close: async (timeoutMs) => {
      closed = true
      if (timer !== null) clearTimeout(timer)
      await Promise.all(links.map((link) => link.close(timeoutMs)))
    },
  }
}

/** Lets every turn up to `nowMs` be taken at its own instant, and queues what the devices say. */
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
