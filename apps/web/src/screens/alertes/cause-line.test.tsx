// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type Alarm, device } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '@/ui/media.fixtures'
import { NOW, one, setUp } from './alarm-centre.fixtures.tsx'

beforeEach(() => {
  stubMedia(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const DEVICES = [
  { id: 'general', kind: 'energy', role: 'energy', name: 'Compteur général', feeds: ['pompe-a', 'pompe-b', 'pompe-c'] },
  ...['pompe-a', 'pompe-b', 'pompe-c', 'autre-1', 'autre-2', 'autre-3', 'autre-4'].map((id) => ({
    id,
    kind: 'pump',
    role: 'source',
    name: id,
  })),
].map((one) => device.parse({ ...one, site: 'chaib', metrics: [] }))

const cut = (id: string, change: Partial<Alarm> = {}) =>
  one(id, { raisedAt: new Date(NOW - 60_000).toISOString(), ...change })
const CUTS = [
  cut('a'),
  ...['b', 'c'].map((id) => cut(id, { cause: 'a' })),
  cut('g', { device: 'general', cause: null }),
]
const detailsWith = (common: object | null) => async (path: string) =>
  path.startsWith('/api/alarms/')
    ? { alarm: { ...cut('a'), id: path.split('/').at(-1) }, transitions: [], previous: [], common }
    : { alarms: [], counts: {}, next: null }

const priorityOf = (line: string) => document.querySelector(`${line} svg[aria-label]`)?.getAttribute('aria-label')
const textOf = (selector: string) => (document.querySelector(selector)?.textContent ?? '').replaceAll('\u00a0', ' ')
const causeRow = () => textOf('[data-cause]')

test('[R11.4] a cut that the general meter explains has its name, and all that are cut are counted once', () => {
  setUp(CUTS, true, undefined, { devices: DEVICES })
  expect(causeRow()).toContain('Coupure Compteur général et 3 appareils')
  expect(causeRow()).toContain('4 appareils sans alimentation, source comprise')
  expect(causeRow()).not.toContain('première')
})

test('[R11.4] without a meter that explains it a cut names nobody, and is as urgent as its alarms', () => {
  setUp(CUTS.slice(0, 3), true, undefined, { devices: DEVICES })
  expect(causeRow()).toContain('Coupure : 3 appareils')
  expect(priorityOf('[data-cause]')).toBe('Haute')
  expect(causeRow()).not.toContain('Compteur')
})

test('[R11.4] of a cut that lasts its name counts who is back as well, as its act does, and no active alarm is one that is over', () => {
  const back = { state: 'returned', clearedAt: new Date(NOW).toISOString() } as const
  setUp([...CUTS.slice(0, 3), cut('x', back)], true, undefined, { devices: DEVICES })
  expect(causeRow()).toContain('Coupure : 4 appareils, 1 revenu')
  expect(causeRow()).toContain('Acquitter les 4')
  expect(document.body.textContent).toContain('Actives, à acquitter 3')
})

test('[R11.4] the cut of most of a site is critical as a cause, and each of its alarms what it is', () => {
  setUp(CUTS, true, undefined, { devices: DEVICES })
  expect(priorityOf('[data-cause]')).toBe('Critique')
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(priorityOf('[data-alarm="a"]')).toBe('Haute')
})

test('[R11.4] a cut that is over counts its alarms, and beside them who was in it, whatever was cut again since', async () => {
  const over = { state: 'returned', clearedAt: new Date(NOW).toISOString() } as const
  const ended = CUTS.slice(0, 3).map((alarm) => ({ ...alarm, ...over }))
  const setUpWith = (devices: number) =>
    setUp(ended, true, undefined, {
      devices: DEVICES,
      get: detailsWith({ source: null, devices, lasting: 0, priority: 'critical' }),
    })
  setUpWith(38)
  expect(await screen.findByText('Coupure terminée : 3 alarmes')).toBeTruthy()
  expect(
    await screen.findByText('première : pompe-a · 38 appareils coupés, les autres acquittés ou recoupés depuis'),
  ).toBeTruthy()
  cleanup()
  // the record tells the moments of cuts apart in another way than the open alarms do
  setUpWith(2)
  expect(await screen.findByText('première : pompe-a')).toBeTruthy()
})

test('[R11.4] the detail says of an alarm the cause that the server says it has, in the words of its row', async () => {
  const common = { source: { alarm: 'g', device: 'general' }, devices: 4, lasting: 4, priority: 'critical' }
  setUp([cut('a')], true, undefined, { devices: DEVICES, get: detailsWith(common) })
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(await screen.findByText('Coupure Compteur général et 3 appareils')).toBeTruthy()
})

test('[R11.4] until the server has answered the detail says what the list shows, by the same rule', () => {
  setUp(CUTS, true, undefined, { devices: DEVICES })
  for (const key of ['j', 'Enter', 'j', 'Enter']) fireEvent.keyDown(document.body, { key })
  expect(textOf('[data-detail]')).toContain('Coupure Compteur général et 3 appareils')
})
