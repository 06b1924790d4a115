import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What a backup is: a folder with this beside the database. */
export const manifest = z.object({
  kind: z.enum(['pglite', 'postgres']),
  /** when it was begun, ISO-8601 */
  at: z.string(),
  /** last seq of each site's journal */
  heads: z.record(z.string(), z.number()),
})
export type Manifest = z.infer<typeof manifest>

const NAME = 'vigie-backup.json'

export const writeManifest = (folder: string, written: Manifest): Promise<void> =>
  writeFile(join(folder, NAME), `${JSON.stringify(written, null, 2)}\n`)

/** Throws when the folder is no backup, or one that was not finished. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} is no finished backup: it has no ${NAME}`)
  return manifest.parse(JSON.parse(text))
}

/** Sites and entries of a backup or a database, for whoever reads it. */
export const contentsOf = (heads: Readonly<Record<string, number>>): string => {
  const sites = Object.entries(heads)
  return sites.length === 0 ? 'no site' : sites.map(([site, seq]) => `${site} up to entry ${seq}`).join(', ')
}
