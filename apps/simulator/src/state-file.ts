import { open, readFile, rename } from 'node:fs/promises'
import { z } from 'zod'
import { farmState } from './farm/index.ts'
import { upgraded } from './state-file.v1.ts'

// A JSON file in which the devices keep what they remember between two starts: the state of each farm, and whether its
// history was handed over to the upstream.

export const siteMemory = z.object({
  originMs: z.number().describe('where the story of this farm begins'),
  historyDone: z.boolean(),
  farm: z.preprocess(upgraded, farmState.nullable()).describe('null until the history was handed over'),
})
export type SiteMemory = z.infer<typeof siteMemory>

const memory = z.object({ version: z.literal(1), seed: z.number(), sites: z.record(z.string(), siteMemory) })
export type Memory = z.infer<typeof memory>

export type MemoryResult =
  | { readonly ok: true; readonly memory: Memory | null }
  | { readonly ok: false; readonly error: string }

/**
 * Reads the file; `memory` is null when there is none yet. Error: one line that names the file and what is wrong with
 * it.
 */
export const readMemory = async (path: string): Promise<MemoryResult> => {
  try {
    const parsed = memory.safeParse(JSON.parse(await readFile(path, 'utf8')))
    if (parsed.success) return { ok: true, memory: parsed.data }
    return { ok: false, error: `${path} holds another version or is damaged` }
  } catch (error) {
    if (isNodeError(error) && error.code === 'ENOENT') return { ok: true, memory: null }
    return { ok: false, error: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Writes the file. A crash meanwhile leaves the old file or the new one, never half of one. */
export const writeMemory = async (path: string, content: Memory): Promise<void> => {
  const draft = `${path}.${process.pid}.tmp`
  const file = await open(draft, 'w')
  try {
    await file.writeFile(JSON.stringify(content))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

const isNodeError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error
