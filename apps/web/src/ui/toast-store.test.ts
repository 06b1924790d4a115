import { afterEach, beforeEach, describe, expect, it as test, vi } from 'vitest'
import { createToastStore, TOAST_REMOVE_DELAY_MS } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('toasts', () => {
  test('show one at a time: the newest takes the place [R4.7]', () => {
    const store = createToastStore()
    store.show({ title: 'premier' })
    store.show({ title: 'second' })
    expect(store.get().map((toast) => toast.title)).toEqual(['second'])
  })

  test('keep a closed one for 1,000,000 ms, then forget it [R4.7]', () => {
    const store = createToastStore()
    const id = store.show({ title: 'au revoir' })
    store.dismiss(id)
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
    expect(store.get()).toMatchObject([{ id, open: false }])
    vi.advanceTimersByTime(1)
    expect(store.get()).toEqual([])
  })

  test('leave no timer behind for one that was replaced', () => {
    const store = createToastStore()
    store.dismiss(store.show({ title: 'premier' }))
    store.show({ title: 'second' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('tell a subscriber of each change until it leaves', () => {
    const store = createToastStore()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.show({ title: 'un' })
    leave()
    store.show({ title: 'deux' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
