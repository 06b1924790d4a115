// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { WallHealth } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createHttp } from '@/adapters/http'
import { HttpProvider } from '@/data'
import { useReport } from './use-report.ts'

const health: WallHealth = {
  version: 'b1',
  uptimeS: 1,
  heapMb: null,
  nodes: 1,
  frameMs: 17,
  lastEventAt: null,
  driftMs: 0,
  scene: 'overview',
  pinned: null,
  link: 'live',
  widthPx: 1_920,
  heightPx: 1_080,
  sound: 'armed',
}
const nothing = () => undefined

test('[R12.1] a wall that is taken away while it measures itself says nothing more of itself', async () => {
  const http = createHttp({ getToken: async () => null, onTokenRefused: nothing })
  const said: unknown[] = []
  const told = Promise.withResolvers<void>()
  const post: typeof http.post = (_path, schema, json) => {
    said.push(json)
    told.resolve()
    return Promise.resolve(schema.parse({ name: 'Mur', settings: null, order: null }))
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HttpProvider value={{ ...http, post }}>{children}</HttpProvider>
  )
  const begin = () => {
    const measured = Promise.withResolvers<WallHealth>()
    const options = { measure: () => measured.promise, onTold: nothing, onOrder: nothing, onRevoked: nothing }
    const { unmount } = renderHook(() => useReport({ ...options, onRefused: nothing }), { wrapper })
    return { unmount, measured }
  }
  const gone = begin()
  const stays = begin()
  gone.unmount()
  gone.measured.resolve({ ...health, version: 'gone' })
  await gone.measured.promise
  stays.measured.resolve({ ...health, version: 'stays' })
  await told.promise
  expect(said).toEqual([{ ...health, version: 'stays' }])
  stays.unmount()
})
