import { join } from 'node:path'
import { ROOT } from '../../../harness/report.ts'
import { buildFaulty } from '../browser/faulty-build.ts'

/** Folder of the interface built with its probe and with a door at each place of its wiring. */
export const WIRING_BUILD = join(ROOT, 'node_modules/.cache/vigie/web-wiring')

export const buildWiring = (): Promise<void> => buildFaulty(WIRING_BUILD, join(import.meta.dirname, 'vite.config.ts'))
