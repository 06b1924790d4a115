import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from '../http/metrics.ts'
import { createUpstreamCalls, type UpstreamCalls } from './calls.ts'
import { type Capabilities, createCapabilities } from './capabilities.ts'
import type { UpstreamFact } from './facts.ts'
import { createLink, type Link } from './link.ts'
import { createLinkHealth, type LinkHealth, type LinkState } from './link-health.ts'
import { createProbe } from './probe.ts'
import { createReads, type Reads } from './reads.ts'
import { createRestClient, type RestClient } from './rest-client.ts'
import { createTranslate } from './translate.ts'

/** The one upstream of this gateway: its REST resources, its link, and the health of the link. */
export type Upstream = {
  readonly rest: RestClient
  readonly capabilities: Capabilities
  readonly calls: UpstreamCalls
  readonly reads: Reads
  readonly health: LinkHealth
  /** Counts and logs items of the upstream that did not parse. */
  readonly onMalformed: (kind: string, count: number) => void
  /** Starts the link; facts come in the order in which it receives them. */
  readonly open: (handlers: { onFact: (fact: UpstreamFact) => void; onConnected: () => void }) => void
  readonly close: () => void
}

const LINK_STATES: readonly LinkState[] = ['live', 'silent', 'down']
/** One of ours beats each second: a link up for so long without a heartbeat leads to a foreign upstream, ms. */
const MUTE_AFTER_MS = 3_000
/** What does not parse is logged once in this time per kind, and counted always, ms. */
const LOG_EACH_MS = 10_000

export const createUpstream = (config: Config['upstream'], metrics: Metrics, log: FastifyBaseLogger): Upstream => {
  const loggedAt = new Map<string, number>()
  const onMalformed = (kind: string, count: number): void => {
    metrics.malformed.inc({ kind }, count)
    const now = Date.now()
    if (now - (loggedAt.get(kind) ?? 0) < LOG_EACH_MS) return
    loggedAt.set(kind, now)
    log.warn({ kind, count }, 'upstream item skipped: it does not parse')
  }
  const health = createLinkHealth()
  const rest = createRestClient({
    url: config.url,
    apiPath: config.apiPath,
    link: health,
    onFailure: ({ code }) => metrics.upstreamFailures.inc({ code }),
  })
  /** since when the link is up without a heartbeat, ms since 1970; null: it is not, or has heard one */
  let muteSince: number | null = null
  const isMute = () => muteSince !== null && Date.now() - muteSince >= MUTE_AFTER_MS
  const capabilities = createCapabilities(rest, { isMute })
  const report = (state: LinkState): void => {
    for (const each of LINK_STATES) metrics.link.set({ state: each }, each === state ? 1 : 0)
  }
  report(health.read().state)
  /** by what silence is noticed: heartbeats, or answers to the probe where there are none */
  const signs = { beats: false, answers: false }
  let isUp = false
  const expect = (more: Partial<typeof signs>): void => {
    Object.assign(signs, more)
    health.expectHeartbeat(signs.beats || signs.answers)
    if (signs.beats || !isUp) probe.stop()
    else probe.start()
  }
  const probe = createProbe({
    url: config.url,
    onAnswer: () => {
      health.heard()
      expect({ answers: true })
    },
  })
  health.onChange((state) => {
    report(state)
    log.info({ state }, 'upstream link')
    if (state !== 'down') return
    isUp = false
    muteSince = null
    expect({ answers: false })
  })
  capabilities.onKnown((known) => expect({ beats: known.includes('heartbeat') }))

  const calls = createUpstreamCalls(rest, capabilities, onMalformed, config.serviceKey)
  let link: Link | null = null
  return {
    rest,
    capabilities,
    calls,
    reads: createReads(calls),
    health,
    onMalformed,
    open: ({ onFact, onConnected }) => {
      link = createLink(config, createTranslate(config.notificationEvent, onMalformed), health, {
        onFact: (fact) => {
          // a foreign upstream may send heartbeats without naming the capability: from the first one on they are expected
          if (fact.type === 'heartbeat') {
            muteSince = null
            expect({ beats: true, answers: false })
          }
          onFact(fact)
        },
        onConnected: () => {
          capabilities.forget()
          muteSince = Date.now()
          isUp = true
          expect({})
          onConnected()
        },
        onSocket: probe.use,
        onUnknownEvent: () => metrics.unknownEvents.inc(),
      })
      link.open()
    },
    close: () => {
      link?.close()
      probe.stop()
      health.close()
    },
  }
}
