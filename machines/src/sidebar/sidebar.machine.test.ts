import { describe, expect, test } from 'vitest'
import { drive, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { SIDEBAR_GROUPS, type SidebarInput, sidebarFixtures, sidebarMachine, sidebarView } from './index.ts'

const desktop: SidebarInput = { expanded: true, viewport: 'desktop' }
const toggle = { type: 'toggle.pressed' }
const shortcut = { type: 'shortcut.pressed' }
const narrow = { type: 'viewport.changed', viewport: 'mobile' }
const widen = { type: 'viewport.changed', viewport: 'desktop' }
const press = (group: string) => ({ type: 'group.pressed', group })

const table: Table = {
  machine: sidebarMachine,
  fixtures: sidebarFixtures,
  input: desktop,
  rows: {
    'desktop.expanded': {
      reach: [],
      on: {
        'shortcut.pressed': 'desktop.collapsed',
        'toggle.pressed': 'desktop.collapsed',
        'group.pressed': 'desktop.expanded',
        'viewport.changed mobile': 'mobile.expanded',
      },
    },
    'desktop.collapsed': {
      reach: [toggle],
      on: {
        'shortcut.pressed': 'desktop.expanded',
        'toggle.pressed': 'desktop.expanded',
        'group.pressed': 'desktop.expanded',
        'viewport.changed mobile': 'mobile.collapsed',
      },
    },
    'mobile.expanded': {
      reach: [narrow],
      on: { 'group.pressed': 'mobile.expanded', 'viewport.changed desktop': 'desktop.expanded' },
    },
    'mobile.collapsed': {
      reach: [toggle, narrow],
      on: { 'group.pressed': 'mobile.collapsed', 'viewport.changed desktop': 'desktop.collapsed' },
    },
  },
}

const view = (input: SidebarInput, ...steps: readonly Step[]) =>
  sidebarView(
    drive(sidebarMachine, input)
      .take(...steps)
      .actor.getSnapshot(),
  )

test('[R3.4] the table has a row for every state', () => {
  expect(Object.keys(table.rows).sort()).toEqual([...controlStates(sidebarMachine)].sort())
})

test.each(casesOf(table))('[R3.4] [R3.5] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

describe('[R3.8] the choice kept in the cookie', () => {
  test.each(sidebarFixtures.inputs)('starts $expanded on $viewport', (input) => {
    expect(view(input)).toMatchObject({ viewport: input.viewport, isExpanded: input.expanded })
  })

  test.each([toggle, shortcut])('is told at each change by $type, and only then', (press) => {
    const sidebar = drive(sidebarMachine, desktop).take(press, press, narrow, shortcut, toggle, widen, press)
    expect(sidebar.effects).toEqual([
      ['emitted', { type: 'expansion.chosen', expanded: false }],
      ['emitted', { type: 'expansion.chosen', expanded: true }],
      ['emitted', { type: 'expansion.chosen', expanded: false }],
    ])
  })

  test('survives a stay on a small screen', () => {
    expect(view(desktop, toggle, narrow, widen)).toMatchObject({ viewport: 'desktop', isExpanded: false })
    expect(view({ expanded: false, viewport: 'mobile' }, widen)).toMatchObject({ isExpanded: false })
  })
})

describe('[R3.6] groups', () => {
  const none = { technical: false, water: false, projects: false }

  test('open and close each by itself', () => {
    expect(view(desktop).openGroups).toEqual(none)
    expect(view(desktop, press('technical'), press('water')).openGroups).toEqual({
      ...none,
      technical: true,
      water: true,
    })
    expect(view(desktop, press('technical'), press('water'), press('technical')).openGroups).toEqual({
      ...none,
      water: true,
    })
  })

  test('collapse on route change, on either kind of screen', () => {
    const route = { type: 'route.changed' }
    expect(view(desktop, press('technical'), press('projects'), route).openGroups).toEqual(none)
    expect(view(desktop, narrow, press('technical'), route).openGroups).toEqual(none)
    expect(view(desktop, press('technical'), toggle, route, toggle).openGroups).toEqual(none)
  })

  test('are the same in the drawer', () => {
    expect(view(desktop, press('water'), narrow).openGroups).toEqual({ ...none, water: true })
    expect(view(desktop, toggle, narrow, press('water')).openGroups).toEqual({ ...none, water: true })
  })

  test('are out of sight while only icons are shown, and back afterwards', () => {
    expect(view(desktop, press('water'), toggle).openGroups).toEqual(none)
    expect(view(desktop, press('water'), toggle, toggle).openGroups).toEqual({ ...none, water: true })
  })

  test.each(SIDEBAR_GROUPS)('%s opens and closes by its own name', (group) => {
    expect(view(desktop, press(group)).openGroups).toEqual({ ...none, [group]: true })
    expect(view(desktop, press(group), press(group)).openGroups).toEqual(none)
  })

  test('pressed as an icon, leave the others as they were, and are open once', () => {
    const others = drive(sidebarMachine, desktop).take(press('technical'), press('water'), toggle, press('water'))
    expect(others.actor.getSnapshot().context.openGroups).toEqual(['technical', 'water'])
  })

  test('pressed as an icon, open with the sidebar, and the choice is kept', () => {
    const sidebar = drive(sidebarMachine, { expanded: false, viewport: 'desktop' }).take(press('water'))
    expect(sidebarView(sidebar.actor.getSnapshot())).toMatchObject({
      isExpanded: true,
      openGroups: { ...none, water: true },
    })
    expect(sidebar.effects).toEqual([['emitted', { type: 'expansion.chosen', expanded: true }]])
    expect(view(desktop, press('water'), toggle, press('water')).openGroups.water).toBe(true)
  })
})
