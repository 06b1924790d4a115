import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A small file system in memory, which can be filled and freed. */
export type Disk = {
  readonly folder: string
  /** Writes a file until nothing more fits. */
  readonly fill: () => Promise<void>
  readonly free: () => Promise<void>
  readonly close: () => Promise<void>
}

const run = promisify(execFile)
const SIZE_MB = 320
const BLOCK = Buffer.alloc(1_048_576, 'x')
const SMALL_BLOCK = Buffer.alloc(4_096, 'x')

/** null: this user may not mount one. */
export const mountDisk = async (): Promise<Disk | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-faults-disk-'))
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  if (!isMounted) {
    await rm(folder, { recursive: true, force: true })
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, 'a')
      for (const block of [BLOCK, SMALL_BLOCK]) {
        while (
          await file.write(block).then(
            ({ bytesWritten }) => bytesWritten === block.length,
            () => false,
          )
        );
      }
      await file.close()
    },
    free: () => rm(ballast, { force: true }),
    close: async () => {
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
