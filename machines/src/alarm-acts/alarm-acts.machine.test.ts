import { describe, expect, test } from 'vitest'
import { done, drive, failed, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { type AlarmAct, type AlarmActsInput, alarmActsFixtures, alarmActsMachine, alarmActsView } from './index.ts'

const input: AlarmActsInput = { random: () => 0.5, session: 's', kept: [] }
const order = { act: 'acknowledge' } as const
const chosen = (id: string) => ({ type: 'act.chosen', ids: [id], order })
const changed = (id: string) => ({ type: 'alarm.changed', id })
const lost = { type: 'link.lost' }
const restored = { type: 'link.restored' }
const answered = (id: string) => done('sendActs', { [id]: { kind: 'done', order } })
const unanswered = failed('sendActs')

const link: Table = {
  machine: alarmActsMachine,
  fixtures: alarmActsFixtures,
  input,
  region: 'link',
  stateOnly: true,
  rows: {
    up: { reach: [], on: { 'link.lost': 'down' } },
    down: { reach: [lost], on: { 'link.restored': 'up' } },
  },
}
const sender: Table = {
  ...link,
  region: 'sender',
  rows: {
    idle: { reach: [], on: { 'act.chosen': 'sending' } },
    sending: {
      reach: [chosen('a1')],
      on: { 'act.chosen': 'sending', 'done sendActs': 'idle', 'error sendActs': 'waiting' },
    },
    waiting: {
      reach: [chosen('a1'), unanswered],
      on: { 'act.chosen': 'waiting', 'link.restored': 'sending', 'after 500': 'sending' },
    },
  },
}

test('[R11.2] the tables have a row for every state', () => {
  expect(Object.keys(link.rows).sort()).toEqual([...controlStates(alarmActsMachine, 'link')].sort())
  expect(Object.keys(sender.rows).sort()).toEqual([...controlStates(alarmActsMachine, 'sender')].sort())
})

test.each([...casesOf(link), ...casesOf(sender)])('[R11.2] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

const run = (...steps: readonly Step[]) => drive(alarmActsMachine, input).take(...steps)
const view = (...steps: readonly Step[]) => alarmActsView(run(...steps).actor.getSnapshot())
/** Which acts each sending carries, by the number at the end of their keys. */
const sent = (...steps: readonly Step[]) =>
  run(...steps).effects.flatMap((effect) => {
    const acts: unknown = effect[0] === 'started' ? Reflect.get(Object(effect[2]), 'acts') : null
    return Array.isArray(acts) ? [acts.map(({ key }: AlarmAct) => Number(key.split('-')[1]))] : []
  })

describe('[R11.2] one’s own acts', () => {
  test('leave in the order in which they were chosen, those chosen meanwhile after them', () => {
    expect(sent(chosen('a1'), chosen('a2'))).toEqual([[1]])
    expect(sent(chosen('a1'), chosen('a2'), chosen('a3'), answered('a1'))).toEqual([[1], [2, 3]])
  })

  test('are sent again under the same keys until an answer comes', () => {
    expect(sent(chosen('a1'), unanswered, 500, chosen('a2'), unanswered, 1_000)).toEqual([[1], [1], [1, 2]])
  })

  test('wait without a connection, and are tried by no clock', () => {
    expect(sent(lost, chosen('a1'), 60_000)).toEqual([])
    expect(sent(lost, chosen('a1'), chosen('a2'), restored)).toEqual([[1, 2]])
    expect(sent(chosen('a1'), chosen('a2'), lost, answered('a1'), 60_000)).toEqual([[1]])
    expect(sent(chosen('a1'), lost, unanswered, 60_000, restored)).toEqual([[1], [1]])
  })

  test('that had no answer when the page was loaded again leave first, under their keys, and are not done before', () => {
    const kept = [{ key: 'before-7', ids: ['a1'], order }]
    const again = drive(alarmActsMachine, { ...input, kept })
    expect(alarmActsView(again.actor.getSnapshot())).toMatchObject({ acts: { a1: { kind: 'sent' } }, open: 1 })
    again.take(chosen('a2'), unanswered)
    expect(again.actor.getSnapshot().context.batch.map(({ key }: AlarmAct) => key)).toEqual(['before-7', 's-1'])
    expect(alarmActsView(again.actor.getSnapshot()).acts).toMatchObject({
      a1: { kind: 'unsent' },
      a2: { kind: 'unsent' },
    })
  })

  test('are told as sent or unsent, and as done only by an answer', () => {
    expect(view(chosen('a1'), chosen('a2')).acts).toEqual({
      a1: { kind: 'sent', order },
      a2: { kind: 'unsent', order },
    })
    expect(view(lost, chosen('a1'))).toEqual({ acts: { a1: { kind: 'unsent', order } }, open: 1, isLinked: false })
    expect(view(chosen('a1'), answered('a1'))).toMatchObject({ acts: { a1: { kind: 'done' } }, open: 0 })
  })

  test('are forgotten once the feed says what came of them, or at the next act on the alarm', () => {
    expect(view(chosen('a1'), answered('a1'), changed('a1')).acts).toEqual({})
    expect(view(chosen('a1'), answered('a1'), changed('a2')).acts).toHaveProperty('a1')
    expect(view(chosen('a1'), answered('a1'), lost, chosen('a1')).acts).toEqual({ a1: { kind: 'unsent', order } })
  })
})
