import { alarmPriority, type DeviceKind, deviceKind } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { born } from '../testing/alarm-record.ts'
import { deviceSettings } from './settings.ts'

const urgencyOf = (kind: DeviceKind, condition: 'power-off' | 'offline'): number => {
  const [setting] = deviceSettings(born(kind, { kind, role: 'source', metrics: [] })).get(condition) ?? []
  return setting === undefined ? Number.NaN : -alarmPriority.options.indexOf(setting.values.priority)
}

test('[R11.1] without power a camera is less urgent than a sensor, and a sensor than a pump or a meter', () => {
  const METERS: readonly DeviceKind[] = ['pump', 'energy', 'flow-meter', 'quantity']
  const LOOKERS: readonly DeviceKind[] = ['sensor', 'pressure']
  for (const sensor of LOOKERS) {
    expect(urgencyOf(sensor, 'power-off')).toBeGreaterThan(urgencyOf('camera', 'power-off'))
    for (const meter of METERS) expect(urgencyOf(meter, 'power-off')).toBeGreaterThan(urgencyOf(sensor, 'power-off'))
  }
  expect([...METERS, ...LOOKERS, 'camera'].toSorted()).toEqual(deviceKind.options.toSorted())
})

test('[R11.1] a device that is not heard is less urgent than one without power, or as little', () => {
  for (const kind of deviceKind.options)
    expect(urgencyOf(kind, 'offline')).toBeLessThanOrEqual(urgencyOf(kind, 'power-off'))
})

test('[R11.1] the probe of a borehole alarms before its pump runs dry, any other gauge once a limit is set', () => {
  const lowOf = (role: 'source' | 'storage', max?: number) => {
    const metrics = [{ id: 'level_m' as const, cadenceMs: 30_000, ...(max !== undefined && { max }) }]
    return deviceSettings(born('probe', { kind: 'sensor', role, metrics })).get('threshold-low')?.[0]?.values
  }
  expect(lowOf('source', 96)).toMatchObject({ enabled: true, priority: 'high', limit: expect.closeTo(4.8) })
  expect(lowOf('source')).toMatchObject({ enabled: false, limit: null })
  expect(lowOf('storage', 96)).toMatchObject({ enabled: false, limit: null })
})
