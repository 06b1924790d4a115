import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3
const PASSABLE = 0o711

/**
 * Lets every process started from here on put what it throws away into memory, where the machine has room for it: a
 * database is a thousand small files, and copying them takes a slow disk more than a second. A folder that was chosen
 * by TMPDIR stays chosen. What is left there at the end of this process goes with it.
 */
export const throwAwayInMemory = (): void => {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return
  const folder = mkdtempSync(join(MEMORY, 'vigie-tests-'))
  // a PostgreSQL of a test runs as another user, and has a folder of its own in it
  chmodSync(folder, PASSABLE)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return false
  }
}
