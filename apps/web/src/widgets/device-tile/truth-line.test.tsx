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

test('[12.3] a value beside a tile that was read after its device lost power says that it is of after the cut', () => {
  const cutAt = NOW - 5 * 60_000
  const at = new Date(cutAt).toISOString()
  const beside = (ts: number): string => {
    const live = createPromptStore()
    live.apply(
      pictureAt(at, {
        series: [[0, 'pompe', 'flow_m3h']],
        readings: [[0, ts, 12.3]],
        statuses: [{ device: 'pompe', powered: false, poweredAt: at, online: true, onlineAt: at }],
      }),
    )
    const { container } = render(
      <LivePage live={live}>{FLOW !== undefined && <DatedValue device="pompe" metric={FLOW} />}</LivePage>,
    )
    return container.textContent
  }
  expect(beside(cutAt + 60_000)).toMatch(/relevé de .*, après la coupure$/)
  cleanup()
  expect(beside(cutAt - 60_000)).toMatch(/relevé de [^,]*$/)
})
