import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A pixel of nothing is left by rounding. */
const ROUNDING_PX = 1

/** How wide its place is, and what the widest table of so many columns took, px; null: not known (yet). */
type Widths = { readonly place: number | null; readonly needed: number | null; readonly columns: number }

/** Whether a table fits its place; one that was never drawn there does until it shows that it does not. */
export const fitsIn = ({ place, needed }: Omit<Widths, 'columns'>): boolean =>
  place === null || needed === null || place >= needed

/**
 * Whether a table of so many columns fits the place that `ref` stands on; `onWidth` tells how wide it came out. What it
 * took is kept while it has as many columns, so that cards give way to it again once there is room.
 */
export const useFits = (columns: number) => {
  const ref = useRef<HTMLElement>(null)
  const [widths, setWidths] = useState<Widths>({ place: null, needed: null, columns })
  useLayoutEffect(() => {
    const place = ref.current
    if (place === null) return
    const measure = () => setWidths((last) => ({ ...last, place: place.clientWidth }))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  const onWidth = useCallback(
    (taken: number, room: number) => {
      if (taken - room <= ROUNDING_PX) return
      setWidths((last) => ({
        ...last,
        columns,
        needed: Math.max(taken, last.columns === columns ? (last.needed ?? 0) : 0),
      }))
    },
    [columns],
  )
  return { ref, onWidth, fits: widths.columns !== columns || fitsIn(widths) }
}

/** Tells how wide the table in a box came out, before it is painted and whenever either changes. */
export const useToldWidth = (ref: RefObject<HTMLElement | null>, onWidth?: (taken: number, room: number) => void) => {
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null || onWidth === undefined) return
    const tell = () => onWidth(box.scrollWidth, box.clientWidth)
    tell()
    const observer = new ResizeObserver(tell)
    for (const element of [box, ...box.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [ref, onWidth])
}
