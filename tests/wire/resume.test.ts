import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { createFlips, type Flips } from '../harness/flips.ts'
import { createLiveClient, type LiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { until } from '../harness/wait.ts'

onEveryBacking('resume by {epoch, seq}', (stack) => {
  let person: Person
  let pump: Flips
  const clients: { close: () => void }[] = []
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

  beforeAll(async () => {
    person = await newPerson({ role: 'viewer', platforms: [stack().site] })
    pump = await createFlips(stack(), person)
  })
  afterAll(() => {
    for (const client of clients) client.close()
  })

  test('what was missed comes once and in order, then what follows', async () => {
    const first = await open()
    const { epoch, seq } = await first.hear('snapshot')
    first.terminate()
    await pump.flip(3)

    const second = await open({ epoch, seq })
    expect((await second.hear('welcome')).resumed).toBe(true)
    await pump.flip()
    const entries = await until('8 entries', () => second.journal().length >= 8 && second.journal())
    expect(entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((step) => seq + step))
    expect(second.events.filter(({ type }) => type === 'snapshot' || type === 'reset')).toEqual([])
  })

  test('a position in another journal is a reset with its reason, then a snapshot', async () => {
    const client = await open({ epoch: 'another-database', seq: 3 })
    expect((await client.hear('reset')).reason).toBe('epoch-changed')
    await client.hear('snapshot')
  })

  test('a position beyond the journal is a reset, never a silent wait', async () => {
    const { epoch, seq } = await (await open()).hear('snapshot')
    const client = await open({ epoch, seq: seq + 1_000_000 })
    expect((await client.hear('reset')).reason).toBe('position-unknown')
    expect((await client.hear('snapshot')).seq).toBe(seq)
  })

  test('a snapshot and the entries after it agree: no entry is in both, none is in neither', async () => {
    const flipping = pump.flip(10)
    const joining: LiveClient[] = []
    for (let count = 0; count < 5; count += 1) joining.push(await open())
    await flipping
    const head = await until('one head', () => {
      const heads = joining.map((client) => client.position().seq)
      return new Set(heads).size === 1 && heads[0] !== 0 && heads[0]
    })
    for (const client of joining) {
      const { seq } = await client.hear('snapshot')
      const expected = Array.from({ length: head - seq }, (_, index) => seq + index + 1)
      expect(client.journal().map((entry) => entry.seq)).toEqual(expected)
    }
  })
})
