import { type RefObject, useEffect, useRef } from 'react'

/**
 * Marks on a box that scrolls (`data-cut="right bottom"`) where more follows; app.css draws a shade there. What was
 * scrolled past on the other two sides is known, and rows keep their names in view there.
 */
export const useCutEdges = <T extends HTMLElement>(): RefObject<T | null> => {
  const ref = useRef<T>(null)
  useEffect(() => {
    const box = ref.current
    if (box === null) return
    const mark = () => {
      const cut = cutOf(box)
      if (box.dataset['cut'] !== cut) box.dataset['cut'] = cut
    }
    // its own size, and that of what it holds
    const observer = new ResizeObserver(mark)
    for (const element of [box, ...box.children]) observer.observe(element)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [])
  return ref
}

/** A pixel of nothing is left by rounding. */
const ROUNDING_PX = 1

const cutOf = (box: HTMLElement): string => {
  const right = box.scrollWidth - box.clientWidth - box.scrollLeft
  const bottom = box.scrollHeight - box.clientHeight - box.scrollTop
  return [...(right > ROUNDING_PX ? ['right'] : []), ...(bottom > ROUNDING_PX ? ['bottom'] : [])].join(' ')
}
