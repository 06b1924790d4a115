import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from '@/ui/print'
import { useMediaQuery } from '@/ui/use-media-query'

/**
 * Whether what can be folded is drawn: not until it is opened, once, or printed, since it would cost a phone as much as
 * what it shows.
 * @param wide media query of the windows on which it is never folded
 */
export const useNeeded = (isOpen: boolean, wide: string): boolean => {
  const isWide = useMediaQuery(wide)
  const [wasNeeded, setNeeded] = useState(false)
  useEffect(() => onPrint(() => flushSync(() => setNeeded(true))), [])
  if (isOpen && !wasNeeded) setNeeded(true)
  return isOpen || isWide || wasNeeded
}
