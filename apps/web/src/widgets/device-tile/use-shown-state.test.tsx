// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { device, type KpiBody } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { assetsOf } from '../assets/assets-of.ts'
import { KnownLeaksProvider, type Leaks } from '../leaks/leaks-provider.tsx'
import { AssetFiguresProvider } from './asset-figures.ts'
import { useShownState } from './use-shown-state.ts'

afterEach(cleanup)

const AT = new Date().toISOString()
const of = (id: string, role: 'consumption' | 'storage', metric: string) =>
  device.parse({ id, name: id, site: 'chaib', kind: 'flow-meter', role, metrics: [{ id: metric, cadenceMs: 60_000 }] })
const SECTOR = of('secteur', 'consumption', 'flow_m3h')
const TANK = device.parse({ ...of('bassin', 'storage', 'level_pct'), capacityM3: 900 })

const PUMP = device.parse({
  ...of('pompe', 'storage', 'running'),
  kind: 'pump',
  role: 'source',
  feeds: ['bassin'],
})
const RISING = { netFlowM3h: 55, overflowInHours: 5, emptyInHours: null }

const show = (
  main: typeof SECTOR,
  value: number,
  { going = { netFlowM3h: -4, overflowInHours: null, emptyInHours: 70 } as object, running = 0 as number | null } = {},
) => {
  const live = createPromptStore()
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    const day = { storages: [{ device: 'bassin', ...going }] }
    const leaks: Leaks = new Map([['fuyant', { device: SECTOR, flow: 2, usual: 0.2, at: 0 } as never]])
    return (
      <LivePage live={live}>
        <AssetFiguresProvider value={{ day: day as unknown as KpiBody, month: undefined, devices: [TANK, PUMP] }}>
          <KnownLeaksProvider value={leaks}>{children}</KnownLeaksProvider>
        </AssetFiguresProvider>
      </LivePage>
    )
  }
  const [asset] = assetsOf([main])
  if (asset === undefined) throw new Error('no asset')
  const { result } = renderHook(() => useShownState(asset).word, { wrapper })
  const metric = main.metrics[0]?.id ?? 'flow_m3h'
  const at = Date.parse(AT)
  const picture = pictureAt(AT, {
    series: [
      [0, main.id, metric],
      [1, 'pompe', 'running'],
    ],
    readings: [[0, at, value], ...(running === null ? [] : [[1, at, running] as [number, number, number]])],
  })
  act(() => live.apply(picture))
  return result.current
}

test('a sector is said in the same words wherever it is told: what it draws, or that it may leak', () => {
  expect(show({ ...SECTOR, budgetM3PerMonth: 4_570 }, 0.4)).toBe('filet d’eau')
  expect(show(SECTOR, 4)).toBe('consomme')
  expect(show({ ...SECTOR, id: 'fuyant' }, 4)).toBe('fuite possible')
})

test('which way a tank goes is told from the figures that stand around it', () => {
  expect(show(TANK, 70)).toBe('se vide')
})

test('[R10] a tank that rose within the last hour fills no longer once everything that fills it stands', () => {
  expect(show(TANK, 70, { going: RISING, running: 1 })).toBe('se remplit')
  expect(show(TANK, 70, { going: RISING, running: 0 })).toBe('sans apport')
  // it said nothing of now
  expect(show(TANK, 70, { going: RISING, running: null })).toBe('a monté')
})
