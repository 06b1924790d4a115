import { type PictureWork, pictureWork } from '@vigie/contracts/rest/analyst'
import { expect, test } from 'vitest'
import { queueOf } from './queue.ts'

const work = (minute: number, change: Partial<PictureWork> = {}, verdict = 'review'): PictureWork =>
  pictureWork.parse({
    id: `00000000-0000-4000-8000-0000000000${String(minute).padStart(2, '0')}`,
    tool: 'meter',
    device: 'compteur',
    source: 'upload',
    at: `2026-11-18T10:${String(minute).padStart(2, '0')}:00.000Z`,
    by: 'Karim',
    state: 'done',
    progress: 1,
    flaw: null,
    hasCrop: false,
    correction: null,
    stored: null,
    result: {
      tool: 'meter',
      metric: 'volume_m3',
      verdict,
      reason: 'first-reading',
      value: 12,
      step: 1,
      digits: '12',
      place: null,
      confidence: 0.9,
      last: null,
    },
    ...change,
  })
const minutes = (works: readonly PictureWork[]) => works.map(({ at }) => Number(at.slice(14, 16)))

test('[R13.1] what is being read, and what waits for a person, newest first', () => {
  const { underWay, waiting } = queueOf([
    work(9, { state: 'running', result: null, device: 'a' }),
    work(8, { device: 'b' }),
    work(7, { device: 'c' }, 'rejected'),
    work(6, { state: 'failed', flaw: 'damaged', result: null, device: 'd' }),
  ])
  expect(minutes(underWay)).toEqual([9])
  expect(minutes(waiting)).toEqual([8])
})

test('[R13.1] nobody is asked about a counter that has been read since, was corrected, or was accepted', () => {
  const stored = { stored: { value: 13, at: '2026-11-18T10:09:00.000Z' } }
  expect(queueOf([work(9, stored, 'accepted'), work(8)]).waiting).toEqual([])
  const corrected = { correction: { value: 13, by: 'Ana', at: '2026-11-18T10:10:00.000Z' } }
  expect(queueOf([work(9, corrected), work(8)]).waiting).toEqual([])
  expect(minutes(queueOf([work(9, { ...stored, device: 'autre' }, 'accepted'), work(8)]).waiting)).toEqual([8])
})

test('[R13.1] a refused picture waits for nobody, and leaves the doubtful one before it waiting', () => {
  expect(queueOf([work(9, {}, 'rejected')]).waiting).toEqual([])
  expect(minutes(queueOf([work(9, {}, 'rejected'), work(8)]).waiting)).toEqual([8])
})

test('[R13.1] of one counter only its last picture asks: the others tell of an earlier moment', () => {
  expect(minutes(queueOf([work(9), work(8), work(7)]).waiting)).toEqual([9])
})
