import type { AlarmSetting, AlarmSettingValues } from '@vigie/contracts/entities'
import { expect, it as test } from 'vitest'
import { siteSettings as words } from '@/text/alarm-settings'
import { sharedWords, valuesWords } from './setting-words.ts'

const VALUES: AlarmSettingValues = {
  enabled: true,
  priority: 'medium',
  limit: 8,
  deadband: 0.2,
  onDelayMs: 120_000,
  offDelayMs: 0,
}
const of = (change: Partial<AlarmSettingValues> = {}, metric: AlarmSetting['metric'] = 'pressure_bar') => ({
  condition: 'threshold-high' as const,
  metric,
  values: { ...VALUES, ...change },
})

test('[R11.3] settings of a condition say what is one for all of those that are on', () => {
  expect(sharedWords([of(), of(), of({ enabled: false, priority: 'low', limit: null })])).toBe(
    'priorité moyenne · seuil 8\u00a0bar · après 2\u00a0min',
  )
})

test('[R11.3] limits that differ are told from the lowest to the highest, only in one unit', () => {
  expect(sharedWords([of(), of({ limit: 5 })])).toBe(
    'priorité moyenne · seuil 5\u00a0bar à 8\u00a0bar · après 2\u00a0min',
  )
  expect(sharedWords([of(), of({ limit: 5, priority: 'high', onDelayMs: 0 }, 'flow_m3h')])).toBe(
    'priorités moyenne, haute · seuils selon la mesure · après 0\u00a0s à 2\u00a0min',
  )
})

test('[R11.3] a condition that is off everywhere says no value', () => {
  expect(sharedWords([of({ enabled: false })])).toBe('')
})

test('[R11.3] a count says what it is of', () => {
  expect(words.counts(38, 38, false)).toBe('en service sur 38\u00a0appareils')
  expect(words.counts(74, 3, true)).toBe('réglée pour 3\u00a0mesures sur 74')
  expect(words.counts(74, 0, true)).toBe('réglée pour aucune des 74 mesures')
})

test('[R11.3] a limit that is a time is told as a length, as delays are', () => {
  const setting = { condition: 'tank-empty', metric: null } as const
  const plain = (limit: number, deadband = 0) =>
    valuesWords(setting, { ...VALUES, limit, deadband, onDelayMs: 0 }).replace(/\s/g, ' ')
  expect(plain(0.5)).toBe('Moyenne · temps restant 30 min')
  expect(plain(6, 0.25)).toBe('Moyenne · temps restant 6 h (marge de retour 15 min)')
  expect(plain(1.1)).toBe('Moyenne · temps restant 1 h 6 min')
  const shared = [0.5, 2].map((limit) => ({ ...setting, values: { ...VALUES, limit, onDelayMs: 0 } }))
  expect(sharedWords(shared).replace(/\s/g, ' ')).toBe('priorité moyenne · temps restant 30 min à 2 h')
})
