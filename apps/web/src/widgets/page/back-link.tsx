import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useKeepPeriod } from '../period/use-period.ts'

export type BackLinkProps = { readonly path: string; readonly label: string }

/** A link to the screen above, which keeps the period of the address. */
export const BackLink = ({ path, label }: BackLinkProps) => {
  const keep = useKeepPeriod()
  return (
    <Link
      to={keep(path)}
      className="touch -ml-1 inline-flex items-center gap-1 self-start rounded pr-1 text-muted text-sm hover:text-ink print:hidden [&_svg]:size-4"
    >
      <ChevronLeft aria-hidden />
      {label}
    </Link>
  )
}
