import type { JournalEntry, Notification } from '@vigie/contracts/entities'
import { LIVE_LIMITS } from '@vigie/contracts/live'
import type { LatestBody } from '@vigie/contracts/upstream'
import { done, type Outcome } from '../outcome.ts'
import { createJournalRing } from '../picture/journal-ring.ts'
import type { Stretch } from './stretch.ts'

/**
 * A journal for an upstream that keeps none. Each read of its list of notifications adds those not seen before, the
 * oldest first, so that lost, repeated, reordered or empty events make no difference. The first list read is what was
 * there before and adds nothing. Its epoch is new with each of these objects.
 */
export type NotificationJournal = {
  readonly latest: (token: string) => Promise<Outcome<LatestBody>>
  readonly since: (token: string, seq: number) => Promise<Outcome<Stretch>>
}

/** Ids remembered, the oldest forgotten first; far more than one list holds. */
const REMEMBERED_MAX = 20_000

/** @param read reads the notifications of the site, in any order */
export const createNotificationJournal = (
  read: (token: string) => Promise<Outcome<readonly Notification[]>>,
): NotificationJournal => {
  const epoch = crypto.randomUUID()
  const ring = createJournalRing(LIVE_LIMITS.resumeEntries)
  const seen = new Set<string>()
  let head = 0
  let hasBaseline = false

  const record = (notification: Notification): void => {
    head += 1
    const entry: JournalEntry = {
      seq: head,
      at: new Date().toISOString(),
      type: 'notification.created',
      data: notification,
    }
    ring.push(entry)
  }
  const learn = (list: readonly Notification[]): void => {
    const unseen = list.filter(({ _id }) => !seen.has(_id))
    for (const { _id } of unseen) seen.add(_id)
    if (hasBaseline) for (const notification of unseen.toSorted(byCreation)) record(notification)
    hasBaseline = true
    for (const id of seen) {
      if (seen.size <= REMEMBERED_MAX) break
      seen.delete(id)
    }
  }
  const refresh = async (token: string): Promise<Outcome<null>> => {
    const answer = await read(token)
    if (!answer.ok) return answer
    learn(answer.value)
    return done(null)
  }

  return {
    latest: async (token) => {
      const refreshed = await refresh(token)
      if (!refreshed.ok) return refreshed
      const at = new Date().toISOString()
      return done({ epoch, seq: head, rev: 0, at, devices: [], readings: [], statuses: [], alarms: [] })
    },
    since: async (token, seq) => {
      const refreshed = await refresh(token)
      if (!refreshed.ok) return refreshed
      return done({ epoch, head, entries: ring.since(seq) ?? [], isWhole: true })
    },
  }
}

const byCreation = (a: Notification, b: Notification): number => Date.parse(a.created_at) - Date.parse(b.created_at)
