import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** From a commit to the moment its log is sent to the disk, ms. What a power cut may take is this and one sync. */
const SYNC_AFTER_MS = 500

/** The files of an embedded database, and what makes them last through a power cut. */
export type Disk = {
  readonly fs: NodeFS
  readonly startParams: string[]
  /** Sends to the disk what is not there yet of the log; blocks until it is. */
  readonly syncLog: () => void
  /** How many files of the log (16 MB each) were begun since this was last asked. */
  readonly takeLogFiles: () => number
  readonly logFiles: () => number
  readonly close: () => void
}

/**
 * PGlite's own files are never sent to the disk: it starts with fsync off, and its file system answers a sync with
 * success. Here fsync is on, and a sync is of two kinds. That of the log, which each commit waits for, is noted, and
 * done in the thread pool within `SYNC_AFTER_MS`: a killed process loses nothing, since the kernel has the bytes; a
 * power cut may take that long. Every other one, mostly a checkpoint's, is done at once, and the log's before it: a
 * checkpoint that the disk knows of is whole, and never ahead of the log.
 * @param onFailure the disk refused a sync: what it has is unknown, nothing is committed any more, and the process
 * must not go on
 */
export const createDisk = (
  folder: string,
  onFailure: (error: unknown) => void,
  { syncFile, syncNow }: Syncs = SYSTEM,
): Disk => {
  let due = new Set<string>()
  let underWay: readonly string[] = []
  let timer: NodeJS.Timeout | undefined
  const begun = new Set<string>()
  let isBroken = false
  const fail = (error: unknown) => {
    isBroken = true
    onFailure(error)
  }

  const syncLog = () => {
    const files = [...underWay, ...due]
    due.clear()
    for (const file of files) syncNow(join(folder, file))
  }

  const syncSoon = async () => {
    underWay = [...due].sort()
    due = new Set()
    for (const file of underWay) await syncFile(join(folder, file))
    underWay = []
    timer = due.size === 0 ? undefined : setTimeout(run, SYNC_AFTER_MS)
  }
  const run = () => void syncSoon().catch(fail)

  const sync = ({ path }: Stream): number => {
    if (isBroken) return EIO
    const file = posix.relative(DATABASE_ROOT, path)
    try {
      if (file.startsWith(LOG)) {
        due.add(file)
        if (LOG_FILE.test(file)) begun.add(file)
        timer ??= setTimeout(run, SYNC_AFTER_MS)
      } else {
        syncLog()
        syncNow(join(folder, file))
      }
      return 0
    } catch (error) {
      fail(error)
      return EIO
    }
  }

  return {
    fs: createFiles(folder, sync),
    startParams: START_PARAMS,
    syncLog,
    logFiles: () => begun.size,
    takeLogFiles: () => {
      const count = begun.size
      begun.clear()
      return count
    },
    close: () => {
      clearTimeout(timer)
      syncLog()
    },
  }
}

/** Sends every file and folder below `folder` to the disk, in the thread pool. */
export const syncTree = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncTree(path)
    else if (entry.isFile()) await syncFile(path)
  }
  await syncFile(folder)
}

/** What sends a file or folder to the disk: in the thread pool, or at once. */
export type Syncs = {
  readonly syncFile: (path: string) => Promise<void>
  readonly syncNow: (path: string) => void
}

/** An open file or folder as PGlite's file system knows it. */
type Stream = { readonly path: string }

const DATABASE_ROOT = '/pglite/data'
const LOG = 'pg_wal'
const LOG_FILE = /\/[0-9A-F]{24}$/
/** the number of this error in WebAssembly's system interface */
const EIO = 29

const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'min_wal_size=48MB', 'max_wal_size=256MB'].flatMap((set) => ['-c', set]),
]

const createFiles = (folder: string, sync: (stream: Stream) => number): NodeFS => {
  const files = new NodeFS(folder)
  const mount = files.init.bind(files)
  files.init = async (pglite, options) => {
    const { emscriptenOpts } = await mount(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), ({ NODEFS }: WithNodeFiles) => (NODEFS.stream_ops.fsync = sync)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
  return files
}
/** The part of an Emscripten module that calls files of the system; a sync asks `stream_ops.fsync` when there is one. */
type WithNodeFiles = { readonly NODEFS: { readonly stream_ops: { fsync?: (stream: Stream) => number } } }

/** Windows syncs only what is open for writing, and no folders. */
const IS_WINDOWS = process.platform === 'win32'
const FLAGS = IS_WINDOWS ? 'r+' : 'r'

/** A file of the log may have been renamed since: then its new name was noted as well. */
const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, FLAGS).catch(unlessGone)
  await file?.datasync().finally(() => file.close())
}

const syncNow = (path: string): void => {
  const fd = openNow(path)
  if (fd === undefined) return
  try {
    fdatasyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

const openNow = (path: string): number | undefined => {
  try {
    return openSync(path, FLAGS)
  } catch (error) {
    return unlessGone(error)
  }
}

const SYSTEM: Syncs = { syncFile, syncNow }

const unlessGone = (error: unknown): undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOENT' && !(IS_WINDOWS && (code === 'EISDIR' || code === 'EPERM'))) throw error
}
