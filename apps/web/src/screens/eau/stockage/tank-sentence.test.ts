import { HOUR_MS } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { deviceSentence } from '@/widgets/site-state/device-sentence'
import { tankParts } from './tank-sentence.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const now = Date.UTC(2026, 10, 28, 4)
const tank = { autonomyHours: 63, autonomyEndsAt: now + 63 * HOUR_MS }
const known = { fillPct: 70.3, capacityM3: 1_800, tank, isCut: false, isOld: false, now }
const standing = { alarms: 0, isUrgent: false, isCut: false, feed: { trusted: true, since: null }, now }
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('[R10] a tank is told by how full it is, until when its water lasts, and what is wrong', () => {
  const { tone, text } = deviceSentence(tankParts(known), standing)
  expect(tone).toBe('calm')
  expect(plain(text)).toBe(
    'Rempli à 70,3 %, 1 265 m³ · l’eau suffit sans pompage jusqu’au 30/11 vers 19:00 · aucune alarme active',
  )
  const worst = { title: 'Bassin vide vers 06:00', severity: 'check' } as const
  const bad = deviceSentence(tankParts(known), { ...standing, alarms: 2 }, worst)
  expect(bad.tone).toBe('check')
  expect(plain(bad.text)).toMatch(/^Bassin vide vers 06:00 · rempli à .* · 2 alarmes actives$/)
  const beyond = { title: 'fuite possible en aval, Secteur A', severity: 'check', isBeyond: true } as const
  const leaking = deviceSentence(tankParts(known), standing, beyond)
  expect(leaking.tone).toBe('check')
  expect(plain(leaking.text)).toMatch(/^Rempli à .* vers 19:00 · fuite possible en aval, Secteur A$/)
})

test('[R12.3] a tank whose sensor is cut says so, and what follows from its last level is an estimate', () => {
  const cut = deviceSentence(tankParts({ ...known, isCut: true, isOld: true }), { ...standing, isCut: true })
  expect(cut.tone).toBe('critical')
  expect(plain(cut.text)).toBe(
    'Capteur coupé · rempli à 70,3 %, 1 265 m³ · l’eau suffit sans pompage jusqu’au 30/11 vers 19:00 (estimé)',
  )
})

test('[R10] what is not known of a tank is not told, and one on its reserve says so', () => {
  expect(tankParts({ ...known, fillPct: null, tank: undefined })).toEqual([])
  expect(tankParts({ ...known, capacityM3: null, tank: { autonomyHours: 0 } }).map(plain)).toEqual([
    'rempli à 70,3 %',
    'sur sa réserve',
  ])
})

test('[R10] while the feed is not trusted a device says nothing of now', () => {
  expect(plain(deviceSentence(['x'], { ...standing, feed: { trusted: false, since: now } }).text)).toBe(
    'Direct interrompu depuis 04:00 : ce qui suit est le dernier état connu.',
  )
})
