import type { JournalEntry, Notification } from '@vigie/contracts/entities'
import { LIVE_LIMITS } from '@vigie/contracts/live'
import type { LatestBody } from '@vigie/contracts/upstream'
import { done, type Outcome } from '../outcome.ts'
import { createJournalRing } from '../picture/journal-ring.ts'
import type { Stretch } from './stretch.ts'

/**
 * A journal for an upstream that keeps none. Each read of its list of notifications adds those not seen before, the
 * oldest first, so that lost, repeated, reordered or empty events make no difference. The first list read is what was
 * there before and adds nothing, but for the newest ones where events announced some while no list could be read. Its
 * epoch is new with each of these objects.
 */
export type NotificationJournal = {
  /** Notes that an event announced a notification. */
  readonly announced: () => void
  /** Whether the list can be read or not: what it lacks is announced, or found by a later read. */
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
  let hasFailed = false
  /** events heard since the list could not be read for the first time */
  let announcedBefore = 0

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
    const unseen = new Map(
      list.filter(({ _id }) => !seen.has(_id)).map((notification) => [notification._id, notification]),
    )
    for (const id of unseen.keys()) seen.add(id)
    const inOrder = [...unseen.values()].toSorted(byCreation)
    const isNew = (index: number) => hasBaseline || index >= inOrder.length - announcedBefore
    for (const notification of inOrder.filter((_, index) => isNew(index))) record(notification)
    hasBaseline = true
    for (const id of seen) {
      if (seen.size <= REMEMBERED_MAX) break
      seen.delete(id)
    }
  }
  const refresh = async (token: string): Promise<Outcome<null>> => {
    const answer = await read(token)
    if (!answer.ok) {
      hasFailed = true
      return answer
    }
    learn(answer.value)
    return done(null)
  }

  return {
    announced: () => {
      if (!hasBaseline && hasFailed) announcedBefore += 1
    },
    latest: async (token) => {
      const refreshed = await refresh(token)
      if (!refreshed.ok && refreshed.code === 'auth.invalid') return refreshed
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
