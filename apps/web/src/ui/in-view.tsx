import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from './print.ts'

/** Distance from the window at which content begins to load. */
const AHEAD = '64px'

type InViewProps = {
  /** Shown until then, at the size of the content. */
  readonly placeholder: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** Renders its children from the moment their place comes near the window, and keeps them. Printing shows them too. */
export const InView = ({ placeholder, children, className }: InViewProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null || seen) return
    const see = () => setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && see(),
      {
        rootMargin: AHEAD,
      },
    )
    observer.observe(element)
    const forgetPrint = onPrint(() => flushSync(see))
    return () => {
      observer.disconnect()
      forgetPrint()
    }
  }, [seen])
  return (
    <div ref={place} className={className}>
      {seen ? children : placeholder}
    </div>
  )
}
