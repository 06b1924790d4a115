import { expect, test } from 'vitest'
import { done, drive, failed, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { debriefFixtures, debriefMachine, debriefView } from './index.ts'

const AT = Date.UTC(2026, 10, 22, 14, 2)
const lost = (seq = 7) => ({ type: 'link.lost', position: { epoch: 'e', seq, at: AT + seq } })
const back = (at = AT + 750_000, to = 9) => ({ type: 'link.restored', at, seq: to })
const seen = { type: 'seen.pressed' }
const [found, nothing] = debriefFixtures.outcomes.readChanges.done
const read = (changes: object = found) => done('readChanges', changes)
const unread = failed('readChanges')
const saw = (from: number, to: number, epoch = 'e') => ({ type: 'otherTab.saw', epoch, from, to })

const table: Table = {
  machine: debriefMachine,
  fixtures: debriefFixtures,
  input: undefined,
  rows: {
    watching: { reach: [], on: { 'link.lost': 'away' } },
    away: { reach: [lost()], on: { 'link.lost': 'away', 'link.restored': 'reading' } },
    reading: {
      reach: [lost(), back()],
      on: {
        'link.lost': 'away',
        'done readChanges 9 2 1': 'unseen',
        'done readChanges 8 1 0': 'watching',
        'error readChanges': 'unread',
      },
    },
    unread: {
      reach: [lost(), back(), unread],
      on: { 'retry.pressed': 'reading', 'seen.pressed': 'watching', 'link.lost': 'away' },
    },
    unseen: {
      reach: [lost(), back(), read()],
      on: { 'seen.pressed': 'watching', 'otherTab.saw e 7 9': 'watching', 'link.lost': 'away' },
    },
  },
}

test('[R11.6] the table has a row for every state', () => {
  expect(Object.keys(table.rows).sort()).toEqual([...controlStates(debriefMachine)].sort())
})

test.each(casesOf(table))('[R11.6] $title', ({ found: is, expected }) => {
  expect(is()).toEqual(expected)
})

const run = (...steps: readonly Step[]) => drive(debriefMachine, undefined).take(...steps)
const view = (...steps: readonly Step[]) => debriefView(run(...steps).actor.getSnapshot())
const sinceOf = (seq: number) => ({ epoch: 'e', seq, at: AT + seq })
/** Where the losses begin of which the record is read, each time. */
const begins = (...steps: readonly Step[]) =>
  asked(...steps).map((losses) => (Array.isArray(losses) ? losses.map(({ since }) => since.seq) : []))
const asked = (...steps: readonly Step[]) =>
  run(...steps).effects.flatMap(([kind, , input]) => (kind === 'started' ? [input] : []))
const told = (...steps: readonly Step[]) =>
  run(...steps).effects.flatMap(([kind, fact]) => (kind === 'emitted' ? [fact] : []))

test('[R11.6] the record is asked from where the journal stood when it was last heard', () => {
  expect(asked(lost(7), back())).toEqual([[{ since: sinceOf(7), until: { seq: 9, at: AT + 750_000 } }]])
})

test('[R11.6] what happened is shown until somebody has seen it, also while the connection is lost again', () => {
  const report = {
    kind: 'report',
    report: { ...found, losses: [{ since: sinceOf(7), until: { seq: 9, at: AT + 750_000 } }] },
  }
  expect(view(lost(), back())).toBeNull()
  expect(view(lost(), back(), read())).toEqual(report)
  expect(view(lost(), back(), read(), lost(12))).toEqual(report)
  expect(view(lost(), back(), read(), lost(12), back(AT + 900_000))).toEqual(report)
  expect(view(lost(), back(), read(), seen)).toBeNull()
  expect(view(lost(), back(), read(nothing))).toBeNull()
})

test('[R11.6] an absence after one that nobody has seen is told together with it, after one that was seen alone', () => {
  const again = [lost(12), back(AT + 800_000, 15)]
  expect(begins(lost(7), back(), read(), ...again)).toEqual([[7], [7, 12]])
  expect(begins(lost(7), back(), read(), seen, ...again)).toEqual([[7], [12]])
  expect(begins(lost(7), back(), read(), lost(12), seen, back())).toEqual([[7], [12]])
  expect(begins(lost(7), back(), read(), ...again, seen)).toEqual([[7], [7, 12], [12]])
  expect(begins(lost(7), back(), unread, ...again)).toEqual([[7], [7, 12]])
  const reloaded = { ...lost(12), earlier: [{ since: sinceOf(7), until: { seq: 9, at: AT } }] }
  expect(begins(reloaded, back())).toEqual([[7, 12]])
})

test('[R11.6] each loss is told with its own stretch; one in which nothing happened is not told', () => {
  const until = { seq: 9, at: AT + 750_000 }
  const losses = (...steps: readonly Step[]) => Object(view(lost(), back(), read(), ...steps)).report.losses
  expect(losses(lost(12), back(AT + 800_000, 15), read())).toEqual([{ since: sinceOf(7), until }])
  const many = { ...found, total: 99 }
  expect(losses(lost(12), back(AT + 800_000, 15), read(many))).toEqual([
    { since: sinceOf(7), until },
    { since: sinceOf(12), until: { seq: 15, at: AT + 800_000 } },
  ])
})

test('[R11.6] a loss ends where its record did, which may hold more than the page had heard by then', () => {
  const until = (at: number) => Object(view(lost(), back(at, 7), read())).report.losses[0].until
  expect(until(AT + 750_000)).toEqual({ seq: 9, at: AT + 750_000 })
  const lastChange = Date.parse(found.alarms.at(0)?.changes.at(1)?.at ?? '')
  expect(until(AT + 1_000)).toEqual({ seq: 9, at: lastChange + 1 })
})

test('[R11.6] a loss that has not been read is not forgotten with one that was seen', () => {
  const steps = [lost(7), back(), read(), lost(12), back(AT + 800_000, 15), lost(16), seen, back(AT + 900_000, 18)]
  expect(begins(...steps)).toEqual([[7], [7, 12], [12, 16]])
})

test('[R11.6] what another tab saw is seen here if it covers all of it; what is seen here is told to the others', () => {
  const shown = [lost(), back(), read()]
  expect(told(...shown, seen)).toEqual([{ type: 'debrief.seen', stretch: { epoch: 'e', from: 7, to: 9 } }])
  for (const stretch of [saw(7, 9), saw(3, 20)]) expect(view(...shown, stretch)).toBeNull()
  for (const stretch of [saw(8, 9), saw(7, 8), saw(7, 9, 'f')]) expect(view(...shown, stretch)).not.toBeNull()
  expect(told(...shown, saw(7, 9))).toEqual([])
  expect(view(...shown, lost(12), saw(7, 9))).toBeNull()
  expect(view(...shown, lost(12), back(), saw(7, 9))).toBeNull()
})

test('[R11.6] a record that could not be read says so, and is read again on demand', () => {
  expect(view(lost(), back(), unread)).toMatchObject({ kind: 'unread', losses: [{ since: { seq: 7 } }] })
  expect(view(lost(), back(), unread, { type: 'retry.pressed' }, read())).toMatchObject({ kind: 'report' })
  expect(view(lost(), back(), unread, seen)).toBeNull()
})
