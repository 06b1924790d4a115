/** Alert published over MQTT → heard by every client: our gateway beside Socket.IO clients of the same upstream. */
import type { Stack } from '@vigie/stack'
import { createDevices, type Devices, flowMeter } from '../harness/devices.ts'
import type { ClientsJob } from './clients.ts'
import { createCrowd } from './crowd.ts'
import { cpuSeconds, median, paced, pause, percentile, within } from './measure.ts'
import { pin, SERVER_CORE } from './pinned.ts'
import { fixed, type Table } from './table.ts'
import { MARK, nowUs } from './tally.ts'

const CLIENTS = 500
const PER_SECOND = 50
const WARM_UP = 100
const ALERTS = 200
const ROUNDS = 3
const DEVICES = 50
const SITE = 'chaib'
/** How long the upstream's own work at rest is watched, s. */
const REST_SECONDS = 1
/** How long after the last publication an alert may still come, ms. */
const GRACE_MS = 5_000

export const ALERT_WAYS = ['Vigie gateway (WebSocket)', 'Socket.IO 4.8 at the upstream'] as const
type Way = (typeof ALERT_WAYS)[number]
type Round = {
  /** ms */
  readonly latencies: readonly number[]
  readonly framesPerAlert: number
  readonly readsPerAlert: number
  /** of the process that fans out, s */
  readonly fanOutCpu: number
  /** of the upstream, without its work at rest, s */
  readonly upstreamCpu: number
}
export type AlertRow = readonly string[]

/** The rows of one store, rounds of the ways asked for taking turns. */
export const measureAlerts = async (
  stack: Stack,
  token: string,
  store: string,
  asked: readonly Way[],
): Promise<AlertRow[]> => {
  const job = { count: CLIENTS, token, marks: 'device' } as const
  const all: readonly (readonly [Way, ClientsJob, 'gateway' | 'upstream'])[] = [
    ['Vigie gateway (WebSocket)', { ...job, dialect: 'vigie', port: stack.ports.gateway }, 'gateway'],
    ['Socket.IO 4.8 at the upstream', { ...job, dialect: 'upstream', port: stack.ports.upstream }, 'upstream'],
  ]
  const ways = all.filter(([way]) => asked.includes(way))
  const rounds = new Map<Way, Round[]>()
  pin(stack.pid('gateway') ?? 0, SERVER_CORE)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [way, clients, server]] of ways.entries()) {
      const firstDevice = (round * ways.length + index) * DEVICES
      rounds.set(way, [...(rounds.get(way) ?? []), await playRound(stack, clients, server, firstDevice)])
    }
  }
  return [...rounds].map(([way, played]) => rowOf(store, way, played))
}

const playRound = async (
  stack: Stack,
  job: ClientsJob,
  server: 'gateway' | 'upstream',
  firstDevice: number,
): Promise<Round> => {
  const [upstream, fanOut] = [stack.pid('upstream') ?? 0, stack.pid(server) ?? 0]
  const crowd = await createCrowd(job)
  const devices = await createDevices(stack.urls.mqtt, SITE)
  const ids = Array.from({ length: DEVICES }, (_, index) => firstDevice + index)
  await Promise.all(ids.map((id) => devices.birth(`bench-${id}`, flowMeter(`${MARK}${id}`))))

  const warmedUp = (await crowd.expect(WARM_UP * CLIENTS)).nextAll()
  await publish(devices, ids, WARM_UP)
  await within(GRACE_MS, warmedUp)
  const restBefore = cpuSeconds(upstream)
  await pause(REST_SECONDS * 1_000)
  const restPerSecond = (cpuSeconds(upstream) - restBefore) / REST_SECONDS

  const all = (await crowd.expect(ALERTS * CLIENTS)).nextAll()
  const before = { at: nowUs(), upstream: cpuSeconds(upstream), fanOut: cpuSeconds(fanOut) }
  const sent = await publish(devices, ids, ALERTS)
  await within(GRACE_MS, all)
  const seconds = (nowUs() - before.at) / 1e6
  const upstreamCpu = cpuSeconds(upstream) - before.upstream - restPerSecond * seconds
  const fanOutCpu = cpuSeconds(fanOut) - before.fanOut
  const { arrivals, frames, reads } = await crowd.report()
  await crowd.leave()
  await Promise.all(ids.map((id) => devices.power(`bench-${id}`, 'on')))
  await devices.close()
  return {
    latencies: arrivals.flatMap(([id, times]) => latenciesOf(sent.get(id) ?? [], times)),
    framesPerAlert: frames / CLIENTS / ALERTS,
    readsPerAlert: reads / CLIENTS / ALERTS,
    fanOutCpu,
    upstreamCpu,
  }
}

