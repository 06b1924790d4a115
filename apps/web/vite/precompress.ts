import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/
const MIN_BYTES = 1_024

/** Writes `.br` and `.gz` beside every text asset of a build, for a server that sends them as they are. */
export const precompress = (): Plugin => {
  let outDir = 'dist'
  return {
    name: 'vigie:precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressTree(outDir) },
  }
}

const compressTree = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

const compressFile = async (path: string): Promise<void> => {
  const raw = await readFile(path)
  if (raw.byteLength < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(raw, { params }),
    promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
