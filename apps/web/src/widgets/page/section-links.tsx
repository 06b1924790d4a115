import { Link, useSearchParams } from 'react-router-dom'
import { text } from '@/text'

export type SectionLinksProps = {
  /** place in the page, as after `#`, and what it is called */
  readonly sections: readonly (readonly [id: string, label: string])[]
}

/** The parts of a long screen, one press away. */
export const SectionLinks = ({ sections }: SectionLinksProps) => {
  const [search] = useSearchParams()
  return (
    <nav aria-label={text.common.sections} className="-mx-2.5 flex flex-wrap gap-1 text-sm print:hidden">
      {sections.map(([id, label]) => (
        <Link
          key={id}
          to={{ search: search.toString(), hash: id }}
          className="touch inline-flex items-center rounded-lg px-2.5 py-1 text-primary hover:bg-hover"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
