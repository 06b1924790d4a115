// In: acts that wait for an answer. Out: the same in every tab of this person, also after the tab that they are of was
// closed: one entry an act, sent by the tab that it is of, or by one of those that are left.
import type { AlarmAct } from '@vigie/machines/alarm-acts'
import { nameTab, ownTab, readEntries, watchEntries, writeEntry } from '@/adapters/kept-entries'

/** An act as it is kept: whose, since when (ISO 8601), and why it will not be sent any more. */
type KeptAct = AlarmAct & { readonly tab: string; readonly at: string; readonly code?: string }

/** Where the acts of one person wait. */
export type KeptActs = {
  /** those of this tab, in the order in which they were chosen */
  readonly read: () => readonly AlarmAct[]
  /** keeps these of this tab and no other */
  readonly write: (acts: readonly AlarmAct[]) => void
  /** those of other tabs, open or closed, and those that will not be sent any more; the same until they change */
  readonly others: () => readonly KeptAct[]
  readonly subscribe: (listener: () => void) => () => void
  /** an act that was answered; `code`: why it was refused */
  readonly settle: (act: KeptAct, code?: string) => void
}

/** Who decides something decides it for now: later than this it is not sent any more, ms. */
const LASTS_MS = 86_400_000
/** How long it is told that an act was not sent, ms. */
const TOLD_MS = 2 * LASTS_MS

/** The acts of a person on this site: another person finds none of them. */
export const keptActsOf = (uid: string): KeptActs => {
  const prefix = `alarm-acts:${uid}/`
  // a tab has a name once it keeps something, and after it was loaded again
  let tab = ownTab() === null ? null : nameTab()
  let known: { readonly words: string; readonly acts: readonly KeptAct[] } = { words: '', acts: [] }
  const settle: KeptActs['settle'] = ({ key, ids, order, at, tab: of }, code) =>
    writeEntry(prefix + key, code === undefined ? null : { key, ids, order, at, tab: of, code })
  const all = (): KeptAct[] =>
    [...readEntries(prefix).values()].filter(isKept).toSorted((a, b) => (a.at < b.at ? -1 : 1))

  for (const act of all()) {
    const age = Date.now() - Date.parse(act.at)
    if (age > TOLD_MS) settle(act)
    else if (age > LASTS_MS && act.code === undefined) settle(act, 'request.timeout')
  }
  const own = () => all().filter((act) => act.tab === tab && act.code === undefined)
  return {
    read: () => own().map(({ key, ids, order }) => ({ key, ids, order })),
    write: (acts) => {
      const there = new Map(own().map((act) => [act.key, act]))
      for (const act of there.values()) if (!acts.some(({ key }) => key === act.key)) settle(act)
      let at = Math.max(Date.now(), ...[...there.values()].map((act) => Date.parse(act.at) + 1))
      for (const act of acts) {
        if (there.has(act.key)) continue
        // what somebody decides anew is told in place of what was not sent
        for (const old of all()) if (old.code !== undefined && old.ids.some((id) => act.ids.includes(id))) settle(old)
        tab ??= nameTab()
        writeEntry(prefix + act.key, { ...act, tab, at: new Date(at++).toISOString() })
      }
    },
    others: () => {
      const acts = all().filter((act) => act.tab !== tab || act.code !== undefined)
      const words = JSON.stringify(acts)
      if (words !== known.words) known = { words, acts }
      return known.acts
    },
    subscribe: (listener) => watchEntries(prefix, listener),
    settle,
  }
}

/** Of its order only that it is one: the server refuses what an act must not say. */
const isKept = (one: unknown): one is KeptAct => {
  const act = one as Partial<KeptAct> | null
  return (
    typeof act?.key === 'string' &&
    typeof act.tab === 'string' &&
    typeof act.at === 'string' &&
    Array.isArray(act.ids) &&
    typeof act.order?.act === 'string'
  )
}
