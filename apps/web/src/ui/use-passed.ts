import { useEffect, useState } from 'react'

/** Whether so long has passed since the component was first drawn, ms. */
export const usePassed = (ms: number): boolean => {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isPassed
}
