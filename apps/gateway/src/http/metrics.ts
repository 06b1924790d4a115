import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** What `createMetrics` makes: counters and gauges by name, and their registry. */
export type Metrics = ReturnType<typeof createMetrics>

/** Everything the gateway counts, in a registry of its own, since tests run many gateways in one process. */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  const counter = <L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name, help, labelNames, registers })
  return {
    registry,
    subscribers: new Gauge({
      name: 'vigie_live_subscribers',
      help: 'live connections past authentication',
      labelNames: ['site'],
      registers,
    }),
    frames: counter('vigie_live_frames_total', 'frames built, before fan-out', ['type']),
    deliveries: counter('vigie_live_deliveries_total', 'frames handed to a connection'),
    writes: counter('vigie_live_writes_total', 'socket writes; each may carry several frames'),
    conflated: counter('vigie_live_readings_conflated_total', 'readings overtaken by a later one before being sent'),
    resets: counter('vigie_live_resets_total', 'clients or sites that had to start over', ['reason']),
    resumes: counter('vigie_live_resumes_total', 'clients served exactly what they missed'),
    closes: counter('vigie_live_closes_total', 'connections closed by the gateway', ['reason']),
    refused: counter('vigie_live_refused_total', 'upgrades refused because too many waited to be admitted'),
    slow: counter('vigie_live_slow_total', 'times a client fell behind'),
    gapsHealed: counter('vigie_feed_gaps_healed_total', 'journal gaps filled from the upstream by REST'),
    duplicates: counter('vigie_feed_duplicates_total', 'journal entries received again and skipped'),
    divergences: counter(
      'vigie_feed_divergences_total',
      'times a picture was not what the upstream had, and was read again',
    ),
    malformed: counter('vigie_upstream_malformed_total', 'upstream items that did not parse and were skipped', [
      'kind',
    ]),
    unknownEvents: counter('vigie_upstream_unknown_events_total', 'upstream events of a name nobody listens to'),
    upstreamFailures: counter('vigie_upstream_failures_total', 'REST calls to the upstream that failed', ['code']),
    link: new Gauge({
      name: 'vigie_upstream_link_state',
      help: '1 for the state the link is in',
      labelNames: ['state'],
      registers,
    }),
  }
}

/** Adds the figures of the process (CPU, memory, event loop); to be called once per process. */
export const collectProcessMetrics = (metrics: Metrics): void => collectDefaultMetrics({ register: metrics.registry })
