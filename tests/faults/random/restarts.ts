import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../harness/random.ts'
import { until } from '../../harness/wait.ts'
import { isReady } from './installation.ts'
import type { Options } from './options.ts'
import { gather } from './round.ts'
import { type Identity, openScene, type Size } from './scene.ts'
import { describeTimes } from './tally.ts'
import { judge } from './verdict.ts'

const LOAD_MS = [800, 2_500] as const
const SAID_WITHIN_MS = 60_000
const SETTLED_WITHIN_MS = 30_000
const SIZE: Size = { devicesPerSite: 20, paceMs: 400, isPinned: false }

/**
 * Kills the upstream with its embedded database under load, and measures how long it takes to be ready again.
 * @returns whether every change that was acknowledged is there
 */
export const measureRestarts = async (
  { restarts, seed }: Options,
  identity: Identity,
  say: (line: string) => void,
): Promise<boolean> => {
  const scene = await openScene({ configuration: 'single', seed, identity, inOrder: true }, SIZE)
  const random = createRandom(`${seed} restarts`)
  const times: number[] = []
  try {
    const { installation, publisher, watchers } = scene
    const upstream = installation.processes.get('upstream-a')
    const port = installation.upstreams[0]?.port ?? 0
    if (upstream === undefined) throw new Error('no upstream-a')
    publisher.begin()
    for (let kill = 1; kill <= restarts; kill += 1) {
      await wait(random.between(...LOAD_MS))
      upstream.signal('SIGKILL')
      await upstream.gone()
      const begun = performance.now()
      await upstream.start()
      await until('ready', () => isReady(port))
      times.push(performance.now() - begun)
      say(`${kill}. ready after ${Math.round(times.at(-1) ?? 0)} ms, ${publisher.reports.length} reports so far`)
    }
    const unsaid = await publisher.end(SAID_WITHIN_MS)
    await until('every client live', () => watchers.every((watcher) => watcher.isLive()), SETTLED_WITHIN_MS)
    const { counts, acknowledged, defects } = judge(await gather(scene, { brokerLosses: [], clockSteps: [] }, unsaid))
    say(`restart after kill -9, ${times.length} times: ${describeTimes(times)}`)
    say(
      `${acknowledged} changes acknowledged, ${counts.lost} lost, ${counts.doubled} doubled, ${counts.reordered} reordered`,
    )
    for (const { kind, says } of defects.slice(0, 12)) say(`  ${kind}: ${says}`)
    return defects.length === 0
  } finally {
    await scene.close()
  }
}
