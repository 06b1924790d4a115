import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDataDir } from '../../testing/data-dir.ts'
import { TEST_SITES } from '../../testing/farm.ts'
import { readDatabaseEpoch } from '../journal.ts'
import { createPgliteStore } from '../pglite.ts'
import { saveSites } from '../sites.ts'
import type { Store } from '../store.ts'

const STORE = new URL('../pglite.ts', import.meta.url).href
const EPOCH = new URL('../journal.ts', import.meta.url).href
let dataDir: string
const children: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await createDataDir()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of [dataDir, `${dataDir}.copy`]) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const warnings: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(JSON.parse(line).msg) })

const open = async (): Promise<Store> => {
  warnings.length = 0
  const opened = await createPgliteStore(dataDir, log)
  if (!opened.ok) throw new Error(`in use by ${opened.pid}`)
  return opened.store
}

/** Opens it, has a journal of one entry in it when it is new, closes it; which epoch it had. */
const visit = async (): Promise<string> => {
  const store = await open()
  const epoch = await readDatabaseEpoch(store.db)
  await saveSites(store.db, TEST_SITES)
  await store.db.updateTable('journal_head').set({ seq: 1 }).execute()
  await store.close()
  return epoch
}

/** Another process opens it, and is killed with it open. */
const visitAndDie = async (): Promise<string> => {
  const hold = `import { createPgliteStore } from '${STORE}'; import { readDatabaseEpoch } from '${EPOCH}'
    const { store } = await createPgliteStore(process.argv[1]); process.send(await readDatabaseEpoch(store.db)); setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', hold, dataDir], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const [epoch] = await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  return String(epoch)
}

/** Writes into the marker as it stands: it stays the file that it is. */
const editMarker = (edit: (marker: Record<string, unknown>) => Record<string, unknown>): void => {
  const file = join(dataDir, 'continuity.json')
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')))))
}

describe('it is the same journal', () => {
  test('after a stop', async () => {
    const epoch = await visit()
    expect(await visit()).toBe(epoch)
    expect(warnings).toEqual([])
  })

  test('after a stop and another start of the machine', async () => {
    const epoch = await visit()
    editMarker((marker) => ({ ...marker, boot: 'another' }))
    expect(await visit()).toBe(epoch)
  })

  test('after a kill on the same run of the machine', async () => {
    const epoch = await visit()
    expect(await visitAndDie()).toBe(epoch)
    expect(await visit()).toBe(epoch)
    expect(warnings).toEqual([])
  })

  test('after its folder was moved', async () => {
    const epoch = await visit()
    renameSync(dataDir, `${dataDir}.copy`)
    renameSync(`${dataDir}.copy`, dataDir)
    expect(await visit()).toBe(epoch)
  })
})

describe('it is another journal, and one line says why,', () => {
  const isAnother = async (epoch: string, because: RegExp) => {
    expect(await visit()).not.toBe(epoch)
    expect(warnings).toEqual([expect.stringMatching(because)])
    const renewed = await visit()
    expect(await visit(), 'renewed once').toBe(renewed)
  }

  test('when the machine stopped without closing it', async () => {
    const epoch = await visit()
    await visitAndDie()
    editMarker((marker) => ({ ...marker, boot: 'another' }))
    await isAnother(epoch, /the machine stopped without closing it/)
  })

  test('when all of it was put back from a copy', async () => {
    const epoch = await visit()
    cpSync(dataDir, `${dataDir}.copy`, { recursive: true, preserveTimestamps: true })
    await visit()
    rmSync(dataDir, { recursive: true })
    renameSync(`${dataDir}.copy`, dataDir)
    await isAnother(epoch, /copied here, or put back from a copy/)
  })

  test('when all of it was copied over itself, file by file', async () => {
    const epoch = await visit()
    cpSync(dataDir, `${dataDir}.copy`, { recursive: true })
    await visit()
    cpSync(`${dataDir}.copy`, dataDir, { recursive: true })
    await isAnother(epoch, /copied here, or put back from a copy/)
  })

  test('when its database alone was put back from a copy', async () => {
    const epoch = await visit()
    const [database, copy] = [join(dataDir, 'pglite'), `${dataDir}.copy`]
    cpSync(database, copy, { recursive: true, preserveTimestamps: true })
    await visit()
    rmSync(database, { recursive: true })
    renameSync(copy, database)
    await isAnother(epoch, /older than when it was last open/)
  })

  test('when its database alone was copied over itself after a kill', async () => {
    const epoch = await visit()
    const [database, copy] = [join(dataDir, 'pglite'), `${dataDir}.copy`]
    await visitAndDie()
    cpSync(database, copy, { recursive: true })
    await visitAndDie()
    cpSync(copy, database, { recursive: true })
    await isAnother(epoch, /older than when it was last open|put back from a copy/)
  })

  test('when nothing is known of it', async () => {
    const epoch = await visit()
    rmSync(join(dataDir, 'continuity.json'))
    await isAnother(epoch, /nothing beside the database says/)
  })
})
