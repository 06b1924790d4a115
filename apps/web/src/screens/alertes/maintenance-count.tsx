import { Link } from 'react-router-dom'
import { useMaintenance } from '@/data/maintenance'
import { PATHS } from '@/paths'
import { formatMomentMinute } from '@/text'
import { maintenanceText as words } from '@/text/maintenance'

/** How many windows of maintenance are under way, and when the next one ends; nothing where there is none. */
export const MaintenanceCount = ({ now }: { readonly now: number }) => {
  const active = useMaintenance().data?.filter(({ state }) => state === 'active') ?? []
  if (active.length === 0) return null
  const next = Math.min(...active.map(({ endsAt }) => Date.parse(endsAt)))
  return (
    <Link to={`${PATHS.siteSettings}#maintenance`} className="font-medium text-ink underline underline-offset-2">
      {`${words.counter(active.length)}, ${words.next(formatMomentMinute(next, now))}`}
    </Link>
  )
}
