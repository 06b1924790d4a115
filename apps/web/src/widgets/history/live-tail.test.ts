import { expect, test, vi } from 'vitest'
import { createLiveTail } from './live-tail.ts'

const scripted = () => {
  let latest: { ts: number; value: number } | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => latest,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    say: (ts: number, value: number) => {
      latest = { ts, value }
      for (const listener of listeners) listener()
    },
  }
}

test('collects each newer reading once, in order, while someone listens', () => {
  const source = scripted()
  source.say(1, 10)
  const tail = createLiveTail(source)
  const listener = vi.fn()
  const leave = tail.subscribe(listener)
  source.say(2, 20)
  source.say(2, 20)
  source.say(1, 10)
  source.say(3, 30)
  expect(tail.get()).toEqual([
    [1, 10],
    [2, 20],
    [3, 30],
  ])
  expect(listener).toHaveBeenCalledTimes(3)
  leave()
  source.say(4, 40)
  expect(tail.get()).toHaveLength(3)
})

test('does not grow without end', () => {
  const source = scripted()
  const tail = createLiveTail(source)
  tail.subscribe(() => {})
  for (let ts = 1; ts <= 4_100; ts++) source.say(ts, ts)
  expect(tail.get()).toHaveLength(4_000)
  expect(tail.get().at(-1)).toEqual([4_100, 4_100])
})
