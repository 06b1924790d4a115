import { expect, test } from 'vitest'
import { createFeed } from './feed.fixtures.ts'
import { createFirstSnapshot } from './first-snapshot.ts'

const setUp = () => {
  const { feed, say } = createFeed()
  return { first: createFirstSnapshot(feed), say }
}

test('[R4.4] lists wait for the first snapshot, not for the connection or a heartbeat', async () => {
  const { first, say } = setUp()
  say({ type: 'socket.opened' })
  say({ type: 'welcome.received', resumed: false })
  say({ type: 'frame.received', source: 'live' })
  expect(first.isOver()).toBe(false)
  first.hear({ type: 'snapshot', epoch: 'e', seq: 1, at: 'now', series: [], readings: [], statuses: [], alarms: [] })
  expect(first.isOver()).toBe(true)
  await first.awaited
})

test('[R4.4] without a connection, or with a silent source, lists are read all the same', async () => {
  const closed = setUp()
  closed.say({ type: 'socket.closed', code: 1006 })
  await closed.first.awaited
  const silent = setUp()
  silent.say({ type: 'socket.opened' })
  silent.say({ type: 'welcome.received', resumed: false })
  silent.say({ type: 'frame.received', source: 'silent' })
  await silent.first.awaited
  expect([closed.first.isOver(), silent.first.isOver()]).toEqual([true, true])
})
