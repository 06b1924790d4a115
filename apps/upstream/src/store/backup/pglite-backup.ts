import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { forgetContinuity } from '../continuity/pglite-continuity.ts'
import { holdDataDirForCopy, lockDataDir } from '../data-dir-lock.ts'
import { readDatabaseEpoch, readSeqs } from '../journal.ts'
import { createPgliteStore } from '../pglite.ts'
import { syncTree } from '../pglite-disk.ts'
import { copyTree, listTree, type Progress, type TreeEntry } from './copy.ts'
import { type Manifest, writeManifest } from './manifest.ts'

const ATTEMPTS = 5
const CONTROL = join('global', 'pg_control')
const LOG = 'pg_wal'
/** written at the end, of the process that had it, not of the database */
const LEFT_OUT = new Set([CONTROL, 'postmaster.pid'])

type Say = (line: string) => void

/**
 * Copies an embedded database, in use or not, into a new folder, and opens the copy, which shows that it is whole.
 * Its files may change under the copying, as they do when a process is killed: what makes a copy whole is the log
 * from the last checkpoint on. So the log is copied last, and the copy holds if no checkpoint was made meanwhile: the
 * process that has the database makes none while it is asked not to, and one at its start or end is seen.
 */
export const backUpPglite = async (
  dataDir: string,
  target: string,
  say: Say,
  onProgress: Progress,
): Promise<Manifest> => {
  const source = join(dataDir, 'pglite')
  if (!existsSync(join(source, 'PG_VERSION'))) throw new Error(`${dataDir} holds no database`)
  const hold = holdDataDirForCopy(dataDir)
  if (!hold.ok) throw new Error(`process ${hold.pid} is making a backup of ${dataDir} already`)
  const at = new Date().toISOString()
  try {
    await copyWhole(source, join(target, 'pglite'), say, onProgress)
  } finally {
    hold.release()
  }
  say('Opening the copy, to see that it is whole')
  const written: Manifest = { kind: 'pglite', at, heads: await openCopy(join(target, 'pglite')) }
  await syncTree(target)
  await writeManifest(target, written)
  return written
}

const copyWhole = async (source: string, target: string, say: Say, onProgress: Progress): Promise<void> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const control = await readFile(join(source, CONTROL))
    const isLog = ({ path }: TreeEntry) => path.startsWith(LOG)
    const isCopied = ({ path }: TreeEntry) => !LEFT_OUT.has(path)
    const data = (await listTree(source)).filter((entry) => isCopied(entry) && !isLog(entry))
    await copyTree(source, target, data, onProgress)
    await copyTree(source, target, (await listTree(source)).filter(isLog), () => {})
    await writeFile(join(target, CONTROL), control)
    if (control.equals(await readFile(join(source, CONTROL)))) return
    await rm(target, { recursive: true })
    say('The database was started, stopped or tidied up meanwhile: copying it again')
  }
  throw new Error(`the database did not hold still in ${ATTEMPTS} attempts: try again`)
}

/** Reads all of a copy, and closes it in order; its sites and last entries. Throws when it is not whole. */
const openCopy = async (folder: string): Promise<Record<string, number>> => {
  const copy = await PGlite.create(folder)
  try {
    const tables = await copy.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    for (const { name } of tables.rows) await copy.query(`select count(*) from "${name}" t where t is null`)
    const { rows } = await copy.query<{ site: string; seq: number }>('select site, seq from journal_head order by site')
    return Object.fromEntries(rows.map(({ site, seq }) => [site, Number(seq)]))
  } finally {
    await copy.close()
  }
}

/**
 * Puts a backup into a data directory that no process has. A database that is there is replaced if `overwrite`, once
 * the backup was read as a whole beside it, and is put back when the backup does not open in its place. Returns the
 * epoch, which is another one. Throws when the backup is damaged; what was there is there then.
 */
export const restorePglite = async (
  folder: string,
  dataDir: string,
  { overwrite }: { readonly overwrite: boolean },
  onProgress: Progress,
): Promise<{ readonly epoch: string; readonly heads: Record<string, number> }> => {
  await mkdir(dataDir, { recursive: true })
  const [own, fresh, old] = [join(dataDir, 'pglite'), join(dataDir, 'pglite.new'), join(dataDir, 'pglite.old')]
  const lock = lockDataDir(dataDir)
  if (!lock.ok) throw new Error(`${dataDir} is in use by process ${lock.pid}: stop it first`)
  try {
    if (existsSync(own) && !overwrite)
      throw new Error(`${dataDir} already holds a database: --overwrite replaces it, and what it holds is gone then`)
    await rm(fresh, { recursive: true, force: true })
    const source = join(folder, 'pglite')
    await copyTree(source, fresh, await listTree(source), onProgress)
    await openCopy(fresh).catch((error: unknown) => {
      throw new Error(`the backup in ${folder} is damaged, nothing was changed: ${messageOf(error)}`)
    })
    await syncTree(fresh)
    if (existsSync(own)) {
      await rm(old, { recursive: true, force: true })
      await rename(own, old)
    }
    await rename(fresh, own)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  } finally {
    lock.release()
  }
  try {
    return await renewPglite(dataDir)
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    if (existsSync(old)) await rename(old, own)
    throw error
  } finally {
    await rm(old, { recursive: true, force: true })
  }
}

/** PGlite throws what its C code left behind. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Renews the epoch of a database that no process has. */
export const renewPglite = async (dataDir: string) => {
  if (!existsSync(join(dataDir, 'pglite'))) throw new Error(`${dataDir} holds no database`)
  forgetContinuity(dataDir)
  const opened = await createPgliteStore(dataDir)
  if (!opened.ok) throw new Error(`${dataDir} is in use by process ${opened.pid}: stop it first`)
  const { db, close } = opened.store
  try {
    return { epoch: await readDatabaseEpoch(db), heads: await readSeqs(db) }
  } finally {
    await close()
  }
}
