import { type RefCallback, useCallback, useState } from 'react'
import { rootScale } from '@/ui/root-scale'

/** The width of an element, in px of a 16 px page, followed as it changes; null until it is known. */
export const useWidth = (): readonly [RefCallback<HTMLElement>, number | null] => {
  const [width, setWidth] = useState<number | null>(null)
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.floor(entry.contentRect.width / rootScale())),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, width]
}

/** A length of such a drawing as CSS: it grows with the page's text. */
export const rem = (px: number): string => `${px / 16}rem`
