/** Reading published over MQTT → heard by a client, the whole way: how old it is then. */
import type { Stack } from '@vigie/stack'
import { createDevices, flowMeter } from '../harness/devices.ts'
import { createCrowd } from './crowd.ts'
import { median, paced, pause, percentileOf } from './measure.ts'
import { pin, SERVER_CORE } from './pinned.ts'
import { fixed, type Table } from './table.ts'
import type { Report } from './tally.ts'

const SITE = 'chaib'
const DEVICES = 20
const PER_SECOND = 100
const WARM_UP_SECONDS = 2
const SECONDS = 4
const ROUNDS = 3
/** Longer than the last reading needs, ms. */
const DRAIN_MS = 500

export const benchReadings = async (stack: Stack, token: string): Promise<Table> => {
  pin(stack.pid('gateway') ?? 0, SERVER_CORE)
  const crowd = await createCrowd({ dialect: 'vigie', port: stack.ports.gateway, count: 1, token, marks: 'stamp' })
  const devices = await createDevices(stack.urls.mqtt, SITE)
  const ids = Array.from({ length: DEVICES }, (_, index) => `bench-reading-${index}`)
  await Promise.all(ids.map((id) => devices.birth(id, flowMeter(id))))
  const publish = (seconds: number): Promise<void> =>
    paced(seconds * PER_SECOND, PER_SECOND, (index) => {
      void devices.telemetry(ids[index % DEVICES] ?? '', { flow_m3h: index % 100 })
    })

  await publish(WARM_UP_SECONDS)
  await pause(DRAIN_MS)
  const rounds: Report[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await crowd.expect(SECONDS * PER_SECOND)
    await publish(SECONDS)
    await pause(DRAIN_MS)
    rounds.push(await crowd.report())
  }
  await crowd.leave()
  await devices.close()
  const medianOf = (figure: (report: Report) => number): string => fixed(median(rounds.map(figure)))
  return {
    title: `Readings: MQTT publish → client, ${DEVICES} devices, ${PER_SECOND}/s in all`,
    method: `Readings (QoS 1) published evenly by one connection for ${SECONDS} s, ${ROUNDS} rounds after ${WARM_UP_SECONDS} s of warm-up; each committed (PGlite), told to the gateway and heard by one client in another process. Age of a reading when it is heard, on the machine's clock, to the ms.`,
    columns: ['p50 ms', 'p99 ms', 'frames per second', 'heard / published'],
    rows: [
      [
        medianOf(({ latencies }) => percentileOf(latencies, 0.5) / 1_000),
        medianOf(({ latencies }) => percentileOf(latencies, 0.99) / 1_000),
        medianOf(({ frames }) => frames / SECONDS),
        `${rounds.reduce((sum, { rows }) => sum + rows, 0)} / ${ROUNDS * SECONDS * PER_SECOND}`,
      ],
    ],
  }
}
