// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type Device, device } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPromptStore, pictureAt, pumpAlarm } from '@/data/live-page.fixtures'
import { QUERY_KEYS } from '@/data/queries'
import { alarmPath, devicePath } from '@/paths'
import { text } from '@/text'
import { ListPage } from './notification-list.fixtures.tsx'

const AT = '2026-11-25T09:00:00.000Z'
const { notifications: words } = text.shell
const send = vi.fn<(event: object) => void>()
beforeEach(() => void send.mockReset())
afterEach(cleanup)

const pump = (id: string, name: string): Device =>
  device.parse({ id, name, site: 'chaib', kind: 'pump', role: 'source', metrics: [] })
const OTHER = pump('autre', 'Forage 2')
const open = (list: object) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queries.setQueryData(QUERY_KEYS.devices, [OTHER, pump('pompe', 'Forage 1')])
  const live = createPromptStore()
  const status = { device: 'pompe', powered: false, poweredAt: AT, online: true, onlineAt: null }
  live.apply(pictureAt(AT, { statuses: [status], alarms: [pumpAlarm(AT, { state: 'unacknowledged' })] }))
  render(<ListPage queries={queries} live={live} list={list} send={send} />)
}

const item = (name: string, deviceStatus: 'on' | 'off') => ({
  _id: name,
  device_id: { name },
  deviceStatus,
  created_at: AT,
})

test('[R4.3] a cut that lasts leads to its alarm, what has none to its device', () => {
  open({ data: [item('Forage 1', 'off'), item('Forage 2', 'on')], isPending: false })
  const ways = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
  expect(ways).toEqual([alarmPath('a'), devicePath(OTHER)])
})

test('[R4.3] each way out of the panel closes it once: to who is cut, to what waits, to all alarms', () => {
  open({ data: [item('Forage 1', 'off')], isPending: false })
  const links = screen.getAllByRole('link').filter((link) => link.closest('li') === null)
  expect(links).toHaveLength(3)
  for (const link of links) {
    send.mockReset()
    fireEvent.click(link)
    expect(send.mock.calls).toEqual([[{ type: 'outside.pressed' }]])
  }
})

test('[R4.3] a list that is awaited, one that could not be read, and one without an entry each look like what they are', () => {
  open({ data: undefined, isPending: true, isError: false })
  expect(document.body.textContent).not.toContain(words.error)
  expect(document.body.textContent).not.toContain(words.empty)
  cleanup()
  const refetch = vi.fn()
  open({ data: undefined, isPending: false, isError: true, refetch })
  expect(document.body.textContent).toContain(words.error)
  fireEvent.click(screen.getByRole('button', { name: text.common.retry }))
  expect(refetch).toHaveBeenCalledOnce()
  cleanup()
  open({ data: [], isPending: false, isError: false })
  expect(document.body.textContent).toContain(words.empty)
})
