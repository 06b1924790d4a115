import { setTimeout as wait } from 'node:timers/promises'
import type { IngestBody } from '@vigie/contracts/upstream'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { AlarmSettings } from '../directory/alarm-settings.ts'
import type { Directory } from '../directory/directory.ts'
import type { Births } from '../store/devices.ts'
import type { Store, Wired } from '../store/store.ts'
import { createBirthBound } from './birth-bound.ts'
import { type Committed, commitBatch } from './commit.ts'
import { type Message, weightOf } from './message.ts'
import { TurnLost } from './turn-lost.ts'

/** values in one transaction */
const BATCH_WEIGHT = 12_000
/** births in one transaction */
const BIRTHS = 500
/** values that may wait; beyond, whoever brings more waits as well */
const QUEUE_WEIGHT = 120_000
/** what waits for longer is late, ms */
const BEHIND_MS = 2_000
const RETRY_MS = { first: 100, most: 5_000 }

type Waiting = {
  readonly message: Message
  /** by `performance.now()` */
  readonly since: number
  readonly resolve: (body: IngestBody) => void
  readonly reject: (error: unknown) => void
}

/** The one writer: takes messages, commits them in batches, answers each after its commit. */
export type Writer = {
  /** Resolves after the commit; rejects only when the writer closed before. */
  readonly submit: (message: Message) => Promise<IngestBody>
  /** Resolves when there is room for more. */
  readonly room: () => Promise<void>
  readonly depth: () => number
  /** How many births of each site were too many lately. */
  readonly refusedBirths: () => Readonly<Record<string, number>>
  /** Whether the database takes what comes, and in time. */
  readonly state: () => 'live' | 'behind' | 'blocked'
  /** Commits what waits (for at most `withinMs` when the database does not answer), then refuses. */
  readonly close: (withinMs: number) => Promise<void>
}

export type WriterOptions = {
  readonly store: Wired & Pick<Store, 'hasRoom'>
  readonly directory: Directory
  readonly settings: Pick<AlarmSettings, 'of'>
  readonly log: Logger
  readonly clock: Clock
  /** devices that were saved, new or changed */
  readonly onBirths: (births: readonly Births[]) => void
  readonly onCommit: (committed: Committed, tookMs: number) => void
}

