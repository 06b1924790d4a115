import { alarm, device, deviceStatus, journalEntry, readingRow } from '@vigie/contracts/entities'
import type { ErrorCode } from '@vigie/contracts/errors'
import { JOURNAL_PAGE, journalBody, type LatestBody, latestBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { z } from 'zod'
import { done, failed, type Outcome } from '../outcome.ts'
import type { Capabilities } from '../upstream/capabilities.ts'
import type { RestClient } from '../upstream/rest-client.ts'
import { goodItems } from '../upstream/translate.ts'
import type { NotificationJournal } from './notification-journal.ts'
import type { Stretch } from './stretch.ts'

// upstream REST, with the token of somebody present → the pictures and stretches of the journal that a feed needs

export type FeedSource = {
  /** All that holds at one position of the site's journal; items that do not parse are left out and counted. */
  readonly latest: () => Promise<Outcome<LatestBody>>
  /** Journal entries after `since`, at most a page of them. */
  readonly journal: (since: number) => Promise<Outcome<Stretch>>
  /** Notes that the notification event of an upstream without a journal was heard. */
  readonly announced: () => void
}

/** People whose tokens are tried one after another when the upstream refuses them. */
const TOKENS_TRIED = 3
/** Refusals that may be about the person rather than the site: the next person's token is tried. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set(['auth.invalid', 'upstream.rejected', 'resource.not-found'])

const looseLatest = latestBody.extend({
  readings: z.array(z.unknown()),
  statuses: z.array(z.unknown()),
  alarms: z.array(z.unknown()),
  devices: z.array(z.unknown()),
})
const looseJournal = journalBody.extend({ entries: z.array(z.unknown()) })

/** @param deps.tokens valid tokens of people present at the site, the longest lasting first */
export const createFeedSource = (deps: {
  site: string
  rest: RestClient
  capabilities: Capabilities
  ownJournal: NotificationJournal
  tokens: () => readonly string[]
  onMalformed: (kind: string, count: number) => void
}): FeedSource => {
  const { site, rest, capabilities, ownJournal } = deps

  const borrowing = async <T>(use: (token: string) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    let outcome: Outcome<T> = failed('auth.missing')
    for (const token of deps.tokens().slice(0, TOKENS_TRIED)) {
      outcome = await use(token)
      if (outcome.ok || !REFUSALS.has(outcome.code)) return outcome
    }
    return outcome
  }
  const readable = <T>(kind: string, items: readonly unknown[], item: z.ZodType<T>): T[] => {
    const good = goodItems(items, item)
    if (good.length < items.length) deps.onMalformed(kind, items.length - good.length)
    return good
  }
  /** Whether the upstream keeps a journal. For one without, `ownJournal` makes one from its list of notifications. */
  const hasJournal = async (token: string): Promise<Outcome<boolean>> => {
    const known = await capabilities.read(token)
    return known.ok ? done(known.value.includes('journal')) : known
  }

  return {
    announced: ownJournal.announced,
    latest: () =>
      borrowing(async (token) => {
        const journalled = await hasJournal(token)
        if (!journalled.ok) return journalled
        if (!journalled.value) return ownJournal.latest(token)
        const answer = await rest.get(UPSTREAM_PATHS.latest, token, looseLatest, { site })
        if (!answer.ok) return answer
        return done({
          ...answer.value,
          readings: readable('reading', answer.value.readings, readingRow),
          statuses: readable('status', answer.value.statuses, deviceStatus),
          alarms: readable('alarm', answer.value.alarms, alarm),
          devices: readable('device', answer.value.devices, device),
        })
      }),
    journal: (since) =>
      borrowing(async (token) => {
        const journalled = await hasJournal(token)
        if (!journalled.ok) return journalled
        if (!journalled.value) return ownJournal.since(token, since)
        const query = { site, since, limit: JOURNAL_PAGE }
        const answer = await rest.get(UPSTREAM_PATHS.journal, token, looseJournal, query)
        if (!answer.ok) return answer
        const entries = readable('journal', answer.value.entries, journalEntry)
        return done({ ...answer.value, entries, isWhole: entries.length === answer.value.entries.length })
      }),
  }
}
