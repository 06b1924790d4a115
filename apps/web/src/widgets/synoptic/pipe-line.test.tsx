// @vitest-environment happy-dom

import { render } from '@testing-library/react'
import { device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { KnownLeaksProvider, type Leaks } from '../leaks/leaks-provider.tsx'
import { PipeLine } from './pipe-line.tsx'
import { waterNetwork } from './water-network.ts'

/** a value of another day would no longer hold */
const NOW = Date.now()
const FLOW = [{ id: 'flow_m3h', cadenceMs: 5_000 }]
const make = (more: object) => device.parse({ site: 'chaib', metrics: [], ...more })
/** 730 m³ a month are 1 m³/h on the average */
const SECTOR = {
  id: 'secteur',
  kind: 'flow-meter',
  role: 'consumption',
  name: 'Secteur',
  metrics: FLOW,
  budgetM3PerMonth: 730,
}
const DEVICES = [
  make({ id: 'bassin', kind: 'quantity', role: 'storage', name: 'Bassin', feeds: ['secteur'], capacityM3: 900 }),
  make(SECTOR),
]

/** How the pipe of a sector is drawn that takes so much. */
const drawn = (m3h: number, leaks: Leaks = new Map()): string | null | undefined => {
  const live = createPromptStore()
  live.apply(
    pictureAt(new Date(NOW).toISOString(), { series: [[0, 'secteur', 'flow_m3h']], readings: [[0, NOW, m3h]] }),
  )
  const [pipe] = waterNetwork(DEVICES).pipes
  if (pipe === undefined) throw new Error('no pipe')
  const { container } = render(
    <LivePage live={live}>
      <KnownLeaksProvider value={leaks}>
        <svg>
          <title>réseau</title>
          <PipeLine pipe={pipe} path="M0 0H9" />
        </svg>
      </KnownLeaksProvider>
    </LivePage>,
  )
  const line = container.querySelector('[data-pipe]')
  expect(line?.querySelectorAll('.synoptic-flow').length).toBe(line?.getAttribute('data-flow') === 'moving' ? 1 : 0)
  return line?.getAttribute('data-flow')
}

test('[R10] water moves to a sector that is watered, not to one that takes what a tap does', () => {
  expect([30, 0.2, 0].map((m3h) => drawn(m3h))).toEqual(['moving', 'trickling', 'still'])
})

test('[R10] what a sector loses moves, little as it is', () => {
  const leak = { device: make(SECTOR), flow: 0.2, usual: 0.02, at: NOW, since: NOW }
  expect(drawn(0.2, new Map([['secteur', leak]]))).toBe('moving')
})
