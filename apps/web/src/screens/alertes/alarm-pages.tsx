import { NavLink } from 'react-router-dom'
import { useLastHandover } from '@/data/handovers'
import { PATHS } from '@/paths'
import { alarmPagesText as words } from '@/text/alarm-pages'
import { cn } from '@/ui/cn'

const PAGES = [
  { to: PATHS.alarms, label: words.alarms },
  // thirty days are the least that is judged
  { to: `${PATHS.alarmHealth}?periode=30j`, label: words.health },
  { to: PATHS.handover, label: words.handover },
] as const

/** The screens around alarms, above the title of each. */
export const AlarmPages = () => {
  const isWaiting = useLastHandover()?.takenAt === null
  return (
    <nav aria-label={words.label} className="flex gap-1 border-line border-b print:hidden">
      {PAGES.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            cn(
              'touch -mb-px whitespace-nowrap border-b-2 px-3 py-2 font-medium text-sm',
              isActive ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            )
          }
        >
          {label}
          {to === PATHS.handover && isWaiting && (
            <>
              <span aria-hidden className="ml-1.5 inline-block size-2 rounded-full bg-warn" />
              <span className="sr-only">{`, ${words.waiting}`}</span>
            </>
          )}
        </NavLink>
      ))}
    </nav>
  )
}
