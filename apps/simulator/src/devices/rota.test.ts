import { describe, expect, test } from 'vitest'
import { planOf } from '../farm/index.ts'
import { describeSite } from './descriptors.ts'
import { nextTurns, rotaOf } from './rota.ts'

describe('the rota', () => {
  const rota = rotaOf('chaib', 42, describeSite(planOf('chaib')))

  test('lets every device speak at its cadence, and cameras never', () => {
    const spoken = new Map<string, number[]>()
    for (let due = nextTurns(rota, 0); due.atMs <= 120_000; due = nextTurns(rota, due.atMs)) {
      for (const device of due.devices) spoken.set(device, [...(spoken.get(device) ?? []), due.atMs])
    }
    expect(spoken.has('camera-1')).toBe(false)
    for (const { device, cadenceMs } of rota) {
      const at = spoken.get(device) ?? []
      expect([device, at.length]).toEqual([device, 120_000 / cadenceMs])
      at.slice(1).forEach((ts, index) => {
        expect(ts - (at[index] ?? 0)).toBe(cadenceMs)
      })
    }
  })

  test('spreads them: no second of the period has more than a third of them', () => {
    const perSecond = new Map<number, number>()
    for (const { phaseMs } of rota) {
      const second = Math.floor((phaseMs % 5_000) / 1_000)
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1)
    }
    expect(Math.max(...perSecond.values())).toBeLessThan(rota.length / 3)
  })
})
