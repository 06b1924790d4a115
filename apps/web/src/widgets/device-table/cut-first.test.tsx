// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { device } from '@vigie/contracts/entities'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { liveColumn } from './device-column.tsx'
import { useTroubleRank } from './trouble-rank.ts'
import { useSortedDevices } from './use-sorted-devices.ts'

afterEach(cleanup)

const PUMPS = ['forage-1', 'forage-2', 'forage-3'].map((id) =>
  device.parse({
    ...{ id, site: 's', kind: 'pump', role: 'source', name: id },
    metrics: [{ id: 'power_kw', cadenceMs: 5_000 }],
  }),
)
const [, , LAST] = PUMPS
const alone = () => undefined

const pictureOf = (powered: boolean) => {
  const at = new Date().toISOString()
  const readings = {
    series: PUMPS.map(({ id }, place) => [place, id, 'power_kw']),
    readings: PUMPS.map((_, place) => [place, Date.now(), 20 + place]),
    statuses: PUMPS.map(({ id }) => ({
      ...{ device: id, online: true, onlineAt: at, poweredAt: at },
      powered: id === LAST?.id ? powered : true,
    })),
  }
  return pictureAt(at, readings as never)
}

test('a device that loses its power leads the list at once, and no longer once it has it again', () => {
  const live = createPromptStore()
  live.apply(pictureOf(true))
  const { result } = renderHook(() => useSortedDevices(PUMPS, [], useTroubleRank(alone)), {
    wrapper: ({ children }: PropsWithChildren) => <LivePage live={live}>{children}</LivePage>,
  })
  const order = () => result.current.rows.map(({ id }) => id)
  expect(order()).toEqual(['forage-1', 'forage-2', 'forage-3'])
  act(() => live.apply(pictureOf(false)))
  expect(order()).toEqual(['forage-3', 'forage-1', 'forage-2'])
  act(() => live.apply(pictureOf(true)))
  expect(order()).toEqual(['forage-1', 'forage-2', 'forage-3'])
})

test('the value of a device that is cut is dim, and says of when it is', () => {
  const live = createPromptStore()
  const { container } = render(<LivePage live={live}>{LAST && liveColumn('power_kw', () => null).cell(LAST)}</LivePage>)
  const value = () => container.querySelector('[data-value]')
  act(() => live.apply(pictureOf(true)))
  expect(value()?.textContent).toBe('22,0')
  expect(container.querySelector('[data-late]')).toBe(null)
  act(() => live.apply(pictureOf(false)))
  expect(value()?.textContent).toBe('22,0')
  expect(value()?.closest('.text-muted')).not.toBe(null)
  expect(container.querySelector('[data-late=off]')?.getAttribute('title')).toMatch(/\d\d:\d\d/)
})
