import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly contentType: string
  readonly render: () => Promise<string>
  readonly committed: (values: number, tookMs: number) => void
  readonly quarantined: (reason: string) => void
}

export type Gauges = {
  readonly queueDepth: () => number
  readonly sockets: () => number
  readonly heads: () => Readonly<Record<string, number>>
}

/** The figures of one upstream, for Prometheus. */
export const createMetrics = (gauges: Gauges): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const values = new Counter({ name: 'vigie_ingest_values_total', help: 'Values and messages stored', registers })
  const batches = new Histogram({
    name: 'vigie_ingest_batch_seconds',
    help: 'Time to commit one batch',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const quarantined = new Counter({
    name: 'vigie_ingest_quarantined_total',
    help: 'Inputs set aside',
    labelNames: ['reason'],
    registers,
  })
  new Gauge({
    name: 'vigie_ingest_queue_values',
    help: 'Values that wait to be committed',
    registers,
    collect() {
      this.set(gauges.queueDepth())
    },
  })
  new Gauge({
    name: 'vigie_sockets',
    help: 'Connected Socket.IO clients',
    registers,
    collect() {
      this.set(gauges.sockets())
    },
  })
  new Gauge({
    name: 'vigie_journal_head',
    help: 'Last seq of each journal',
    labelNames: ['site'],
    registers,
    collect() {
      for (const [site, head] of Object.entries(gauges.heads())) this.set({ site }, head)
    },
  })
  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    committed: (count, tookMs) => {
      values.inc(count)
      batches.observe(tookMs / 1_000)
    },
    quarantined: (reason) => quarantined.inc({ reason }),
  }
}
