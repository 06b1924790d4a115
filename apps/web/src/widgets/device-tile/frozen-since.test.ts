import { expect, it } from 'vitest'
import { createFrozenSince } from './frozen-since.ts'

const scripted = (first: { kind: string; trusted: boolean }) => {
  let view = first
  let clock = 100_000
  const listeners = new Set<() => void>()
  const frozen = createFrozenSince({
    feed: {
      get: () => view,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
    },
    now: () => clock,
  })
  frozen.subscribe(() => {})
  return {
    frozen,
    become: (kind: string, at: number) => {
      view = { kind, trusted: kind === 'live' }
      clock = at
      for (const listener of listeners) listener()
    },
  }
}

it('values stand still since the last sign of life, not since the silence was noticed', () => {
  const { frozen, become } = scripted({ kind: 'live', trusted: true })
  become('stale', 110_000)
  expect(frozen.get()).toBe(107_000)
  become('retrying', 112_000)
  expect(frozen.get()).toBe(107_000)
  become('live', 120_000)
  expect(frozen.get()).toBeNull()
  become('retrying', 130_000)
  expect(frozen.get()).toBe(130_000)
})

it('nothing is claimed of a feed that was never live', () => {
  const { frozen, become } = scripted({ kind: 'connecting', trusted: false })
  become('retrying', 110_000)
  expect(frozen.get()).toBeNull()
})
