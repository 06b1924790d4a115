// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { type AlarmOffender, alarmLoad } from '@vigie/contracts/entities'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '@/ui/media.fixtures'
import { offenderOf } from './offender.fixtures.ts'
import { Offenders } from './offenders.tsx'

beforeEach(() => {
  stubMedia(false)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const of = (device: string, raised: number, given: Partial<AlarmOffender> = {}): AlarmOffender =>
  offenderOf(device, { raised, ...given })

test('[R11.8] the rows of the most frequent alarms are those that its title counts, the most frequent first', () => {
  const topTen = [of('a', 5), of('b', 2), of('c', 1, { condition: 'anomaly', stale: true })]
  const load = alarmLoad.parse({
    from: 0,
    to: 30 * 86_400_000,
    raised: 25,
    perDay: 0.83,
    perHour: 0.03,
    perTenMinutes: 0,
    peakTenMinutes: 4,
    floodPct: 0,
    topTenPct: null,
    stale: 1,
    chattering: 0,
    indicative: true,
    topTen,
  })
  const { container } = render(
    <MemoryRouter>
      <Offenders load={load} devices={[]} />
    </MemoryRouter>,
  )
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toContain('8 sur 25 alarmes')
  const shown = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent?.at(0))
  expect(shown).toEqual(['a', 'b', 'c'])
})
