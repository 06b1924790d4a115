// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import { DAY_MS, device, type KpiBody } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage } from '@/data/live-page.fixtures'
import { setSiteTimeZone } from '@/text'
import { leadWordsBy } from '../kpi/budget-lead.ts'
import { heldBy } from '../kpi/held.ts'
import { AssetFiguresProvider } from './asset-figures.ts'
import { BudgetRow } from './budget-row.tsx'

setSiteTimeZone('Etc/UTC')
afterEach(cleanup)

const FROM = Date.UTC(2026, 10, 1)
const SECTOR = device.parse({
  id: 'secteur-1',
  site: 'chaib',
  kind: 'flow-meter',
  role: 'consumption',
  name: 'Secteur agrumes nord',
  metrics: [],
})
/** What the sector took up to so many days of November, of which figures of some days say so much. */
const taken = (from: number, to: number, until: number, volume: number) =>
  ({
    period: { from: FROM + from * DAY_MS, to: FROM + to * DAY_MS },
    until: FROM + until * DAY_MS,
    consumptions: [
      {
        device: SECTOR.id,
        volumeM3: { value: volume, previous: null, completenessPct: 100 },
        budgetM3: 4_570,
        night: { at: FROM + 25 * DAY_MS, flowM3h: 2.1, usualM3h: 0.24, recentM3h: [], leakSince: FROM + 21 * DAY_MS },
      },
    ],
  }) as unknown as KpiBody

const show = (off: readonly string[] = []) => {
  const month = taken(0, 30, 25.4, 4_200)
  const week = taken(18, 25, 25, 1_168)
  const held = { ...heldBy([], new Set()), off: new Set(off) }
  render(
    <LivePage live={createPromptStore()}>
      <AssetFiguresProvider value={{ day: undefined, month, leadWordsOf: leadWordsBy(month, week, held as never) }}>
        <BudgetRow device={SECTOR} />
      </AssetFiguresProvider>
    </LivePage>,
  )
  return document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('[R10] a tile leads a budget by the last days and an open leak, as every other screen does, not by the mean of the month', () => {
  // the month alone goes to 4 200 × 30 ÷ 25,4 = 109 % of it
  expect(show()).toContain('à ce rythme 111 % le 30/11')
})

test('[12.6] a tile of a sector without power leads nowhere', () => {
  expect(show(['secteur-1'])).not.toContain('à ce rythme')
})

test('a tile says what the mark on the bar of its budget stands for', () => {
  // 25,4 of 30 days
  expect(show()).toContain('budget à ce jour : 3 869 m³')
})
