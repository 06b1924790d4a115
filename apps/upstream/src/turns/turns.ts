import type { IngestState } from '@vigie/contracts/entities'
import type { Logger } from 'pino'
import { CHANNELS } from '../store/signals.ts'
import type { Store } from '../store/store.ts'
import {
  leaveTurns,
  prepareTurns,
  readTurns,
  releaseTurns,
  renewTurns,
  type TurnRow,
  takeTurns,
  tellTurns,
} from '../store/turns.ts'

/** a turn that is not renewed for so long may be taken by another instance, ms */
const LASTS_MS = 2_500
/** how often turns are renewed and looked at, ms */
const ROUND_MS = 1_000
/** what was said of turns is not believed for longer without another word from the database, ms */
const BELIEVED_MS = 2_000
/** a database that is only slow answers by then; one that does not is away, and records nothing, ms */
const AWAY_MS = 4_000

/** How a site stands among the instances. */
export type TurnStand = {
  readonly ingest: IngestState
  /** grows each time another instance takes the site over */
  readonly turn: number
}

/**
 * Whose turn each site is. The instance that has a site's turn reads its devices at the broker and relays its journal.
 * A turn lasts for some seconds in the database, by the database's clock, and is renewed; one that is not, because its
 * instance was killed, frozen or cut off, is taken by another instance under the next token, and with the old token
 * nothing can be written any more. Instances share the sites evenly.
 */
export type Turns = {
  /** The sites whose turn this instance has, with their tokens. */
  readonly own: () => ReadonlyMap<string, number>
  readonly stands: () => ReadonlyMap<string, TurnStand>
  /** Whether the database took what was said of the turns, a moment ago. */
  readonly isHealthy: () => boolean
  /** Calls after `own` has changed; a turn is given up once what was returned is done. Returns the unsubscribe. */
  readonly onChange: (listener: () => Promise<void> | void) => () => void
  /** Says at once what has changed in `report`. */
  readonly say: () => void
  /** Gives every turn up, so that other instances take them at once. */
  readonly close: () => Promise<void>
}

export type TurnsDeps = {
  readonly store: Pick<Store, 'db' | 'signals' | 'turnsDb'>
  readonly log: Logger
  /** whether devices of a site whose turn this instance has are heard, and what they say is recorded */
  readonly report: (site: string) => IngestState
}

export const createTurns = async ({ store, log, report }: TurnsDeps): Promise<Turns> => {
  const { signals, turnsDb: db } = store
  const alone = signals.sender === null
  const me = { id: signals.sender ?? 'alone', lastsMs: LASTS_MS }
  const listeners = new Set<() => Promise<void> | void>()
  let own = new Map<string, number>()
  let rows: readonly TurnRow[] = []
  let heardAt = Number.NEGATIVE_INFINITY
  let said = ''
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const tell = async () => {
    await Promise.all([...listeners].map((listener) => listener()))
  }
  const isHeld = () => alone || performance.now() - heardAt < LASTS_MS

  /** Renews, looks, takes what is free up to a fair share, gives up what is beyond it. */
  const round = async (): Promise<void> => {
    const at = performance.now()
    const reports = [...own].map(([site, token]) => ({ site, token, ingest: report(site) }))
    await renewTurns(db, me, reports)
    const { turns, instances } = await readTurns(db, me)
    const mine = turns.filter(({ site, holder, token }) => holder === me.id && own.get(site) === token)
    const share = Math.ceil(turns.length / Math.max(1, instances))
    const free = turns.filter((turn) => !mine.includes(turn) && (alone || turn.freeInMs === 0))
    const taken = await takeTurns(db, me, free.slice(0, Math.max(0, share - mine.length)))
    const kept = mine.slice(0, Math.max(share, 0))
    const next = new Map([...kept, ...taken].map(({ site, token }) => [site, token]))
    const hasChanged = next.size !== own.size || [...next].some(([site, token]) => own.get(site) !== token)
    rows = turns.map((turn) => ({ ...turn, ...taken.find(({ site }) => site === turn.site) }))
    own = next
    heardAt = at
    if (hasChanged) await tell()
    await releaseTurns(
      db,
      { id: me.id, sender: signals.sender },
      mine.slice(kept.length).map(({ site }) => site),
    )
    const saying = JSON.stringify(reports)
    if (saying !== said) await tellTurns(db, signals.sender)
    said = saying
  }

  /** The next round: in a second, or when the next turn of somebody else runs out. */
  const plan = (): void => {
    if (isClosed) return
    const others = rows.filter(({ site, freeInMs }) => !own.has(site) && freeInMs > 0)
    const soonest = Math.min(ROUND_MS, ...others.map(({ freeInMs }) => freeInMs + 10))
    clearTimeout(timer)
    timer = setTimeout(run, soonest)
  }

  const safely = async (): Promise<void> => {
    try {
      await round()
    } catch (error) {
      log.warn({ error: String(error) }, 'turns not renewed')
      if (!isHeld() && own.size > 0) {
        own = new Map()
        await tell()
      }
    }
  }
  const run = (): void => {
    clearTimeout(timer)
    running = running.then(safely).then(plan)
  }

  let closing: Promise<void> | null = null
  const end = async (): Promise<void> => {
    isClosed = true
    clearTimeout(timer)
    stopHearing()
    await running
    const sites = [...own.keys()]
    own = new Map()
    try {
      await releaseTurns(db, { id: me.id, sender: signals.sender }, sites)
      await leaveTurns(db, me.id)
    } catch (error) {
      log.warn({ error: String(error) }, 'turns not given up')
    }
  }

  const stopHearing = signals.on(CHANNELS.turns, run)
  await prepareTurns(db)
  await round()
  plan()
  const isHealthy = () => performance.now() - heardAt < BELIEVED_MS
  const standOf = ({ site, token, ingest, freeInMs }: TurnRow): TurnStand => {
    if (!isHealthy()) return { turn: token, ingest: performance.now() - heardAt < AWAY_MS ? 'behind' : 'blocked' }
    if (own.has(site)) return { turn: token, ingest: report(site) }
    const isOver = freeInMs - (performance.now() - heardAt) <= 0
    return { turn: token, ingest: isOver ? 'unread' : ingest }
  }
  return {
    own: () => (isHeld() ? own : new Map()),
    stands: () => new Map(rows.map((row) => [row.site, standOf(row)])),
    isHealthy,
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    say: run,
    close: () => {
      closing ??= end()
      return closing
    },
  }
}
