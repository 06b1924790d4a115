import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Tells how far something long has come, in bytes. */
export type Progress = (done: number, total: number) => void

/** What is below a folder, as paths from it, folders before what is in them; sizes in bytes. */
export const listTree = async (folder: string, path = ''): Promise<TreeEntry[]> => {
  const entries = await readdir(join(folder, path), { withFileTypes: true })
  const nested = await Promise.all(
    entries.map(async (entry): Promise<TreeEntry[]> => {
      const own = join(path, entry.name)
      if (entry.isDirectory()) return [{ path: own, bytes: null }, ...(await listTree(folder, own).catch(ignoreGone))]
      const info = await stat(join(folder, own)).catch(ignoreGone)
      return 'size' in info ? [{ path: own, bytes: info.size }] : []
    }),
  )
  return nested.flat()
}
/** `bytes` null: a folder */
export type TreeEntry = { readonly path: string; readonly bytes: number | null }

/** Copies these entries of a folder, in this order; what has gone meanwhile is left out. */
export const copyTree = async (
  from: string,
  to: string,
  entries: readonly TreeEntry[],
  onProgress: Progress,
): Promise<void> => {
  const total = entries.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  let done = 0
  await mkdir(to, { recursive: true })
  for (const { path, bytes } of entries) {
    if (bytes === null) await mkdir(join(to, path), { recursive: true })
    else await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(ignoreGone)
    done += bytes ?? 0
    onProgress(done, total)
  }
}

const ignoreGone = (error: unknown): never[] => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
