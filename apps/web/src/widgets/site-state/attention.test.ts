import { type Device, type DeviceStatus, device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { devicesByState } from '@/widgets/device-grid/state-counts'
import { attentionOf } from './attention.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const MINUTE = 60_000
const DEVICES: readonly Device[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
  device.parse({
    id,
    site: 'chaib',
    kind: 'flow-meter',
    role: 'source',
    name: id,
    metrics: [{ id: 'flow_m3h', cadenceMs: MINUTE }],
  }),
)
const AGES: Readonly<Record<string, number | null>> = { a: 0, b: 5, c: 30, d: null, e: 0, f: 20 }
const STATUS: Readonly<Record<string, Partial<DeviceStatus>>> = {
  c: { powered: false, poweredAt: new Date(NOW - 3 * MINUTE).toISOString() },
  e: { online: false, onlineAt: new Date(NOW - MINUTE).toISOString() },
}
const latestTs = ({ id }: Device) => {
  const minutes = AGES[id] ?? null
  return minutes === null ? null : NOW - minutes * MINUTE
}
const look = (trusted: boolean) =>
  attentionOf(DEVICES, {
    states: devicesByState(DEVICES, new Set(['c']), latestTs, NOW),
    statusOf: ({ id }) => ({
      device: id,
      powered: true,
      poweredAt: null,
      online: true,
      onlineAt: null,
      ...STATUS[id],
    }),
    latestTs,
    trusted,
  }).map(({ device: { id }, concern, since }) => [id, concern, since === null ? null : (NOW - since) / MINUTE])

test('each device is told once, for the worst that is known of it, the worst first', () => {
  expect(look(true)).toEqual([
    ['c', 'unpowered', 3],
    ['e', 'offline', 1],
    ['f', 'silent', 20],
    ['d', 'never', null],
    ['b', 'late', 5],
  ])
})

test('while the feed is frozen only what does not age is told', () => {
  expect(look(false)).toEqual([['c', 'unpowered', 3]])
})
