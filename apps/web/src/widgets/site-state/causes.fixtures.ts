// A site of six devices as the causes see it: two pumps fill its tank; what draws attention, its figures and alarms are given.
import { type Alarm, type Device, device, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import type { AttentionItem, Concern } from './attention.ts'
import { causesOf } from './causes.ts'

export const NOW = Date.UTC(2026, 10, 19, 14)
export const DEVICES: readonly Device[] = ['a', 'b', 'c', 'd', 'tank', 'sector'].map((id) =>
  device.parse({
    ...{ id, site: 'chaib', name: id, metrics: [] },
    // two pumps fill the tank
    ...(id === 'a' || id === 'b'
      ? { kind: 'pump', role: 'source', feeds: ['tank'] }
      : id === 'tank'
        ? { kind: 'quantity', role: 'storage', capacityM3: 900 }
        : { kind: 'flow-meter', role: 'source' }),
  }),
)
export const item = (id: string, concern: Concern, minutes: number | null): AttentionItem => ({
  device: DEVICES.find((one) => one.id === id) as Device,
  concern,
  since: minutes === null ? null : NOW - minutes * MINUTE_MS,
})
const unknown = { value: null, previous: null, completenessPct: null }
export const night = (flowM3h: number, leakSince: number | null) => ({
  until: NOW,
  storages: [],
  consumptions: [
    {
      device: 'sector',
      volumeM3: unknown,
      budgetM3: null,
      nightFlowM3h: unknown,
      night: { at: NOW - 10 * HOUR_MS, flowM3h, usualM3h: 0.4, leakSince, recentM3h: [] },
    },
  ],
})
export const tank = (autonomyHours: number, emptyInHours: number | null, readMinutesAgo = 0) => ({
  until: NOW,
  consumptions: [] as ReturnType<typeof night>['consumptions'],
  storages: [
    {
      device: 'tank',
      volumeM3: 200,
      levelPct: 22,
      levelM: 1,
      capacityM3: 900,
      inM3: { value: 0, previous: 0, completenessPct: 100 },
      outM3: { value: 0, previous: 0, completenessPct: 100 },
      deltaM3: { value: 0, previous: 0, completenessPct: 100 },
      levelAt: NOW - readMinutesAgo * MINUTE_MS,
      autonomyHours,
      autonomyEndsAt: NOW + autonomyHours * HOUR_MS,
      emptyInHours,
      overflowInHours: null,
    },
  ],
})
export const look = (
  attention: readonly AttentionItem[],
  today?: Parameters<typeof causesOf>[0]['today'],
  alarms: readonly Alarm[] = [],
) => {
  const off = attention.filter(({ concern }) => concern === 'unpowered').length
  return causesOf({
    devices: DEVICES,
    attention,
    power: { told: DEVICES.length, on: DEVICES.length - off },
    today,
    alarms,
  })
}
