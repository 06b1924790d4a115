import { join } from 'node:path'
import { runTool } from '../../../harness/command.ts'
import { ROOT } from '../../../harness/report.ts'

/** Folder of the interface built with its probe and with doors through which faults enter. */
export const FAULTY_BUILD = join(ROOT, 'node_modules/.cache/vigie/web-faulty')

/** Builds it, or with another configuration into another folder. Rejects with what Vite printed when it does not build. */
export const buildFaulty = async (
  folder = FAULTY_BUILD,
  config = join(import.meta.dirname, 'vite.config.ts'),
): Promise<void> => {
  const { ok, output } = await runTool(
    ['vite', 'bin/vite.js'],
    ['build', 'apps/web', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { VITE_PROBE: '1' } },
  )
  if (!ok) throw new Error(`the interface did not build:\n${output}`)
}
