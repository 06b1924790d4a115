import { DAY_MS, deviceId, type Figure, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { leakNotes } from './leak-notes.ts'

const FROM = Date.UTC(2026, 10, 26)
const device = deviceId.parse('secteur-1')
const figure = { value: 1, previous: 2, completenessPct: 100, previousCompletenessPct: 100 }
const bodyOf = (leakSince: number | null, days: number, volumeM3: Figure = figure) =>
  ({
    period: { from: FROM, to: FROM + DAY_MS },
    previous: { from: FROM - DAY_MS, to: FROM - DAY_MS + 9 * HOUR_MS },
    consumptions: [
      {
        device,
        volumeM3,
        budgetM3: null,
        nightFlowM3h: figure,
        night: { at: FROM + 4 * HOUR_MS, flowM3h: 2.11, usualM3h: 0.24, recentM3h: [], leakSince },
      },
    ],
    plan: {
      producedM3: null,
      consumedM3: { basis: 'weekdays', byNow: 1, whole: 2, projected: 3, days: 4 },
      cost: null,
      days: 4,
      buckets: [],
      leaks: [{ device, m3PerHour: 1.87, days }],
    },
  }) satisfies Pick<KpiBody, 'consumptions' | 'plan' | 'period' | 'previous'>
const names = new Map([['secteur-1', 'Secteur agrumes nord']])
const said = (leakSince: number | null, days: number, isProjected = true) =>
  leakNotes({ body: bodyOf(leakSince, days), names, isProjected })
    .join()
    .replaceAll('\u00a0', ' ')

test('[R10] a leak says that it is projected, and which of the days compared hold it', () => {
  expect(said(FROM - 20 * DAY_MS, 3)).toBe(
    'Fuite possible, Secteur agrumes nord, 1,87 m³/h de plus : la projection suppose qu’elle continue ; l’habitude la compte pour 3 des 4 jeudis ; la période comparée la compte.',
  )
  expect(said(FROM + 4 * HOUR_MS, 0, false)).toBe(
    'Fuite possible, Secteur agrumes nord, 1,87 m³/h de plus : l’habitude (4 jeudis) ne la compte pas ; la période comparée ne la compte pas.',
  )
  expect(said(FROM - DAY_MS + 4 * HOUR_MS, 4)).toContain(
    'l’habitude (4 jeudis) la compte ; la période comparée n’en compte qu’une partie',
  )
})

test('[R10] a stretch of which nothing is known is not said to be without the leak', () => {
  for (const before of [{ previous: null }, { previousCompletenessPct: 3 }]) {
    const body = bodyOf(FROM + 4 * HOUR_MS, 4, { ...figure, ...before })
    expect(leakNotes({ body, names, isProjected: true }).join()).toMatch(/l’habitude \(4.jeudis\) la compte\.$/)
  }
  const alone = { ...bodyOf(FROM + 4 * HOUR_MS, 0, { ...figure, previous: null }), plan: null }
  expect(leakNotes({ body: alone, names, isProjected: false }).join()).toMatch(/m³\/h de plus\.$/)
})

test('[R10] without a leak nothing is said of one', () => {
  expect(said(null, 0)).toBe('')
})
