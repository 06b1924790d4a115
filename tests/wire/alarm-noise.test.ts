import { type AlarmDetail, alarmDetail, alarmPage, type JournalEntry } from '@vigie/contracts/entities'
import { journalBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

let stack: TestStack
let person: Person

beforeAll(async () => {
  stack = await createTestStack()
  person = await newPerson({ role: 'operator', platforms: [stack.site] })
}, 60_000)
afterAll(() => stack?.close())

const alarmsOf = async (query: string) =>
  alarmPage.parse((await callGateway(stack, `/api/alarms?${query}`, { token: person.token })).json()).alarms

const detailOf = async (id: string): Promise<AlarmDetail> =>
  alarmDetail.parse((await callGateway(stack, `/api/alarms/${id}`, { token: person.token })).json())

/** Every entry of the site's journal about alarms of these devices, in order. */
const entriesOf = async (devices: readonly string[]): Promise<JournalEntry[]> => {
  const query = { site: stack.site, since: 0, limit: 1_000 }
  const answer = await callUpstream(stack, UPSTREAM_PATHS.journal, { token: person.token, query })
  return journalBody
    .parse(answer.json())
    .entries.filter(({ type, data }) => type.startsWith('alarm.') && 'device' in data && devices.includes(data.device))
}

test('[R11.4] twenty flips of power in a minute: one open alarm, twenty entries, each in the life of its alarms', async () => {
  const devices = await stack.devices()
  await devices.birth('pompe', flowMeter('Pompe'))
  const from = Date.now() - 60_000
  await devices.power('pompe', 'on', from - 1_000)
  for (let flip = 0; flip < 20; flip += 1)
    await devices.power('pompe', flip % 2 === 0 ? 'off' : 'on', from + flip * 3_000)
  const entries = await until('the last flip', async () => {
    const found = await entriesOf(['pompe'])
    return found.length >= 20 && found
  })
  expect(entries.map(({ type }) => type)).toEqual(
    Array.from({ length: 20 }, (_, flip) => (flip % 2 === 0 ? 'alarm.raised' : 'alarm.cleared')),
  )
  const open = await alarmsOf('state=open&device=pompe')
  expect(open).toMatchObject([{ state: 'returned', occurrences: 10 }])
  const all = await alarmsOf('device=pompe&limit=100')
  expect(all).toHaveLength(10)

  // the entry that raises an occurrence is also the last of the one whose place it takes: nothing has one of its own
  const lives = await Promise.all(all.map(({ id }) => detailOf(id)))
  for (const { alarm, transitions } of lives) {
    const next = lives.find(({ alarm: { replaces } }) => replaces === alarm.id)
    expect(transitions.map(({ event, from: before, to }) => [event, before, to])).toEqual([
      ['alarm.raised', null, 'unacknowledged'],
      ['alarm.cleared', 'unacknowledged', 'returned'],
      ...(next === undefined ? [] : [['alarm.raised', 'returned', 'normal']]),
    ])
    expect(transitions.at(-1)?.to).toBe(alarm.state)
    if (next !== undefined) expect(transitions.at(-1)?.seq).toBe(next.transitions[0]?.seq)
  }
  const told = new Set(lives.flatMap(({ transitions }) => transitions.map(({ seq }) => seq)))
  expect([...told].sort((one, other) => one - other)).toEqual(entries.map(({ seq }) => seq))
}, 60_000)

test('[R11.4] forty devices cut together: forty entries, forty open alarms, one of them the cause of all others', async () => {
  const names = Array.from({ length: 40 }, (_, place) => `vanne-${place}`)
  const devices = await stack.devices()
  for (const name of names) {
    await devices.birth(name, flowMeter(name))
    await devices.power(name, 'on', Date.now() - 60_000)
  }
  const at = Date.now()
  await Promise.all(names.map((name, place) => devices.power(name, 'off', at + place)))
  const entries = await until('the last cut', async () => {
    const found = await entriesOf(names)
    return found.length >= 40 && found
  })
  expect(entries.map(({ type }) => type)).toEqual(names.map(() => 'alarm.raised'))
  const open = await alarmsOf('state=open&q=vanne&limit=100')
  expect(new Set(open.map(({ device }) => device))).toEqual(new Set(names))
  const [cause, ...others] = open.filter((alarm) => alarm.cause === null)
  expect(others).toEqual([])
  expect(open.filter((alarm) => alarm.cause === cause?.id)).toHaveLength(39)
}, 60_000)
