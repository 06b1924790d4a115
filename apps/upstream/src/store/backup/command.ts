import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Progress } from './copy.ts'
import { contentsOf, readManifest } from './manifest.ts'
import { backUpPglite, renewPglite, restorePglite } from './pglite-backup.ts'
import { backUpPostgres, renewPostgres, restorePostgres } from './postgres-backup.ts'

// `command.ts backup [folder]`, `command.ts restore <folder> [--overwrite]`, `command.ts new-epoch`: of the database
// that DATABASE_URL, else DATA_DIR, names.

const USAGE = `  backup [folder]                copies the database, in use or not, into a new folder
  restore <folder> [--overwrite]  puts a backup in the place of the database
  new-epoch                      says that the journal is another one: clients start again from a picture`

const environment = z.object({ DATABASE_URL: z.string().optional(), DATA_DIR: z.string().optional() })

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean' } } })
  const [command, folder] = positionals
  const { DATABASE_URL: url, DATA_DIR: dataDir } = environment.parse(process.env)
  if (!url && !dataDir) throw new Error('DATABASE_URL or DATA_DIR must name the database')
  const options = { overwrite: values.overwrite ?? false }
  if (command === 'backup') await backUp(resolve(folder ?? defaultFolder()), url || null, dataDir ?? '')
  else if (command === 'restore' && folder !== undefined)
    await restore(resolve(folder), url || null, dataDir ?? '', options)
  else if (command === 'new-epoch') sayRenewed(await (url ? renewPostgres(url) : renewPglite(dataDir ?? '')))
  else throw new Error(`what to do is one of:\n${USAGE}`)
}

const backUp = async (target: string, url: string | null, dataDir: string): Promise<void> => {
  const begun = performance.now()
  say(`Backing up ${url === null ? dataDir : 'the PostgreSQL database'} to ${target}`)
  await mkdir(dirname(target), { recursive: true })
  // not one that exists: half of two backups is none
  await mkdir(target)
  const { heads } = await (url === null
    ? backUpPglite(dataDir, target, say, showProgress())
    : backUpPostgres(url, target, say))
  say(`Done in ${secondsSince(begun)} s: ${contentsOf(heads)}`)
}

const restore = async (
  folder: string,
  url: string | null,
  dataDir: string,
  options: { readonly overwrite: boolean },
): Promise<void> => {
  const begun = performance.now()
  const { kind, at, heads } = await readManifest(folder)
  if ((kind === 'postgres') !== (url !== null))
    throw new Error(`the backup is of ${kind === 'postgres' ? 'PostgreSQL: set' : 'PGlite: unset'} DATABASE_URL`)
  say(`Restoring the backup of ${at} (${contentsOf(heads)})`)
  sayRenewed(
    await (url === null
      ? restorePglite(folder, dataDir, options, showProgress())
      : restorePostgres(folder, url, options, say)),
  )
  say(`Done in ${secondsSince(begun)} s`)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const sayRenewed = ({ epoch, heads }: { readonly epoch: string; readonly heads: Record<string, number> }): void =>
  say(`The database holds ${contentsOf(heads)}. Its epoch is new, ${epoch}: clients start again from a picture.`)

const defaultFolder = (): string => `backups/vigie-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`

const secondsSince = (begun: number): string => ((performance.now() - begun) / 1_000).toFixed(1)

const SAY_EVERY_MS = 2_000
const MIB = 1_048_576

/** Says how far it has come, when it takes longer than a moment. */
const showProgress = (): Progress => {
  let said = performance.now()
  return (done, total) => {
    if (performance.now() - said < SAY_EVERY_MS) return
    said = performance.now()
    say(`  ${Math.round(done / MIB)} of ${Math.round(total / MIB)} MiB, ${Math.floor((100 * done) / total)} %`)
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
