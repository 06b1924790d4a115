import { type Alarm, alarm } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { headlineOf } from './headline.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const REST = { since: Date.UTC(2026, 10, 29, 15, 41), moment: 'hier 15:41', of: 'eve' as const }
// 55 inches read from five metres: without the time of day, and for a site whose name has five letters
const LYING = { width: 23.4, subWidth: 19.2, largest: 2.05 }
const STANDING = { width: 16.3, subWidth: 17.9, largest: 1.6 }
const NAMES: Readonly<Record<string, string>> = { agrumes: 'Secteur agrumes nord', forage: 'Forage Aït Amira 1' }

const one = (device: string, condition: Alarm['condition'], priority: Alarm['priority'], isOver = false): Alarm =>
  alarm.parse({
    ...{ id: `${device}-${condition}`, device, condition, priority, raisedAt: '2026-11-26T00:58:00Z' },
    ...{ state: isOver ? 'returned' : 'unacknowledged', clearedAt: isOver ? '2026-11-26T01:58:00Z' : null },
  })
const LEAK = one('agrumes', 'night-flow', 'medium')
const FILTER = one('forage', 'threshold-high', 'low')
const OVER = [one('a', 'offline', 'high', true), one('b', 'offline', 'medium', true)]

type Known = Parameters<typeof headlineOf>[0]
const said = (change: Partial<Known>, room = LYING) => {
  const { sign, title, sub } = headlineOf(
    {
      ...{ devices: 38, off: 0, cutNames: [], unknown: 0, open: [], rest: REST },
      nameOf: (id) => NAMES[id] ?? id,
      ...change,
    },
    room,
  )
  return [sign, title, sub].map((words) => words.replaceAll(/\s/g, ' '))
}

test('[R12.3] that no pump ran since the day before is the headline where nothing is cut and no alarm holds, with its moment', () => {
  expect(said({})).toEqual(['rest', 'Aucune pompe n’a tourné', 'depuis hier 15:41, aucune alarme'])
  expect(said({}, STANDING)).toEqual(['rest', 'Aucune pompe n’a tourné', 'depuis hier 15:41, aucune alarme'])
  // in one sentence where that is as large
  const wide = { width: 60, subWidth: 50, largest: 2.05 }
  expect(said({}, wide)).toEqual([
    'rest',
    'Aucune pompe n’a tourné depuis hier 15:41',
    '38 sur 38 alimentés, aucune alarme',
  ])
})

test('[R12.3] it comes before what is only over and waits, which is counted beside it', () => {
  expect(said({ open: OVER })).toEqual(['rest', 'Aucune pompe n’a tourné', 'depuis hier 15:41, 2 à acquitter'])
  expect(said({ open: OVER, rest: null })).toEqual(['high', '2 alarmes terminées à acquitter', '38 sur 38 alimentés'])
})

test('[R12.3] under what is cut, and under an alarm that holds, it takes the place of how many have power', () => {
  expect(said({ off: 1, cutNames: ['Forage 2'] })).toEqual([
    'cut',
    'Forage 2 sans courant',
    'aucune pompe depuis hier 15:41',
  ])
  expect(said({ open: [LEAK, FILTER, ...OVER] })).toEqual([
    'medium',
    'Fuite possible, Secteur agrumes nord + 3 autres à acquitter',
    'aucune pompe depuis hier 15:41',
  ])
})

test('[R12.3] where little fits under the headline the day is said, or that the pumps stand', () => {
  const under = (subWidth: number) =>
    said({ open: [LEAK, one('a', 'offline', 'low', true)] }, { ...LYING, subWidth })[2]
  expect([40, 16, 15, 9].map(under)).toEqual([
    'aucune pompe depuis hier 15:41, 1 alarme terminée',
    'aucune pompe depuis hier 15:41',
    'aucune pompe depuis le 29/11',
    'pompes à l’arrêt',
  ])
})

test('[R12.3] the worst alarm that holds is named; a name that does not fit is shortened, and the others are counted', () => {
  const calm = { rest: null, open: [...OVER, FILTER, LEAK] }
  expect(said(calm)).toEqual([
    'medium',
    'Fuite possible, Secteur agrumes nord + 3 autres à acquitter',
    '38 sur 38 alimentés',
  ])
  expect(said(calm, STANDING)[1]).toBe('Fuite possible, Secteur… nord + 3 autres')
  expect(said({ ...calm, open: [LEAK] })[1]).toBe('Fuite possible, Secteur agrumes nord, à acquitter')
  expect(said(calm, { ...LYING, width: 8 })).toEqual([
    'high',
    '4 alarmes à acquitter',
    expect.stringMatching(/2 alarmes terminées$/),
  ])
})

test('[R12.3] pumps that stand are told of no site of which nothing is known', () => {
  expect(said({ unknown: 38 })[1]).toBe('Alimentation inconnue')
  expect(said({ devices: 0 })[1]).toBe('Aucun appareil')
})
