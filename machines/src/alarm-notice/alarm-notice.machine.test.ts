import { expect, test } from 'vitest'
import { drive, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { alarmNoticeFixtures, alarmNoticeMachine, alarmNoticeView } from './index.ts'

const lost = (device: string) => ({ type: 'power.lost', device })
const back = (device: string) => ({ type: 'power.restored', device })

const table: Table = {
  machine: alarmNoticeMachine,
  fixtures: alarmNoticeFixtures,
  input: undefined,
  rows: {
    quiet: { reach: [], on: { 'power.lost': 'shown' } },
    shown: {
      reach: [lost('pompe-1')],
      on: {
        'power.lost': 'shown',
        'power.restored': 'quiet',
        'alarms.opened': 'quiet',
        'seen.pressed': 'quiet',
        'panel.used': 'quiet',
      },
    },
  },
}

test('[R11.4] the table has a row for every state', () => {
  expect(Object.keys(table.rows).sort()).toEqual([...controlStates(alarmNoticeMachine)].sort())
})

test.each(casesOf(table))('[R11.4] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

const shown = (...steps: readonly Step[]) =>
  alarmNoticeView(
    drive(alarmNoticeMachine, undefined)
      .take(...steps)
      .actor.getSnapshot(),
  )

test('[R11.4] one notice holds each device once, until it has power again or somebody has seen it', () => {
  expect(shown(lost('a'), lost('b'), lost('a'))).toEqual(['b', 'a'])
  expect(shown(lost('a'), lost('b'), back('a'))).toEqual(['b'])
  expect(shown(lost('a'), back('b'))).toEqual(['a'])
  expect(shown(lost('a'), lost('b'), { type: 'seen.pressed' })).toEqual([])
  expect(shown(lost('a'), { type: 'panel.used' }, lost('b'))).toEqual(['b'])
})
