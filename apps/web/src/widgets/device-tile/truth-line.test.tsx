// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react'
import { device } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import type { DataSources } from '@/data'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { DatedValue } from './truth-line.tsx'

afterEach(cleanup)

const NOW = Date.now()
const PUMP = device.parse({
  id: 'pompe',
  site: 'chaib',
  kind: 'pump',
  role: 'source',
  name: 'Forage',
  metrics: [{ id: 'flow_m3h', cadenceMs: 60_000 }],
})
const [FLOW] = PUMP.metrics

const shown = (trusted: boolean): string => {
  const live = createPromptStore()
  live.apply(
    pictureAt(new Date(NOW).toISOString(), {
      series: [[0, 'pompe', 'flow_m3h']],
      readings: [[0, NOW, 12.3]],
    }),
  )
  const view = { trusted, since: trusted ? null : NOW, reason: null, clockStep: null }
  const feed: DataSources['feed'] = { get: () => view, subscribe: () => () => undefined }
  const { container } = render(
    <LivePage live={live} feed={feed}>
      {FLOW !== undefined && <DatedValue device="pompe" metric={FLOW} />}
    </LivePage>,
  )
  return container.textContent
}

test('[R11.6] beside every value stands that it is frozen, and since when, while the page is not live', () => {
  expect(shown(true)).not.toContain('figé')
  cleanup()
  expect(shown(false)).toMatch(/12,3.*figé depuis/)
})
