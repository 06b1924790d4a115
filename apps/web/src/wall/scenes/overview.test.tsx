// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { type Alarm, alarm, device } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { renderWall } from '../wall-page.fixtures.tsx'
import { Overview } from './overview.tsx'

afterEach(cleanup)

const AT = '2026-11-26T00:58:00Z'
const DEVICES = ['pompe-1', 'pompe-2'].map((id) =>
  device.parse({
    ...{ id, site: 'chaib', kind: 'pump', role: 'source', name: id },
    metrics: [{ id: 'flow_m3h', cadenceMs: 5_000 }],
  }),
)

const show = (count: number, over: Alarm | null = null, isPinned = over !== null) => {
  const active = Array.from({ length: count }, (_, place) =>
    alarm.parse({
      ...{ id: `a-${place}`, device: 'pompe-1', condition: 'threshold-low', priority: 'medium' },
      ...{ state: 'unacknowledged', raisedAt: AT, clearedAt: null },
    }),
  )
  const alarms = over === null ? active : [over, ...active]
  const part = <Overview devices={DEVICES} box={{ cols: 33, rows: 11.9, isStanding: false }} isPinned={isPinned} />
  const container = renderWall(AT, { alarms }, part)
  return {
    rows: container.querySelectorAll('.wall-row').length,
    said: [...container.querySelectorAll('.wall-row')].map((row) => row.textContent?.replaceAll(/\s/g, ' ')),
    more: container.querySelector('.wall-gravest-more')?.textContent ?? null,
  }
}

test('[R12.4] alarms that are counted above and have no row are said to be others', () => {
  expect(show(2)).toMatchObject({ rows: 2, more: null })
  cleanup()
  const { rows, more } = show(5)
  expect(more).toBe(`+\u00a0${5 - rows}\u00a0autres`)
})

test('[R12.4] an alarm that is over and holds the screen is named after all that hold, as the rotation names it', () => {
  const over = alarm.parse({
    ...{ id: 'over', device: 'pompe-2', condition: 'power-off', priority: 'high', state: 'returned' },
    ...{ raisedAt: AT, clearedAt: '2026-11-26T01:00:27Z' },
  })
  const { said } = show(4, over)
  expect(said.map((row) => row?.match(/pompe-\d/)?.[0])).toEqual(['pompe-1', 'pompe-1', 'pompe-1'])
  cleanup()
  expect(show(4, over, false).said).toEqual(said)
  cleanup()
  const beside = show(1, over).said
  expect(beside[0]).toMatch(/^\d?pompe-1/)
  expect(beside[1]).toMatch(/^\d?pompe-2Courant revenua duré 2 min 27 s$/)
})
