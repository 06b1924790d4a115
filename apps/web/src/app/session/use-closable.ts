import { startTransition, useEffect, useState } from 'react'

type Closable = { readonly close: () => void }

/**
 * Creates a resource when the component mounts or the key changes, and closes the one before; null until it is there.
 * All that is drawn with it comes as a transition: React draws it in short slices, between which the page can answer.
 */
export const useClosable = <T extends Closable>(create: () => T, key: string): T | null => {
  const [created, setCreated] = useState<T | null>(null)
  useEffect(() => {
    let made: T | null = null
    // in a task of its own: what is made here takes as long as what was drawn
    const timer = setTimeout(() => {
      const next = create()
      made = next
      startTransition(() => setCreated(next))
    })
    return () => {
      clearTimeout(timer)
      setCreated(null)
      made?.close()
    }
  }, [key])
  return created
}
