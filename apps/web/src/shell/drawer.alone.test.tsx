import { expect, test, vi } from 'vitest'
import { fetchLayers } from '@/widgets/layers/layers-ahead'
import './drawer.tsx'

const layers = vi.hoisted(() => ({ fetched: 0 }))
vi.mock('./layers.ts', () => {
  layers.fetched += 1
  return { DrawerLayer: () => null }
})

test('[R3.4] the code of the drawer comes with that of all that opens over the page, before anybody opens it', async () => {
  expect(layers.fetched).toBe(0)
  fetchLayers()
  await expect.poll(() => layers.fetched).toBe(1)
})
