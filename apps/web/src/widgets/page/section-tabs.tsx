import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { text } from '@/text'
import { cn } from '@/ui/cn'

type SectionTabsProps = {
  /** anchor (without `#`) and name of each part, from the top down */
  readonly sections: readonly (readonly [id: string, label: string])[]
}

/** Links to the parts of the screen in a row that stays in view; the one being read is marked. */
export const SectionTabs = ({ sections }: SectionTabsProps) => {
  const [search] = useSearchParams()
  const row = useRef<HTMLElement>(null)
  const active = useReadSection(sections)
  // the row begins at its first link: to measure for that would lay the page out within the task that draws it
  const shown = useRef(active)
  useEffect(() => {
    if (shown.current === active) return
    shown.current = active
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !link) return
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  }, [active])
  return (
    <nav
      ref={row}
      aria-label={text.common.sections}
      className="scroll-shadows sticky top-(--header-height) z-20 -mx-4 flex overflow-x-auto border-line border-b px-4 md:-mx-6 md:px-6 print:hidden"
    >
      {sections.map(([id, label]) => (
        <Link
          key={id}
          to={{ search: search.toString(), hash: id }}
          aria-current={active === id || undefined}
          className={cn(
            'touch -mb-px inline-flex shrink-0 items-center border-transparent border-b-2 px-3 py-2 font-medium text-muted text-sm hover:text-ink',
            active === id && 'border-accent text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Where a part begins to be the one that is read, px below the top of the window: just below the sticky rows. */
const readFrom = (): number => 128 + (document.querySelector('[data-notice]')?.clientHeight ?? 0)

/** The last part whose beginning has scrolled past the rows at the top; at the end of the page the one asked for, or the last. */
const useReadSection = (sections: SectionTabsProps['sections']): string | undefined => {
  const { hash } = useLocation()
  const [active, setActive] = useState(sections[0]?.[0])
  useEffect(() => {
    const asked = decodeURIComponent(hash.slice(1))
    const look = () => {
      const tops = sections.flatMap(([id]) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top === undefined ? [] : [{ id, top }]
      })
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const from = readFrom()
      const read = tops.findLast(({ top }) => top <= from) ?? tops[0]
      const shown = isAtEnd && window.scrollY > 0 ? tops.filter(({ top }) => top < window.innerHeight) : []
      // two parts that stand side by side begin together: the one asked for is meant
      const level = tops.find(({ id, top }) => id === asked && read !== undefined && Math.abs(top - read.top) < 2)
      setActive((shown.find(({ id }) => id === asked) ?? shown.at(-1) ?? level ?? read)?.id)
    }
    // without an anchor the first part is read until somebody scrolls: to measure for that would lay the page out twice
    if (asked !== '') look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [sections, hash])
  return active
}
