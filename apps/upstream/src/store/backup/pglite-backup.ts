import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { forgetContinuity } from '../continuity/pglite-continuity.ts'
import { holdDataDirForCopy, lockDataDir } from '../data-dir-lock.ts'
import { readEpoch, readSeqs } from '../journal.ts'
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

/** Sites and last entries of a copy, which is closed in order afterwards. */
const openCopy = async (folder: string): Promise<Record<string, number>> => {
  const copy = await PGlite.create(folder)
  try {
    const { rows } = await copy.query<{ site: string; seq: number }>('select site, seq from journal_head order by site')
    return Object.fromEntries(rows.map(({ site, seq }) => [site, Number(seq)]))
  } finally {
    await copy.close()
  }
}

/**
 * Puts a backup into a data directory that no process has. A database that is there is replaced if `overwrite`, once
 * the backup is whole beside it. Returns the epoch, which is another one.
 */
export const restorePglite = async (
  folder: string,
  dataDir: string,
  { overwrite }: { readonly overwrite: boolean },
  onProgress: Progress,
): Promise<{ readonly epoch: string; readonly heads: Record<string, number> }> => {
  await mkdir(dataDir, { recursive: true })
  const lock = lockDataDir(dataDir)
  if (!lock.ok) throw new Error(`${dataDir} is in use by process ${lock.pid}: stop it first`)
  try {
    const [own, fresh, old] = [join(dataDir, 'pglite'), join(dataDir, 'pglite.new'), join(dataDir, 'pglite.old')]
    if (existsSync(own) && !overwrite)
      throw new Error(`${dataDir} already holds a database: --overwrite replaces it, and what it holds is gone then`)
    await rm(fresh, { recursive: true, force: true })
    const source = join(folder, 'pglite')
    await copyTree(source, fresh, await listTree(source), onProgress)
    await syncTree(fresh)
    if (existsSync(own)) {
      await rm(old, { recursive: true, force: true })
      await rename(own, old)
    }
    await rename(fresh, own)
    forgetContinuity(dataDir)
    await rm(old, { recursive: true, force: true })
  } finally {
    lock.release()
  }
  return renewPglite(dataDir)
}

/** Renews the epoch of a database that no process has. */
export const renewPglite = async (dataDir: string) => {
  if (!existsSync(join(dataDir, 'pglite'))) throw new Error(`${dataDir} holds no database`)
  forgetContinuity(dataDir)
  const opened = await createPgliteStore(dataDir)
  if (!opened.ok) throw new Error(`${dataDir} is in use by process ${opened.pid}: stop it first`)
  const { db, close } = opened.store
  try {
    return { epoch: await readEpoch(db), heads: await readSeqs(db) }
  } finally {
    await close()
  }
}
