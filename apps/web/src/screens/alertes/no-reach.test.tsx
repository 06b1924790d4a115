// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '@/ui/media.fixtures'
import { one, setUp } from './alarm-centre.fixtures.tsx'

beforeEach(() => {
  stubMedia(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NO_STEPS = { critical: [], high: [], medium: [], low: [] }
const told = /personne n’est prévenu/
const site = (steps: object) => ({
  capabilities: ['alarms', 'reach'],
  get: async (path: string) => (path === '/api/reach' ? { rules: { steps } } : { alarms: [], counts: {}, next: null }),
})

test('[R11.7] where no rule reaches anybody the list of alarms says so, with the way to the rules for those who change them', async () => {
  setUp([one('a')], true, undefined, { ...site(NO_STEPS), mayManage: true })
  expect(await screen.findByText(told)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Régler l’astreinte' }).getAttribute('href')).toBe('/settings/reach')
  cleanup()
  setUp([one('a')], true, undefined, site(NO_STEPS))
  expect(await screen.findByText(told)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Régler l’astreinte' })).toBeNull()
})

test('[R11.7] it says nothing where a rule reaches somebody', async () => {
  const get = vi.fn(site({ ...NO_STEPS, high: [{ afterMinutes: 0, targets: [] }] }).get)
  setUp([one('a')], true, undefined, { ...site(NO_STEPS), get })
  await vi.waitFor(() => expect(get.mock.calls.some(([path]) => path === '/api/reach')).toBe(true))
  expect(screen.queryByText(told)).toBeNull()
})
