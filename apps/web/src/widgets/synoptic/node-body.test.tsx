// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { device } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { assetsOf } from '../assets/assets-of.ts'
import { KnownLeaksProvider, type Leaks } from '../leaks/leaks-provider.tsx'
import { NodeBody } from './node-body.tsx'

afterEach(cleanup)

const SECTOR = device.parse({
  ...{ id: 'secteur', name: 'Secteur', site: 's', kind: 'flow-meter', role: 'consumption' },
  metrics: [{ id: 'flow_m3h', cadenceMs: 60_000 }],
})
const said = (leaks: Leaks) => {
  const live = createPromptStore()
  const [asset] = assetsOf([SECTOR])
  if (asset === undefined) throw new Error('no asset')
  const { container } = render(
    <LivePage live={live}>
      <KnownLeaksProvider value={leaks}>
        <NodeBody asset={asset} supply={null} />
      </KnownLeaksProvider>
    </LivePage>,
  )
  const at = new Date().toISOString()
  act(() =>
    live.apply(pictureAt(at, { series: [[0, 'secteur', 'flow_m3h']], readings: [[0, Date.parse(at), 44.5]] } as never)),
  )
  return container.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('the flow of a sector that may leak is said to be what it draws, so that not all of it reads as lost', () => {
  expect(said(new Map([['secteur', { device: SECTOR, flow: 2.1, usual: 0.2, at: 0, since: 0 } as never]]))).toMatch(
    /consomme 44,5 m³\/h.*fuite possible$/,
  )
  cleanup()
  expect(said(new Map())).toMatch(/^Secteur44,5 m³\/hconsomme$/)
})
