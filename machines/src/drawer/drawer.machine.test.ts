import { expect, test } from 'vitest'
import { drive } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { drawerFixtures, drawerMachine, drawerView } from './index.ts'

const open = { type: 'menu.pressed' }
const widen = { type: 'viewport.changed', viewport: 'desktop' }
const wide = { viewport: 'desktop' }
const narrow = { viewport: 'mobile' }

const table: Table = {
  machine: drawerMachine,
  fixtures: drawerFixtures,
  input: narrow,
  rows: {
    unavailable: { reach: [widen], on: { 'viewport.changed mobile': 'closed' } },
    closed: {
      reach: [],
      on: { 'menu.pressed': 'open', 'shortcut.pressed': 'open', 'viewport.changed desktop': 'unavailable' },
    },
    open: {
      reach: [open],
      on: {
        'menu.pressed': 'closed',
        'shortcut.pressed': 'closed',
        'link.pressed': 'closed',
        'route.changed': 'closed',
        'escape.pressed': 'closed',
        'back.pressed': 'closed',
        'outside.pressed': 'closed',
        'viewport.changed desktop': 'unavailable',
      },
    },
  },
}

test('[R3.4] [R3.9] the table has a row for every state', () => {
  expect(Object.keys(table.rows).sort()).toEqual([...controlStates(drawerMachine)].sort())
})

test.each(casesOf(table))('[R3.4] [R3.5] [R3.9] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

test('[R3.4] on a wide screen there is no drawer from the start', () => {
  expect(drawerView(drive(drawerMachine, wide).actor.getSnapshot())).toEqual({ isOpen: false, isAvailable: false })
  expect(drawerView(drive(drawerMachine, narrow).actor.getSnapshot())).toEqual({ isOpen: false, isAvailable: true })
})

test.each([
  { type: 'menu.pressed' },
  { type: 'shortcut.pressed' },
  { type: 'link.pressed' },
  { type: 'route.changed' },
  { type: 'escape.pressed' },
  { type: 'back.pressed' },
  { type: 'outside.pressed' },
  widen,
])('[R3.9] body scroll is locked while the drawer is open and unlocked by $type', (closing) => {
  const drawer = drive(drawerMachine, narrow).take(open)
  expect(drawerView(drawer.actor.getSnapshot()).isOpen).toBe(true)
  expect(drawer.effects).toEqual([['started', 'scrollLock', undefined]])
  drawer.take(closing)
  expect(drawerView(drawer.actor.getSnapshot()).isOpen).toBe(false)
  expect(drawer.effects.slice(1)).toEqual([['stopped', 'scrollLock']])
})

test('[R3.9] body scroll is unlocked when the drawer itself is taken away', () => {
  const drawer = drive(drawerMachine, narrow).take(open)
  drawer.actor.stop()
  expect(drawer.effects.at(-1)).toEqual(['stopped', 'scrollLock'])
})
