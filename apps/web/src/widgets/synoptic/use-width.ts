import { type RefCallback, startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from '@/ui/print'
import { rootScale } from '@/ui/root-scale'

/** What an A4 page leaves between its margins, px of a 16 px page: print.css says both. */
const PAPER = 800

/** The width of an element, in px of a 16 px page, followed as it changes, on paper that of the page; null until it is known. */
export const useWidth = (): readonly [RefCallback<HTMLElement>, number | null] => {
  const [width, setWidth] = useState<number | null>(null)
  const [isPaper, setPaper] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    // in slices: a whole network drawn in one go would block a phone
    const observer = new ResizeObserver(
      ([entry]) => entry && startTransition(() => setWidth(Math.floor(entry.contentRect.width / rootScale()))),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(
    () =>
      onPrint(
        () => flushSync(() => setPaper(true)),
        () => setPaper(false),
      ),
    [],
  )
  return [watch, isPaper ? PAPER : width]
}

/** A length of such a drawing as CSS: it grows with the page's text. */
export const rem = (px: number): string => `${px / 16}rem`
