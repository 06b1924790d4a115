// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { TruthLine } from '../device-tile/truth-line.tsx'
import { BeforeCut, FiguresBeforeCut, ReadingsOfCut } from './before-cut.tsx'

const CUT_AT = Date.parse('2026-11-21T14:02:31.000Z')
const at = new Date(CUT_AT).toISOString()

/** What stands beside a value that was read so long after the cut. */
const beside = (afterMs: number, powered = false, part = <BeforeCut device="pompe" metric="running" />): string => {
  const live = createPromptStore()
  live.apply(
    pictureAt(at, {
      series: [[0, 'pompe', 'running']],
      readings: [[0, CUT_AT + afterMs, 1]],
      statuses: [{ device: 'pompe', powered, poweredAt: at, online: true, onlineAt: at }],
    }),
  )
  const { container } = render(<LivePage live={live}>{part}</LivePage>)
  return container.textContent ?? ''
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what a device without power said is of before the cut, unless it said it afterwards', () => {
  expect(beside(-1_000)).toBe('avant la coupure')
  expect(beside(1_000)).toBe('')
  expect(beside(-1_000, true)).toBe('')
})

test('[12.3] the figures of a device without power say since when nothing was counted', () => {
  expect(beside(-1_000, false, <FiguresBeforeCut device="pompe" metric="running" />)).toMatch(
    /^appareil coupé depuis .*02 : rien de compté depuis$/,
  )
  expect(beside(-1_000, true, <FiguresBeforeCut device="pompe" metric="running" />)).toBe('')
})

test('[12.3] where measures still came after the cut, nothing claims otherwise, and the value says that it is one of them', () => {
  expect(beside(60_000, false, <FiguresBeforeCut device="pompe" metric="running" />)).toBe('')
  const line = <TruthLine device="pompe" metric={{ id: 'running', cadenceMs: 5_000 }} />
  expect(beside(60_000, false, line)).toMatch(/^relevé de .*03, après la coupure$/)
  expect(beside(-1_000, false, line)).toMatch(/^relevé de .*02$/)
})

const METRICS = [
  { id: 'running', cadenceMs: 5_000 },
  { id: 'voltage_l1_v', cadenceMs: 5_000 },
] as const
const DEVICE = { id: 'pompe', kind: 'pump' as const, metrics: [...METRICS] }

test('[12.3] the values of a device without power say as a block of when they are', () => {
  const block = <ReadingsOfCut device={DEVICE} />
  expect(beside(-1_000, false, block)).toMatch(/^relevés d’avant la coupure, .*02$/)
  expect(beside(60_000, false, block)).toMatch(/^relevés après la coupure, .*03$/)
  expect(beside(-1_000, true, block)).toBe('')
})

test('[12.3] values of before the cut and of after it under one title say both', () => {
  const live = createPromptStore()
  live.apply(
    pictureAt(at, {
      series: [
        [0, 'pompe', 'running'],
        [1, 'pompe', 'voltage_l1_v'],
      ],
      readings: [
        [0, CUT_AT - 60_000, 1],
        [1, CUT_AT + 60_000, 231],
      ],
      statuses: [{ device: 'pompe', powered: false, poweredAt: at, online: true, onlineAt: at }],
    }),
  )
  const { container } = render(
    <LivePage live={live}>
      <ReadingsOfCut device={DEVICE} />
    </LivePage>,
  )
  expect(container.textContent).toMatch(/^relevés avant et après la coupure, .*01 à .*03$/)
})

/** What is told of a pump whose phase read so many volts so long after the cut. */
const withVoltage = (volts: number, afterMs = 60_000, flowM3h = 0): string => {
  const live = createPromptStore()
  live.apply(
    pictureAt(at, {
      series: [
        [0, 'pompe', 'running'],
        [1, 'pompe', 'voltage_l1_v'],
        [2, 'pompe', 'flow_m3h'],
      ],
      readings: [
        [0, CUT_AT + 60_000, 1],
        [1, CUT_AT + afterMs, volts],
        [2, CUT_AT + 60_000, flowM3h],
      ],
      statuses: [{ device: 'pompe', powered: false, poweredAt: at, online: true, onlineAt: at }],
    }),
  )
  const { container } = render(
    <LivePage live={live}>
      <ReadingsOfCut device={DEVICE} />
    </LivePage>,
  )
  return container.textContent ?? ''
}

test('[12.3] the supply is there only where its voltage was read after the cut, and is one', () => {
  vi.setSystemTime(CUT_AT + 65_000)
  expect(withVoltage(231)).toMatch(/la tension est lue en amont de la coupure, elle arrive encore$/)
  cleanup()
  expect(withVoltage(2)).not.toContain('tension')
  cleanup()
  expect(withVoltage(231, -1_000)).not.toContain('tension')
})

test('[12.3] of a pump that still gives water no voltage is read ahead of a cut: the cut itself is doubtful', () => {
  vi.setSystemTime(CUT_AT + 65_000)
  expect(withVoltage(231, 60_000, 42).replaceAll('\u00a0', ' ')).toMatch(
    / : le signal dit coupé, la pompe donne encore 42,0 m³\/h : vérifier le contact d’alimentation$/,
  )
})

test('[12.3] that a device without power still measures is said once, with when it did, only while it does', () => {
  vi.setSystemTime(CUT_AT + 65_000)
  const block = <ReadingsOfCut device={{ id: 'pompe', kind: 'pump', metrics: METRICS.slice(0, 1) }} />
  expect(beside(60_000, false, block)).toMatch(
    /^relevés après la coupure, .*03 : des mesures arrivent encore, le capteur est donc alimenté autrement$/,
  )
  expect(beside(60_000, true, block)).toBe('')
  // one that left as the power went tells of no other supply
  expect(beside(1_000, false, block)).toMatch(/^relevés après la coupure, .*02$/)
})
