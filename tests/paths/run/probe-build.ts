import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../harness/report.ts'

/** The interface with its probe, beside the build that people get. */
export const PROBE_BUILD = join(ROOT, 'node_modules/.cache/vigie/web-probe')

/** Builds the interface with VITE_PROBE=1. Throws with what Vite printed when it does not build. */
export const buildProbe = (): void => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', PROBE_BUILD, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: join(ROOT, 'apps/web'), env: { ...process.env, VITE_PROBE: '1' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the interface did not build:\n${stdout}${stderr}`)
}
