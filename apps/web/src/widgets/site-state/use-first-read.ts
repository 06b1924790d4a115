import { useEffect, useState } from 'react'
import { useFeed, useKpis } from '@/data'
import { TODAY } from '../leaks/leaks.ts'

/** What is known by then is shown, whatever is still to come, ms. */
const PATIENCE_MS = 3_000

/**
 * Whether what tells of trouble is still on its way for the first time: the figures of today, and the state of the site
 * on the live feed. Drawn one after the other they would push away what stands below; drawn together they do not.
 * @param isMoreComing something else that is drawn with them is not there yet
 */
export const useIsFirstRead = (isMoreComing = false): boolean => {
  const { isLoading } = useKpis(TODAY)
  const { trusted, since } = useFeed()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (isLoading || isMoreComing || (!trusted && since === null)) && !isLate
}
