import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A folder with packages that only a comparison needs, so that they are none of the product's: installed by npm under
 * the system's temporary folder, and found there the next time. Packages with exact versions.
 */
export const installPeer = async (
  name: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<{ readonly folder: string }> => {
  const folder = join(tmpdir(), 'vigie-peers', name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, private: true, dependencies }))
  await run('npm', ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
  return { folder }
}
