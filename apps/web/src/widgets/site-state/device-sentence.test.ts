import { expect, test } from 'vitest'
import { deviceSentence } from './device-sentence.ts'

const standing = { isUrgent: false, isCut: false, feed: { trusted: true, since: null }, now: 0 }
const ends = (alarms: number, others: number, whole: string | null): string =>
  deviceSentence([], { ...standing, alarms, others, whole }).text.replaceAll('\u00a0', ' ')

test('[R10] a probe is not told of alarms of its pump as of its own, nor of probes that it does not have', () => {
  expect(ends(2, 2, 'Forage 1')).toBe('Aucune alarme, mais 2 alarmes actives sur Forage 1')
  expect(ends(2, 1, 'Forage 1')).toBe('1 alarme active, et 1 autre sur Forage 1')
  expect(ends(3, 1, null)).toBe('3 alarmes actives, dont 1 sur ses capteurs')
})
