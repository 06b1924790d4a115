import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A pixel of nothing is left by rounding. */
const ROUNDING_PX = 1

type Widths = {
  /** how wide its place is, px; null: not known (yet) */
  readonly place: number | null
  /** what the widest table of so many columns took, px */
  readonly needed: Readonly<Record<number, number>>
}

/** Whether a table of so many columns fits its place; one that was never drawn does until it shows that it does not. */
export const fitsIn = ({ place, needed }: Widths, columns: number): boolean =>
  place === null || place >= (needed[columns] ?? 0)

/**
 * The same, once a table of so many columns came out as wide as `taken` where there was so much room, px. What its frame
 * takes of the place is counted with it: else a table that is wider by no more than that would be cut, and stay.
 */
export const withWidth = (widths: Widths, columns: number, taken: number, room: number): Widths => {
  const needed = taken + Math.max(0, (widths.place ?? room) - room)
  if (taken - room <= ROUNDING_PX || needed <= (widths.needed[columns] ?? 0)) return widths
  return { ...widths, needed: { ...widths.needed, [columns]: needed } }
}

/**
 * Whether a table of so many columns fits the place that `ref` stands on; `onWidth` tells how wide it came out. What it
 * took is kept, so that what gave way to something narrower comes back once there is room.
 */
export const useFits = () => {
  const ref = useRef<HTMLElement>(null)
  const [widths, setWidths] = useState<Widths>({ place: null, needed: {} })
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
    (columns: number, taken: number, room: number) => setWidths((last) => withWidth(last, columns, taken, room)),
    [],
  )
  return { ref, onWidth, fits: (columns: number) => fitsIn(widths, columns) }
}

/** Tells how wide the table in a box came out, before it is painted and whenever either changes. */
export const useToldWidth = (
  ref: RefObject<HTMLElement | null>,
  columns: number,
  onWidth?: (columns: number, taken: number, room: number) => void,
) => {
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null || onWidth === undefined) return
    const tell = () => onWidth(columns, box.scrollWidth, box.clientWidth)
    tell()
    const observer = new ResizeObserver(tell)
    for (const element of [box, ...box.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [ref, columns, onWidth])
}
