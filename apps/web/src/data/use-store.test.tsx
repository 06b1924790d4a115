// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useStore } from './use-store.ts'

afterEach(cleanup)

const store = () => {
  const listeners = new Set<() => void>()
  let value = 1
  return {
    get: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set: (next: number) => {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

test('a value that changes while a screen is drawn does not have it drawn anew, and is shown right after', () => {
  const level = store()
  const drawn = vi.fn()
  const Level = () => <p>{`niveau ${useStore(level.subscribe, level.get)}`}</p>
  const Below = () => {
    drawn()
    // the feed does not wait for the page
    if (level.get() === 1) level.set(2)
    return <p>plus bas</p>
  }
  let open = () => {}
  const Page = () => {
    const [isOpen, setOpen] = useState(false)
    open = () => startTransition(() => setOpen(true))
    return (
      isOpen && (
        <>
          <Level />
          <Below />
        </>
      )
    )
  }
  render(<Page />)
  act(() => open())
  expect(drawn).toHaveBeenCalledOnce()
  expect(screen.getByText('niveau 2')).toBeTruthy()
  act(() => level.set(3))
  expect(screen.getByText('niveau 3')).toBeTruthy()
})

test('another store is read at once', () => {
  const [one, other] = [store(), store()]
  other.set(7)
  const Level = ({ of }: { readonly of: ReturnType<typeof store> }) => (
    <p>{`niveau ${useStore(of.subscribe, of.get)}`}</p>
  )
  const { rerender } = render(<Level of={one} />)
  rerender(<Level of={other} />)
  expect(screen.getByText('niveau 7')).toBeTruthy()
  act(() => other.set(8))
  expect(screen.getByText('niveau 8')).toBeTruthy()
})
