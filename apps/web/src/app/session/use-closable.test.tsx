// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useClosable } from './use-closable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const opened = (key: string) => ({ key, close: vi.fn() })
const show = (create: (key: string) => ReturnType<typeof opened>) =>
  renderHook(({ key }) => useClosable(() => create(key), key), { initialProps: { key: 'chaib' } })
const nextTask = () => act(() => vi.advanceTimersByTime(0))

test('what is made comes in a task of its own, and is closed when another takes its place', () => {
  const { result, rerender, unmount } = show(opened)
  expect(result.current).toBeNull()
  nextTask()
  const first = result.current
  expect(first?.key).toBe('chaib')
  rerender({ key: 'massa' })
  expect(first?.close).toHaveBeenCalledOnce()
  expect(result.current).toBeNull()
  nextTask()
  const second = result.current
  expect(second?.key).toBe('massa')
  unmount()
  expect(second?.close).toHaveBeenCalledOnce()
})

test('whoever leaves before that task has nothing made', () => {
  const create = vi.fn(opened)
  const { unmount } = show(create)
  unmount()
  nextTask()
  expect(create).not.toHaveBeenCalled()
})
