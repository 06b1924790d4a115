import { cpSync, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'

/** A throwaway data directory with an empty embedded database. */
export const createDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-pglite-'))
  await seedDataDir(folder)
  return folder
}

/** Puts an initialised, empty embedded database into a data directory: making one costs seconds, a copy does not. */
export const seedDataDir = async (dataDir: string): Promise<void> =>
  cpSync(await templateDir(), join(dataDir, 'pglite'), { recursive: true })

const templateDir = async (): Promise<string> => {
  const template = join(tmpdir(), `vigie-pglite-template-${PGLITE_VERSION}`)
  if (existsSync(template)) return template
  const folder = await mkdtemp(join(tmpdir(), 'vigie-pglite-new-'))
  const pglite = await PGlite.create(folder)
  await pglite.close()
  await rename(folder, template).catch(() => rm(folder, { recursive: true, force: true }))
  return template
}

const PGLITE_VERSION = z
  .object({ dependencies: z.object({ '@electric-sql/pglite': z.string() }) })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).dependencies[
  '@electric-sql/pglite'
]
