// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { type Alarm, alarm, type Device, device } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { renderWall } from '../wall-page.fixtures.tsx'
import { HeldScene } from './held-scene.tsx'

afterEach(cleanup)

const AT = '2026-11-26T00:58:00Z'
const PUMP = device.parse({
  ...{ id: 'forage-1', site: 'chaib', kind: 'pump', role: 'source', name: 'Forage 1' },
  metrics: [{ id: 'flow_m3h', cadenceMs: 5_000 }],
})
const SECTOR = device.parse({
  ...{ id: 'secteur-1', site: 'chaib', kind: 'flow-meter', role: 'consumption', name: 'Secteur nord' },
  metrics: [{ id: 'flow_m3h', cadenceMs: 5_000 }],
})
const APART = device.parse({ ...SECTOR, id: 'secteur-2', name: 'Secteur sud' })
const OFF = { online: true, onlineAt: AT, powered: false, poweredAt: AT }
const raised = (id: string, change: object) =>
  alarm.parse({ ...{ id, state: 'unacknowledged', priority: 'medium', raisedAt: AT, clearedAt: null }, ...change })
const CUT = raised('cut', { device: 'forage-1', condition: 'power-off', priority: 'high' })
const LEAK = raised('leak', { device: 'secteur-1', condition: 'night-flow' })
const ended = (id: string) =>
  raised(id, { device: 'forage-1', condition: 'threshold-low', state: 'returned', clearedAt: AT })

const show = (held: Alarm, others: readonly Alarm[], off: readonly Device[] = []) => {
  const container = renderWall(
    AT,
    { alarms: [held, ...others], statuses: off.map(({ id }) => ({ ...OFF, device: id })) },
    <HeldScene
      alarm={held}
      devices={[PUMP, SECTOR, APART]}
      box={{ cols: 33.4, rows: 16, isStanding: false }}
      isUnderBanner={false}
      elsewhere={null}
    />,
  )
  const textOf = (part: string) => container.querySelector(part)?.textContent?.replaceAll(/\s/g, ' ') ?? null
  return {
    row: textOf('.wall-row'),
    name: textOf('.wall-alarm-name'),
    others: textOf('.wall-others'),
    values: container.querySelectorAll('.wall-alarm [data-value]').length,
  }
}

test('[R12.4] the only other alarm that holds is named, those that are over are counted behind it', () => {
  const { row } = show(CUT, [LEAK, ended('a'), ended('b')])
  expect(row).toMatch(/^\d?Secteur nord.*depuis 0 s\+ 2 terminées$/)
})

test('[R12.4] of several that hold their number is said by priority, that of those that are over apart', () => {
  const { others, row } = show(CUT, [
    LEAK,
    raised('other', { device: 'secteur-1', condition: 'night-flow' }),
    ended('a'),
  ])
  expect(row).toBeNull()
  expect(others).toMatch(/ 2 moyennes1 terminée$/)
})

test('[R12.4] what has no power measures nothing: the alarm does not repeat that it flows no more', () => {
  expect(show(CUT, []).values).toBe(0)
  cleanup()
  expect(show(raised('low', { device: 'forage-1', condition: 'threshold-low' }), []).values).toBe(1)
})

test('[R12.4] a shared cut says how many devices it took, and how many are without power in all', () => {
  const beside = raised('beside', { device: 'secteur-1', condition: 'power-off', priority: 'high' })
  expect(show(CUT, [beside], [PUMP, SECTOR]).name).toBe('2 appareils coupés sur 3')
  cleanup()
  // cut long before, and acknowledged
  const before = { device: 'secteur-2', condition: 'power-off', raisedAt: '2026-11-26T00:10:00Z' }
  const apart = raised('apart', { ...before, state: 'acknowledged' })
  expect(show(CUT, [beside, apart], [PUMP, SECTOR, APART]).name).toBe('2 appareils coupés, 3 en tout')
})
