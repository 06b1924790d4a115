import { randomUUID } from 'node:crypto'
import type { PictureFlaw, PictureWork } from '@vigie/contracts/rest/analyst'
import type { Logger } from 'pino'
import { done, failed } from '../outcome.ts'
import type { Database } from '../store/store.ts'
import {
  addWork,
  boardOf,
  changeWork,
  findWork,
  forgetOldWorks,
  type KeptWork,
  layoutOf,
  listWorks,
  pictureOf,
  unfinishedWorks,
  workBefore,
} from '../store/works.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { storeLevel } from './level-store.ts'
import { type MeterFacts, meterFacts } from './meter-facts.ts'
import { storeReading } from './meter-store.ts'
import { readMeterWeights } from './meter-weights.ts'
import { MILLE, type PictureAnswer, type PictureTask, type Seen } from './picture-task.ts'
import type { Threads } from './threads.ts'

type NewWork = Pick<PictureWork, 'tool' | 'device' | 'source' | 'by' | 'at'>

/** Pictures being read, one after the other, and those that were. */
export type Pictures = {
  /** Keeps the bytes, and reads them when their turn comes. `token`: whose rights apply to what is stored. */
  readonly start: (site: string, token: string, work: NewWork, bytes: Uint8Array) => Promise<PictureWork>
  readonly list: (site: string, which: Parameters<typeof listWorks>[2]) => Promise<PictureWork[]>
  readonly find: (site: string, id: string) => Promise<PictureWork | null>
  /** Ends it where it waits or runs; what is done stays. */
  readonly cancel: (site: string, id: string) => Promise<PictureWork | null>
  /** Tries the models, and takes up what the last process left undone, with the rights of the service. */
  readonly resume: () => Promise<void>
  /** Whether pictures can be read, as far as was tried: the models are there, and the last reading did not break. */
  readonly canRead: () => boolean
  readonly close: () => Promise<void>
}

type PicturesDeps = {
  readonly db: Database
  readonly threads: Threads
  readonly upstream: Upstream
  readonly log: Logger
  /** reads what is needed to read; rejects when it is not there */
  readonly tryModels?: () => Promise<unknown>
}
type Running = { readonly progress: Int32Array; readonly abort: AbortController; ended: Promise<void> }

const WORKER = new URL('./picture.worker.ts', import.meta.url)

