// @vitest-environment happy-dom

import { render } from '@testing-library/react'
import { device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { PipeLine } from './pipe-line.tsx'
import { waterNetwork } from './water-network.ts'

/** a value of another day would no longer hold */
const NOW = Date.now()
const FLOW = [{ id: 'flow_m3h', cadenceMs: 5_000 }]
const make = (more: object) => device.parse({ site: 'chaib', metrics: [], ...more })
/** 730 m³ a month are 1 m³/h on the average */
const DEVICES = [
  make({ id: 'bassin', kind: 'quantity', role: 'storage', name: 'Bassin', feeds: ['secteur'], capacityM3: 900 }),
  make({
    id: 'secteur',
    kind: 'flow-meter',
    role: 'consumption',
    name: 'Secteur',
    metrics: FLOW,
    budgetM3PerMonth: 730,
  }),
]

/** How the pipe of a sector is drawn that takes so much. */
const drawn = (m3h: number): string | null | undefined => {
  const live = createPromptStore()
  live.apply(
    pictureAt(new Date(NOW).toISOString(), { series: [[0, 'secteur', 'flow_m3h']], readings: [[0, NOW, m3h]] }),
  )
  const [pipe] = waterNetwork(DEVICES).pipes
  if (pipe === undefined) throw new Error('no pipe')
  const { container } = render(
    <LivePage live={live}>
      <svg>
        <title>réseau</title>
        <PipeLine pipe={pipe} path="M0 0H9" />
      </svg>
    </LivePage>,
  )
  const line = container.querySelector('[data-pipe]')
  expect(line?.querySelectorAll('.synoptic-flow').length).toBe(line?.getAttribute('data-flow') === 'moving' ? 1 : 0)
  return line?.getAttribute('data-flow')
}

test('[R10] water moves to a sector that is watered, not to one that takes what a tap does', () => {
  expect([30, 0.2, 0].map(drawn)).toEqual(['moving', 'trickling', 'still'])
})
