import { HOUR_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { type KnownOfProbe, probeParts } from './probe-sentence.ts'

const NOW = Date.UTC(2026, 10, 28, 12)
const said = (known: Partial<KnownOfProbe>) =>
  probeParts({
    value: 3.33,
    reads: '3,33 bar en ce moment',
    metric: 'pressure_bar',
    points: [
      [NOW - 2 * HOUR_MS, 3.4, 3.31, 3.5],
      [NOW - HOUR_MS, 3.8, 3.6, 3.96],
    ],
    stuckSince: null,
    isCut: false,
    now: NOW,
    instead: null,
    ...known,
  }).map((part) => part.replace(/\s/g, ' '))

test('[R10] a probe says what it reads, and between what it stood within seven days', () => {
  expect(said({})).toEqual(['3,33 bar en ce moment', 'de 3,31 bar à 3,96 bar en 7 jours'])
  expect(said({ instead: 'au repos comme il y a 4 semaines' })[1]).toBe('au repos comme il y a 4 semaines')
  expect(said({ points: undefined })).toEqual(['3,33 bar en ce moment'])
  expect(said({ value: null, reads: null, points: [] })).toEqual(['aucune mesure reçue'])
})

test('[R10] what a probe read last lies within what is said of seven days, which may be older', () => {
  expect(said({ value: 2.5, reads: '2,50 bar, lu à 16:15' })).toEqual([
    '2,50 bar, lu à 16:15',
    'de 2,50 bar à 3,96 bar en 7 jours',
  ])
})

test('[R10] a probe without power says no value of now', () => {
  expect(said({ isCut: true })[0]).toBe('capteur coupé')
})

test('[R10] a value that stands still is told with how long, and as nothing else', () => {
  expect(said({ stuckSince: NOW - 72 * HOUR_MS })).toEqual(['mesure bloquée depuis 3 j à 3,33 bar'])
})
