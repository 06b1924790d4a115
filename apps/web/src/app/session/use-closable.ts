import { startTransition, useEffect, useState } from 'react'

type Closable = { readonly close: () => void }

/**
 * Creates a resource when the component mounts or the key changes, and closes the one before; null until it is there.
 * All that is drawn with it comes as a transition: React draws it in short slices, between which the page can answer.
 */
export const useClosable = <T extends Closable>(create: () => T, key: string): T | null => {
  const [created, setCreated] = useState<T | null>(null)
  useEffect(() => {
    const next = create()
    startTransition(() => setCreated(next))
    return () => {
      setCreated(null)
      next.close()
    }
  }, [key])
  return created
}
