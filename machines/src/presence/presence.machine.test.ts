import { expect, test } from 'vitest'
import { drive, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { presenceFixtures, presenceMachine, presenceView, WARNING_MS } from './index.ts'

const [input] = presenceFixtures.inputs
const [seen, late] = presenceFixtures.events['activity.seen']
const [, over] = presenceFixtures.events['clock.read']
const UNTIL_WARNING = input.limitMs - WARNING_MS

const rows: Table['rows'] = {
  present: {
    reach: [],
    on: {
      [`activity.seen ${seen.at}`]: 'present',
      [`activity.seen ${late.at}`]: 'absent',
      [`clock.read ${over.at}`]: 'absent',
      [`after ${UNTIL_WARNING}`]: 'warned',
    },
  },
  warned: {
    reach: [UNTIL_WARNING],
    on: {
      [`activity.seen ${seen.at}`]: 'present',
      [`activity.seen ${late.at}`]: 'absent',
      [`clock.read ${over.at}`]: 'absent',
      [`after ${WARNING_MS}`]: 'absent',
    },
  },
  absent: { reach: [late], on: {} },
}
const run = (...steps: readonly Step[]) => drive(presenceMachine, input).take(...steps)
const view = (...steps: readonly Step[]) => presenceView(run(...steps).actor.getSnapshot())
const WARNING = ['emitted', { type: 'warning.given' }]
const ABSENCE = ['emitted', { type: 'absence.found' }]

test('[R1.6] the table has a row for every state', () => {
  expect(Object.keys(rows).sort()).toEqual([...controlStates(presenceMachine)].sort())
})

test.each(casesOf({ machine: presenceMachine, fixtures: presenceFixtures, input, rows }))(
  '[R1.6] $title',
  ({ found, expected }) => {
    expect(found()).toEqual(expected)
  },
)

test('[R1.6] the absence is told once, when the limit is over', () => {
  expect(run(UNTIL_WARNING).effects).not.toContainEqual(ABSENCE)
  expect(run(UNTIL_WARNING, WARNING_MS).effects).toEqual([WARNING, ABSENCE])
})

test('[R1.6] somebody who is seen begins the time anew', () => {
  expect(view(UNTIL_WARNING)).toEqual({ isWarned: true, endsAt: input.now + input.limitMs })
  expect(view(UNTIL_WARNING, seen)).toEqual({ isWarned: false, endsAt: seen.at + input.limitMs })
  expect(view(UNTIL_WARNING - 1, seen, UNTIL_WARNING - 1).isWarned).toBe(false)
  expect(view(UNTIL_WARNING - 1, seen, UNTIL_WARNING).isWarned).toBe(true)
})

test('[R1.6] a machine that slept through the limit is not woken into the session', () => {
  expect(run(late).effects).toEqual([ABSENCE])
  expect(run(UNTIL_WARNING, over).effects).toEqual([WARNING, ABSENCE])
})
