/** Readings over MQTT QoS 1, acknowledged after the commit: rows per second, embedded and PostgreSQL. */
import type { Stack } from '@vigie/stack'
import { createDevices, flowMeter } from '../harness/devices.ts'
import { cpuSeconds, rssMb } from './measure.ts'
import { fixed, type Table } from './table.ts'

const SITE = 'chaib'
const CONNECTIONS = 4
const IN_FLIGHT = 20
const SAMPLES_PER_MESSAGE = 200
const SECONDS = 10

export type IngestRow = readonly string[]

/** Publishes stored backlogs for a while and counts what was acknowledged. */
export const measureIngest = async (stack: Stack, name: string, samplesPerMessage: number): Promise<IngestRow> => {
  const pid = stack.pid('upstream') ?? 0
  const cpuBefore = cpuSeconds(pid)
  const start = performance.now()
  const acknowledged = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => publishFor(stack, `bench-ingest-${index}`, samplesPerMessage)),
  )
  const seconds = (performance.now() - start) / 1_000
  const rows = acknowledged.reduce((sum, count) => sum + count, 0)
  const cpu = cpuSeconds(pid) - cpuBefore
  return [
    name,
    String(samplesPerMessage),
    Math.round(rows / seconds).toLocaleString('en'),
    fixed((cpu / rows) * 1e6),
    fixed(rssMb(pid), 0),
  ]
}

const publishFor = async (stack: Stack, device: string, samplesPerMessage: number): Promise<number> => {
  const devices = await createDevices(stack.urls.mqtt, SITE)
  await devices.birth(device, flowMeter(`Banc ${device}`))
  const topic = `vigie/${SITE}/${device}/telemetry`
  const deadline = performance.now() + SECONDS * 1_000
  let ts = Date.now() - 150 * 86_400_000
  let acknowledged = 0
  const publishOn = async (): Promise<void> => {
    while (performance.now() < deadline) {
      const first = ts
      ts += samplesPerMessage * 1_000
      const samples = Array.from({ length: samplesPerMessage }, (_, index) => ({
        ts: first + index * 1_000,
        values: { flow_m3h: 12.3 },
      }))
      await devices.raw(topic, JSON.stringify(samples))
      acknowledged += samplesPerMessage
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, publishOn))
  await devices.close()
  return acknowledged
}

export const INGEST_SHAPES = [1, SAMPLES_PER_MESSAGE] as const

export const ingestTable = (rows: readonly IngestRow[]): Table => ({
  title: 'Ingest: MQTT QoS 1 → committed → acknowledged',
  method: `${CONNECTIONS} connections, ${IN_FLIGHT} messages in flight each, ${SECONDS} s; publisher, broker, database and upstream share two cores. Rows are readings with their rollups (5 min, hour, day) kept in the same transaction.`,
  columns: [
    'store',
    'samples per message',
    'rows/s acknowledged',
    'upstream CPU-s per million rows',
    'upstream RSS MB',
  ],
  rows,
})
