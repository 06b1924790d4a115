// Which paths pass which doors: it decides on which paths a fault is looked for.
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { resultFile } from '../../../harness/report.ts'
import { readGolden } from '../../freeze/golden.ts'
import { worlds } from '../../run/worlds/index.ts'
import type { Frozen } from '../browser/walk-frozen.ts'

/** File of the lines that walks without a fault write. */
export const REACH = resultFile('paths/wiring-reach.jsonl')

const line = z.object({ chart: z.string(), path: z.number(), ms: z.number(), steps: z.record(z.string(), z.number()) })
export type Reach = z.output<typeof line>

/** What each path passes, as it was noted last; empty when nothing was. */
export const readReach = (): readonly Reach[] => {
  if (!existsSync(REACH)) return []
  const lines = readFileSync(REACH, 'utf8').split('\n')
  return lines.filter((text) => text !== '').map((text) => line.parse(JSON.parse(text)))
}

/** The paths of which it is not noted yet what they pass. */
export const notReachedYet = (): readonly Frozen[] => {
  const noted = new Set(readReach().map(({ chart, path }) => `${chart} ${path}`))
  return Object.keys(worlds)
    .flatMap((chart) => readGolden(chart).map((_, index) => ({ chart, path: index + 1 })))
    .filter(({ chart, path }) => !noted.has(`${chart} ${path}`))
}

/** Charts whose paths are about what a file does: all of them are walked, of the others the one that gets there first. */
const NEAR: readonly (readonly [RegExp, readonly string[]])[] = [
  [/alarm-acts|kept-acts/, ['alarm-acts']],
  [/alarm-notice|notice-card/, ['alarm-notice']],
  [/alarm-(sound|audio)|sound-sign/, ['alarm-sound']],
  [/debrief|kept-unseen/, ['debrief']],
  [/actors\/auth|identity\/|profile-menu/, ['auth']],
  [/adapters\/cookies/, ['sidebar', 'auth']],
  [/layout|use-shortcuts|shell\.tsx|menu-entries/, ['sidebar', 'drawer']],
  [/sidebar|project-list/, ['sidebar']],
  [/drawer/, ['drawer']],
  [/environment/, ['drawer', 'live-feed']],
  [/notifications/, ['notification-panel']],
  [/projects|project-(entries|switch)|location/, ['project-switch']],
  [/live-(feed|socket)/, ['live-feed', 'alarm-acts', 'debrief']],
  [/tabs/, ['notification-panel', 'alarm-notice', 'debrief']],
  [/storage/, ['auth', 'debrief', 'alarm-acts']],
  [/http|retry-after/, ['auth', 'alarm-acts', 'project-switch']],
  [/wall-/, ['wall-care', 'wall-identity', 'wall-scenes']],
  [/connection|tab-icon|clock-notice/, ['live-feed']],
]

/** The paths on which a fault is looked for, the likeliest and shortest first; none: no path passes its door. */
export const pathsFor = (name: string, reach: readonly Reach[]): readonly Frozen[] => {
  const near = NEAR.filter(([pattern]) => pattern.test(name)).flatMap(([, charts]) => charts)
  const passing = reach
    .filter(({ steps }) => name in steps)
    .sort((one, other) => (one.steps[name] ?? 0) - (other.steps[name] ?? 0) || one.ms - other.ms)
  const own = near.flatMap((chart) => passing.filter((one) => one.chart === chart))
  const others = [...Map.groupBy(passing, ({ chart }) => chart)].flatMap(([chart, [first]]) =>
    near.includes(chart) || first === undefined ? [] : [first],
  )
  return [...new Set([...own, ...others])].map(({ chart, path }) => ({ chart, path }))
}
