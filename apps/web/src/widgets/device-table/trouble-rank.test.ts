import { expect, test } from 'vitest'
import { troubleRank } from './trouble-rank.ts'

const rankOf = (state: Parameters<typeof troubleRank>[0]['state']) =>
  troubleRank({ state, isPartOff: false, isLeaking: false, isAlarmed: false })

test('a list has what is in trouble first: cut, part of it cut, gone, leaking, silent, never heard, in alarm; then what works', () => {
  const calm = { isPartOff: false, isLeaking: false, isAlarmed: false }
  const ranks = [
    troubleRank({ ...calm, state: 'off' }),
    troubleRank({ ...calm, isPartOff: true, state: 'running' }),
    troubleRank({ ...calm, state: 'offline' }),
    troubleRank({ ...calm, isLeaking: true, state: 'resting' }),
    troubleRank({ ...calm, state: 'silent' }),
    troubleRank({ ...calm, state: 'unseen' }),
    troubleRank({ ...calm, isAlarmed: true, state: 'resting' }),
    troubleRank({ ...calm, state: 'running' }),
  ]
  expect(ranks).toEqual(ranks.toSorted())
  expect(new Set(ranks).size).toBe(ranks.length)
})

test('[R2.1] what works is in order as well: those that do the same stand together, what runs before what rests', () => {
  const ranked = (['resting', 'drawing', 'emptying', 'stopped', 'running', 'drawing'] as const).toSorted(
    (a, b) => rankOf(a) - rankOf(b),
  )
  expect(ranked).toEqual(['running', 'drawing', 'drawing', 'emptying', 'stopped', 'resting'])
})
