import { expect, test } from 'vitest'
import { troubleRank } from './trouble-rank.ts'

test('a list has what is in trouble first: cut, part of it cut, gone, leaking, silent, never heard; then what works', () => {
  const calm = { isPartOff: false, isLeaking: false }
  const ranks = [
    troubleRank({ ...calm, state: 'off' }),
    troubleRank({ ...calm, isPartOff: true, state: 'running' }),
    troubleRank({ ...calm, state: 'offline' }),
    troubleRank({ ...calm, isLeaking: true, state: 'resting' }),
    troubleRank({ ...calm, state: 'silent' }),
    troubleRank({ ...calm, state: 'unseen' }),
    troubleRank({ ...calm, state: 'running' }),
  ]
  expect(ranks).toEqual(ranks.toSorted())
  expect(new Set(ranks).size).toBe(ranks.length)
  expect(troubleRank({ ...calm, state: 'resting' })).toBe(troubleRank({ ...calm, state: 'drawing' }))
})
