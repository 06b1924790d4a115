import { type ElementType, type ReactNode, useEffect, useRef, useState } from 'react'

/** Lists up to this long are there as a whole; divisible by the columns that tiles stand in. */
const CHUNK = 60

type WindowedProps<T> = {
  readonly items: readonly T[]
  /** How tall one row is until one was seen, in px; a function where rows differ. */
  readonly rowPx: number | ((item: T) => number)
  /** Some of the items, in a row or a block; `first` is the place of the first of them. */
  readonly children: (items: readonly T[], first: number) => ReactNode
  /** What a part of the list is: a table's are bodies of it. */
  readonly as?: ElementType
  /** What holds the place of a part that is away. */
  readonly placeholder?: (heightPx: number) => ReactNode
  readonly className?: string
}

/**
 * A long list in parts, each there only while it is near the window; away, it keeps its height. A part that was never
 * there is as tall as the rows of the last one that came, so that the end of the list is where the window looks for it.
 * Paper has all of them.
 */
export const Windowed = <T,>({ items, children, rowPx, ...part }: WindowedProps<T>) => {
  const [seenRowPx, setSeenRowPx] = useState(0)
  const oneRowPx = typeof rowPx === 'number' ? seenRowPx || rowPx : rowPx
  const isLong = items.length > 2 * CHUNK
  const length = isLong ? CHUNK : Math.max(1, items.length)
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) => {
    const chunk = items.slice(index * length, (index + 1) * length)
    return (
      <Part
        key={index}
        {...part}
        heightPx={heightOf(chunk, oneRowPx)}
        isAlways={!isLong}
        onHeight={(px) => setSeenRowPx(px / chunk.length)}
      >
        {() => children(chunk, index * length)}
      </Part>
    )
  })
}

const heightOf = <T,>(items: readonly T[], rowPx: WindowedProps<T>['rowPx']): number =>
  typeof rowPx === 'number' ? items.length * rowPx : items.reduce((sum, item) => sum + rowPx(item), 0)

type PartProps = Pick<WindowedProps<unknown>, 'as' | 'placeholder' | 'className'> & {
  readonly heightPx: number
  readonly isAlways: boolean
  /** how tall it came out, told when it comes and when that changes, px */
  readonly onHeight: (px: number) => void
  readonly children: () => ReactNode
}

const Part = ({
  heightPx,
  as: Element = 'div',
  placeholder = block,
  className,
  isAlways,
  onHeight,
  children,
}: PartProps) => {
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(isAlways)
  const [seenPx, setSeenPx] = useState(0)
  useEffect(() => {
    const element = place.current
    if (element === null || isAlways) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting ?? false
        // what has the focus stays: the keyboard goes on from there
        setNear(isIn || element.contains(document.activeElement))
      },
      { rootMargin: '100% 0%' },
    )
    const show = () => setNear(true)
    observer.observe(element)
    window.addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', show)
    }
  }, [isAlways])
  useEffect(() => {
    const element = place.current
    if (element === null || !isNear || isAlways) return
    // columns that come late make rows taller
    const observer = new ResizeObserver(() => {
      setSeenPx(element.offsetHeight)
      onHeight(element.offsetHeight)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, isAlways])
  return (
    <Element ref={place} className={className}>
      {isNear || isAlways ? children() : placeholder(seenPx || heightPx)}
    </Element>
  )
}

const block = (heightPx: number): ReactNode => <div style={{ height: heightPx }} />
