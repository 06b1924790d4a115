import { type Device, device, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import type { Cause, PowerCause } from '@/widgets/site-state/causes'
import { sentenceOf } from './sentence.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const NOW = Date.UTC(2026, 10, 19, 14, 2)
const made = (id: string, name: string): Device =>
  device.parse({ id, site: 'chaib', kind: 'pump', role: 'source', name, metrics: [] })
const [pump, tank] = [made('p', 'Forage 1'), made('t', 'Bassin bas')]
const known = {
  causes: [] as readonly Cause[],
  lacksFigures: false,
  waiting: 0,
  returned: 0,
  lostM3h: 0,
  power: { told: 36, on: 36 },
  water: { autonomyHours: 31, autonomyEndsAt: NOW + 31 * HOUR_MS },
  feed: { trusted: true, since: null },
  now: NOW,
}
const cut: PowerCause = {
  kind: 'power',
  moments: [],
  id: 'x',
  severity: 'critical',
  since: NOW - 15 * MINUTE_MS,
  devices: Array.from({ length: 37 }, () => pump),
  general: true,
  whole: false,
  power: { told: 38, on: 1 },
}

test('a calm site is said in three words', () => {
  expect(sentenceOf(known)).toEqual({
    tone: 'calm',
    text: 'Tout est alimenté\u00a0· 31\u00a0h d’autonomie\u00a0· rien à surveiller',
  })
})

test('what is not known is left out, or said', () => {
  expect(sentenceOf({ ...known, water: undefined, power: { told: 0, on: 0 } }).text).toBe(
    'Alimentation inconnue\u00a0· rien à surveiller',
  )
})

test('while the figures are not read, nothing is said to need no watching', () => {
  expect(sentenceOf({ ...known, water: undefined, lacksFigures: true })).toEqual({
    tone: 'check',
    text: 'Tout est alimenté\u00a0· eau et énergie pas encore lues',
  })
})

test('[R11.4] while alarms that are over wait for somebody, it is not said that nothing needs watching', () => {
  expect(sentenceOf({ ...known, waiting: 40, returned: 40 })).toEqual({
    tone: 'check',
    text: 'Tout est alimenté\u00a0· 31\u00a0h d’autonomie\u00a0· 40\u00a0alarmes à acquitter',
  })
  expect(sentenceOf({ ...known, waiting: 1, returned: 1, causes: [{ ...cut, severity: 'check' }] }).text).toContain(
    '1\u00a0point à surveiller maintenant\u00a0· 1\u00a0alarme à acquitter',
  )
  expect(sentenceOf({ ...known, waiting: 5, returned: 2, causes: [{ ...cut, severity: 'check' }] }).text).toContain(
    '5\u00a0alarmes à acquitter, dont 2\u00a0revenues',
  )
})

test('a cut is said with its time and what follows from it: the flow that is lost, the first tank and its hour', () => {
  const empty: Cause = {
    kind: 'empty',
    id: 'y',
    severity: 'critical',
    since: null,
    device: tank,
    endsAt: NOW + 7 * HOUR_MS,
    estimated: true,
    atReserve: true,
  }
  expect(sentenceOf({ ...known, lostM3h: 41.5, causes: [cut, empty] })).toEqual({
    tone: 'critical',
    text: '37 appareils coupés depuis 13:47 : 41,5\u00a0m³/h de moins en production. Bassin bas à sa réserve vers 21:00.',
  })
  expect(
    sentenceOf({ ...known, causes: [{ ...cut, devices: [pump], general: false, power: { told: 38, on: 37 } }] }).text,
  ).toBe('Coupure, Forage 1 depuis 13:47.')
})

test('[R11.4] beside a cut it is still said how many alarms wait, and how many of them are over', () => {
  const one = { ...cut, devices: [pump], general: false, power: { told: 38, on: 37 } }
  expect(sentenceOf({ ...known, waiting: 5, returned: 1, causes: [one] }).text).toBe(
    'Coupure, Forage 1 depuis 13:47. 5\u00a0alarmes à acquitter, dont 1\u00a0revenue.',
  )
})

test('with nothing left the cut is general', () => {
  const whole = { ...cut, whole: true, power: { told: 38, on: 0 } }
  expect(sentenceOf({ ...known, power: whole.power, causes: [whole] }).text).toBe('Coupure générale depuis 13:47.')
})

test('while the feed is interrupted nothing is said to be well', () => {
  expect(sentenceOf({ ...known, feed: { trusted: false, since: NOW - 3 * MINUTE_MS } })).toEqual({
    tone: 'frozen',
    text: 'Direct interrompu depuis 13:59 : ce qui suit est le dernier état connu.',
  })
})
