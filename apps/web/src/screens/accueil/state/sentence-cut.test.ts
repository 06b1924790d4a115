import { device, HOUR_MS } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import type { Cause } from '@/widgets/site-state/causes'
import { cut, known, NOW, pump, sentenceOf, tank, WATER } from './sentence.fixtures.ts'
import { sentenceOf as told } from './sentence.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

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
    text: '37 appareils coupés depuis 13:47\u00a0: 41,5\u00a0m³/h de moins en production. Bassin bas à sa réserve vers 21:00.',
  })
  // of more than are in this cut it is one cut, not the count of what is without power
  const several = sentenceOf({ ...known, causes: [{ ...cut, power: { told: 39, on: 1 } }] }).text
  expect(several).toMatch(/^Coupure de 37 appareils depuis 13:47/)
  expect(several).toMatch(/38 appareils coupés en tout\.$/)
  expect(
    sentenceOf({ ...known, causes: [{ ...cut, devices: [pump], general: false, power: { told: 38, on: 37 } }] }).text,
  ).toBe(`Forage 1 sans alimentation depuis 13:47\u00a0: ${WATER}.`)
})

test('[R11.4] beside a cut it is still said how many alarms wait, and how many of them are over', () => {
  const one = { ...cut, devices: [pump], general: false, power: { told: 38, on: 37 } }
  expect(sentenceOf({ ...known, waiting: 5, returned: 1, causes: [one] }).text).toBe(
    `Forage 1 sans alimentation depuis 13:47\u00a0: ${WATER}. 5\u00a0alarmes à acquitter, dont 1\u00a0revenue à la normale.`,
  )
  expect(sentenceOf({ ...known, waiting: 5, returned: 1, suspended: 2, causes: [one] }).text).toContain(
    '5\u00a0alarmes à acquitter, dont 1\u00a0revenue à la normale, +\u00a02\u00a0suspendues par une coupure.',
  )
})

test('[R10] that every pump of the site is cut leads the sentence, with since when and who else', () => {
  const said = (count: number, pumps: number) => {
    const off = { ...cut, devices: cut.devices.slice(0, count), pumps, general: false }
    return told({ ...known, today: undefined, causes: [off] }).text
  }
  expect(said(3, 3)).toBe('Les 3\u00a0pompes sont coupées depuis 13:47.')
  expect(said(1, 1)).toBe('La pompe est coupée depuis 13:47.')
  expect(said(5, 3)).toBe('Les 3\u00a0pompes et 2\u00a0autres appareils sont coupés depuis 13:47.')
})

test('with nothing left the cut is general', () => {
  const whole = { ...cut, whole: true, power: { told: 38, on: 0 } }
  expect(sentenceOf({ ...known, power: whole.power, causes: [whole] }).text).toBe(
    `Coupure générale depuis 13:47\u00a0: ${WATER}.`,
  )
})

test('[R10] a cut of a sensor alone leaves what the water and the day come to said after it', () => {
  const sensor = device.parse({
    id: 's',
    site: 'chaib',
    kind: 'pressure',
    role: 'source',
    name: 'Pression',
    metrics: [],
  })
  const alone = { ...cut, devices: [sensor], general: false, power: { told: 38, on: 37 } }
  expect(told({ ...known, causes: [alone] }).text).toBe(
    `Pression sans alimentation depuis 13:47. L${WATER.slice(1)} et la journée coûterait moins que d’habitude.`,
  )
})
