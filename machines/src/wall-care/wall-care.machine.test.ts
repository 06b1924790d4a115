import { expect, test } from 'vitest'
import { drive } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { type WallCareEvent, wallCareFixtures, wallCareMachine, wallCareView } from './index.ts'

const fresh = { recentReloads: 0 }
const live: WallCareEvent = { type: 'link.changed', isLive: true }
const pinned: WallCareEvent = { type: 'pin.changed', isPinned: true }
const freed: WallCareEvent = { type: 'pin.changed', isPinned: false }
const wanted: WallCareEvent = { type: 'reload.wanted', reason: 'build' }

const table: Table = {
  machine: wallCareMachine,
  fixtures: wallCareFixtures,
  input: fresh,
  rows: {
    well: {
      reach: [live],
      on: {
        'reload.wanted': 'reloading',
        'pin.changed': 'well',
        'link.changed': 'well',
        'reloads.forgotten': 'well',
      },
    },
    worn: {
      reach: [live, pinned, wanted],
      on: {
        'pin.changed false': 'reloading',
        'pin.changed': 'worn',
        'link.changed': 'worn',
        'reloads.forgotten': 'worn',
      },
    },
    reloading: { reach: [live, wanted], on: {} },
  },
}

test('[R12.5] the table has a row for every state', () => {
  expect(Object.keys(table.rows).sort()).toEqual([...controlStates(wallCareMachine)].sort())
})

test.each(casesOf(table))('[R12.5] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

const due = { type: 'reload.due', reason: 'build' }

test('[R12.5] a new build is taken at once where nothing holds the screen', () => {
  expect(drive(wallCareMachine, fresh).take(live, wanted).effects).toEqual([['emitted', due]])
})

test('[R12.5] no reload while an alarm waits, nor while the server does not answer; then it comes', () => {
  const wall = drive(wallCareMachine, fresh).take(pinned, wanted)
  expect(wallCareView(wall.actor.getSnapshot())).toEqual({ heldReload: 'build' })
  wall.take(freed)
  expect(wall.effects).toEqual([])
  wall.take(live)
  expect(wall.effects).toEqual([['emitted', due]])
})

test('[R12.5] a page that does not get better is left alone until an hour has passed', () => {
  const wall = drive(wallCareMachine, { recentReloads: 3 }).take(live, wanted)
  expect(wall.effects).toEqual([])
  wall.take({ type: 'reloads.forgotten' })
  expect(wall.effects).toEqual([['emitted', due]])
})
