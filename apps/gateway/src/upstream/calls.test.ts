import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUpstreamDouble, type UpstreamDouble } from '../testing/upstream-double.ts'
import { createUpstreamCalls, type UpstreamCalls } from './calls.ts'
import { createCapabilities } from './capabilities.ts'
import { createRestClient } from './rest-client.ts'

let upstream: UpstreamDouble
let calls: UpstreamCalls
const malformed: string[] = []
beforeAll(async () => {
  upstream = await createUpstreamDouble('chaib')
})
afterAll(() => upstream.close())
const callsTo = (url: string): UpstreamCalls => {
  const rest = createRestClient({ url, apiPath: '/api/v1' })
  return createUpstreamCalls(rest, createCapabilities(rest, { isMute: () => false }), (kind, count) =>
    malformed.push(`${kind} ${count}`),
  )
}
beforeEach(() => {
  malformed.length = 0
  upstream.state.failing.clear()
  calls = callsTo(upstream.url)
})

describe('an upstream that knows only the calls of the spec [R7.1]', () => {
  beforeEach(() => {
    upstream.state.capabilities = null
    upstream.state.projects = [{ _id: '1', name: 'Chaib', link: 'https://chaib.example.org' }]
  })

  test('has the site of its project, at the default place on the map [R8.2]', async () => {
    expect(await calls.site('t', 'chaib')).toMatchObject({
      ok: true,
      value: {
        slug: 'chaib',
        name: 'Chaib',
        link: 'https://chaib.example.org',
        position: { lat: 30.09, lon: -9.55 },
        timeZone: 'Africa/Casablanca',
        currency: 'MAD',
      },
    })
    expect(await calls.site('t', 'massa')).toMatchObject({ ok: false, code: 'site.unknown' })
  })

  test('offers neither devices nor series, and that is said', async () => {
    const range = { device: 'a', metric: 'flow_m3h', from: 1, to: 2, points: 10 }
    expect(await calls.devices('t', 'chaib')).toMatchObject({ code: 'capability.missing' })
    expect(await calls.series('t', 'chaib', range)).toMatchObject({ code: 'capability.missing' })
  })

  test('its projects are listed when they parse, the others counted', async () => {
    const bad = { _id: '2', name: 'X', link: 'javascript:alert(1)' }
    upstream.state.projects.push(bad)
    expect(await calls.projects('t')).toMatchObject({ value: [{ name: 'Chaib' }] })
    expect(malformed).toEqual(['users 1'])
  })
})

test('[R7.1] two items with one id are one, names are bounded, and each list as well', async () => {
  const note = (_id: string, name = 'Pompe') => ({
    _id,
    device_id: { name },
    deviceStatus: 'off',
    created_at: '2026-01-01T00:00:00.000Z',
  })
  upstream.state.notifications = [note('a'), note('a'), note('x'.repeat(201)), note('b', 'n'.repeat(5_000))]
  const answer = await calls.notifications('t', 'chaib')
  expect(answer.ok && answer.value.map(({ _id, device_id }) => [_id, device_id.name.length])).toEqual([
    ['a', 5],
    ['b', 200],
  ])
  upstream.state.notifications = Array.from({ length: 1_000 }, (_, n) => note(`n${n}`))
  const project = { _id: '1', name: 'n'.repeat(5_000), link: 'https://chaib.example.org' }
  upstream.state.projects = [
    project,
    project,
    ...Array.from({ length: 1_000 }, (_, n) => ({ ...project, _id: `p${n}` })),
  ]
  const [notes, projects] = [await calls.notifications('t', 'chaib'), await calls.projects('t')]
  expect([notes.ok && notes.value.length, projects.ok && projects.value.length]).toEqual([200, 500])
  expect(projects.ok && projects.value[0]?.name).toHaveLength(200)
})

test('an upstream that refuses connections is unavailable; one that answers something else is invalid', async () => {
  expect(await callsTo('http://127.0.0.1:1').projects('t')).toEqual({ ok: false, code: 'upstream.unavailable' })
  upstream.state.capabilities = ['devices']
  upstream.state.devices = [null, 7, { id: 'x' }]
  expect(await calls.devices('t', 'chaib')).toEqual({ ok: true, value: [] })
  expect(malformed).toEqual(['devices 3'])
})
