import { type Device, device } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import { expect, test, vi } from 'vitest'
import { followDevices } from './device-list.ts'
import { QUERY_KEYS } from './queries.ts'
import { createQueryClient } from './query-client.ts'

const AT = '2026-11-21T14:02:31.000Z'
const pump = (id: string, name = id): Device =>
  device.parse({ id, name, site: 'chaib', kind: 'pump', role: 'source', metrics: [] })
const heartbeat = (state: 'live' | 'down'): LiveEvent => ({
  type: 'heartbeat',
  seq: 1,
  at: AT,
  source: { state, ageMs: 0 },
})
const welcome: LiveEvent = { type: 'welcome', epoch: 'e', seq: 1, site: 'chaib', resumed: true, capabilities: [] }

const setUp = (list: Device[] | undefined = [pump('a'), pump('c')]) => {
  const client = createQueryClient()
  if (list !== undefined) client.setQueryData(QUERY_KEYS.devices, list)
  const reread = vi.spyOn(client, 'invalidateQueries')
  const names = () => client.getQueryData<Device[]>(QUERY_KEYS.devices)?.map(({ name }) => name)
  return { client, hear: followDevices(client), reread, names }
}

test('a device born meanwhile takes its place in the list at once, nothing is read again', () => {
  const { hear, names, reread } = setUp()
  hear({ type: 'devices', devices: [pump('b')] })
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(reread).not.toHaveBeenCalled()
})

test('a renamed device has its new name in its old place', () => {
  const { hear, names } = setUp()
  hear({ type: 'devices', devices: [pump('a', 'Forage neuf')] })
  expect(names()).toEqual(['Forage neuf', 'c'])
})

test('before the list was ever read, an announcement makes none', () => {
  const client = createQueryClient()
  followDevices(client)({ type: 'devices', devices: [pump('b')] })
  expect(client.getQueryData(QUERY_KEYS.devices)).toBeUndefined()
})

test('an announcement while the list is being read has it read again: the answer may be from before', () => {
  const { client, hear, reread } = setUp()
  void client.fetchQuery({ queryKey: QUERY_KEYS.devices, queryFn: () => new Promise(() => {}), staleTime: 0 })
  hear({ type: 'devices', devices: [pump('b')] })
  expect(reread).toHaveBeenCalledOnce()
})

test('where the feed may have missed something, the list is read again', () => {
  const { hear, reread } = setUp()
  hear(welcome)
  hear(heartbeat('live'))
  expect(reread).toHaveBeenCalledTimes(1)
  hear(heartbeat('down'))
  hear(heartbeat('live'))
  hear(heartbeat('live'))
  expect(reread).toHaveBeenCalledTimes(2)
})
