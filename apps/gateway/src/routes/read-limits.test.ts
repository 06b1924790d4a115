import { READ_LIMITS, RETRY_AFTER_SECONDS, WORKBOOK_LIMITS } from '@vigie/contracts/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { kpiSample } from '../testing/kpi-sample.ts'

let it: GatewayFixture
/** questions that have reached the upstream, and wait for its answer */
let asked: { readonly from: string; readonly answer: () => void }[]

beforeEach(async () => {
  it = await createGatewayFixture()
  const amina = it.identity.people.get('amina')
  if (amina !== undefined) it.identity.people.set('karim', { ...amina })
  asked = []
  it.upstream.state.series = ({ from = '', to = '' }) =>
    new Promise((resolve) => {
      const body = { device: 'p1', metric: 'flow_m3h', from: Number(from), to: Number(to), points: [] }
      asked.push({ from, answer: () => resolve({ ...body, resolution: 'raw', bucketMs: 0, watermark: null }) })
    })
})
afterEach(async () => {
  await answerAll()
  await it.close()
})

const answerAll = async (): Promise<void> => {
  while (asked.length > 0) {
    for (const { answer } of asked.splice(0)) answer()
    await new Promise(setImmediate)
  }
}
const get = (who: string, url: string) =>
  it.gateway.app.inject({ url, headers: { host: 'chaib.localhost:8080', authorization: `Bearer ${who}` } })
const ask = (who: string, from: number, path = '/api/series?device=p1&metric=flow_m3h&to=1000000') =>
  get(who, `${path}&from=${from}`)
const starts = () => asked.map(({ from }) => Number(from))

test('one person has few reads at the upstream, some that wait, and is told when to ask again for more', async () => {
  const many = READ_LIMITS.perPerson + READ_LIMITS.waitingPerPerson + 10
  const answers = Array.from({ length: many }, (_, from) => ask('amina', from))
  const refused = await Promise.race(answers)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(RETRY_AFTER_SECONDS)])
  await vi.waitFor(() => expect(starts()).toHaveLength(READ_LIMITS.perPerson))
  const finished = Promise.all(answers)
  const pump = setInterval(() => void answerAll(), 1)
  const statuses = (await finished).map(({ statusCode }) => statusCode)
  clearInterval(pump)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(statuses.filter((status) => status === 200)).toHaveLength(many - 10)
})

test('whoever asks for much does not keep others waiting', async () => {
  const greedy = Array.from({ length: 20 }, (_, from) => ask('amina', from))
  await vi.waitFor(() => expect(starts()).toHaveLength(READ_LIMITS.perPerson))
  const other = ask('karim', 999)
  await vi.waitFor(() => expect(starts()).toContain(999))
  asked.find(({ from }) => from === '999')?.answer()
  expect((await other).statusCode).toBe(200)
  const pump = setInterval(() => void answerAll(), 1)
  await Promise.all(greedy)
  clearInterval(pump)
})

test('what is being read is shared by all who ask the same meanwhile', async () => {
  const first = ask('amina', 1)
  await vi.waitFor(() => expect(starts()).toEqual([1]))
  const others = [ask('amina', 1), ask('karim', 1)]
  // a question of its own shows that those before it were heard
  const last = ask('karim', 2)
  await vi.waitFor(() => expect(starts()).toContain(2))
  expect(starts()).toEqual([1, 2])
  await answerAll()
  const statuses = await Promise.all([first, ...others, last])
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
})

test('of many workbooks at once a person gets a few, one after another, and is told when to ask again', async () => {
  const { state } = it.upstream
  const site = { slug: 'chaib', name: 'Chaib', link: 'http://chaib.test', position: { lat: 30, lon: -9 } }
  state.sites = [{ ...site, timeZone: 'Europe/Paris' }]
  state.kpis = kpiSample('p1')
  const many = 1 + WORKBOOK_LIMITS.waitingPerPerson + 3
  const answers = await Promise.all(Array.from({ length: many }, () => get('amina', '/api/exports/kpis.xlsx?unit=day')))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  expect(statuses.filter((status) => status === 200)).toHaveLength(many - 3)
})
