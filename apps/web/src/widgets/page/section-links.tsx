import { Link, useSearchParams } from 'react-router-dom'
import { text } from '@/text'

export type SectionLinksProps = {
  /** anchor (without `#`) and name of each part */
  readonly sections: readonly (readonly [id: string, label: string])[]
}

/** Links to the parts of a long screen. */
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