/** Each device in turn goes off, then each on, and so on. @returns when, by device, µs */
const publish = async (devices: Devices, ids: readonly number[], count: number): Promise<Map<number, number[]>> => {
  const sent = new Map<number, number[]>(ids.map((id) => [id, []]))
  const acks: Promise<void>[] = []
  await paced(count, PER_SECOND, (index) => {
    const id = ids[index % ids.length] ?? 0
    sent.get(id)?.push(nowUs())
    acks.push(devices.power(`bench-${id}`, Math.floor(index / ids.length) % 2 === 0 ? 'off' : 'on'))
  })
  await Promise.all(acks)
  return sent
}

/** Alerts of one device arrive in order at every client: the n-th arrivals of them all answer its n-th publication. */
const latenciesOf = (sent: readonly number[], arrivals: readonly number[]): number[] =>
  arrivals.flatMap((at, index) => {
    const published = sent[Math.floor(index / CLIENTS)]
    return published === undefined ? [] : [(at - published) / 1_000]
  })

const rowOf = (store: string, way: Way, rounds: readonly Round[]): AlertRow => {
  const medianOf = (figure: (round: Round) => number) => median(rounds.map(figure))
  return [
    store,
    way,
    fixed(medianOf(({ latencies }) => percentile(latencies, 0.5))),
    fixed(medianOf(({ latencies }) => percentile(latencies, 0.99))),
    fixed(medianOf(({ upstreamCpu }) => (upstreamCpu / ALERTS) * 1_000)),
    fixed(medianOf(({ fanOutCpu, latencies }) => (fanOutCpu / latencies.length) * 1e6)),
    fixed(
      medianOf(({ framesPerAlert }) => framesPerAlert),
      2,
    ),
    fixed(
      medianOf(({ readsPerAlert }) => readsPerAlert),
      2,
    ),
    `${rounds.reduce((sum, { latencies }) => sum + latencies.length, 0)} / ${ROUNDS * ALERTS * CLIENTS}`,
  ]
}

export const alertsTable = (rows: readonly AlertRow[]): Table => ({
  title: `Alerts: MQTT publish → client, ${PER_SECOND}/s × ${CLIENTS} clients`,
  method: `Each round, after ${WARM_UP} that are not counted: ${ALERTS} power messages (QoS 1) published by one device connection, each committed as alarm, notification, status and journal entries, then heard by ${CLIENTS} connections, subscribed to everything, in another process on the same clock. Medians of ${ROUNDS} rounds, the two ways taking turns. The gateway and the clients have a core each; the upstream, with its broker and PGlite in its process or PostgreSQL beside it, runs where there is room. The peer is ${CLIENTS} connections of Socket.IO's protocol in the spec's room at the same upstream (one hop fewer). The upstream's CPU per alert is that of its process without what it uses at rest (watched for ${REST_SECONDS} s with the clients connected): in the gateway's rows the gateway alone listens to it, in the peer's rows fan-out is part of it. Frames and reads (of the socket, joined frames in one) leave heartbeats out.`,
  columns: [
    'store',
    'way',
    'p50 ms',
    'p99 ms',
    'upstream CPU per alert, ms',
    'fan-out CPU-s per million deliveries',
    'frames per client and alert',
    'reads per client and alert',
    'heard / expected',
  ],
  rows,
})
