// The record of a walk, as it is written.
import { checkLog, type LogReport } from '../trace/check-log.ts'
import type { Ground } from './ground.ts'
import { SITES } from './ground.ts'
import type { Broken } from './judge.ts'
import { type Deed, type Look, TABS, type Tab, type Trouble, type TroubleKind, type Walked } from './record.types.ts'
import { addTaken, type Taken } from './taken.ts'
import type { Span } from './temporal.ts'

export type Notes = ReturnType<typeof createNotes>
/** What a walk writes down while it goes on. */
export const createNotes = ({ publisher }: Ground) => {
  const startedAt = Date.now()
  const looks: Look[] = []
  const { stalls, stop } = watchStalls()
  const deeds: Deed[] = []
  const troubles: Trouble[] = []
  const thrown: Broken[] = []
  const logs = new Map<Tab, string[]>(TABS.map((tab) => [tab, []]))
  const published = new Map(Object.keys(SITES).map((site) => [site, publisher(site).published]))
  return {
    startedAt,
    looks,
    stalls,
    stop,
    deeds,
    thrown,
    log: (tab: Tab): string[] => logs.get(tab) ?? [],
    walked: (): Walked => ({ startedAt, endsAt: Date.now(), looks, deeds, troubles, stalls, published }),
    trouble: async <T>(kind: TroubleKind, during: () => Promise<T>): Promise<T> => {
      const from = Date.now()
      const place = troubles.push({ kind, from, until: Number.POSITIVE_INFINITY }) - 1
      try {
        return await during()
      } finally {
        troubles[place] = { kind, from, until: Date.now() }
      }
    },
    /** every chart of every tab against its drawing */
    checked: () => {
      const reports = TABS.map((tab) => ({ tab, ...checkLog(logs.get(tab) ?? []) }))
      const findings = reports.flatMap(({ tab, findings: own }) =>
        own.map(
          ({ machine, what }): Broken => ({
            property: 'always: every chart keeps to its drawing',
            at: Date.now(),
            says: `${tab}: ${machine}: ${what}`,
          }),
        ),
      )
      return {
        events: reports.reduce((sum, { events }) => sum + events, 0),
        taken: reports.map(({ hits }) => hitsOf(hits)).reduce(addTaken, {}),
        findings: [...thrown, ...findings],
      }
    },
  }
}

const hitsOf = (hits: LogReport['hits']): Taken =>
  Object.fromEntries([...hits].map(([chart, own]) => [chart, Object.fromEntries(own)]))

const STALL_EVERY_MS = 50
const STALL_MS = 100
/** Stretches in which this process came late. */
const watchStalls = () => {
  const stalls: Span[] = []
  let due = Date.now() + STALL_EVERY_MS
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - due > STALL_MS) stalls.push({ from: due, until: now })
    due = now + STALL_EVERY_MS
  }, STALL_EVERY_MS)
  return { stalls, stop: () => clearInterval(timer) }
}
