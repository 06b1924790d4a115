// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { type Alarm, alarm, type Device, device } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createLiveClock, createLiveStore, DataProvider } from '@/data'
import { deviceGroupsOf, groupsOf } from '../wall-devices.ts'
import { Strip } from './strip.tsx'

afterEach(cleanup)

const AT = '2026-11-26T00:58:00Z'
const FORAGE = { id: 'forage', name: 'Forage' }
const made = (id: string, change: object = {}): Device =>
  device.parse({ ...{ id, site: 'chaib', kind: 'pressure', role: 'source', name: id, metrics: [] }, ...change })
const FARM = [
  made('pompe', { kind: 'pump', asset: FORAGE, metrics: [{ id: 'flow_m3h', cadenceMs: 5_000 }] }),
  made('pression', { asset: FORAGE, metrics: [{ id: 'pressure_bar', cadenceMs: 5_000 }] }),
  made('arrivee', { kind: 'flow-meter', metrics: [{ id: 'flow_m3h', cadenceMs: 5_000 }] }),
]
const raised = (of: string, priority: Alarm['priority'], state: Alarm['state'] = 'unacknowledged') =>
  alarm.parse({ ...{ id: of, device: of, condition: 'threshold-low', priority, state }, raisedAt: AT, clearedAt: null })

const show = (
  alarms: readonly Alarm[],
  off: readonly string[] = [],
  isByDevice = false,
  unsaid: readonly string[] = [],
) => {
  const now = (flush: () => void) => flush()
  const live = createLiveStore({ frame: now, calm: now })
  const statuses = FARM.filter(({ id }) => !unsaid.includes(id)).map(({ id }) => ({
    ...{ device: id, powered: !off.includes(id), poweredAt: AT, online: true, onlineAt: AT },
  }))
  live.apply({ type: 'snapshot', epoch: 'e', seq: 1, at: AT, series: [], readings: [], statuses, alarms: [...alarms] })
  const feed = { trusted: true, since: null, reason: null, clockStep: null }
  const sources = {
    ...{ live, clock: createLiveClock(() => Date.parse(AT)), firstSnapshot: Promise.resolve() },
    feed: { get: () => feed, subscribe: () => () => undefined },
    readSite: () => new Promise<never>(() => undefined),
  }
  const { container } = render(
    <DataProvider value={sources}>
      <Strip
        groups={isByDevice ? deviceGroupsOf(FARM) : groupsOf(FARM)}
        box={{ cols: 33, rows: 12, isStanding: false }}
        saysPowered={isByDevice}
      />
    </DataProvider>,
  )
  const marks = [...container.querySelectorAll<HTMLElement>('.wall-mark')]
  return {
    name: container.querySelector('.wall-group-name')?.textContent,
    marks: marks.map(({ dataset }) => `${dataset['power']} ${dataset['alarm'] ?? ''}`.trim()),
    signs: [...container.querySelectorAll('[role=img]')].map((sign) => sign.getAttribute('aria-label')),
  }
}

test('[R12.3] a tank whose camera alone has no power stands: a camera only looks on', () => {
  const asset = { id: 'bassin', name: 'Bassin' }
  const tank = made('niveau', {
    role: 'storage',
    kind: 'quantity',
    asset,
    metrics: [{ id: 'level_pct', cadenceMs: 5_000 }],
  })
  const camera = made('camera', { role: 'storage', kind: 'camera', asset })
  const vital = (devices: readonly Device[]) =>
    groupsOf(devices).flatMap(({ things }) => things.flatMap((thing) => thing.vital.map(({ id }) => id)))
  expect(vital([tank, camera])).toEqual(['niveau'])
  expect(vital([camera])).toEqual(['camera'])
})

test('[R12.3] things are counted as on the other screens: a borehole with its gauge is one', () => {
  expect(show([])).toMatchObject({ name: 'Sources 2', marks: ['on', 'on'] })
  expect(show([], [], true)).toMatchObject({ name: 'Sources 3/3', marks: ['on', 'on', 'on'] })
  cleanup()
  // one that never said whether it has power is not counted with those that have
  expect(show([], ['pompe'], true, ['arrivee']).name).toBe('Sources 1/3')
})

test('[R12.4] a thing with an alarm that holds has the sign of its gravest priority in place of a tick', () => {
  const found = show([raised('pression', 'medium'), raised('pompe', 'low', 'acknowledged')])
  expect(found.marks.toSorted()).toEqual(['on', 'on medium'])
  expect(found.signs).toEqual(['Moyenne'])
})

test('[R12.4] an alarm that is over, or that was put aside, has no sign', () => {
  expect(show([raised('pression', 'high', 'returned'), raised('pompe', 'high', 'shelved')]).marks).toEqual(['on', 'on'])
})

test('[R12.4] what has no power says that before any alarm', () => {
  const found = show([raised('pression', 'critical')], ['pompe'])
  expect(found.name).toBe('Sources 1/2')
  expect(found.marks.toSorted()).toEqual(['off', 'on'])
})

test('[R12.4] a gauge without power takes no borehole from those that have it: its alarm marks where it stands', () => {
  const found = show([raised('pression', 'medium')], ['pression'])
  expect(found.name).toBe('Sources 2')
  expect(found.marks.toSorted()).toEqual(['on', 'on medium'])
  // each device by itself, it is one of those without
  expect(show([], ['pression'], true).name).toBe('Sources 2/3')
})