export const createPictures = ({
  db,
  threads,
  upstream,
  log,
  tryModels = readMeterWeights,
}: PicturesDeps): Pictures => {
  const running = new Map<string, Running>()
  let isClosing = false
  let canRead = false
  /** Settles once every picture begun so far has ended: bytes of one alone are in memory at a time. */
  let before: Promise<unknown> = Promise.resolve()

  const withProgress = (work: KeptWork): PictureWork => {
    const mille = running.get(work.id)?.progress[0] ?? 0
    return { ...work, progress: work.state === 'done' ? 1 : Math.min(1, mille / MILLE) }
  }

  const run = async (site: string, token: string, work: KeptWork, { progress, abort }: Running): Promise<void> => {
    try {
      abort.signal.throwIfAborted()
      const bytes = await pictureOf(db, site, work.id, 'photo')
      const task = bytes === null ? failed('unreadable') : await taskOf(site, token, work, bytes, progress)
      if (!task.ok) return await fail(work, task.reason === 'missing' ? 'not-calibrated' : 'failed')
      await changeWork(db, work.id, { state: 'running' })
      const answer = await look(task.value.task, abort.signal)
      if (answer.flaw !== null) return await fail(work, answer.flaw)
      const { photo, crop, seen } = answer
      const { result, stored } = await settled({ db, upstream, site, token }, work, seen, task.value)
      await changeWork(db, work.id, { state: 'done', result, stored, photo, crop })
    } catch (error) {
      if (isClosing) return
      if (abort.signal.aborted) return await changeWork(db, work.id, { state: 'cancelled', photo: null })
      log.warn(error, 'a picture could not be read')
      await fail(work, 'failed')
    }
  }

  /** One reading in the thread; its own error, unlike a flaw of the picture, says that none can be read. */
  const look = async (task: PictureTask, signal: AbortSignal): Promise<PictureAnswer> => {
    try {
      const answer = await threads.run<PictureAnswer>(WORKER, task, signal)
      canRead = true
      return answer
    } catch (error) {
      if (!signal.aborted) canRead = false
      throw error
    }
  }

  const fail = (work: KeptWork, flaw: PictureFlaw): Promise<void> =>
    changeWork(db, work.id, { state: 'failed', flaw, photo: null })

  /** What the thread must know; `missing`: the device has no counter, or its board was not marked. */
  const taskOf = async (site: string, token: string, work: KeptWork, bytes: Uint8Array, shared: Int32Array) => {
    const common = { bytes, progress: shared.buffer as SharedArrayBuffer }
    const known = { comparedAt: null, facts: null }
    if (work.tool === 'meter') {
      const facts = await meterFacts(upstream, token, site, work.device)
      if (!facts.ok) return facts
      const layout = (await layoutOf(db, site, work.device)) ?? undefined
      const { last, mostPerHour } = facts.value
      const meter = { last, mostPerHour, atMs: Date.parse(work.at), layout }
      return done({ ...known, facts: facts.value, task: { ...common, tool: 'meter', meter } satisfies PictureTask })
    }
    if (work.tool === 'level') {
      const board = await boardOf(db, site, work.device)
      if (board === null) return failed('missing')
      return done({ ...known, task: { ...common, tool: 'level', board } satisfies PictureTask })
    }
    const earlier = await workBefore(db, site, work)
    const before = earlier === null ? null : await pictureOf(db, site, earlier.id, 'photo')
    const task = { ...common, tool: 'cover', before } satisfies PictureTask
    return done({ ...known, comparedAt: earlier?.at ?? null, task })
  }

  const begin = (site: string, token: string, work: KeptWork): void => {
    const progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const one: Running = { progress, abort: new AbortController(), ended: Promise.resolve() }
    running.set(work.id, one)
    const turn = Promise.race([before, aborted(one.abort.signal)])
    one.ended = turn
      .then(() => run(site, token, work, one))
      .catch((error: unknown) => log.error(error, 'a picture’s end could not be kept'))
      .finally(() => running.delete(work.id))
    before = Promise.all([before, one.ended])
  }

  return {
    start: async (site, token, asked, bytes) => {
      const work: KeptWork = { ...asked, id: randomUUID(), ...UNREAD }
      await addWork(db, site, work, bytes)
      await forgetOldWorks(db, site, work.device, work.tool)
      begin(site, token, work)
      return withProgress(work)
    },
    list: async (site, which) => (await listWorks(db, site, which)).map(withProgress),
    find: async (site, id) => {
      const work = await findWork(db, site, id)
      return work === null ? null : withProgress(work)
    },
    cancel: async (site, id) => {
      if ((await findWork(db, site, id)) === null) return null
      const one = running.get(id)
      one?.abort.abort()
      await one?.ended
      const work = await findWork(db, site, id)
      return work === null ? null : withProgress(work)
    },
    resume: async () => {
      try {
        await tryModels()
        canRead = true
      } catch (error) {
        log.error(error, 'the models that read pictures are not there')
      }
      for (const { site, work } of await unfinishedWorks(db)) begin(site, upstream.service, work)
    },
    canRead: () => canRead,
    close: async () => {
      isClosing = true
      const all = [...running.values()]
      for (const { abort } of all) abort.abort()
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/** What was seen, with what only the records know, and what became a reading of the device. */
const settled = async (
  where: Parameters<typeof storeReading>[0],
  work: KeptWork,
  seen: Seen,
  known: { readonly facts: MeterFacts | null; readonly comparedAt: string | null },
): Promise<{ readonly result: NonNullable<KeptWork['result']>; readonly stored: KeptWork['stored'] }> => {
  if (seen.tool === 'level') return storeLevel(where, work, seen)
  if (seen.tool === 'cover') return { result: { ...seen, comparedAt: known.comparedAt }, stored: null }
  const finished = await storeReading(where, work, seen, known)
  if (finished === null) throw new Error('a counter without its facts')
  return finished
}

const UNREAD = { state: 'waiting', flaw: null, result: null, hasCrop: false, correction: null, stored: null } as const
