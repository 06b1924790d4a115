import type { JournalEntry, JournalPosition } from '@vigie/contracts/entities'
import type { LiveEvent, LiveEventOf, SourceHealth } from '@vigie/contracts/live'
import type { Metrics } from '../plugins/metrics.ts'
import type { Capabilities } from '../upstream/capabilities.ts'
import type { UpstreamFact } from '../upstream/facts.ts'
import { createAudience, type Member } from './audience.ts'
import type { FeedSource } from './feed-source.ts'
import { encode, joinFrames } from './frames.ts'
import { createOutbox } from './outbox.ts'
import { createPicture, snapshotOf } from './picture.ts'
import { finishPlan, greeting, planResume, portionOf, presentOf } from './resume.ts'
import { createSiteFeed } from './site-feed.ts'
import type { CatchUp } from './subscriber.ts'
import { hears, type TopicMask } from './topics.ts'

/** One site: its feed, who listens, and what is due to them. */
export type SiteChannel = {
  /** Brings a client to the present and lets it listen; false: no such site. */
  join(member: Member, resume: JournalPosition | undefined): Promise<boolean>
  /** Changes what a client hears; what it then lacks follows at once. */
  subscribe(member: Member, topics: TopicMask): void
  leave(member: Member): void
  catchUp: CatchUp
  apply(fact: UpstreamFact): void
  /** The upstream may have gone on without us. */
  reconcile(): void
  /** A token is there again. */
  poke(): void
  beat(): void
  readonly isEmpty: boolean
  close(): void
}

/** Readings in one portion of a catch-up. */
const PORTION_ROWS = 500

export const createSiteChannel = (deps: {
  site: string
  source(tokens: () => readonly string[]): FeedSource
  capabilities: Capabilities
  health(): SourceHealth
  metrics: Metrics
}): SiteChannel => {
  const { site, metrics } = deps
  const picture = createPicture()
  const audience = createAudience(metrics)
  const source = deps.source(audience.tokens)
  const outbox = createOutbox(picture, { metrics, heartbeat: () => heartbeat(), deliver: audience.deliver })
  const left = new WeakMap<Member, number>()

  const feed = createSiteFeed(site, picture, source, {
    onJournal: outbox.journal,
    onReadings: outbox.readings,
    onStatus: ({ device }) => outbox.status(device),
    onDevice: ({ id }) => outbox.device(id),
    onPicture: (reason) => {
      outbox.clear()
      if (reason === null) return
      metrics.resets.inc({ reason })
      const reset: LiveEvent = { type: 'reset', reason, epoch: picture.epoch, seq: picture.seq }
      audience.sendAll(joinEvents([reset, snapshotOf(picture)]), picture.version)
    },
    onGapHealed: () => metrics.gapsHealed.inc(),
    onDuplicate: () => metrics.duplicates.inc(),
  })

  const heartbeat = (): LiveEventOf<'heartbeat'> => ({
    type: 'heartbeat',
    seq: picture.seq,
    at: new Date().toISOString(),
    source: deps.health(),
  })

  /** What was missed before the ring begins, from the upstream's journal; null: it cannot be had. */
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

  const join: SiteChannel['join'] = async (member, resume) => {
    audience.enter(member)
    if (resume !== undefined && resume.epoch === picture.epoch && resume.seq > picture.seq) feed.lookAhead()
    if (!(await feed.settled())) return false
    const isHeldUpstream = resume !== undefined && planResume(resume, picture).kind === 'fetch'
    const missed = isHeldUpstream ? await fetchMissed(resume) : null
    if (!audience.isPresent(member)) return true
    // from here to the end in one go: nothing may happen between the past told and the present heard
    outbox.flush()
    const plan = finishPlan(resume, picture, missed)
    if (plan.kind === 'reset') metrics.resets.inc({ reason: plan.reason })
    if (plan.kind === 'replay') metrics.resumes.inc()
    const events = greeting(plan, site, picture, deps.capabilities.known() ?? [])
    member.subscriber.send(joinEvents([...events, heartbeat()]), picture.version)
    audience.listen(member)
    return true
  }

  const subscribe: SiteChannel['subscribe'] = (member, topics) => {
    outbox.flush()
    const before = member.subscriber.topics
    if (hears(before, 'journal') && !hears(topics, 'journal')) left.set(member, picture.seq)
    member.subscriber.topics = topics
    if (!audience.isListening(member)) return
    const gains = (topic: 'journal' | 'readings' | 'status') => hears(topics, topic) && !hears(before, topic)
    const missed = gains('journal') ? journalSince(left.get(member) ?? picture.seq) : []
    const present = gains('readings') || gains('status') ? presentOf(picture) : []
    const events = [...missed, ...present.filter(({ type }) => hears(topics, type))]
    if (events.length > 0) member.subscriber.send(joinEvents(events), picture.version)
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
    catchUp: (since, topics) => {
      const { devices, readings, status, version, isComplete } = portionOf(picture, since, PORTION_ROWS)
      const texts: string[] = []
      if (devices !== null && hears(topics, 'status')) texts.push(encode(devices))
      if (status !== null && hears(topics, 'status')) texts.push(encode(status))
      if (readings !== null && hears(topics, 'readings')) texts.push(encode(readings))
      return { texts, version, isComplete }
    },
    apply: (fact) => {
      if (fact.type !== 'notification') return feed.apply(fact)
      if (deps.capabilities.known()?.includes('journal') === false) feed.lookAhead()
    },
    reconcile: feed.reconcile,
    poke: feed.poke,
    beat: outbox.heartbeat,
    get isEmpty() {
      return audience.size === 0
    },
    close: () => {
      feed.close()
      outbox.close()
    },
  }
}

const joinEvents = (events: readonly LiveEvent[]): Buffer => joinFrames(events.map(encode))
