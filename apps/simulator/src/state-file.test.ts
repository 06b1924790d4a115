import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advance, createFarm } from './farm/index.ts'
import { type Memory, readMemory, writeMemory } from './state-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-farm-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('what the devices remember', () => {
  const farm = advance(createFarm('chaib', 42, 'Africa/Casablanca', 0), 86_400_000)
  const memory: Memory = { version: 1, seed: 42, sites: { chaib: { originMs: 0, historyDone: true, farm } } }

  it('comes back to the last digit, and leaves no draft behind', async () => {
    const path = join(folder, 'farm.json')
    await writeMemory(path, memory)
    expect(await readMemory(path)).toEqual({ ok: true, memory })
    expect(await readdir(folder)).toEqual(['farm.json'])
  })

  it('is nothing before the first save', async () => {
    expect(await readMemory(join(folder, 'none.json'))).toEqual({ ok: true, memory: null })
  })

  it('is refused by name when it is damaged', async () => {
    const path = join(folder, 'damaged.json')
    await writeFile(path, '{"version":1,')
    const read = await readMemory(path)
    expect(read.ok ? '' : read.problem).toContain(path)
  })
})
