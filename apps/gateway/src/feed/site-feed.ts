import type { Device, DeviceStatus, JournalEntry, ReadingRow } from '@vigie/contracts/entities'
import { LIVE_LIMITS } from '@vigie/contracts/live'
import type { LatestBody } from '@vigie/contracts/upstream'
import { type Picture, replacePicture, takeDevice, takeEntry, takeReading, takeStatus } from '../picture/picture.ts'
import type { ResetReason } from '../picture/resume.ts'
import type { UpstreamFact } from '../upstream/facts.ts'
import type { FeedSource } from './feed-source.ts'
import { createJournalIntake } from './journal-intake.ts'
import { createRepairs, type Repairs } from './repairs.ts'
import type { Stretch } from './stretch.ts'

/**
 * Keeps one site's picture true: facts from the link in order and once, holes
 * filled from the journal by REST, another journal or an unreadable one met
 * with a reset. Never skips in silence.
 */
export type SiteFeed = {
  /** Takes a fact of this site, in the order of the link. */
  apply: (fact: UpstreamFact) => void
  /** The link was away: reads what may have been missed, readings included. */
  reconcile: () => void
  /** Asks for the journal's end, whatever the link said. */
  lookAhead: () => void
  /** Tries again what waits for a token or for better times. */
  poke: () => void
  /** Resolves when there is a picture and nothing known to be missing could be had; false: no such site. */
  settled: () => Promise<boolean>
  close: () => void
}

export type FeedHandlers = {
  onJournal: (entry: JournalEntry) => void
  onReadings: (indexes: readonly number[]) => void
  onStatus: (status: DeviceStatus) => void
  onDevice: (device: Device) => void
  /** the picture is another; with a reason: what clients know cannot be continued */
  onPicture: (reason: ResetReason | null) => void
  onGapHealed: () => void
  onDuplicate: () => void
}

/** An entry announced by a heartbeat may still be on its way; one after a gap should already be here. */
const WAIT_FOR_HEAD_MS = 300
const WAIT_FOR_GAP_MS = 50
/** Facts kept while a picture is fetched, at most. */
const EARLY_MAX = 20_000

export const createSiteFeed = (site: string, picture: Picture, source: FeedSource, on: FeedHandlers): SiteFeed => {
  let early: UpstreamFact[] = []
  let gapTimer: NodeJS.Timeout | undefined

  const intake = createJournalIntake({
    position: () => picture.seq,
    take: (entry) => {
      takeEntry(picture, entry)
      on.onJournal(entry)
    },
    onDuplicate: on.onDuplicate,
  })

  const repairs: Repairs = createRepairs({
    replace: async (reason) => {
      early = []
      const answer = await source.latest()
      if (answer.ok) install(answer.value, reason)
      return answer
    },
    fill: async () => {
      const since = picture.seq
      const answer = await source.journal(since)
      if (answer.ok) takeStretch(answer.value, since)
      return answer
    },
    refresh: async () => {
      const answer = await source.latest()
      if (answer.ok) takeRefresh(answer.value)
      return answer
    },
  })

  const install = (latest: LatestBody, reason: ResetReason | null): void => {
    replacePicture(picture, latest)
    repairs.pictureTaken()
    intake.clear()
    const missed = early
    early = []
    for (const fact of missed) if (fact.type !== 'journal' || fact.epoch === picture.epoch) take(fact)
    on.onPicture(reason)
  }

  const takeStretch = (stretch: Stretch, since: number): void => {
    const loss = lossOf(stretch, since)
    if (loss !== null) {
      repairs.wantPicture(loss)
      return
    }
    const before = picture.seq
    for (const entry of stretch.entries) intake.offer(entry)
    if (picture.seq > before) on.onGapHealed()
    if (picture.seq >= stretch.head) return
    if (picture.seq > since) repairs.wantJournal()
    else repairs.wantPicture('gap-too-long')
  }

  /** Why a stretch cannot continue the picture; null: it can. */
  const lossOf = ({ epoch, head, isWhole }: Stretch, since: number): ResetReason | null => {
    if (epoch !== picture.epoch) return 'epoch-changed'
    if (head < since || !isWhole) return 'position-unknown'
    return head - since > LIVE_LIMITS.resumeEntries ? 'gap-too-long' : null
  }

  const takeRefresh = (latest: LatestBody): void => {
    if (latest.epoch !== picture.epoch) {
      repairs.wantPicture('epoch-changed')
      return
    }
    if (latest.seq > picture.seq) repairs.wantJournal()
    takeRows(latest.readings)
    for (const status of latest.statuses) noteStatus(status)
  }

  const take = (fact: UpstreamFact): void => {
    if ('epoch' in fact && fact.epoch !== picture.epoch) {
      repairs.wantPicture('epoch-changed')
      return
    }
    if (fact.type === 'journal') {
      for (const entry of fact.entries) intake.offer(entry)
      checkGapAfter(WAIT_FOR_GAP_MS)
    } else if (fact.type === 'heartbeat') {
      intake.noteHead(fact.heads[site] ?? 0)
      checkGapAfter(WAIT_FOR_HEAD_MS)
    } else if (fact.type === 'readings') takeRows(fact.rows)
    else if (fact.type === 'status') noteStatus(fact.status)
    else if (fact.type === 'device') {
      takeDevice(picture, fact.device)
      on.onDevice(fact.device)
    }
  }

  const takeRows = (rows: readonly ReadingRow[]): void => {
    const changed = rows.map((row) => takeReading(picture, row)).filter((index) => index !== null)
    if (changed.length > 0) on.onReadings(changed)
  }

  const noteStatus = (status: DeviceStatus): void => {
    const merged = takeStatus(picture, status)
    if (merged !== null) on.onStatus(merged)
  }

  const checkGapAfter = (delayMs: number): void => {
    if (!intake.hasGap() || gapTimer !== undefined) return
    gapTimer = setTimeout(() => {
      gapTimer = undefined
      if (intake.hasGap()) repairs.wantJournal()
    }, delayMs)
  }

  return {
    apply: (fact) => {
      if (!repairs.isReplacing()) return take(fact)
      early.push(fact)
      // what is dropped of the journal shows as a gap and is read again
      if (early.length > EARLY_MAX) early = early.slice(EARLY_MAX / 2)
    },
    reconcile: () => {
      repairs.wantJournal()
      repairs.wantRefresh()
      repairs.wake()
    },
    lookAhead: () => repairs.wantJournal(),
    poke: () => repairs.wake(),
    settled: () => repairs.settled(),
    close: () => {
      clearTimeout(gapTimer)
      repairs.close()
    },
  }
}
