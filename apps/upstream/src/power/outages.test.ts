import { expect, test } from 'vitest'
import { outageChangesOf } from './outages.ts'

const began = (device: string, at: number) => ({ site: 's', device, kind: 'began' as const, at, late: false })
const ended = (device: string, at: number, late = false) => ({ site: 's', device, kind: 'ended' as const, at, late })

test('an end without a beginning in the batch closes the outage that was open', () => {
  expect(outageChangesOf([ended('a', 3)])).toEqual({
    ended: [{ site: 's', device: 'a', endedAt: 3, late: false }],
    begun: [],
  })
})

test('what begins and ends in one batch is one closed outage, of each device its own', () => {
  expect(outageChangesOf([began('a', 1), began('b', 2), ended('a', 3)])).toEqual({
    ended: [],
    begun: [
      { site: 's', device: 'a', startedAt: 1, endedAt: 3, late: false },
      { site: 's', device: 'b', startedAt: 2, endedAt: null, late: false },
    ],
  })
})

test('one that flips through a batch leaves each of its outages', () => {
  expect(outageChangesOf([ended('a', 1), began('a', 2), ended('a', 2), began('a', 4)])).toEqual({
    ended: [{ site: 's', device: 'a', endedAt: 1, late: false }],
    begun: [
      { site: 's', device: 'a', startedAt: 2, endedAt: 2, late: false },
      { site: 's', device: 'a', startedAt: 4, endedAt: null, late: false },
    ],
  })
})

test('an outage of which an end was said late is marked', () => {
  expect(outageChangesOf([began('a', 1), ended('a', 3, true)]).begun).toMatchObject([{ endedAt: 3, late: true }])
})

test('what the device claims of an end that it said late is kept beside when it was heard', () => {
  const late = { late: true, saidAt: 2 }
  expect(outageChangesOf([{ ...began('a', 9), ...late }, ended('a', 12)]).begun).toMatchObject([
    { startedAt: 9, startedSaidAt: 2, endedAt: 12 },
  ])
  expect(outageChangesOf([{ ...ended('b', 9), ...late }]).ended).toMatchObject([{ endedAt: 9, endedSaidAt: 2 }])
})
