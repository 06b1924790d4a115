/** What devices notice of the analyst: how long a message waits for its acknowledgement, with it and without. */
import type { Stack } from '@vigie/stack'
import { createDevices, flowMeter } from '../harness/devices.ts'
import { cpuSeconds, paced, percentile } from './measure.ts'
import { fixed, type Table } from './table.ts'

const SITE = 'chaib'
const DEVICES = 60
const SECONDS = 20
const LATE_MS = 400
const TURNS = ['without', 'with', 'without', 'with'] as const

export const benchAnalystBystander = async (stack: Stack): Promise<readonly (readonly string[])[]> => {
  const devices = await createDevices(stack.urls.mqtt, SITE)
  const ids = Array.from({ length: DEVICES }, (_, index) => `regard-${index}`)
  for (const id of ids) await devices.birth(id, flowMeter(id))
  const rows: (readonly string[])[] = []
  for (const turn of TURNS) {
    if (turn === 'without') await stack.stopService('analyst')
    else await stack.restart('analyst')
    const waits: number[] = []
    const acks: Promise<unknown>[] = []
    const upstream = stack.pid('upstream') ?? 0
    const before = cpuSeconds(upstream)
    await paced(SECONDS * DEVICES, DEVICES, (index) => {
      const sentAt = performance.now()
      const id = ids[index % DEVICES] ?? ''
      const sent = devices.telemetry(id, { flow_m3h: 30 + Math.sin(index) })
      acks.push(sent.then(() => waits.push(performance.now() - sentAt)))
    })
    await Promise.all(acks)
    rows.push([
      turn,
      String(waits.length),
      fixed(percentile(waits, 0.5)),
      fixed(percentile(waits, 0.99)),
      fixed(Math.max(...waits), 0),
      String(waits.filter((wait) => wait > LATE_MS).length),
      fixed((100 * (cpuSeconds(upstream) - before)) / SECONDS, 0),
    ])
  }
  await devices.close()
  return rows
}

export const analystBystanderTable = (rows: readonly (readonly string[])[]): Table => ({
  title: 'Ingest beside the analyst',
  method: `${DEVICES} devices, one message a second each, ${SECONDS} s a turn, MQTT QoS 1, embedded database. With: an analyst that reads and judges every device each two seconds, a hundred and fifty times as often as it does unless told otherwise. Time from publish to acknowledgement, which comes after the commit.`,
  columns: ['analyst', 'messages', 'p50 ms', 'p99 ms', 'longest ms', `above ${LATE_MS} ms`, 'upstream CPU %'],
  rows,
})
