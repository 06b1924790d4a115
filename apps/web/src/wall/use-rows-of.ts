import { type RefCallback, useCallback, useState } from 'react'

/**
 * The height that an element was given, em of its letters; null before it is first laid out. It is watched: what
 * stands above and below takes more lines at times. What is within it must not stretch it.
 */
export const useRowsOf = (): readonly [ref: RefCallback<HTMLElement>, rows: number | null] => {
  const [rows, setRows] = useState<number | null>(null)
  const ref = useCallback((element: HTMLElement) => {
    const measure = () => setRows(element.clientHeight / Number.parseFloat(getComputedStyle(element).fontSize))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [ref, rows]
}
