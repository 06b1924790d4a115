import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { createFlips, type Flips } from '../harness/flips.ts'
import { createLiveClient, type LiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createProxy, type FaultProxy, type Faults } from '../harness/proxy.ts'
import { until } from '../harness/wait.ts'

/** Alerts: none lost, none twice, none out of order, whatever happens between the browser and the gateway. */
onEveryBacking('a cut between the browser and the gateway', (stack) => {
  const FLIPS = 50
  let person: Person
  let pump: Flips
  let proxy: FaultProxy
  let clients: LiveClient[]

  beforeAll(async () => {
    person = await newPerson({ role: 'operator', platforms: [stack().site] })
    pump = await createFlips(stack(), person)
    proxy = await createProxy(stack().ports.gateway)
  })
  beforeEach(() => {
    clients = []
  })
  afterEach(() => {
    proxy.set({})
    for (const client of clients) client.close()
  })
  afterAll(() => proxy?.close())

  /** Connects through the proxy, resuming where the client before stood; tries again until it is in. */
  const connect = () =>
    until('a live connection', async () => {
      const resume = clients.at(-1)?.position()
      const client = await createLiveClient({
        port: proxy.port,
        site: stack().site,
        token: person.token,
        ...(resume === undefined || resume.epoch === '' ? {} : { resume }),
      }).catch(() => null)
      if (client === null) return null
      clients.push(client)
      const arrived = await client.hear('welcome').catch(() => null)
      if (arrived?.resumed === false) await client.hear('snapshot').catch(() => null)
      return arrived
    })

  /** The first connection, and where its picture stands. */
  const begin = async () => {
    await connect()
    return (await until('a first connection', () => clients[0])).hear('snapshot')
  }

  /** What all the connections of one browser heard, in the order it heard it. */
  const heard = () => clients.flatMap((client) => client.journal().map((entry) => entry.seq))
  const expected = (first: number, entries: number) => Array.from({ length: entries }, (_, index) => first + index + 1)

  test('50 alerts during a cut: all 50 once, in order, after the reconnection', async () => {
    const { seq } = await begin()
    await pump.flip(5)
    await until('the first entries', () => heard().length >= 10)
    proxy.set({ down: true })
    proxy.reset()
    await pump.flip(FLIPS)
    proxy.set({})
    await connect()
    await pump.flip(5)
    await until('every entry', () => heard().length >= 2 * (FLIPS + 10))
    expect(heard()).toEqual(expected(seq, 2 * (FLIPS + 10)))
  })

  test('a reset in the middle of every burst: still all of them once, in order', async () => {
    const { seq } = await begin()
    for (let round = 0; round < 5; round += 1) {
      const burst = pump.flip(10)
      proxy.reset()
      await burst
      await connect()
    }
    await until('every entry', () => heard().length >= 100)
    expect(heard()).toEqual(expected(seq, 100))
  })

  const slow: readonly (readonly [string, Faults])[] = [
    ['bytes one by one', { sliceBytes: 1 }],
    ['a connection cut every 20 kB, mid-frame', { limitBytes: 20_000, sliceBytes: 700 }],
    ['2 s of latency', { latencyMs: 2_000 }],
  ]
  test.each(slow)('%s: all of them once, in order', async (_, faults) => {
    const { seq } = await begin()
    proxy.set(faults)
    await pump.flip(20)
    await until('every entry', async () => {
      if (clients.at(-1)?.closed() !== null) await connect()
      return heard().length >= 40
    })
    expect(heard()).toEqual(expected(seq, 40))
  })

  test('a blackhole is not a silence: what waited arrives when it lifts, or after a resume', async () => {
    const { seq } = await begin()
    proxy.set({ blackhole: 'toClient' })
    await pump.flip(10)
    proxy.set({})
    await until('every entry', () => heard().length >= 20)
    expect(heard()).toEqual(expected(seq, 20))
  })
})
