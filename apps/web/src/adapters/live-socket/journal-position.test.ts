import { expect, test } from 'vitest'
import { createJournalPosition } from './journal-position.ts'

const at = (seq: number) => {
  const position = createJournalPosition()
  position.set({ epoch: 'e', seq })
  return position
}

test('the next entry moves the position, a known one does not, a later one is a gap', () => {
  const position = at(5)
  expect([position.take({ seq: 6 }), position.take({ seq: 6 }), position.take({ seq: 8 })]).toEqual([
    'next',
    'known',
    'gap',
  ])
  expect(position.get()).toEqual({ epoch: 'e', seq: 6 })
})

test('an entry before the first snapshot is a gap', () => {
  expect(createJournalPosition().take({ seq: 1 })).toBe('gap')
})

test('a heartbeat ahead of us once is an entry on its way; twice in a row, it never came', () => {
  const position = at(5)
  expect([position.agreesWith(5), position.agreesWith(6), position.agreesWith(6)]).toEqual([true, true, false])
})

test('an entry that comes between two heartbeats settles it', () => {
  const position = at(5)
  position.agreesWith(6)
  position.take({ seq: 6 })
  expect(position.agreesWith(6)).toBe(true)
})

test('a new picture of the site settles it too: the next heartbeat ahead of it is the first', () => {
  const position = at(5)
  position.agreesWith(6)
  position.set({ epoch: 'e', seq: 6 })
  expect([position.agreesWith(7), position.agreesWith(7)]).toEqual([true, false])
})
