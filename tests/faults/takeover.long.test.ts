import { latestBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devices, flowMeter } from '../harness/devices.ts'
import { createLiveClient, type LiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { hasProduction, ownProduction } from '../harness/production.ts'
import { readerAndOther } from '../harness/readers.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

const PUMPS = Array.from({ length: 60 }, (_, index) => `pompe-${index}`)

/** Two instances on one database and one broker, each with a gateway and somebody who looks at the site through it. */
describe.skipIf(!hasProduction)('production: the instance that reads a site goes away', () => {
  const stacks: TestStack[] = []
  const clients = new Map<TestStack, LiveClient>()
  let site: string
  let person: Person
  let devices: Devices
  let time = Date.now()

  const look = async (through: TestStack): Promise<LiveClient> => {
    const opened = await createLiveClient({ port: through.ports.gateway, site, token: person.token })
    await opened.hear('snapshot')
    return opened
  }
  const clientAt = (stack: TestStack): LiveClient => {
    const client = clients.get(stack)
    if (client === undefined) throw new Error('nobody looks there')
    return client
  }
  /** Each pump's power by the last word that a client has of it. */
  const seenBy = ({ events }: LiveClient): Map<string, boolean | null> => {
    const seen = new Map<string, boolean | null>()
    for (const event of events)
      if (event.type === 'snapshot' || event.type === 'status')
        for (const { device, powered } of event.statuses) seen.set(device, powered)
    return seen
  }
  const say = (state: 'on' | 'off') => {
    time = Math.max(Date.now(), time + 1)
    return PUMPS.map((pump) => devices.power(pump, state, time))
  }
  const allAre = (powered: boolean, of: LiveClient) =>
    until(`every pump ${powered ? 'on' : 'off'}`, () => PUMPS.every((pump) => seenBy(of).get(pump) === powered))
  const latestOf = async (stack: TestStack) =>
    latestBody.parse(
      (await callUpstream(stack, UPSTREAM_PATHS.latest, { token: person.token, query: { site } })).json(),
    )
  /** Nothing was recorded twice or out of order, and a newcomer is shown what the database has. */
  const check = async (stack: TestStack, powered: boolean) => {
    const client = clientAt(stack)
    await allAre(powered, client)
    const seqs = client.journal().map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.map((_, place) => (seqs[0] ?? 0) + place))
    const cuts = client.journal().flatMap(({ type, data }) => (type === 'notification.created' ? [data] : []))
    for (const own of Map.groupBy(cuts, ({ device_id }) => device_id._id).values())
      for (const [place, { deviceStatus }] of own.entries()) expect(deviceStatus).not.toBe(own[place - 1]?.deviceStatus)
    const newcomer = await look(stack)
    await allAre(powered, newcomer)
    newcomer.close()
    const { alarms, statuses } = await latestOf(stack)
    expect(alarms.filter(({ clearedAt }) => clearedAt === null)).toHaveLength(powered ? 0 : PUMPS.length)
    expect(new Set(statuses.map(({ poweredAt }) => poweredAt)).size).toBe(1)
  }

  beforeAll(async () => {
    const production = await ownProduction()
    const first = await createTestStack({}, production)
    stacks.push(first, await createTestStack({ beside: first }, production))
    site = first.site
    person = await newPerson({ role: 'operator', platforms: [site] })
    devices = await first.devices()
    for (const pump of PUMPS) await devices.birth(pump, flowMeter(pump))
    await until('every pump is known', async () => (await latestOf(first)).devices.length === PUMPS.length)
    for (const stack of stacks) clients.set(stack, await look(stack))
    await Promise.all(say('on'))
    for (const stack of stacks) await check(stack, true)
  }, 120_000)
  afterAll(async () => {
    for (const client of clients.values()) client.close()
    for (const stack of stacks.toReversed()) await stack.close()
  }, 60_000)

  test('frozen, it is replaced: cuts are heard; when it wakes, it writes nothing', { timeout: 90_000 }, async () => {
    const [reader, other] = await readerAndOther(stacks, site)
    reader.signal('upstream', 'SIGSTOP')
    await Promise.all(say('off'))
    await check(other, false)
    const { seq } = await latestOf(other)
    reader.signal('upstream', 'SIGCONT')
    await Promise.all(say('on'))
    for (const stack of [other, reader]) await check(stack, true)
    expect((await latestOf(other)).seq).toBe(seq + 2 * PUMPS.length)
  })

  test('killed in the midst of flips, every status is right afterwards, and dated', { timeout: 120_000 }, async () => {
    for (const state of ['off', 'on', 'off'] as const) {
      const [reader, other] = await readerAndOther(stacks, site)
      const said = say(state)
      await until('the first is through', () => seenBy(clientAt(other)).get('pompe-0') === (state === 'on'))
      reader.signal('upstream', 'SIGKILL')
      await Promise.all(said)
      await check(other, state === 'on')
      await reader.restart('upstream')
      await check(reader, state === 'on')
    }
  })

  test('stopped in order, it hands the site over at once', { timeout: 60_000 }, async () => {
    const [reader, other] = await readerAndOther(stacks, site)
    const stopped = reader.stopService('upstream')
    await Promise.all(say('on'))
    await check(other, true)
    await stopped
  })
})
