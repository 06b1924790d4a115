// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import type { Alarm } from '@vigie/contracts/entities'
import { afterEach, expect, test } from 'vitest'
import { createPromptStore, LivePage, pictureAt, pumpAlarm } from '@/data/live-page.fixtures'
import { AlarmCount } from './alarm-count.tsx'

const AT = '2026-11-21T14:02:31.000Z'
const one = (id: string, state: Alarm['state'], priority: Alarm['priority']): Alarm =>
  pumpAlarm(AT, { id, state, priority })

afterEach(cleanup)

test('[R11.4] the entry of alarms counts those that wait, with the mark of the worst of them, and adds no word to its name', () => {
  const live = createPromptStore()
  render(
    <LivePage live={live}>
      <a href="/alertes" aria-label="Alarmes" aria-describedby="count">
        <AlarmCount id="count" isCorner={false} />
      </a>
    </LivePage>,
  )
  const entry = () => screen.getByRole('link', { name: 'Alarmes' })
  const holds = (...alarms: readonly Alarm[]) => act(() => live.apply(pictureAt(AT, { alarms: [...alarms] })))
  holds(one('a', 'acknowledged', 'critical'))
  expect(entry().textContent).toBe('')
  holds(one('a', 'acknowledged', 'critical'), one('b', 'returned', 'low'), one('c', 'unacknowledged', 'high'))
  expect(entry().querySelector('[data-count]')?.textContent).toBe('2')
  expect(entry().querySelector('[data-count]')?.getAttribute('data-count')).toBe('high')
  expect(document.getElementById('count')?.textContent).toBe('2\u00a0à acquitter, la plus grave : Haute')
})

test('[R11.4] alarms that a cut puts away are told as not counted, in the list’s own word', () => {
  const live = createPromptStore()
  render(
    <LivePage live={live}>
      <AlarmCount id="count" isCorner={false} />
    </LivePage>,
  )
  const cut = { ...one('b', 'suppressed', 'low'), condition: 'anomaly', cause: 'a' } as const
  act(() => live.apply(pictureAt(AT, { alarms: [one('a', 'unacknowledged', 'high'), cut] })))
  const words = '1\u00a0à acquitter, la plus grave : Haute (+\u00a01\u00a0suspendue par une coupure, non comptée)'
  expect(document.getElementById('count')?.textContent).toBe(words)
  expect(document.querySelector('[data-count]')?.getAttribute('title')).toBe(words)
})

test('[R11.4] over the corner of an icon the count is its mark alone, out of the way of presses; beside a name it stands at its end', () => {
  const live = createPromptStore()
  live.apply(pictureAt(AT, { alarms: [one('a', 'unacknowledged', 'high')] }))
  const look = (isCorner: boolean) => {
    cleanup()
    render(
      <LivePage live={live}>
        <AlarmCount id="count" isCorner={isCorner} />
      </LivePage>,
    )
    const count = document.querySelector('[data-count]')
    return { style: count?.className ?? '', words: count?.textContent }
  }
  expect(look(true)).toMatchObject({ style: expect.stringMatching(/pointer-events-none absolute/), words: '' })
  expect(look(false)).toMatchObject({ style: expect.stringMatching(/ml-auto/), words: '1' })
  expect(look(false).style).not.toContain('absolute')
})
