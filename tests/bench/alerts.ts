/** Alert published over MQTT → heard by every client: our gateway beside stock Socket.IO clients of the same upstream. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Stack } from '@vigie/stack'
import { connectDevices, flowMeter } from '../harness/devices.ts'
import type { ClientsJob } from './clients.ts'
import { cpuSeconds, median, paced, percentile } from './measure.ts'
import { fixed, type Table } from './table.ts'

const CLIENTS = 500
const PER_SECOND = 50
const ALERTS = 500
const ROUNDS = 3
const DEVICES = 50
const SITE = 'chaib'

type Round = {
  readonly latencies: readonly number[]
  readonly expected: number
  readonly cpuPerMillion: number
}

export const benchAlerts = async (stack: Stack, token: string): Promise<Table> => {
  const host = `${SITE}.localhost:${stack.ports.gateway}`
  const jobs = {
    vigie: { kind: 'vigie', count: CLIENTS, url: `ws://127.0.0.1:${stack.ports.gateway}/api/live`, host, token },
    'socket.io': { kind: 'socket.io', count: CLIENTS, url: stack.urls.upstream, host, token },
  } as const satisfies Record<string, ClientsJob>
  const rounds: Record<keyof typeof jobs, Round[]> = { vigie: [], 'socket.io': [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.vigie.push(await playRound(stack, jobs.vigie, 'gateway', `v${round}`))
    rounds['socket.io'].push(await playRound(stack, jobs['socket.io'], 'upstream', `s${round}`))
  }
  return {
    title: `Alerts: MQTT publish → client, ${PER_SECOND}/s × ${CLIENTS} clients`,
    method: `Each round: ${ALERTS} power messages (QoS 1) published by one device connection, each committed as alarm, notification and journal entries, then heard by ${CLIENTS} connections in another process on the same machine and clock. Medians of ${ROUNDS} interleaved rounds. The peer is ${CLIENTS} stock socket.io-client connections in the spec's room at the same upstream (one hop fewer). CPU: of the process that fans out, baseline work included (the upstream's ingest for the peer).`,
    columns: ['way', 'p50 ms', 'p99 ms', 'heard / expected', 'CPU-s per million deliveries'],
    rows: [
      rowOf('Vigie gateway (WebSocket)', rounds.vigie),
      rowOf('Socket.IO 4.8 at the upstream', rounds['socket.io']),
    ],
  }
}

const rowOf = (name: string, rounds: readonly Round[]): string[] => [
  name,
  fixed(median(rounds.map(({ latencies }) => percentile(latencies, 0.5)))),
  fixed(median(rounds.map(({ latencies }) => percentile(latencies, 0.99)))),
  `${rounds.reduce((sum, { latencies }) => sum + latencies.length, 0)} / ${rounds.reduce((sum, { expected }) => sum + expected, 0)}`,
  fixed(median(rounds.map(({ cpuPerMillion }) => cpuPerMillion))),
]

const playRound = async (
  stack: Stack,
  job: ClientsJob,
  server: 'gateway' | 'upstream',
  tag: string,
): Promise<Round> => {
  const pid = stack.pid(server) ?? 0
  const clients = fork(new URL('./clients.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  clients.send(job)
  await once(clients, 'message')

  const devices = await connectDevices(stack.urls.mqtt, SITE)
  const names = Array.from({ length: DEVICES }, (_, index) => `bench:${tag}:${index}`)
  await Promise.all(names.map((name, index) => devices.birth(idOf(tag, index), flowMeter(name))))

  const sent = new Map<string, number[]>(names.map((name) => [name, []]))
  const cpuBefore = cpuSeconds(pid)
  const acks: Promise<void>[] = []
  await paced(ALERTS, PER_SECOND, (index) => {
    const device = index % DEVICES
    sent.get(names[device] ?? '')?.push(Number(process.hrtime.bigint()))
    acks.push(devices.power(idOf(tag, device), Math.floor(index / DEVICES) % 2 === 0 ? 'off' : 'on'))
  })
  await Promise.all(acks)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const cpu = cpuSeconds(pid) - cpuBefore

  clients.send('report')
  const [heard] = (await once(clients, 'message')) as [[string, number[]][]]
  clients.kill()
  await Promise.all(names.map((_, index) => devices.power(idOf(tag, index), 'on', Date.now())))
  await devices.close()

  const latencies = heard.flatMap(([name, arrivals]) => latenciesOf(sent.get(name) ?? [], arrivals, job.count))
  return { latencies, expected: ALERTS * job.count, cpuPerMillion: (cpu / latencies.length) * 1e6 }
}

/** Alerts of one device arrive in order at every client: the n-th `count` arrivals answer its n-th publication. */
const latenciesOf = (sent: readonly number[], arrivals: readonly number[], count: number): number[] =>
  arrivals.flatMap((at, index) => {
    const published = sent[Math.floor(index / count)]
    return published === undefined ? [] : [(at - published) / 1e6]
  })

const idOf = (tag: string, index: number): string => `bench-${tag}-${index}`
