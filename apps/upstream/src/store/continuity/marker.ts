import { closeSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * What an embedded database was when this process last had it, kept beside its folder, so that a copy put back into
 * that folder is seen. The marker also says which file it is itself: a copy of everything is another file.
 */
export const marker = z.object({
  /** `open`: a process has the database, or was killed with it; `closed`: in order, and all of it is on the disk */
  state: z.enum(['open', 'closed']),
  epoch: z.string(),
  boot: z.string().nullable(),
  /** end of its log, bytes; it only grows */
  logEnd: z.coerce.bigint(),
  /** files of the database as they stood */
  files: z.record(z.string(), z.string()),
})
export type Marker = z.infer<typeof marker>

const kept = marker.extend({ self: z.string() })
const NAME = 'continuity.json'

/** The marker of a data directory; null: there is none, it is no marker, or it is a copy of one. */
export const readMarker = (dataDir: string): Marker | 'copied' | null => {
  try {
    const file = join(dataDir, NAME)
    const { self, ...rest } = kept.parse(JSON.parse(readFileSync(file, 'utf8')))
    return self === identityOf(file) ? rest : 'copied'
  } catch {
    return null
  }
}

/** Replaces the marker; it is on the disk when this returns. */
export const writeMarker = (dataDir: string, { logEnd, ...rest }: Marker): void => {
  const file = join(dataDir, NAME)
  const fresh = `${file}.new`
  const fd = openSync(fresh, 'w')
  try {
    const text = { ...rest, logEnd: String(logEnd), self: identityOf(fresh) }
    writeSync(fd, `${JSON.stringify(text, null, 2)}\n`)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  renameSync(fresh, file)
  if (process.platform !== 'win32') syncFolder(dataDir)
}

/** Which file this is, whatever is written into it: not to be had by copying. */
const identityOf = (file: string): string => {
  const { ino, birthtimeNs } = statSync(file, { bigint: true })
  return `${ino} ${birthtimeNs}`
}

/** Which file this is and when it last changed, as no copy can pretend. */
export const changeOf = (file: string): string => {
  const { ino, ctimeNs } = statSync(file, { bigint: true })
  return `${ino} ${ctimeNs}`
}

const syncFolder = (folder: string): void => {
  const fd = openSync(folder, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