export const createWriter = ({ store, directory, settings, log, clock, onBirths, onCommit }: WriterOptions): Writer => {
  let queue: Waiting[] = []
  let weight = 0
  let running: Promise<void> | null = null
  let roomWaiters: (() => void)[] = []
  let isBlocked = false
  /** when the first of what is being committed came; null: nothing is */
  let oldest: number | null = null
  const stopping = new AbortController()
  const births = createBirthBound(
    { hasSite: (site) => directory.site(site) !== undefined, has: directory.has },
    clock.now,
  )

  const run = async () => {
    while (queue.length > 0 && !stopping.signal.aborted) {
      await nextTurn()
      const batch = nextBatch(queue)
      queue = queue.slice(batch.length)
      oldest = batch[0]?.since ?? null
      await commitUntilDone(batch)
      weight -= batch.reduce((sum, { message }) => sum + weightOf(message), 0)
      const waiters = roomWaiters
      roomWaiters = []
      for (const go of waiters) go()
    }
    running = null
    oldest = null
  }

  const commitUntilDone = async (batch: readonly Waiting[]): Promise<void> => {
    const started = performance.now()
    const committed = await commitPatiently(batch)
    if (committed === 'refused') return commitApart(batch)
    if (committed === 'not-ours') return leaveToOthers(batch)
    if (committed === 'closed') return rejectAll(batch)
    batch.forEach(({ resolve }, index) => {
      resolve(committed.bodies[index] ?? { accepted: 0, quarantined: [] })
    })
    onCommit(committed, performance.now() - started)
  }

  /** The database may be away: then nothing is acknowledged, and the batch is tried again until it is back. */
  const commitPatiently = async (batch: readonly Waiting[]): Promise<Committed | 'refused' | 'not-ours' | 'closed'> => {
    for (let delay = RETRY_MS.first; !stopping.signal.aborted; delay = Math.min(delay * 2, RETRY_MS.most)) {
      try {
        const committed = await commitAll(batch)
        isBlocked = false
        return committed
      } catch (error) {
        if (error instanceof TurnLost) return 'not-ours'
        log.error({ error: String(error), messages: batch.length }, 'batch not committed')
        if (isRefusal(error)) return 'refused'
        isBlocked = true
        await wait(delay, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    return 'closed'
  }

  const commitAll = async (batch: readonly Waiting[]): Promise<Committed> => {
    if (!store.hasRoom()) throw new Error('no room left on the disk')
    const { messages, news } = births.admit(batch.map(({ message }) => message))
    if (news.length > 0) onBirths(await directory.save(news))
    return commitBatch(store, directory, messages, {
      nowMs: clock.now(),
      earliestMs: clock.earliest(),
      latestMs: clock.latest(),
      settingsOf: settings.of,
    })
  }

  /** The database refuses something in the batch: each message on its own, so that only the culprit is set aside. */
  const commitApart = async (batch: readonly Waiting[]): Promise<void> => {
    const [only] = batch
    if (batch.length > 1 || only === undefined) {
      for (const one of batch) await commitUntilDone([one])
    } else if (only.message.kind === 'unreadable') rejectAll(batch)
    else await commitUntilDone([{ ...only, message: refusedMessage(only.message) }])
  }

  /** What was read by a turn that another instance has by now is that one's; the rest of the batch is ours. */
  const leaveToOthers = async (batch: readonly Waiting[]): Promise<void> => {
    if (batch.length === 1) return rejectAll(batch)
    for (const one of batch) await commitUntilDone([one])
  }

  return {
    state: () => {
      if (isBlocked || !store.hasRoom()) return 'blocked'
      return oldest !== null && performance.now() - oldest > BEHIND_MS ? 'behind' : 'live'
    },
    submit: (message) =>
      new Promise((resolve, reject) => {
        if (stopping.signal.aborted) return reject(new Error('closed'))
        queue.push({ message, since: performance.now(), resolve, reject })
        weight += weightOf(message)
        running ??= Promise.resolve().then(run)
      }),
    room: () => (weight < QUEUE_WEIGHT ? Promise.resolve() : new Promise((resolve) => roomWaiters.push(resolve))),
    depth: () => weight,
    refusedBirths: births.refused,
    close: async (withinMs) => {
      const timer = setTimeout(() => stopping.abort(), withinMs)
      while (running !== null) await running
      clearTimeout(timer)
      stopping.abort()
      rejectAll(queue)
    },
  }
}

/** Births end a batch, or are one: what follows must already find the device. */
const nextBatch = (queue: readonly Waiting[]): Waiting[] => {
  const birthsOnly = queue[0]?.message.kind === 'birth'
  const batch: Waiting[] = []
  let weight = 0
  for (const waiting of queue) {
    if ((waiting.message.kind === 'birth') !== birthsOnly || weight >= (birthsOnly ? BIRTHS : BATCH_WEIGHT)) break
    batch.push(waiting)
    weight += weightOf(waiting.message)
  }
  return batch
}

/** One turn of the event loop, in which messages that other connections have already sent are read and join the batch. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const rejectAll = (batch: readonly Waiting[]): void => {
  for (const { reject } of batch) reject(new Error('closed before the commit'))
}

const refusedMessage = ({ origin }: Message): Message => ({
  kind: 'unreadable',
  origin,
  reason: 'payload.invalid',
  detail: 'refused by the database',
})

/** SQLSTATE classes 22 and 23, and errors of our own: the data is at fault, not the connection. */
const isRefusal = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code))
