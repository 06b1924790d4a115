import { describe, expect, test } from 'vitest'
import { drive, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { alarmListFixtures, alarmListMachine, alarmListView, shownRows } from './index.ts'

const input = { mayAct: true, mayManage: true }
const row = (id: string, key = id, isWaiting = true) => ({ id, key, isWaiting })
const rows = (...list: readonly ReturnType<typeof row>[]) => ({ type: 'rows.changed', rows: list, causes: [] })
const two = rows(row('a1'), row('a2'))
const cause = { id: 'cause-a1', rows: ['a1', 'a2'] }
const caused = { type: 'rows.changed', rows: [row('a1'), row('a2'), row('a3')], causes: [cause] }
const arrived = (count: number) => ({ type: 'arrivals.counted', count })
const flood = arrived(11)
const pressed = (id: string) => ({ type: 'row.pressed', row: id })
const linked = { type: 'alarm.linked', row: 'closed' }
const press = (name: string) => ({ type: `${name}.pressed` })
const entered = { type: 'hand.entered' }
const left = { type: 'hand.left' }
const step = (by: 1 | -1 = 1, grows = false) => ({ type: 'step.pressed', by, extends: grows })
const ask = (question: string) => ({ type: 'question.asked', question })
const answer = { type: 'question.answered', order: { act: 'acknowledge' } }
const comment = { type: 'question.answered', order: { act: 'comments', text: 'vu' } }
const tick = (id: string) => ({ type: 'row.ticked', row: id })

const order: Table = {
  machine: alarmListMachine,
  fixtures: alarmListFixtures,
  input,
  region: 'order',
  stateOnly: true,
  rows: {
    following: { reach: [], on: { 'hand.entered': 'held' } },
    held: { reach: [two, entered], on: { 'hand.left': 'settling' } },
    settling: { reach: [two, entered, left], on: { 'hand.entered': 'held', 'after 3000': 'following' } },
  },
}
const desk: Table = {
  ...order,
  region: 'desk',
  rows: {
    listing: {
      reach: [two, step()],
      on: {
        'open.pressed': 'reading',
        'row.pressed a2': 'reading',
        'alarm.linked': 'reading',
        'question.asked': 'asking.overList',
      },
    },
    reading: {
      reach: [two, pressed('a1')],
      on: { 'escape.pressed': 'listing', 'back.pressed': 'listing', 'question.asked': 'asking.overPanel' },
    },
    'asking.overList': {
      reach: [two, step(), ask('shelving')],
      on: { 'question.dismissed': 'listing' },
    },
    'asking.overPanel': {
      reach: [two, pressed('a1'), ask('shelving')],
      on: { 'question.dismissed': 'reading' },
    },
  },
}

test('[R11.2] the tables have a row for every state', () => {
  expect(Object.keys(order.rows).sort()).toEqual([...controlStates(alarmListMachine, 'order')].sort())
  expect(Object.keys(desk.rows).sort()).toEqual([...controlStates(alarmListMachine, 'desk')].sort())
})

test.each([...casesOf(order), ...casesOf(desk)])('[R11.2] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

const run = (...steps: readonly Step[]) => drive(alarmListMachine, input).take(...steps)
const view = (...steps: readonly Step[]) => alarmListView(run(...steps).actor.getSnapshot())
const ids = (...steps: readonly Step[]) => view(...steps).shown.rows.map(({ id }) => id)
const lines = (...steps: readonly Step[]) => shownRows(view(...steps)).map(({ id }) => id)
const acts = (...steps: readonly Step[]) =>
  run(...steps).effects.flatMap((effect) => (effect[0] === 'emitted' ? [Reflect.get(effect[1], 'ids')] : []))

describe('[R11.4] the order', () => {
  test('follows every change while the hand is away, and is held while it is not', () => {
    expect(ids(two, rows(row('a3'), row('a1')))).toEqual(['a3', 'a1'])
    const held = [two, entered, rows(row('a3'), row('a1'))]
    expect(ids(...held)).toEqual(['a1', 'a2'])
    expect(view(...held)).toMatchObject({ isHeld: true, unseen: 1 })
    expect(ids(...held, press('counter'))).toEqual(['a3', 'a1'])
    expect(ids(...held, left, 2_999)).toEqual(['a1', 'a2'])
    expect(ids(...held, left, 3_000)).toEqual(['a3', 'a1'])
  })

  test('is held by the keyboard as well, for as long as its keys are pressed', () => {
    expect(ids(two, step(), 2_000, step(), 2_000, rows(row('a3')))).toEqual(['a1', 'a2'])
    expect(ids(two, step(), rows(row('a3')), 3_000)).toEqual(['a3'])
  })

  test('goes on, by the keyboard, from where the current row stood when it left', () => {
    const three = rows(row('a1'), row('a2'), row('a3'))
    const gone = [three, step(), step(), rows(row('a1'), row('a3')), 3_000]
    expect(view(...gone)).toMatchObject({ current: 'a2', toAcknowledge: 0 })
    expect(view(...gone, step()).current).toBe('a3')
    expect(view(...gone, step(-1)).current).toBe('a1')
    const last = [three, step(-1), rows(row('a1'), row('a2')), 3_000]
    expect(view(...last, step()).current).toBe('a2')
    expect(view(...last, step(-1)).current).toBe('a2')
    expect(view(...gone, rows(row('a1'), row('a3')), step(), step(-1)).current).toBe('a1')
  })

  test('holds nothing back where nothing is shown', () => {
    const emptied = [two, entered, rows(), press('counter')]
    expect(ids(...emptied)).toEqual([])
    expect(ids(...emptied, two)).toEqual(['a1', 'a2'])
    expect(view(...emptied, two).isHeld).toBe(false)
    expect(ids(...emptied, left, two)).toEqual(['a1', 'a2'])
    expect(ids(...emptied, two, entered, rows(row('a3')))).toEqual(['a1', 'a2'])
  })

  test('gives the place of an alarm to the next occurrence of its key, whose tick it does not get', () => {
    const followed = [rows(row('a1', 'k')), entered, step(), tick('a1'), rows(row('a2', 'k'))]
    expect(view(...followed)).toMatchObject({ current: 'a2', selected: [], unseen: 0 })
    expect(ids(...followed)).toEqual(['a2'])
  })
})

test('[R11.4] a flood is told above ten new alarms and over below five', () => {
  expect(view(arrived(10)).isFlood).toBe(false)
  expect(view(flood).isFlood).toBe(true)
  expect(view(flood, arrived(5)).isFlood).toBe(true)
  expect(view(flood, arrived(4)).isFlood).toBe(false)
})

describe('[R11.4] a cause', () => {
  test('is one row, in a flood, after it and without one; a key shows its alarms one by one', () => {
    expect(lines(caused)).toEqual(['cause-a1', 'a3'])
    expect(lines(caused, flood)).toEqual(['cause-a1', 'a3'])
    expect(lines(caused, step(), press('open'))).toEqual(['cause-a1', 'a1', 'a2', 'a3'])
    expect(lines(caused, step(), press('open'), press('open'))).toEqual(['cause-a1', 'a3'])
    expect(lines(caused, press('group'))).toEqual(['a1', 'a2', 'a3'])
    expect(lines(caused, press('group'), press('group'))).toEqual(['cause-a1', 'a3'])
    expect(lines(caused, flood, pressed(cause.id), arrived(4))).toEqual(['cause-a1', 'a1', 'a2', 'a3'])
  })

  test('is grouped again by a flood that begins, and not by one that ends', () => {
    expect(lines(caused, press('group'), flood)).toEqual(['cause-a1', 'a3'])
    expect(lines(caused, flood, press('group'), arrived(4))).toEqual(['a1', 'a2', 'a3'])
    expect(view(two, press('group')).isGrouped).toBe(true)
  })

  test('stands where the most urgent of its alarms would, wherever the others are', () => {
    const mixed = { ...rows(row('a9'), row('a2'), row('a3'), row('a1')), causes: [cause] }
    expect(lines(mixed)).toEqual(['a9', 'cause-a1', 'a3'])
    expect(lines(mixed, pressed(cause.id))).toEqual(['a9', 'cause-a1', 'a1', 'a2', 'a3'])
  })

  test('its button points at it, leaves it folded as it was, and asks which alarms are meant', () => {
    const acknowledged = (id: string) => ({ type: 'cause.acknowledged', row: id })
    const asked = { current: cause.id, question: 'confirming', targets: ['a1', 'a2'] }
    expect(view(caused, acknowledged(cause.id))).toMatchObject({ ...asked, expanded: [] })
    const open = [caused, pressed(cause.id), acknowledged(cause.id)]
    expect(view(...open)).toMatchObject({ ...asked, expanded: [cause.id] })
    expect(view(caused, acknowledged('a1')).current).toBeNull()
    expect(view(caused, press('group'), acknowledged(cause.id)).current).toBeNull()
    expect(view(caused, step(), step(), press('tick'), acknowledged(cause.id)).question).toBeNull()
  })

  test('keys and presses answer only lines that stand: no alarm of a folded cause, no cause of a flat list', () => {
    expect(view(caused, pressed('a1')).isReading).toBe(false)
    expect(view(caused, tick('a1')).selected).toEqual([])
    expect(view(caused, press('group'), pressed(cause.id))).toMatchObject({ current: null, expanded: [] })
    expect(view(caused, press('group'), step(), press('group'), press('open')).isReading).toBe(false)
  })

  test('is acknowledged as a whole: the question says which', () => {
    expect(view(caused, step(), press('acknowledge'))).toMatchObject({
      question: 'confirming',
      targets: ['a1', 'a2'],
    })
  })
})

describe('[R11.2] an act', () => {
  test('is about the current alarm, or about those that were ticked', () => {
    expect(acts(two, press('acknowledge'))).toEqual([])
    expect(acts(two, step(), press('acknowledge'))).toEqual([['a1']])
    expect(acts(two, step(), step(), step(-1), tick('a2'), press('acknowledge'))).toEqual([['a2']])
  })

  test('on several is asked about first, and is about those that were painted when it was asked', () => {
    const asked = [two, step(), press('tick'), step(1, true), press('acknowledge')]
    expect(view(...asked)).toMatchObject({ question: 'confirming', targets: ['a1', 'a2'], toAcknowledge: 2 })
    expect(acts(...asked)).toEqual([])
    expect(acts(...asked, rows(row('a9')), answer)).toEqual([['a1', 'a2']])
    expect(view(...asked, answer)).toMatchObject({ question: null, targets: [], selected: [] })
    expect(acts(...asked, { type: 'question.dismissed' })).toEqual([])
  })

  test('of acknowledging leaves out what nobody has to acknowledge', () => {
    const mixed = [rows(row('a1'), row('a2', 'a2', false)), step(), step(1, true)]
    expect(acts(...mixed, press('acknowledge'))).toEqual([['a1']])
    expect(view(...mixed, ask('commenting')).targets).toEqual(['a1', 'a2'])
  })

  test('is only the one that its question was about', () => {
    const asked = [two, step(), ask('commenting')]
    expect(acts(...asked, answer)).toEqual([])
    expect(view(...asked, answer).question).toBe('commenting')
    expect(acts(...asked, comment)).toEqual([['a1']])
    expect(view(...asked, comment)).toMatchObject({ question: null, isReading: false })
    const fromPanel = [two, pressed('a2'), ask('commenting'), comment]
    expect(view(...fromPanel)).toMatchObject({ question: null, isReading: true })
  })

  test('is none for who may only read', () => {
    const reader = drive(alarmListMachine, { mayAct: false, mayManage: false }).take(
      two,
      step(),
      press('tick'),
      press('acknowledge'),
    )
    reader.take(ask('shelving'), tick('a1'), step(1, true))
    expect(alarmListView(reader.actor.getSnapshot())).toMatchObject({ selected: [], question: null, isReading: false })
    expect(reader.effects).toEqual([])
  })

  test('waits while a question is open: no key moves what lies under it', () => {
    const asked = [two, step(), ask('commenting')]
    expect(view(...asked, step(), press('open'))).toMatchObject({ current: 'a1', isReading: false })
  })
})

test('[R2.5] the panel stays under a question that was asked from it', () => {
  const reading = [two, pressed('a2')]
  expect(view(...reading)).toMatchObject({ isReading: true, current: 'a2' })
  expect(view(...reading, ask('assigning'))).toMatchObject({ isReading: true, question: 'assigning' })
  expect(view(linked)).toMatchObject({ isReading: true, current: 'closed' })
})
