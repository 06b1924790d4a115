import { describe, expect, test } from 'vitest'
import { done, drive, failed, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { notificationPanelFixtures, notificationPanelMachine, notificationPanelView } from './index.ts'

const input = { random: () => 0.5 }
const arrival = { type: 'notification.arrived' }
const bell = { type: 'bell.pressed' }
const elsewhere = { type: 'otherPanel.used' }
const fetched = done('refetchNotifications')
const unfetched = failed('refetchNotifications')
const LULL = 200

const panel: Table = {
  machine: notificationPanelMachine,
  fixtures: notificationPanelFixtures,
  input,
  region: 'panel',
  rows: {
    'closed.seen': {
      reach: [],
      on: { 'bell.pressed': 'open', 'shortcut.pressed': 'open', 'notification.arrived': 'closed.unseen' },
    },
    'closed.unseen': {
      reach: [arrival],
      on: { 'bell.pressed': 'open', 'shortcut.pressed': 'open', 'otherPanel.used': 'closed.seen' },
    },
    open: {
      reach: [bell],
      on: {
        'bell.pressed': 'closed.seen',
        'shortcut.pressed': 'closed.seen',
        'outside.pressed': 'closed.seen',
        'escape.pressed': 'closed.seen',
        'back.pressed': 'closed.seen',
      },
    },
  },
}

const list: Table = {
  ...panel,
  region: 'list',
  stateOnly: true,
  rows: {
    current: { reach: [], on: { 'notification.arrived': 'gathering.awaitingLull' } },
    'gathering.awaitingLull': { reach: [arrival], on: { 'after 200': 'refetching.upToDate' } },
    'refetching.upToDate': {
      reach: [arrival, LULL],
      on: {
        'notification.arrived': 'refetching.outdated',
        'done refetchNotifications': 'current',
        'error refetchNotifications': 'retrying',
      },
    },
    'refetching.outdated': {
      reach: [arrival, LULL, arrival],
      on: { 'done refetchNotifications': 'gathering.awaitingLull', 'error refetchNotifications': 'retrying' },
    },
    retrying: { reach: [arrival, LULL, unfetched], on: { 'after 500': 'refetching.upToDate' } },
  },
}

const run = (...steps: readonly Step[]) => drive(notificationPanelMachine, input).take(...steps)
const view = (...steps: readonly Step[]) => notificationPanelView(run(...steps).actor.getSnapshot())
const fetches = (...steps: readonly Step[]) => run(...steps).effects.filter(([kind]) => kind === 'started').length

test('[R4.2] the tables have a row for every state', () => {
  expect(Object.keys(panel.rows).sort()).toEqual([...controlStates(notificationPanelMachine, 'panel')].sort())
  expect(Object.keys(list.rows).sort()).toEqual([...controlStates(notificationPanelMachine, 'list')].sort())
})

test.each(casesOf(panel))('[R4.1] [R4.2] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

test.each(casesOf(list))('[R4.4] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

describe('[R4.2] the red dot', () => {
  test('is lit by an arrival while the panel is closed, and not while it is open', () => {
    expect(view()).toMatchObject({ isOpen: false, hasDot: false })
    expect(view(arrival)).toMatchObject({ isOpen: false, hasDot: true })
    expect(view(bell, arrival)).toMatchObject({ isOpen: true, hasDot: false })
  })

  test('is cleared by opening, and stays cleared after closing', () => {
    expect(view(arrival, bell)).toMatchObject({ isOpen: true, hasDot: false })
    expect(view(arrival, bell, arrival, bell)).toMatchObject({ isOpen: false, hasDot: false })
  })

  test('is cleared by a panel opened or closed in another tab, and other tabs hear of this one', () => {
    expect(view(arrival, elsewhere)).toMatchObject({ isOpen: false, hasDot: false })
    expect(view(arrival, elsewhere, arrival)).toMatchObject({ hasDot: true })
    expect(view(bell, elsewhere)).toMatchObject({ isOpen: true })
    const told = run(arrival, elsewhere, bell, bell).effects.filter(([kind]) => kind === 'emitted')
    expect(told).toEqual([
      ['emitted', { type: 'panel.used' }],
      ['emitted', { type: 'panel.used' }],
    ])
  })

  test('outlives every failure to fetch the list', () => {
    expect(view(arrival, LULL, unfetched, 500, unfetched)).toMatchObject({ hasDot: true, hasFailed: true })
  })
})

describe('[R4.4] the list', () => {
  test('is fetched once for a burst, when it is over', () => {
    const burst = Array.from({ length: 50 }, () => [arrival, 10]).flat()
    expect(fetches(...burst)).toBe(0)
    expect(fetches(...burst, LULL)).toBe(1)
    expect(fetches(...burst, LULL, fetched, 60_000)).toBe(1)
  })

  test('is fetched every second of a burst without end', () => {
    const second = Array.from({ length: 10 }, () => [arrival, 100]).flat()
    expect(fetches(...second)).toBe(1)
    expect(fetches(...second, arrival, fetched, ...second)).toBe(2)
  })

  test('is fetched once more when something arrived during a fetch', () => {
    expect(fetches(arrival, LULL, arrival, arrival, fetched, LULL)).toBe(2)
    expect(fetches(arrival, LULL, arrival, arrival, fetched, LULL, fetched, 60_000)).toBe(2)
  })

  test('is tried again after 1 s, 2 s, 4 s, then 5 s at most, and says that it failed until it is there', () => {
    const delays = [500, 1_000, 2_000, 2_500, 2_500]
    const failures = delays.flatMap((delay) => [unfetched, delay])
    expect(fetches(arrival, LULL, ...failures)).toBe(6)
    expect(fetches(arrival, LULL, ...failures.slice(0, -1), 2_499)).toBe(5)
    expect(view(arrival, LULL, ...failures)).toMatchObject({ isRefreshing: true, hasFailed: true })
    expect(view(arrival, LULL, ...failures, fetched)).toMatchObject({ isRefreshing: false, hasFailed: false })
    expect(view(arrival, LULL, ...failures, arrival, fetched)).toMatchObject({ isRefreshing: true, hasFailed: false })
    expect(fetches(arrival, LULL, ...failures, fetched, arrival, LULL, unfetched, 500)).toBe(8)
  })
})
