import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from '../http/metrics.ts'
import { createUpstreamCalls, type UpstreamCalls } from './calls.ts'
import { type Capabilities, createCapabilities } from './capabilities.ts'
import type { UpstreamFact } from './facts.ts'
import { createLink, type Link } from './link.ts'
import { createLinkHealth, type LinkHealth, type LinkState } from './link-health.ts'
import { createRestClient, type RestClient } from './rest-client.ts'
import { createTranslate } from './translate.ts'

/** The one upstream of this gateway: its REST resources, its link, and the health of the link. */
export type Upstream = {
  readonly rest: RestClient
  readonly capabilities: Capabilities
  readonly calls: UpstreamCalls
  readonly health: LinkHealth
  /** Counts and logs items of the upstream that did not parse. */
  readonly onMalformed: (kind: string, count: number) => void
  /** Starts the link; facts come in the order in which it receives them. */
  readonly open: (handlers: { onFact: (fact: UpstreamFact) => void; onConnected: () => void }) => void
  readonly close: () => void
}

const LINK_STATES: readonly LinkState[] = ['live', 'silent', 'down']

export const createUpstream = (config: Config['upstream'], metrics: Metrics, log: FastifyBaseLogger): Upstream => {
  const onMalformed = (kind: string, count: number): void => {
    metrics.malformed.inc({ kind }, count)
    log.warn({ kind, count }, 'upstream item skipped: it does not parse')
  }
  const rest = createRestClient({
    url: config.url,
    apiPath: config.apiPath,
    onFailure: ({ code }) => metrics.upstreamFailures.inc({ code }),
  })
  const capabilities = createCapabilities(rest)
  const health = createLinkHealth()
  const report = (state: LinkState): void => {
    for (const each of LINK_STATES) metrics.link.set({ state: each }, each === state ? 1 : 0)
  }
  report(health.read().state)
  health.onChange((state) => {
    report(state)
    log.info({ state }, 'upstream link')
  })
  capabilities.onKnown((known) => health.expectHeartbeat(known.includes('heartbeat')))

  let link: Link | null = null
  return {
    rest,
    capabilities,
    calls: createUpstreamCalls(rest, capabilities, onMalformed),
    health,
    onMalformed,
    open: ({ onFact, onConnected }) => {
      link = createLink(config, createTranslate(config.notificationEvent, onMalformed), health, {
        onFact: (fact) => {
          // a foreign upstream may send heartbeats without naming the capability: from the first one on they are expected
          if (fact.type === 'heartbeat') health.expectHeartbeat(true)
          onFact(fact)
        },
        onConnected: () => {
          capabilities.forget()
          onConnected()
        },
        onUnknownEvent: () => metrics.unknownEvents.inc(),
      })
      link.open()
    },
    close: () => {
      link?.close()
      health.close()
    },
  }
}
