import { dirname, resolve } from 'node:path'
import { chartOf } from '../config/chart-of.ts'
import type { PathsConfig } from '../config/config.types.ts'
import { findConfig, loadConfig, OWN } from '../config/load.ts'
import type { Chart } from './chart.types.ts'

const file = findConfig()
const config: PathsConfig = file === null ? { charts: {} } : await loadConfig(file)
const folder = file === null ? process.cwd() : dirname(file)

/** Where the configuration stands, and what it says beside the charts; folders are absolute. */
export const project = {
  /** null: there is no configuration here */
  file,
  folder,
  goldens: resolve(folder, config.goldens ?? 'paths'),
  results: resolve(folder, config.results ?? 'test-results/paths'),
  watched: [folder, ...(config.watch ?? []).map((one) => resolve(folder, one))],
  requirements: config.requirements ?? [],
  /** whether these are the charts of the product that this tool grew in, which it also walks in the browser */
  isOwn: file === OWN,
} as const

/** Every chart that the configuration names. */
export const charts: readonly Chart[] = await Promise.all(
  Object.entries(config.charts).map(([name, entry]) => chartOf(name, entry, folder)),
)

/** The charts of this name, or all when none is named. Throws with the names there are. */
export const chartsNamed = (name: string | undefined): readonly Chart[] => {
  if (file === null)
    throw new Error('no paths.config.ts here or above: `npm run paths -- init <file#export>` writes one')
  const found = charts.filter((chart) => name === undefined || chart.name === name)
  if (found.length === 0) throw new Error(`no chart '${name}'; there are: ${charts.map((one) => one.name).join(', ')}`)
  return found
}
