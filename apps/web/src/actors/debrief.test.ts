// @vitest-environment happy-dom
import { debriefFixtures } from '@vigie/machines/debrief'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDebrief, type ReadChanges } from './debrief.ts'
import { keptUnseenOf } from './kept-unseen.ts'

const [{ position }] = debriefFixtures.events['link.lost']
const [changes] = debriefFixtures.outcomes.readChanges.done
const back = { at: position.at + 750_000, seq: changes.to }
const read = vi.fn<ReadChanges>()
/** The chart as a page that was loaded just now has it. */
const load = (uid = 'u1') => createDebrief(read, keptUnseenOf(uid), undefined)

beforeEach(() => {
  sessionStorage.clear()
  read.mockReset().mockResolvedValue(changes)
})

test('[R11.6] what nobody has seen is told again after the page was loaded again, until it was seen', async () => {
  const first = load()
  first.debrief.send({ type: 'link.lost', position })
  first.debrief.send({ type: 'link.restored', ...back })
  await vi.waitFor(() => expect(first.debrief.getSnapshot().matches('unseen')).toBe(true))
  first.stop()

  const second = load()
  expect(second.debrief.getSnapshot().matches('away')).toBe(true)
  expect(second.end).toEqual(back)
  second.debrief.send({ type: 'link.restored', ...back })
  await vi.waitFor(() => expect(second.debrief.getSnapshot().matches('unseen')).toBe(true))
  expect(read.mock.lastCall?.[0]).toEqual([{ since: position, until: back }])
  second.debrief.send({ type: 'seen.pressed' })
  second.stop()

  const third = load()
  expect(third.debrief.getSnapshot().matches('watching')).toBe(true)
  third.stop()
})

test('[R11.6] losses before and after the page was loaded again are told together, each with its own stretch', async () => {
  const first = load()
  first.debrief.send({ type: 'link.lost', position })
  first.debrief.send({ type: 'link.restored', ...back })
  await vi.waitFor(() => expect(first.debrief.getSnapshot().matches('unseen')).toBe(true))
  first.stop()
  const second = load()
  second.debrief.send({ type: 'link.restored', ...back })
  const later = { ...position, seq: position.seq + 9, at: position.at + 800_000 }
  second.debrief.send({ type: 'link.lost', position: later })
  const again = { at: position.at + 900_000, seq: later.seq + 2 }
  second.debrief.send({ type: 'link.restored', ...again })
  await vi.waitFor(() => expect(second.debrief.getSnapshot().matches('unseen')).toBe(true))
  const losses = [
    { since: position, until: back },
    { since: later, until: null },
  ]
  expect(read.mock.lastCall?.[0]).toEqual(losses)
  second.debrief.send({ type: 'link.lost', position: later })
  second.stop()
  const third = load()
  expect(third.debrief.getSnapshot().context.losses.map(({ since }) => since)).toEqual([position, later])
  third.stop()
})

test('[R11.6] another person in the same tab is told nothing of it, nor is one whose storage holds nonsense', () => {
  const first = load()
  first.debrief.send({ type: 'link.lost', position })
  first.stop()
  const other = load('u2')
  expect(other.debrief.getSnapshot().matches('watching')).toBe(true)
  other.stop()
  for (const nonsense of ['{', '[1]', '[null]', '"x"', '{"epoch":1}', '[{"since":{}}]']) {
    sessionStorage.setItem('debrief:u1', nonsense)
    const again = load()
    expect(again.debrief.getSnapshot().matches('watching')).toBe(true)
    again.stop()
  }
})
