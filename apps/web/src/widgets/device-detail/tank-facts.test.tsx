// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { device, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { AssetFiguresProvider } from '../device-tile/asset-figures.ts'
import { TankFacts } from './tank-facts.tsx'

afterEach(cleanup)

const TANK = device.parse({
  ...{ id: 'bassin', site: 's', kind: 'quantity', role: 'storage', name: 'Bassin', capacityM3: 900 },
  metrics: [{ id: 'level_pct', cadenceMs: 60_000 }],
})
const known = {
  ...{ device: 'bassin', netFlowM3h: -14.2, overflowInHours: null, emptyInHours: 27, autonomyHours: 60 },
  autonomyCourse: [
    { at: 0, volumeM3: 386 },
    { at: 60 * HOUR_MS, volumeM3: 20 },
  ],
}
const said = (more: Partial<KpiBody['storages'][number]> = {}) => {
  const live = createPromptStore()
  const now = Date.now()
  const { container } = render(
    <LivePage live={live}>
      <AssetFiguresProvider
        value={{ day: { storages: [{ ...known, ...more }] } as unknown as KpiBody, month: undefined }}
      >
        <TankFacts device={TANK} metric="level_pct" />
      </AssetFiguresProvider>
    </LivePage>,
  )
  const picture = { series: [[0, 'bassin', 'level_pct']], readings: [[0, now, 43]] } as const
  act(() => live.apply(pictureAt(new Date(now).toISOString(), picture as never)))
  return [...container.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')),
  )
}

test('[R10] how long a tank lasts leads, and what the last hour makes of it follows, each with the flow that it rests on', () => {
  expect(said().slice(1)).toEqual([
    ['Autonomie sans pompage', '2 j 12 h', 'à la demande attendue, 6,1 m³/h en moyenne'],
    ['Vide dans', '27 h', 'au rythme de la dernière heure, −14,2 m³/h'],
  ])
})

test('[R10] where the last hour leads to no sooner end, what it brought is told alone', () => {
  expect(said({ emptyInHours: 80 }).slice(1)).toEqual([
    ['Autonomie sans pompage', '2 j 12 h'],
    ['Dernière heure', '−14,2 m³ en 1 h'],
  ])
})
