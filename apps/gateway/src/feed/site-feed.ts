import type { Device, DeviceStatus, JournalEntry, ReadingRow } from '@vigie/contracts/entities'
import { LIVE_LIMITS, type SourceHealth } from '@vigie/contracts/live'
import type { LatestBody, SiteStand } from '@vigie/contracts/upstream'
import {
  digestOf,
  hasAlarms,
  type Picture,
  replacePicture,
  takeDevice,
  takeEntry,
  takeReading,
  takeStatus,
} from '../picture/picture.ts'
import type { ResetReason } from '../picture/resume.ts'
import { epochIn, type Heartbeat, type UpstreamFact } from '../upstream/facts.ts'
import type { FeedSource } from './feed-source.ts'
import { createJournalIntake } from './journal-intake.ts'
import { createRepairs, type Repairs } from './repairs.ts'
import { createSoundness } from './soundness.ts'
import type { Stretch } from './stretch.ts'

/**
 * Keeps one site's picture true: facts from the link in order and once, holes in the journal and in the changes of
 * devices filled by REST, another journal or an unreadable one met with a reset. Each heartbeat says where the upstream
 * is; a picture that is there and is not the same is read again. Never skips in silence.
 */
export type SiteFeed = {
  /** Takes a fact of this site, in the order of the link. */
  apply: (fact: UpstreamFact) => void
  /** The upstream is not heard since `sinceMs`; an upstream that tells how its sites stand is live once it has again. */
  lost: (sinceMs: number) => void
  /** The link was away: reads what may have been missed, readings included. */
  reconcile: () => void
  /** Asks for the journal's end, whatever the link said. */
  lookAhead: () => void
  /** Tries again what waits for a token or for better times. */
  poke: () => void
  /** The health of the link, with what is known to be wrong with this site put in. */
  health: (link: SourceHealth) => SourceHealth
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
  /** the site has become live, or has ceased to be, though the link is up */
  onSoundness: () => void
  onGapHealed: () => void
  /** the picture was not what the upstream had */
  onDivergence: () => void
  onDuplicate: () => void
}

/** An entry announced by a heartbeat may still be on its way; one after a gap should already be here. */
const WAIT_FOR_HEAD_MS = 300
const WAIT_FOR_GAP_MS = 50
/** A difference that reading did not mend is read again after so long, ms. */
const TRY_AGAIN_MS = 10_000
/** Facts kept while a picture is fetched, at most. */
const EARLY_MAX = 20_000

export const createSiteFeed = (site: string, picture: Picture, source: FeedSource, on: FeedHandlers): SiteFeed => {
  let early: UpstreamFact[] = []
  let gapTimer: NodeJS.Timeout | undefined
  const soundness = createSoundness()
  let isDivergent = false
  /** what the picture should have become by the last reading that a difference led to */
  let tried: { readonly digest: string; readonly at: number } | null = null
  /** the turn of the site, and what the upstream may have missed, when they were last told; null: not yet */
  let told: { readonly turn: number; readonly missed: number } | null = null

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
    isDivergent = false
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
    for (const device of latest.devices) noteDevice(device, latest.rev)
    for (const status of latest.statuses) noteStatus(status, latest.rev)
    picture.revs.reach(latest.rev)
    if (latest.seq === picture.seq && !hasAlarms(picture, latest.alarms)) repairs.wantPicture('diverged')
  }

  /** What a heartbeat says of the site, held against the picture. */
  const takeStand = ({ heads, sites, missed = 0, clockStep = null }: Heartbeat): void => {
    const before = soundness.reason()
    const stand = sites?.[site]
    intake.noteHead(heads[site] ?? 0)
    picture.revs.noteHead(stand?.rev ?? 0)
    checkGapAfter(WAIT_FOR_HEAD_MS)
    if (stand !== undefined) {
      if (told !== null && (told.turn !== stand.turn || told.missed !== missed)) repairs.wantRefresh()
      told = { turn: stand.turn, missed }
      compare(stand, heads[site])
    }
    soundness.noteStand(stand, clockStep)
    soundness.noteBehind(hasGap() || isDivergent)
    if (repairs.isIdle()) soundness.noteCaughtUp()
    if (soundness.reason() !== before) on.onSoundness()
  }

  /** Only a picture that is just where the upstream was can be held against what the upstream had there. */
  const compare = ({ rev, digest }: SiteStand, head: number | undefined): void => {
    if (digest === null || rev !== picture.revs.position() || head !== picture.seq) return
    isDivergent = digestOf(picture) !== digest
    if (!isDivergent || (tried?.digest === digest && Date.now() - tried.at < TRY_AGAIN_MS)) return
    tried = { digest, at: Date.now() }
    on.onDivergence()
    repairs.wantRefresh()
  }

  const hasGap = (): boolean => intake.hasGap() || picture.revs.hasGap()

  const take = (fact: UpstreamFact): void => {
    const epoch = epochIn(fact, site)
    if (epoch !== undefined && epoch !== picture.epoch) repairs.wantPicture('epoch-changed')
    else if (fact.type === 'journal') {
      for (const entry of fact.entries) intake.offer(entry)
      checkGapAfter(WAIT_FOR_GAP_MS)
    } else if (fact.type === 'heartbeat') takeStand(fact)
    else if (fact.type === 'readings') takeRows(fact.rows)
    else if (fact.type === 'status') {
      for (const status of fact.statuses) noteStatus(status, fact.rev)
      noteChange(fact.rev)
    } else if (fact.type === 'device') {
      for (const device of fact.devices) noteDevice(device, fact.rev)
      noteChange(fact.rev)
    }
  }

  const noteChange = (rev: number): void => {
    picture.revs.take(rev)
    checkGapAfter(WAIT_FOR_GAP_MS)
  }

  const takeRows = (rows: readonly ReadingRow[]): void => {
    const changed = rows.map((row) => takeReading(picture, row)).filter((index) => index !== null)
    if (changed.length > 0) on.onReadings(changed)
  }

  const noteStatus = (status: DeviceStatus, rev: number): void => {
    const changed = takeStatus(picture, status, rev)
    if (changed !== null) on.onStatus(changed)
  }

  const noteDevice = (device: Device, rev: number): void => {
    const changed = takeDevice(picture, device, rev)
    if (changed !== null) on.onDevice(changed)
  }

  const checkGapAfter = (delayMs: number): void => {
    if (!hasGap() || gapTimer !== undefined) return
    gapTimer = setTimeout(() => {
      gapTimer = undefined
      if (intake.hasGap()) repairs.wantJournal()
      if (picture.revs.hasGap()) repairs.wantRefresh()
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
    lost: soundness.noteLost,
    lookAhead: () => repairs.wantJournal(),
    poke: () => repairs.wake(),
    health: soundness.health,
    settled: () => repairs.settled(),
    close: () => {
      clearTimeout(gapTimer)
      repairs.close()
    },
  }
}
