import { useEffect, useState } from 'react'

type Closable = { readonly close: () => void }

/** Opens something when its component mounts, or its key changes, and closes it when that ends; null meanwhile. */
export const useOpened = <T extends Closable>(open: () => T, key: string): T | null => {
  const [opened, setOpened] = useState<T | null>(null)
  useEffect(() => {
    const next = open()
    setOpened(next)
    return () => {
      setOpened(null)
      next.close()
    }
  }, [key])
  return opened
}
