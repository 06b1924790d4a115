import { beforeEach, expect, test } from 'vitest'
import { createCatchingUp } from './catching-up.ts'

const NOW = Date.parse('2026-03-01T10:00:00Z')
let at = 0
let catchingUp = createCatchingUp(() => true)
beforeEach(() => {
  at = 0
  catchingUp = createCatchingUp(
    (site) => site !== 'vide',
    () => at,
  )
})
const look = (isHeard = true, site = 'chaib') => catchingUp.look(site, isHeard)
const record = (ageMs: number) => catchingUp.recorded('chaib', [['forage-1', 'flow_m3h', NOW - ageMs, 38]], NOW)
/** Heard and up to the present. */
const settle = () => {
  look()
  record(0)
}

test('[R12.2] a site that is heard for the first time is behind until a reading of the present is recorded', () => {
  expect(look()).toBe(true)
  record(41_000)
  expect(look()).toBe(true)
  record(1_000)
  expect(look()).toBe(false)
})

test('a site is not behind for longer than devices are waited for', () => {
  look()
  for (const second of [1, 2, 3, 4]) {
    at = second * 1_000
    expect(look()).toBe(true)
  }
  at = 5_000
  expect(look()).toBe(false)
})

test('a site without devices has nobody to wait for', () => {
  expect(look(true, 'vide')).toBe(false)
})

test('[R12.2] a site that is heard again is behind, as is one of a process that stood still', () => {
  settle()
  at = 1_000
  expect(look()).toBe(false)
  expect(look(false)).toBe(false)
  expect(look()).toBe(true)
  record(0)
  at = 11_000
  expect(look()).toBe(true)
})
