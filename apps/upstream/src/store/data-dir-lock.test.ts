import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { awaitDataDir } from './data-dir-lock.ts'

const MODULE = new URL('./data-dir-lock.ts', import.meta.url).href
let folder: string
let holder: ChildProcess

/** Another process that has the folder. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-lock-'))
  const hold = `import { lockDataDir } from '${MODULE}'; lockDataDir(process.argv[1]); process.send('held'); setInterval(() => {}, 60_000)`
  holder = spawn(process.execPath, ['--input-type=module', '-e', hold, folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(holder, 'message')
})
afterEach(async () => {
  holder.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('a folder is taken once the process that had it has left', async () => {
  const taken = awaitDataDir(folder)
  holder.kill('SIGKILL')
  expect(await taken).toMatchObject({ ok: true })
})

test('who stays is named', async () => {
  expect(await awaitDataDir(folder, 100)).toEqual({ ok: false, pid: holder.pid })
})
