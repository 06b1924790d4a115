// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '@/ui/media.fixtures'
import { NOW, one, row, setUp } from './alarm-centre.fixtures.tsx'

/** How often what stands in a row was drawn: each time its badge is asked for. */
const drawn = vi.hoisted(() => ({ rows: 0 }))
vi.mock('./badge.ts', async (load) => {
  const badge = await load<typeof import('./badge.ts')>()
  const badgeOf: typeof badge.badgeOf = (...asked) => {
    drawn.rows += 1
    return badge.badgeOf(...asked)
  }
  return { ...badge, badgeOf }
})

beforeEach(() => {
  stubMedia(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[R11.4] an alarm that comes draws its own row, and of the others their place alone', () => {
  const { say } = setUp(Array.from({ length: 40 }, (_, nth) => one(String(100 + nth), { condition: 'offline' })))
  drawn.rows = 0
  say({
    type: 'journal',
    entry: { seq: 2, at: new Date(NOW).toISOString(), type: 'alarm.raised', data: one('0', { condition: 'offline' }) },
  })
  expect(row('0').getAttribute('aria-posinset')).toBe('1')
  expect(row('100').getAttribute('aria-posinset')).toBe('41')
  // that of the row that was the first as well: the keyboard does not enter there any more
  expect(drawn.rows).toBeLessThanOrEqual(3)
})

test('[R11.6] offline, the screen counts and lists what it last knew, says when that was, and that it is not live', () => {
  const since = NOW - 5 * 60_000
  const { tell } = setUp([one('a'), one('b')], true, { trusted: false, since, reason: 'offline', clockStep: null })
  tell('link.lost')
  expect(screen.getByText('2 à acquitter')).toBeDefined()
  expect(screen.getByText(/Ce n’est pas du direct : dernier état connu à 09:05:00/)).toBeDefined()
  expect(row('a').textContent).toContain('pompe-a')
})
