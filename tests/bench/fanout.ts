/** What a server does to tell many clients the same: our gateway beside bare peers, the same events from the same feeder. */
import type { Stack } from '@vigie/stack'
import { type Contender, gatewayOf, socketIo, wsPeer } from './contenders.ts'
import { type Crowd, createCrowd } from './crowd.ts'
import type { Feeder } from './feeding.ts'
import { cpuSeconds, median, percentileOf, within } from './measure.ts'
import { fixed, type Table } from './table.ts'
import { WORKS, type Work } from './works.ts'

const CLIENTS = 1_000
const ROUNDS = 3

const METHOD = `${CLIENTS.toLocaleString('en')} clients, subscribed to everything, in a process that shares one core with the feeder; the server alone on the other; all on one clock. Medians of ${ROUNDS} rounds, servers taking turns, each fresh and warmed up. CPU: the server's process, from the first event to the last delivery. The gateway is fed over its own Socket.IO link by a scripted upstream, as that contract has it, has verified each client's token and beats once a second. The peers hear the same events from the same process over a Socket.IO link, those of one hand-over in one packet. Reads: of the client's socket, heartbeats left out; where they fall short of one per hand-over, a server was late and sent several together.`

type Measured = {
  readonly cpu: number
  readonly heard: number
  readonly expected: number
  readonly readsPerHandOver: number
  readonly p50: number
  readonly p99: number
}

export const benchFanout = async (stack: Stack, token: string, feeder: Feeder): Promise<Table[]> => {
  const how = { env: { FEED_URL: feeder.url } }
  const peer = socketIo(how)
  const contenders: readonly Contender[] = [
    gatewayOf(stack),
    peer,
    wsPeer('ws, a frame per event', new URL('./peers/ws-frame.ts', import.meta.url), how),
    wsPeer('ws, frames joined per tick', new URL('./peers/ws-tick.ts', import.meta.url), how),
  ]
  const results = new Map(WORKS.map((work) => [work, new Map<string, Measured[]>()]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, dialect, start } of contenders) {
      const server = await start()
      const crowd = await createCrowd({ dialect, port: server.port, count: CLIENTS, token, marks: 'stamp' })
      for (const [work, byName] of results) {
        const measured = await measure(server.pid, crowd, feeder, work)
        byName.set(name, [...(byName.get(name) ?? []), measured])
      }
      await crowd.leave()
      await server.stop()
    }
  }
  return [...results].map(([work, byName]) => tableOf(work, byName, peer.name))
}

const measure = async (pid: number, crowd: Crowd, feeder: Feeder, work: Work): Promise<Measured> => {
  if (work.warmUp > 0) await playTo(crowd, feeder, shortened(work))
  const before = cpuSeconds(pid)
  const times = await playTo(crowd, feeder, work)
  const cpu = cpuSeconds(pid) - before
  const { heard, rows, reads, latencies } = await crowd.report()
  return {
    cpu,
    heard: heard + rows,
    expected: times * deliveriesOf(work),
    readsPerHandOver: reads / CLIENTS / (times * handOversOf(work)),
    p50: percentileOf(latencies, 0.5) / 1_000,
    p99: percentileOf(latencies, 0.99) / 1_000,
  }
}

/** Plays, and waits until all is heard or the grace is over. @returns how many times */
const playTo = async (crowd: Crowd, feeder: Feeder, work: Work): Promise<number> => {
  const { nextAll } = await crowd.expect(deliveriesOf(work))
  const end = performance.now() + (work.repeatedFor ?? 0) * 1_000
  let times = 0
  do {
    const all = nextAll()
    await feeder.play(work.play)
    await within(work.graceMs, all)
    times += 1
  } while (performance.now() < end)
  return times
}

const shortened = (work: Work): Work =>
  work.repeatedFor === undefined
    ? { ...work, play: { ...work.play, seconds: work.warmUp } }
    : { ...work, repeatedFor: work.warmUp }

/** By one play. */
const deliveriesOf = ({ play }: Work): number =>
  play.perSecond * play.seconds * (play.kind === 'events' ? play.together : play.devices) * CLIENTS
const handOversOf = ({ play }: Work): number => (play.kind === 'events' ? play.perSecond * play.seconds : Number.NaN)

const tableOf = ({ title, method }: Work, byName: ReadonlyMap<string, readonly Measured[]>, peer: string): Table => {
  const medianOf = (name: string, figure: (measured: Measured) => number) =>
    median((byName.get(name) ?? []).map(figure))
  const perMillion = ({ cpu, heard }: Measured) => (cpu / heard) * 1e6
  const ofPeer = medianOf(peer, perMillion)
  return {
    title: `Fan-out: ${title} × ${CLIENTS.toLocaleString('en')} clients`,
    method: `${method} ${METHOD}`,
    columns: [
      'server',
      'CPU-s per million deliveries',
      'of Socket.IO’s',
      'deliveries per CPU-s, × Socket.IO',
      'M deliveries per CPU-s',
      'p50 ms',
      'p99 ms',
      'reads per client and hand-over',
      'heard / expected',
    ],
    rows: [...byName].map(([name, all]) => {
      const cpu = medianOf(name, perMillion)
      return [
        name,
        fixed(cpu, 3),
        fixed(cpu / ofPeer, 2),
        fixed(ofPeer / cpu, 2),
        fixed(1 / cpu, 3),
        fixed(medianOf(name, ({ p50 }) => p50)),
        fixed(medianOf(name, ({ p99 }) => p99)),
        fixed(
          medianOf(name, ({ readsPerHandOver }) => readsPerHandOver),
          2,
        ),
        `${all.reduce((sum, { heard }) => sum + heard, 0)} / ${all.reduce((sum, { expected }) => sum + expected, 0)}`,
      ]
    }),
  }
}
