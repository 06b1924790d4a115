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

/** Charts whose paths are about what a file does: several of them are walked, of the others the one that gets there first. */
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

/** So many paths of a chart that a fault is about are walked for it: what none of them shows, more of it seldom do. */
const OWN_MAX = 10

/**
 * The paths on which a fault is looked for; none: no path passes its door. Each chart has its turn before one has its
 * second, as what one does not show another often does; of a chart those come first that get there first.
 */
export const pathsFor = (name: string, reach: readonly Reach[]): readonly Frozen[] => {
  const near = NEAR.filter(([pattern]) => pattern.test(name)).flatMap(([, charts]) => charts)
  const passing = reach
    .filter(({ steps }) => name in steps)
    .sort((one, other) => (one.steps[name] ?? 0) - (other.steps[name] ?? 0) || one.ms - other.ms)
  const byChart = [...Map.groupBy(passing, ({ chart }) => chart)].map(([chart, paths]) => {
    const place = near.indexOf(chart)
    return { place: place < 0 ? near.length : place, paths: paths.slice(0, place < 0 ? 1 : OWN_MAX) }
  })
  const inTurn = byChart.sort((one, other) => one.place - other.place)
  return Array.from({ length: OWN_MAX }, (_, turn) => inTurn.flatMap(({ paths }) => paths[turn] ?? []))
    .flat()
    .map(({ chart, path }) => ({ chart, path }))
}
