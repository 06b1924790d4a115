// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { type Alarm, alarm, type DeviceStatus, device } from '@vigie/contracts/entities'
import type { PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { createLiveClock, createLiveStore, DataProvider, useUnpowered } from '@/data'
import { useDeviceStates } from './use-device-states.ts'

const AT = new Date(Date.UTC(2026, 10, 21, 14)).toISOString()
const DEVICES = ['forage-1', 'forage-2'].map((id) =>
  device.parse({ id, site: 'chaib', kind: 'pump', role: 'source', name: id, metrics: [] }),
)
const statusOf = (id: string, powered: boolean | null): DeviceStatus => ({
  device: id,
  powered,
  poweredAt: AT,
  online: true,
  onlineAt: AT,
})
const powerOff = (id: string) =>
  alarm.parse({
    id: `alarm of ${id}`,
    device: id,
    condition: 'power-off',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: AT,
    clearedAt: null,
  })

const FEED = { trusted: true, since: null, reason: null, clockStep: null }

/** What the screens see without power of a site whose snapshot says this. */
const setUp = (statuses: readonly DeviceStatus[], alarms: readonly Alarm[]) => {
  const now = (flush: () => void) => flush()
  const live = createLiveStore({ frame: now, calm: now })
  live.apply({
    type: 'snapshot',
    epoch: 'e',
    seq: 0,
    at: AT,
    series: [],
    readings: [],
    statuses: [...statuses],
    alarms: [...alarms],
  })
  const sources = {
    live,
    clock: createLiveClock(),
    feed: { get: () => FEED, subscribe: () => () => undefined },
    readSite: () => Promise.reject(new Error('not read here')),
    firstSnapshot: Promise.resolve(),
  }
  const wrapper = ({ children }: PropsWithChildren) => <DataProvider value={sources}>{children}</DataProvider>
  const { result } = renderHook(() => useDeviceStates(DEVICES, useUnpowered()), { wrapper })
  return { live, unpowered: () => [...result.current.unpowered] }
}

test('a device whose status says off is without power, whether or not an alarm stands for it', () => {
  const { unpowered } = setUp([statusOf('forage-1', false), statusOf('forage-2', true)], [])
  expect(unpowered()).toEqual(['forage-1'])
})

test('an alarm alone does not take the power away: the status says it is on, or nothing is known', () => {
  expect(setUp([statusOf('forage-1', true)], [powerOff('forage-1')]).unpowered()).toEqual([])
  expect(setUp([statusOf('forage-1', null)], [powerOff('forage-1')]).unpowered()).toEqual([])
})

test('who is without power follows the statuses as they come', () => {
  const { live, unpowered } = setUp([statusOf('forage-1', true)], [])
  act(() => live.apply({ type: 'status', statuses: [statusOf('forage-1', false), statusOf('forage-2', false)] }))
  expect(unpowered()).toEqual(['forage-1', 'forage-2'])
  act(() => live.apply({ type: 'status', statuses: [statusOf('forage-2', true)] }))
  expect(unpowered()).toEqual(['forage-1'])
})
