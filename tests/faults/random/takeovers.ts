import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../../harness/wait.ts'
import { isReady } from './installation.ts'
import type { Options } from './options.ts'
import { type Identity, openScene, type Scene, type Size } from './scene.ts'
import { describeTimes } from './tally.ts'

/** Another upstream has taken over by then, or never will, ms. */
const GIVEN_UP_AFTER_MS = 20_000
/** what a trial leaves behind is over by then, ms */
const RIGHT_AGAIN_WITHIN_MS = 60_000

const SIZE: Size = { devicesPerSite: 4, paceMs: 60_000, isPinned: true }

type Trial = { readonly fault: 'kill' | 'freeze'; readonly tookMs: number | null }

/**
 * Kills and freezes the upstream that reads from the broker, and measures how long it takes until a change of each
 * site, published right after, is heard by a client of the other upstream's gateway.
 * @returns whether each was heard
 */
export const measureTakeovers = async (
  { takeovers, seed }: Options,
  identity: Identity,
  say: (line: string) => void,
): Promise<boolean> => {
  const scene = await openScene({ configuration: 'production', seed, identity, inOrder: true }, SIZE)
  const trials: Trial[] = []
  try {
    for (let trial = 1; trial <= takeovers; trial += 1) {
      for (const fault of ['kill', 'freeze'] as const) {
        const tookMs = await takeOver(scene, fault)
        trials.push({ fault, tookMs })
        say(
          `${trial}. ${fault}: ${tookMs === null ? `not within ${GIVEN_UP_AFTER_MS / 1_000} s` : `${Math.round(tookMs)} ms`}`,
        )
      }
    }
  } finally {
    await scene.close()
  }
  for (const fault of ['kill', 'freeze'] as const) {
    const own = trials.filter((trial) => trial.fault === fault)
    const times = own.flatMap(({ tookMs }) => tookMs ?? [])
    const missing = own.length - times.length
    const most = `not within ${GIVEN_UP_AFTER_MS / 1_000} s: ${missing}`
    say(`takeover after a ${fault} of the active upstream, ${own.length} times: ${describeTimes(times)}; ${most}`)
  }
  return trials.every(({ tookMs }) => tookMs !== null)
}

/** null: not in time */
const takeOver = async (scene: Scene, fault: Trial['fault']): Promise<number | null> => {
  const { installation, publisher, watchers } = scene
  const active = await until('an upstream that reads', () =>
    ['a', 'b'].find((letter) => (installation.links.get(`broker-${letter}`)?.connections() ?? 0) > 0),
  )
  const upstream = installation.processes.get(`upstream-${active}`)
  const service = installation.upstreams.find(({ name }) => name === `upstream-${active}`)
  if (upstream === undefined || service === undefined) throw new Error(`no upstream-${active}`)
  upstream.signal(fault === 'kill' ? 'SIGKILL' : 'SIGSTOP')
  const begun = performance.now()
  const flipped = installation.sites.map((site) => publisher.flip(site, 'pompe-1'))
  const reports = await Promise.all(flipped)
  const isHeard = () =>
    reports.every(({ site, device, ts }) =>
      watchers.some((watcher) => watcher.site === site && watcher.heardAt(device, ts) !== null),
    )
  const heard = await until('heard', isHeard, GIVEN_UP_AFTER_MS).catch(() => null)
  const tookMs = performance.now() - begun
  if (fault === 'freeze') upstream.signal('SIGCONT')
  else {
    await upstream.gone()
    await upstream.start()
  }
  await until('all heard in the end', isHeard, RIGHT_AGAIN_WITHIN_MS)
  await until('ready', () => isReady(service.port), RIGHT_AGAIN_WITHIN_MS)
  await until('every client live', () => watchers.every((watcher) => watcher.isLive()), RIGHT_AGAIN_WITHIN_MS)
  await wait(PAUSE_MS)
  return heard === null ? null : tookMs
}

/** Turns have settled by then, ms. */
const PAUSE_MS = 1_500
