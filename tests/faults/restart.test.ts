import { CLOSE_CODES } from '@vigie/contracts/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { createFlips, type Flips } from '../harness/flips.ts'
import { createLiveClient, type LiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { until } from '../harness/wait.ts'

/** Processes that stop, die or freeze: a right picture afterwards, and no silent hole. */
onEveryBacking('a process that goes away', (stack) => {
  let person: Person
  let pump: Flips
  const clients: LiveClient[] = []
  beforeAll(async () => {
    person = await newPerson({ role: 'operator', platforms: [stack().site] })
    pump = await createFlips(stack(), person)
  })
  afterAll(() => {
    for (const client of clients) client.close()
  })
  const open = async (resume?: { epoch: string; seq: number }) => {
    const client = await createLiveClient({
      port: stack().ports.gateway,
      site: stack().site,
      token: person.token,
      ...(resume === undefined ? {} : { resume }),
    })
    clients.push(client)
    return client
  }

  test('a gateway that stops says 1012; its successor gives what was missed, or says reset and shows all', async () => {
    const before = await open()
    const { epoch, seq } = await before.hear('snapshot')
    const stopped = stack().stopService('gateway')
    expect(await before.untilClosed()).toBe(CLOSE_CODES.restarting.code)
    await stopped
    await pump.flip(5)
    await stack().restart('gateway')

    const after = await open({ epoch, seq })
    const { resumed } = await after.hear('welcome')
    if (resumed) {
      const entries = await until('10 entries', () => after.journal().length >= 10 && after.journal())
      expect(entries.map((entry) => entry.seq)).toEqual(Array.from({ length: 10 }, (_, index) => seq + index + 1))
    } else {
      await after.hear('reset')
      const picture = await after.hear('snapshot')
      expect(picture.seq).toBe(seq + 10)
      const active = picture.alarms.filter(({ clearedAt }) => clearedAt === null)
      expect(active.map(({ device }) => device)).toEqual(pump.isOn() ? [] : ['pompe-1'])
    }
  })

  test('an upstream that freezes is a silent source; thawed, it is live again and nothing is missing', async () => {
    const client = await open()
    const { seq } = await client.hear('snapshot')
    await client.hear('heartbeat', (event) => event.source.state === 'live')
    stack().signal('upstream', 'SIGSTOP')
    await client.hear('heartbeat', (event) => event.source.state === 'silent')
    stack().signal('upstream', 'SIGCONT')
    const beats = client.events.length
    await until('live again', () =>
      client.events.slice(beats).some((event) => event.type === 'heartbeat' && event.source.state === 'live'),
    )
    await pump.flip()
    await until('the entries', () => client.journal().some((entry) => entry.seq === seq + 2))
    expect(client.journal().map((entry) => entry.seq)).toEqual([seq + 1, seq + 2])
  })

  test('an upstream that dies is a source that is down; restarted, it is live again and the journal goes on', async () => {
    const client = await open()
    const { epoch, seq } = await client.hear('snapshot')
    stack().signal('upstream', 'SIGKILL')
    await client.hear('heartbeat', (event) => event.source.state === 'down')
    await stack().restart('upstream')
    const beats = client.events.length
    await until('live again', () =>
      client.events.slice(beats).some((event) => event.type === 'heartbeat' && event.source.state === 'live'),
    )
    await pump.flip()
    await until('the entries', () => client.journal().some((entry) => entry.seq === seq + 2))
    expect(client.position()).toEqual({ epoch, seq: seq + 2 })
    expect(client.events.filter(({ type }) => type === 'reset')).toEqual([])
  })
})
