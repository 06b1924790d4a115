// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { Notification } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, pictureAt } from '@/data/live-page.fixtures'
import { ListPage } from './notification-list.fixtures.tsx'

afterEach(cleanup)

const AT = Date.parse('2026-11-25T09:00:00.000Z')
const one = (name: string, deviceStatus: 'on' | 'off', minutes: number): Notification => ({
  _id: `${name}-${deviceStatus}-${minutes}`,
  device_id: { name },
  deviceStatus,
  created_at: new Date(AT + 60_000 * minutes).toISOString(),
})

/** The list of these notifications, newest first; `tell` puts others in their place. */
const open = (items: readonly Notification[], seenUpTo: number | null = null) => {
  const live = createPromptStore()
  live.apply(pictureAt(new Date(AT).toISOString(), {}))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (now: readonly Notification[]) => (
    <ListPage
      queries={queries}
      live={live}
      list={{ data: now, isPending: false }}
      send={() => undefined}
      seenUpTo={seenUpTo}
    />
  )
  const { rerender } = render(page(items))
  return { tell: (now: readonly Notification[]) => rerender(page(now)) }
}
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('[R4.3] a return that comes while the list is open stands above its cut, with how long that was', () => {
  const cut = one('Forage 1', 'off', 0)
  const { tell } = open([cut])
  expect(rows()).toHaveLength(1)
  tell([one('Forage 1', 'on', 17), cut])
  const [back, below] = rows()
  expect(back).toContain('ALLUMÉ')
  expect(below).toContain('coupure de 17 min')
})

test('[R4.3] what stands between cuts of several devices is told beside them, each notification once', () => {
  const names = ['Bassin bas', 'Bassin haut', 'Caméra']
  const feeder = (status: 'on' | 'off', minutes: number) => names.map((name) => one(name, status, minutes))
  open([...feeder('on', 30), ...feeder('off', 20), one('Forage 1', 'off', 0)])
  expect(rows()).toHaveLength(7)
  expect(rows().at(-1)).toContain('Forage 1')
})

test('[R4.2] each notification since the last look is marked as new, older ones are not', () => {
  open([one('Forage 2', 'off', 40), one('Forage 1', 'off', 0)], AT + 20 * 60_000)
  expect(rows().map((row) => row?.includes('Nouveau'))).toEqual([true, false])
})
