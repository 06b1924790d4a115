// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react'
import { type Alarm, alarm, device } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage, pictureAt } from '@/data/live-page.fixtures'
import { assetsOf } from '../assets/assets-of.ts'
import { AlarmMark } from './alarm-mark.tsx'
import { StateSigns } from './state-signs.tsx'

const AT = '2026-11-21T14:02:31.000Z'
const MEMBERS = ['pompe', 'niveau'].map((id) =>
  device.parse({ id, name: id, site: 'chaib', kind: 'pump', role: 'source', metrics: [] }),
)
const raised = (id: string, change: Partial<Alarm>) =>
  alarm.parse({
    id,
    device: 'niveau',
    condition: 'anomaly',
    priority: 'low',
    state: 'unacknowledged',
    raisedAt: AT,
    clearedAt: null,
    ...change,
  })

const show = () => {
  const live = createPromptStore()
  const { container } = render(
    <LivePage live={live}>
      <AlarmMark devices={MEMBERS} />
    </LivePage>,
  )
  let seq = 0
  return {
    mark: () => container.querySelector('[data-alarm-mark]')?.getAttribute('data-alarm-mark') ?? null,
    hear: (type: 'alarm.raised' | 'alarm.cleared', data: Alarm) => {
      seq += 1
      act(() => live.apply({ type: 'journal', entry: { seq, at: AT, type, data } }))
    },
    picture: (...alarms: readonly Alarm[]) => act(() => live.apply(pictureAt(AT, { alarms: [...alarms] }))),
  }
}

afterEach(cleanup)

test('an asset has the mark of the most urgent alarm of any of its devices, until that is over [R11.1]', () => {
  const { mark, hear } = show()
  hear('alarm.raised', raised('a1', {}))
  expect(mark()).toBe('low')
  hear('alarm.raised', raised('a2', { device: 'pompe', condition: 'efficiency-drift', priority: 'medium' }))
  expect(mark()).toBe('medium')
  hear('alarm.cleared', raised('a2', { device: 'pompe', state: 'returned', clearedAt: AT }))
  expect(mark()).toBe('low')
})

test('what the state of a device says already has no mark beside it, nor has another device', () => {
  const { mark, hear } = show()
  hear('alarm.raised', raised('a1', { condition: 'power-off', priority: 'high' }))
  hear('alarm.raised', raised('a2', { device: 'ailleurs' }))
  expect(mark()).toBeNull()
})

test('beside a cut one sign leads: the mark of an alarm that is more urgent, else the cut [R11.1]', () => {
  const { mark, hear } = show()
  hear('alarm.raised', raised('a1', { condition: 'power-off', priority: 'high' }))
  hear('alarm.raised', raised('a2', { device: 'pompe', condition: 'efficiency-drift', priority: 'high' }))
  expect(mark()).toBeNull()
  hear('alarm.raised', raised('a3', { device: 'pompe', condition: 'tank-empty', priority: 'critical' }))
  expect(mark()).toBe('critical')
})

test('a picture of the site takes the place of what was known', () => {
  const { mark, picture } = show()
  picture(raised('a1', {}))
  expect(mark()).toBe('low')
  picture()
  expect(mark()).toBeNull()
})

test('a cut is a cause in red until an alarm that is more urgent stands beside it [R11.1]', () => {
  const [asset] = assetsOf(MEMBERS.slice(0, 1))
  if (asset === undefined) throw new Error('no asset')
  const live = createPromptStore()
  const { container } = render(
    <LivePage live={live}>
      <StateSigns asset={asset} supply={null} />
    </LivePage>,
  )
  const isRed = () => container.querySelector('[data-cause]') !== null
  const cut = { device: 'pompe', powered: false, online: true, poweredAt: AT, onlineAt: AT }
  const alarms = [raised('a1', { device: 'pompe', condition: 'power-off', priority: 'high' })]
  act(() => live.apply(pictureAt(AT, { statuses: [cut], alarms })))
  expect(isRed()).toBe(true)
  const empty = raised('a2', { device: 'pompe', condition: 'tank-empty', priority: 'critical' })
  act(() => live.apply(pictureAt(AT, { statuses: [cut], alarms: [...alarms, empty] })))
  expect(isRed()).toBe(false)
  expect(container.querySelector('[data-power=off]')).not.toBeNull()
})
