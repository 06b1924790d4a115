// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createLiveClock, createLiveStore, DataProvider } from '@/data'
import { setSiteTimeZone } from '@/text'
import { Watermark } from './watermark.tsx'

afterEach(cleanup)

const at = (text: string) => Date.parse(`2026-${text}:00Z`)
const DAY = { from: at('11-21T00:00'), to: at('11-22T00:00') }
const YESTERDAY = { from: at('11-20T00:00'), to: at('11-20T14:00') }

const wordsOf = (body: Parameters<typeof Watermark>[0]['body']): string => {
  setSiteTimeZone('Etc/UTC')
  const now = (flush: () => void) => flush()
  const sources = {
    live: createLiveStore({ frame: now, calm: now }),
    clock: createLiveClock(() => at('11-21T14:03')),
    feed: {
      get: () => ({ trusted: true, since: null, reason: null, clockStep: null }),
      subscribe: () => () => undefined,
    },
    readSite: () => Promise.reject(new Error('not read here')),
    firstSnapshot: Promise.resolve(),
  }
  const { container } = render(
    <DataProvider value={sources}>
      <Watermark body={body} />
    </DataProvider>,
  )
  return container.querySelector('[data-watermark]')?.textContent ?? ''
}
const body = { until: at('11-21T14:00'), watermark: at('11-21T14:02'), period: DAY, previous: YESTERDAY }

test('a day is compared with the same stretch of the day before, and says so', () => {
  expect(wordsOf(body)).toBe('données jusqu’à 14:00 · comparées à la période du 20/11/2026 00:00 – 14:00')
})

test('[R10] a day that is over reaches to its own end, not to the beginning of today', () => {
  const over = { ...body, until: DAY.from, period: { from: at('11-20T00:00'), to: DAY.from } }
  expect(wordsOf(over)).toContain('données jusqu’à 20/11 24:00')
})

test('without data before there is nothing to compare, and a young site says since when it has any', () => {
  const young = { ...body, previousWatermark: null, knownFrom: at('11-21T08:30') }
  expect(wordsOf(young)).toBe(
    'données jusqu’à 14:00 · historique depuis le 21/11 · pas de comparaison\u00a0: aucune donnée de la période comparée',
  )
})

test('figures that a cut silenced say when something was last read', () => {
  const cut = { ...body, watermark: at('11-21T11:30') }
  expect(wordsOf(cut)).toContain('données jusqu’à 14:00 · dernière mesure à 11:30, coupure en cours')
})

test('[R10] a comparison that ends with a last full hour says up to when there were readings', () => {
  expect(wordsOf({ ...body, previousWatermark: at('11-20T13:00') })).toContain(
    '20/11/2026 00:00 – 14:00, sans relevé après 13:00',
  )
  expect(wordsOf({ ...body, previousWatermark: at('11-20T13:55') })).not.toContain('sans relevé')
})
