import { until } from '../../harness/wait.ts'
import { changesOf } from './alignment.ts'
import { readShown } from './end-state.ts'
import type { Report, Shown, ShownStatus } from './evidence.ts'
import type { Scene } from './scene.ts'

/** A link to the upstream may wait 5 s to be tried again (R7.3), and a client as long. */
const LIVE_WITHIN_MS = 20_000
/** Then all show the same, and what devices said last, within this time. */
const RIGHT_WITHIN_MS = 5_000

/** How a run came to rest: ms until all was right, null if it was not in time; and what never came, in words. */
export type Settled = { readonly settledMs: number | null; readonly unsettled: readonly string[] }

/** Waits until every client is live, and then until all is right, for as long as that is promised to take. */
export const settle = async (scene: Scene): Promise<Settled> => {
  const begun = performance.now()
  const { watchers } = scene
  const live = await until('live', () => watchers.every((watcher) => watcher.isLive()), LIVE_WITHIN_MS).catch(
    () => null,
  )
  const stuck = watchers.filter((watcher) => !watcher.isLive()).map(({ name }) => name)
  const unsettled =
    live === null ? [`not live ${LIVE_WITHIN_MS / 1_000} s after the last fault: ${stuck.join(', ')}`] : []
  const limit = performance.now() + RIGHT_WITHIN_MS
  const rightWithin = (isRight: (status: ShownStatus, last: Report) => boolean) =>
    until('right', () => isShown(scene, isRight).catch(() => false), limit - performance.now()).catch(() => null)
  const right = await rightWithin(isSameState)
  const settledMs = right === null ? null : performance.now() - begun
  await rightWithin(isSameChange)
  return { settledMs, unsettled }
}

const isSameState = ({ powered }: ShownStatus, last: Report): boolean => powered === (last.state === 'on')

/**
 * After an even number of changes, which leave the state as it was, a broker may still have some to hand over. Where
 * clocks were set, or a broker was killed, this may never be so: then the time that is promised passes.
 */
const isSameChange = (status: ShownStatus, last: Report): boolean =>
  isSameState(status, last) && (last.kind !== 'change' || status.poweredAt === last.ts)

/** Whether all show the same, and of each device its last change. What is wrong the verdict says afterwards. */
const isShown = async (
  { installation, publisher, watchers, token }: Scene,
  isRight: (status: ShownStatus, last: Report) => boolean,
): Promise<boolean> => {
  const said = Map.groupBy(publisher.reports, ({ site, device }) => `${site}/${device}`)
  for (const site of installation.sites) {
    const shown = [
      ...(await readShown(installation, site, token)),
      ...watchers.filter((watcher) => watcher.site === site).map((watcher) => watcher.shown()),
    ]
    const pictures = new Set(shown.map(pictureOf))
    const [first] = shown
    if (pictures.size !== 1 || first === undefined) return false
    for (const [device, status] of first.statuses) {
      const last = changesOf(said.get(`${site}/${device}`) ?? []).at(-1)
      if (last !== undefined && !isRight(status, last)) return false
    }
  }
  return true
}

const pictureOf = ({ statuses, alarms }: Shown): string =>
  JSON.stringify([[...statuses].sort(byName), [...alarms].sort()])
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1
