import type { AlarmOffender } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { adviceOf, adviceWords } from './advice.ts'

const of = (given: Partial<AlarmOffender>): AlarmOffender => ({
  device: 'pression-1',
  condition: 'threshold-low',
  raised: 10,
  acknowledged: 9,
  followed: 0,
  atNight: 3,
  chattering: false,
  stale: false,
  lastedMedianMs: 1_200_000,
  ...given,
})

test.each([
  [
    'what stands for over a day is repaired or taken out of service, even where it flips',
    { stale: true, chattering: true },
    'stale',
  ],
  ['what is cut with others has their cause', { condition: 'power-off', followed: 6, chattering: true }, 'common-cut'],
  ['half of the cuts with others is no common cause', { condition: 'power-off', followed: 5 }, 'power'],
  ['what flips over a limit gets a deadband', { chattering: true }, 'chatter'],
  ['what flips without a limit gets a delay', { condition: 'offline', chattering: true }, 'chatter-delay'],
  ['what passes within a minute gets a delay', { lastedMedianMs: 60_000 }, 'brief'],
  ['what comes at night has a limit that does not fit the night', { atNight: 6 }, 'night'],
  ['a device that is silent at night has no limit', { condition: 'stale', atNight: 10 }, 'none'],
  ['a flow that is judged at night only says nothing by coming then', { condition: 'night-flow', atNight: 10 }, 'none'],
  ['what nobody answers is doubted', { acknowledged: 4 }, 'ignored'],
  ['what half is answered is not', { acknowledged: 5 }, 'none'],
  ['two alarms are no habit', { raised: 2, acknowledged: 0, atNight: 2, lastedMedianMs: 0 }, 'rare'],
  ['nor are two cuts', { condition: 'power-off', raised: 2, followed: 2 }, 'rare'],
  ['one that flipped is', { raised: 1, chattering: true }, 'chatter'],
] as const)('[R11.8] %s', (_, given, advice) => {
  expect(adviceOf(of(given))).toBe(advice)
})

test('[R11.8] an advice says by what it was found', () => {
  expect(adviceWords(of({ atNight: 8 }))).toBe('8 sur 10 la nuit : revoir le seuil pour ces heures')
  expect(adviceWords(of({ lastedMedianMs: 7_200 }))).toBe('Passe en 7\u00a0s : délai à l’apparition plus long')
  const cut = (followed: number) => adviceWords(of({ condition: 'power-off', followed }))
  expect(cut(0)).toBe('Coupé seul : vérifier son alimentation')
  expect(cut(4)).toBe('Coupé seul 6\u00a0fois sur 10 : vérifier son alimentation')
  expect(cut(6)).toBe('Coupé avec d’autres appareils 6\u00a0fois sur 10 : chercher la cause au départ commun')
  expect(cut(10)).toBe('Coupé avec d’autres appareils : chercher la cause au départ commun')
  expect(adviceWords(of({}))).toBe('Rien à régler : 9 sur 10 acquittées')
})
