// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { DAY_MS } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '@/ui/media.fixtures'
import { badge, NOW, one, setUp } from './alarm-centre.fixtures.tsx'

beforeEach(() => {
  stubMedia(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const waiting = () => document.querySelector('[data-waiting]')?.getAttribute('data-waiting')

test('[R11.3] an alarm that comes is counted above the list as soon as it stands in it', () => {
  const { say } = setUp([one('a'), one('b', { state: 'returned', clearedAt: new Date(NOW).toISOString() })])
  expect(waiting()).toBe('2')
  expect(text()).toContain('Actives, à acquitter 1')
  expect(text()).toContain('Revenues à la normale, à acquitter 1')
  say({
    type: 'journal',
    entry: { seq: 2, at: new Date(NOW).toISOString(), type: 'alarm.raised', data: one('0') },
  })
  expect(waiting()).toBe('3')
  expect(text()).toContain('Actives, à acquitter 2')
})

test('[R11.3] what has waited for more than a day is said not to be normal, with the age of the oldest', () => {
  const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString()
  setUp([one('a', { raisedAt: ago(42) }), one('b', { raisedAt: ago(4) }), one('c')])
  expect(text()).toContain('2 en retard d’acquittement (plus d’un jour), la plus ancienne de 42 j')
  cleanup()
  setUp([one('a', { state: 'suppressed', condition: 'anomaly', cause: 'b', raisedAt: ago(42) }), one('b')])
  expect(text()).toContain('1 en retard d’acquittement (plus d’un jour), de 42 j, dont 1 suspendue par une coupure')
  cleanup()
  setUp([one('a'), one('b', { raisedAt: ago(4), state: 'acknowledged' })])
  expect(text()).not.toContain('en retard')
})

test('[R11.3] alarms that a cut puts away stand beside the count that it made smaller, and lead to themselves', () => {
  setUp([one('a'), one('b', { state: 'suppressed', condition: 'anomaly', cause: 'a' })])
  expect(text()).toContain('1 à acquitter, + 1 suspendue par une coupure')
  expect(text()).not.toContain('1 supprimée')
  fireEvent.click(screen.getByRole('button', { name: /suspendue/ }))
  expect(badge('b')).toBe('Suspendue par une coupure')
})

test('[R11.3] beside the alarms that somebody suppressed stands until when, though they are of a cut themselves', () => {
  setUp([one('a', { cause: 'a' }), one('b', { state: 'suppressed', cause: 'a' })])
  expect(text()).toContain('1 supprimée par conception (masquée jusqu’à ce qu’un administrateur la rende)')
  expect(text()).not.toContain('suspendue par')
  cleanup()
  setUp([one('a', { state: 'suppressed' }), one('b', { state: 'suppressed' })])
  expect(text()).toContain('2 supprimées par conception (masquées jusqu’à ce qu’un administrateur les rende)')
})
