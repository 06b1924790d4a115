import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createStore, type Store } from '../store/store.ts'
import { setBoard } from '../store/works.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { PictureAnswer } from './picture-task.ts'
import { createPictures } from './pictures.ts'
import type { Threads } from './threads.ts'

const SITE = 'chaib'
const BOARD = { left: 0.1, right: 0.9, top: 0.1, bottom: 0.9, topLevelM: 2, bottomLevelM: 0 }
const DARK: PictureAnswer = {
  flaw: null,
  photo: new Uint8Array(1),
  crop: null,
  seen: { tool: 'level', state: 'night', levelM: null, plusMinusM: null, dark: true, agreement: 0, line: null },
}

const upstream = { service: 'key' } as unknown as Upstream
const log = pino({ level: 'silent' })

/** Threads that end a task when they are told to. */
const heldThreads = () => {
  const held: ((answer: PictureAnswer) => void)[] = []
  const run = (_module: URL, _input: unknown, signal?: AbortSignal) =>
    new Promise((resolve, reject) => {
      held.push(resolve)
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  return { held, threads: { run, close: async () => undefined } as unknown as Threads }
}

describe('pictures sent at once [R13.1]', () => {
  let store: Store | undefined
  afterEach(() => store?.close())

  test('are read one after the other; one given up while it waits lets nobody pass', async () => {
    store = await createStore('memory://')
    await setBoard(store.db, SITE, 'bassin-1', BOARD)
    const { held, threads } = heldThreads()
    const pictures = createPictures({ db: store.db, threads, upstream, log })
    const asked = { tool: 'level', device: 'bassin-1', source: 'upload', by: 'Amina' } as const
    const at = (minute: number) => new Date(1_800_000_000_000 + 60_000 * minute).toISOString()
    const ids: string[] = []
    for (const minute of [0, 1, 2]) {
      ids.push((await pictures.start(SITE, 'key', { ...asked, at: at(minute) }, new Uint8Array(1))).id)
    }
    const states = async () => {
      const works = await pictures.list(SITE, {})
      return ids.map((id) => works.find((work) => work.id === id)?.state)
    }
    await vi.waitFor(async () => expect(await states()).toEqual(['running', 'waiting', 'waiting']))
    expect(await pictures.cancel(SITE, ids[1] ?? '')).toMatchObject({ state: 'cancelled' })
    expect(await states()).toEqual(['running', 'cancelled', 'waiting'])
    expect(held).toHaveLength(1)
    held[0]?.(DARK)
    await vi.waitFor(async () => expect(await states()).toEqual(['done', 'cancelled', 'running']))
    await pictures.close()
  })

  test('the engine is said to read when its models are there, and not once a reading broke, until one is done', async () => {
    store = await createStore('memory://')
    await setBoard(store.db, SITE, 'bassin-1', BOARD)
    let isBroken = true
    const run = async () => {
      if (isBroken) throw new Error('out of memory')
      return DARK
    }
    const threads = { run, close: async () => undefined } as unknown as Threads
    const without = createPictures({
      db: store.db,
      threads,
      upstream,
      log,
      tryModels: () => Promise.reject(new Error()),
    })
    await without.resume()
    expect(without.canRead()).toBe(false)
    const pictures = createPictures({ db: store.db, threads, upstream, log, tryModels: async () => undefined })
    expect(pictures.canRead()).toBe(false)
    await pictures.resume()
    expect(pictures.canRead()).toBe(true)
    const send = async () => {
      const asked = { tool: 'level', device: 'bassin-1', source: 'upload', by: 'Amina' } as const
      const { id } = await pictures.start(SITE, 'key', { ...asked, at: new Date(0).toISOString() }, new Uint8Array(1))
      await vi.waitFor(async () => expect(['done', 'failed']).toContain((await pictures.find(SITE, id))?.state))
      return pictures.canRead()
    }
    expect(await send()).toBe(false)
    isBroken = false
    expect(await send()).toBe(true)
    await pictures.close()
  })
})
