import type { JournalEntry } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { createHandover } from './handover.ts'

const entry = (seq: number): JournalEntry => ({
  seq,
  at: new Date(0).toISOString(),
  type: 'notification.created',
  data: { _id: `n${seq}`, device_id: { name: 'P' }, deviceStatus: 'off', created_at: new Date(0).toISOString() },
})
const commit = (...seqs: number[]) => seqs.map(entry)

test('commits are taken one by one, each after the entry before it', () => {
  const handover = createHandover()
  handover.add('s', commit(1, 2))
  handover.add('s', commit(3))
  expect(handover.take('s', 0)).toEqual(commit(1, 2))
  expect(handover.take('s', 2)).toEqual(commit(3))
  expect(handover.take('s', 3)).toBeNull()
  expect(handover.has('s')).toBe(false)
})

test('what was emitted already is forgotten, in part where a commit was cut', () => {
  const handover = createHandover()
  handover.add('s', commit(1, 2))
  handover.add('s', commit(3, 4))
  expect(handover.take('s', 3)).toEqual(commit(4))
  expect(handover.has('s')).toBe(false)
})

test('a commit waits while entries are missing before it', () => {
  const handover = createHandover()
  handover.add('s', commit(3))
  expect(handover.take('s', 0)).toBeNull()
  expect(handover.has('s')).toBe(true)
  expect(handover.take('s', 2)).toEqual(commit(3))
})

test('each site has its own', () => {
  const handover = createHandover()
  handover.add('s', commit(1))
  handover.add('t', commit(1))
  handover.drop('s')
  expect(handover.take('s', 0)).toBeNull()
  expect(handover.take('t', 0)).toEqual(commit(1))
})
