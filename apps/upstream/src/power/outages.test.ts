import { expect, test } from 'vitest'
import { outageChangesOf } from './outages.ts'

const began = (device: string, at: number) => ({ site: 's', device, kind: 'began' as const, at })
const ended = (device: string, at: number) => ({ site: 's', device, kind: 'ended' as const, at })

test('an end without a beginning in the batch closes the outage that was open', () => {
  expect(outageChangesOf([ended('a', 3)])).toEqual({ ended: [{ site: 's', device: 'a', endedAt: 3 }], begun: [] })
})

test('what begins and ends in one batch is one closed outage, of each device its own', () => {
  expect(outageChangesOf([began('a', 1), began('b', 2), ended('a', 3)])).toEqual({
    ended: [],
    begun: [
      { site: 's', device: 'a', startedAt: 1, endedAt: 3 },
      { site: 's', device: 'b', startedAt: 2, endedAt: null },
    ],
  })
})

test('one that flips through a batch leaves each of its outages', () => {
  expect(outageChangesOf([ended('a', 1), began('a', 2), ended('a', 2), began('a', 4)])).toEqual({
    ended: [{ site: 's', device: 'a', endedAt: 1 }],
    begun: [
      { site: 's', device: 'a', startedAt: 2, endedAt: 2 },
      { site: 's', device: 'a', startedAt: 4, endedAt: null },
    ],
  })
})
