import type { JournalEntry, JournalPosition } from '@vigie/contracts/entities'
import type { LiveEvent, LiveEventOf, SourceHealth } from '@vigie/contracts/live'
import { writeAsked } from '../fanout/allowance.ts'
import { createAudience } from '../fanout/audience.ts'
import type { Portion } from '../fanout/backlog.ts'
import { encode, joinFrames } from '../fanout/frames.ts'
import { createOutbox } from '../fanout/outbox.ts'
import type { Subscriber } from '../fanout/subscriber.ts'
import { hears, type TopicMask } from '../fanout/topics.ts'
import { write } from '../fanout/transport.ts'
import type { FeedSource } from '../feed/feed-source.ts'
import { createSiteFeed } from '../feed/site-feed.ts'
import type { Metrics } from '../http/metrics.ts'
import { createPicture, snapshotOf } from '../picture/picture.ts'
import { finishPlan, greeting, planResume, portionOf, presentOf } from '../picture/resume.ts'
import type { Capabilities } from '../upstream/capabilities.ts'
import type { UpstreamFact } from '../upstream/facts.ts'

/** One site: its feed, its picture, who listens, and what is due to them. */
export type SiteChannel = {
  /** Brings a client to the present and lets it listen. @returns false: no such site */
  readonly join: (subscriber: Subscriber, resume: JournalPosition | undefined) => Promise<boolean>
  /** Changes what a client hears; what it then lacks follows at once. */
  readonly subscribe: (subscriber: Subscriber, topics: TopicMask) => void
  readonly leave: (subscriber: Subscriber) => void
  /** Takes a fact of this site, in the order of the link. */
  readonly apply: (fact: UpstreamFact) => void
  /** The upstream is not heard since `sinceMs`, though it tells how its sites stand when it is. */
  readonly lost: (sinceMs: number) => void
  /** The link was away: what may have happened meanwhile is read from the upstream. */
  readonly reconcile: () => void
  /** Tries again what waits for a token, because there is a fresh one. */
  readonly tokenRenewed: () => void
  /** Sends everybody a heartbeat, because the state of the link has changed. */
  readonly beat: () => void
  readonly isEmpty: boolean
  readonly close: () => void
}

/** Readings in one portion of what a subscriber missed. */
const PORTION_ROWS = 500
/** A list of notifications that takes longer after an event is told as one that cannot be read, ms. */
const READ_WITHIN_MS = 1_000

