import { join } from 'node:path'
import { runTool } from '../../../harness/command.ts'
import { ROOT } from '../../../harness/report.ts'

/** Folder of the interface built with its probe and with doors through which faults enter. */
export const FAULTY_BUILD = join(ROOT, 'node_modules/.cache/vigie/web-faulty')

/** Builds it. Rejects with what Vite printed when it does not build. */
export const buildFaulty = async (): Promise<void> => {
  const { ok, output } = await runTool(
    ['vite', 'bin/vite.js'],
    [
      'build',
      'apps/web',
      '--config',
      join(import.meta.dirname, 'vite.config.ts'),
      '--outDir',
      FAULTY_BUILD,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { env: { VITE_PROBE: '1' } },
  )
  if (!ok) throw new Error(`the interface did not build:\n${output}`)
}
