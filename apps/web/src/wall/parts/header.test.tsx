// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { alarm, device } from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES } from '@vigie/contracts/words'
import { afterEach, expect, test } from 'vitest'
import { renderWall } from '../wall-page.fixtures.tsx'
import { Header } from './header.tsx'

afterEach(cleanup)

const AT = '2026-11-26T00:58:00Z'
const PUMP = device.parse({ id: 'pompe', site: 'chaib', kind: 'pump', role: 'source', name: 'Pompe', metrics: [] })

const show = (states: readonly ('active' | 'over' | 'acknowledged')[], powered = true) => {
  const alarms = states.map((state, place) =>
    alarm.parse({
      ...{ id: `a-${place}`, device: 'pompe', condition: 'threshold-low', priority: 'medium', raisedAt: AT },
      state: state === 'over' ? 'returned' : state === 'active' ? 'unacknowledged' : state,
      clearedAt: state === 'over' ? AT : null,
    }),
  )
  const status = { device: 'pompe', powered, poweredAt: AT, online: true, onlineAt: AT }
  const container = renderWall(AT, { statuses: [status], alarms }, <Header devices={[PUMP]} cols={22} isStanding />)
  const said = ['h1', 'p'].map((part) => container.querySelector(`.wall-header ${part}`)?.textContent ?? '')
  cleanup()
  return said.map((text) => text.replaceAll(/\s/g, ' ').trim())
}

test('[R12.4] the first of the alarms that wait is named before the others are counted, and how many of them are over is told', () => {
  expect(show(['active', 'over', 'over'])).toEqual([
    expect.stringMatching(/Sous le seuil bas, Pompe \+ 2 autres à acquitter$/),
    '1 sur 1 alimentés, 2 alarmes terminées',
  ])
  expect(show(['over', 'over'])).toEqual([
    expect.stringMatching(/2 alarmes terminées à acquitter$/),
    '1 sur 1 alimentés',
  ])
  expect(show(['active', 'acknowledged'])).toEqual([
    expect.stringMatching(/Sous le seuil bas, Pompe, à acquitter$/),
    '1 sur 1 alimentés, 1 acquittée',
  ])
})

test('[R12.4] beside a cut as many alarms as its list counts, and of those that are all over that they are', () => {
  expect(show(['active', 'over'], false)[1]).toBe('0 sur 1 alimentés, 2 alarmes')
  expect(show(['over'], false)[1]).toBe('0 sur 1 alimentés, 1 alarme terminée')
})

test('[R12.4] the sign is that of the alarm that is named; of those that are over and are only counted, of the gravest', () => {
  const one = (id: string, priority: 'high' | 'medium', isOver: boolean) =>
    alarm.parse({
      ...{ id, device: 'pompe', condition: 'threshold-low', priority, raisedAt: AT },
      ...{ state: isOver ? 'returned' : 'unacknowledged', clearedAt: isOver ? AT : null },
    })
  const status = { device: 'pompe', powered: true, poweredAt: AT, online: true, onlineAt: AT }
  const signOf = (isOver: boolean) => {
    const alarms = [one('a', 'medium', isOver), one('b', 'high', true)]
    const container = renderWall(AT, { statuses: [status], alarms }, <Header devices={[PUMP]} cols={22} isStanding />)
    const sign = container.querySelector('h1 svg')?.getAttribute('aria-label')
    cleanup()
    return sign
  }
  expect(signOf(false)).toBe(ALARM_PRIORITY_NAMES.medium)
  expect(signOf(true)).toBe(ALARM_PRIORITY_NAMES.high)
})
