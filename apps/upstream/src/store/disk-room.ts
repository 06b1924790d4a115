import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/**
 * What must be free where an embedded database writes, bytes. Its log grows by files of 16 MB; one that cannot be made
 * ends the database, whereas a commit that is not begun can wait for room.
 */
export const ROOM_BYTES = 40 * 1_048_576
const LOOK_EVERY_MS = 250

/** Watches how much is free on the disk of a folder. */
export const watchRoom = (folder: string): { readonly hasRoom: () => boolean; readonly close: () => void } => {
  let free = freeBytes(statfsSync(folder))
  const look = () => {
    statfs(folder).then(
      (stats) => {
        free = freeBytes(stats)
      },
      () => {},
    )
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return { hasRoom: () => free >= ROOM_BYTES, close: () => clearInterval(timer) }
}

/** Throws a line that names the folder when there is not enough room on its disk to open a database. */
export const requireRoom = (folder: string): void => {
  const free = freeBytes(statfsSync(folder))
  if (free < ROOM_BYTES)
    throw new Error(
      `DATA_DIR ${folder}: ${megabytes(free)} MB are free on its disk, ${megabytes(ROOM_BYTES)} are needed`,
    )
}

const freeBytes = ({ bavail, bsize }: { readonly bavail: number; readonly bsize: number }): number => bavail * bsize
const megabytes = (bytes: number): number => Math.floor(bytes / 1_048_576)
