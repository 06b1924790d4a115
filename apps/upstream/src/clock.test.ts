import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

const HOUR = 3_600_000
const setUp = () => {
  let wall = Date.parse('2026-03-01T10:00:00Z')
  let steady = 5_000.25
  const clock = createClock(
    () => wall,
    () => steady,
  )
  const pass = (ms: number) => {
    wall += ms
    steady += ms
  }
  const step = (ms: number) => {
    wall += ms
  }
  return { clock, pass, step, wall: () => wall }
}

test('time that passes, and small corrections, are no steps', () => {
  const { clock, pass, step, wall } = setUp()
  for (let count = 0; count < 10; count += 1) {
    pass(60_000)
    step(-500)
    expect(clock.step()).toBeNull()
  }
  expect(clock.latest()).toBe(wall())
})

test('put back by an hour, it says so and still believes the time that went on, for an hour', () => {
  const { clock, pass, step, wall } = setUp()
  step(-HOUR)
  expect(clock.step()).toEqual({ at: new Date(wall()).toISOString(), ms: -HOUR })
  pass(60_000)
  expect(clock.latest()).toBe(wall() + HOUR)
  pass(HOUR)
  expect(clock.step()).toBeNull()
  expect(clock.latest()).toBe(wall())
})

test('put forward, in whole milliseconds, the later time is the one it shows, and the earlier one the one it would show', () => {
  const { clock, pass, step, wall } = setUp()
  step(HOUR)
  expect(clock.step()?.ms).toBe(HOUR)
  expect([clock.latest(), clock.earliest()]).toEqual([wall(), wall() - HOUR])
  pass(0.4)
  expect(clock.earliest()).toBe(Math.round(clock.earliest()))
})

test('put back and then right again, it is told and changes nothing', () => {
  const { clock, pass, step, wall } = setUp()
  step(-HOUR)
  clock.step()
  pass(7_000)
  step(HOUR)
  expect(clock.step()?.ms).toBe(HOUR)
  expect([clock.latest() - wall(), clock.earliest() - wall()].map(Math.abs).every((ms) => ms <= 1)).toBe(true)
})