export const createSiteChannel = (deps: {
  readonly site: string
  /** makes the source of the feed, given where tokens can be borrowed */
  readonly source: (tokens: () => readonly string[]) => FeedSource
  readonly capabilities: Capabilities
  readonly health: () => SourceHealth
  readonly metrics: Metrics
}): SiteChannel => {
  const { site, metrics } = deps
  const picture = createPicture()
  /** runs from the event of a notification until a list was read, or could not be */
  let unread: NodeJS.Timeout | undefined

  const resetTo = (reason: LiveEventOf<'reset'>['reason']): Buffer => {
    metrics.resets.inc({ reason })
    return joinEvents([{ type: 'reset', reason, epoch: picture.epoch, seq: picture.seq }, snapshotOf(picture)])
  }
  const catchUp = (since: number, topics: TopicMask): Portion => {
    const { devices, readings, status, version, isComplete } = portionOf(picture, since, PORTION_ROWS)
    const texts: string[] = []
    if (devices !== null && hears(topics, 'status')) texts.push(encode(devices))
    if (status !== null && hears(topics, 'status')) texts.push(encode(status))
    if (readings !== null && hears(topics, 'readings')) texts.push(encode(readings))
    return { texts, version, isComplete }
  }
  const heartbeat = (): LiveEventOf<'heartbeat'> => ({
    type: 'heartbeat',
    seq: picture.seq,
    at: new Date().toISOString(),
    source: feed.health(deps.health()),
  })
  const audience = createAudience(metrics, catchUp)
  const upstreamSource = deps.source(audience.tokens)
  const source: FeedSource = {
    ...upstreamSource,
    journal: async (since) => {
      const answer = await upstreamSource.journal(since)
      if (!answer.ok) tellUnread()
      clearTimeout(unread)
      unread = undefined
      return answer
    },
  }
  const outbox = createOutbox(picture, { metrics, heartbeat, deliver: audience.deliver })

  const feed = createSiteFeed(site, picture, source, {
    onJournal: outbox.journal,
    onReadings: outbox.readings,
    onStatus: ({ device }) => outbox.status(device),
    onDevice: ({ id }) => outbox.device(id),
    onPicture: (reason) => {
      outbox.clear()
      if (reason === null) return
      audience.sendAll(resetTo(reason), picture.version)
    },
    onSoundness: () => outbox.beat(),
    onGapHealed: () => metrics.gapsHealed.inc(),
    onDivergence: () => metrics.divergences.inc(),
    onDuplicate: () => metrics.duplicates.inc(),
  })

  /** Everybody reads their lists again: a notification was announced, and the list that names it cannot be read. */
  const tellUnread = (): void => {
    if (unread === undefined) return
    clearTimeout(unread)
    unread = undefined
    outbox.flush()
    audience.sendAll(resetTo('position-unknown'), picture.version)
  }

  /** The entries between a position and the first one held here, from the upstream's journal; null: it cannot give them. */
  const fetchMissed = async ({ epoch, seq }: JournalPosition): Promise<JournalEntry[] | null> => {
    const missed: JournalEntry[] = []
    for (let at = seq; picture.ring.since(at) === null; at = seq + missed.length) {
      const stretch = await source.journal(at)
      if (!stretch.ok || stretch.value.epoch !== epoch || !stretch.value.isWhole) return null
      const entries = stretch.value.entries.filter((entry) => entry.seq > at && entry.seq <= picture.seq)
      if (entries[0]?.seq !== at + 1) return null
      missed.push(...entries)
    }
    return missed
  }

  const join: SiteChannel['join'] = async (subscriber, resume) => {
    audience.enter(subscriber)
    if (resume !== undefined && resume.epoch === picture.epoch && resume.seq > picture.seq) feed.lookAhead()
    if (!(await feed.settled())) return false
    const isHeldUpstream = resume !== undefined && planResume(resume, picture).kind === 'fetch'
    const missed = isHeldUpstream ? await fetchMissed(resume) : null
    if (!audience.isPresent(subscriber)) return true
    // nothing may be awaited from here on: the greeting tells all up to now, and batches go on from here
    outbox.flush()
    const plan = finishPlan(resume, picture, missed)
    if (plan.kind === 'reset') metrics.resets.inc({ reason: plan.reason })
    if (plan.kind === 'replay') metrics.resumes.inc()
    const events = greeting(plan, site, picture, deps.capabilities.known() ?? [])
    subscriber.version = picture.version
    write(subscriber, joinEvents([...events, heartbeat()]))
    audience.listen(subscriber)
    return true
  }

  const subscribe: SiteChannel['subscribe'] = (subscriber, topics) => {
    outbox.flush()
    const before = subscriber.topics
    if (hears(before, 'journal') && !hears(topics, 'journal')) subscriber.journalLeftAt = picture.seq
    subscriber.topics = topics
    if (!audience.isListening(subscriber)) return
    const gains = (topic: 'journal' | 'readings' | 'status') => hears(topics, topic) && !hears(before, topic)
    const missed = gains('journal') ? journalSince(subscriber.journalLeftAt ?? picture.seq) : []
    const present = gains('readings') || gains('status') ? presentOf(picture) : []
    const events = [...missed, ...present.filter(({ type }) => hears(topics, type))]
    if (present.length > 0) subscriber.version = picture.version
    if (events.length > 0) writeAsked(subscriber, joinEvents(events))
  }

  const journalSince = (seq: number): LiveEvent[] => {
    const missed = picture.ring.since(seq)
    if (missed !== null) return missed.map((entry): LiveEvent => ({ type: 'journal', entry }))
    return [{ type: 'reset', reason: 'gap-too-long', epoch: picture.epoch, seq: picture.seq }, snapshotOf(picture)]
  }

  return {
    join,
    subscribe,
    leave: audience.leave,
    apply: (fact) => {
      if (fact.type !== 'notification') return feed.apply(fact)
      // an upstream without a journal says only that there is a notification; which one is read by REST
      if (deps.capabilities.known()?.includes('journal') !== false) return
      source.announced()
      unread ??= setTimeout(tellUnread, READ_WITHIN_MS)
      feed.lookAhead()
    },
    lost: feed.lost,
    reconcile: feed.reconcile,
    tokenRenewed: feed.poke,
    beat: outbox.beat,
    get isEmpty() {
      return audience.size === 0
    },
    close: () => {
      clearTimeout(unread)
      feed.close()
      outbox.close()
    },
  }
}

const joinEvents = (events: readonly LiveEvent[]): Buffer => joinFrames(events.map(encode))
