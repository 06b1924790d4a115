import { Link, useSearchParams } from 'react-router-dom'
import { accueil } from '@/text/accueil'

const SECTIONS = [
  ['a-surveiller', accueil.attention.short],
  ['ecarts', accueil.deviations.short],
  ['direct', accueil.live.short],
] as const

/** The parts of the screen, one press away. */
export const SectionLinks = () => {
  const [search] = useSearchParams()
  return (
    <nav aria-label={accueil.sections} className="flex flex-wrap gap-1 text-sm print:hidden">
      {SECTIONS.map(([id, label]) => (
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
