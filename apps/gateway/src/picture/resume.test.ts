import { LIVE_LIMITS } from '@vigie/contracts/live'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPicture, type Picture, replacePicture, takeEntry, takeReading } from './picture.ts'
import { finishPlan, greeting, planResume, portionOf } from './resume.ts'

const entryAt = (seq: number) => ({
  seq,
  at: '2026-01-01T00:00:00.000Z',
  type: 'notification.created' as const,
  data: { _id: `n${seq}`, device_id: { name: 'P' }, deviceStatus: 'off', created_at: '2026-01-01T00:00:00.000Z' },
})
const START = 5_000
let picture: Picture
beforeEach(() => {
  picture = createPicture()
  const at = '2026-01-01T00:00:00.000Z'
  replacePicture(picture, { epoch: 'e', seq: START, at, rev: 0, devices: [], readings: [], statuses: [], alarms: [] })
  for (let seq = START + 1; seq <= START + 3; seq += 1) takeEntry(picture, entryAt(seq))
})
const seqsOf = (plan: ReturnType<typeof planResume>) => plan.kind === 'replay' && plan.entries.map(({ seq }) => seq)

describe('a resume', () => {
  test.each([
    [START, [START + 1, START + 2, START + 3]],
    [START + 2, [START + 3]],
    [START + 3, []],
  ])('from %i is exactly what was missed', (seq, missed) => {
    expect(seqsOf(planResume({ epoch: 'e', seq }, picture))).toEqual(missed)
  })

  test('from before what is held is fetched from the upstream, if short enough', () => {
    expect(planResume({ epoch: 'e', seq: START - 1 }, picture)).toEqual({ kind: 'fetch' })
    const longest = START + 3 - LIVE_LIMITS.resumeEntries
    expect(planResume({ epoch: 'e', seq: longest }, picture)).toEqual({ kind: 'fetch' })
    expect(planResume({ epoch: 'e', seq: longest - 1 }, picture)).toEqual({ kind: 'reset', reason: 'gap-too-long' })
  })

  test('of another epoch or from the future is a reset', () => {
    expect(planResume({ epoch: 'x', seq: 0 }, picture)).toEqual({ kind: 'reset', reason: 'epoch-changed' })
    const absurd = { epoch: 'e', seq: Number.MAX_SAFE_INTEGER }
    expect(planResume(absurd, picture)).toEqual({ kind: 'reset', reason: 'position-unknown' })
  })

  test('goes on from what was fetched without hole or repeat, even if more happened meanwhile', () => {
    const resume = { epoch: 'e', seq: START - 2 }
    const missed = [entryAt(START - 1), entryAt(START), entryAt(START + 1)]
    takeEntry(picture, entryAt(START + 4))
    expect(seqsOf(finishPlan(resume, picture, missed))).toEqual([-1, 0, 1, 2, 3, 4].map((n) => START + n))
  })

  test('whose entries could not be fetched is a reset', () => {
    expect(finishPlan({ epoch: 'e', seq: START - 2 }, picture, null)).toEqual({ kind: 'reset', reason: 'source-lost' })
  })
})

test('whoever resumes also gets the present: the whole dictionary, readings and statuses', () => {
  takeReading(picture, ['a', 'flow_m3h', 1, 2])
  const types = greeting({ kind: 'replay', entries: [entryAt(START + 3)] }, 'chaib', picture, [])
  expect(types.map(({ type }) => type)).toEqual(['welcome', 'journal', 'readings', 'status'])
  expect(types[2]).toEqual({ type: 'readings', series: [[0, 'a', 'flow_m3h']], rows: [[0, 1, 2]] })
})

test('a portion is the longest waiting, and the next one goes on from it', () => {
  for (const device of ['a', 'b', 'c']) takeReading(picture, [device, 'flow_m3h', 1, 1])
  takeReading(picture, ['a', 'flow_m3h', 2, 2])
  const first = portionOf(picture, 0, 2)
  expect(first).toMatchObject({
    isComplete: false,
    readings: {
      rows: [
        [1, 1, 1],
        [2, 1, 1],
      ],
    },
  })
  const second = portionOf(picture, first.version, 2)
  expect(second).toMatchObject({ isComplete: true, readings: { rows: [[0, 2, 2]] }, version: picture.version })
})
