import { ChevronDown } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { useActors, useSidebar } from '@/actors/session-context'
import { cn } from '@/ui/cn'
import { Tooltip } from '@/ui/tooltip'
import { type Entry, type GroupEntry, type LinkEntry, leadsTo, menuOf } from '../navigation.ts'
import { useScreens } from '../screens.ts'
import { entryStyle } from './entry-style.ts'

type MenuEntriesProps = { readonly iconOnly: boolean }

/** The entries this role may open, in the sidebar and in the drawer alike (R3.1). */
export const MenuEntries = ({ iconOnly }: MenuEntriesProps) => {
  const { userRole } = useAuth()
  return <EntryList iconOnly={iconOnly} entries={menuOf(useScreens(), userRole)} />
}

type EntryListProps = MenuEntriesProps & { readonly entries: readonly Entry[] }

const EntryList = ({ iconOnly, entries }: EntryListProps) => (
  <ul className="flex flex-col gap-0.5">
    {entries.map((entry) => (
      <li key={entry.label}>
        {entry.kind === 'link' ? (
          <MenuLink entry={entry} iconOnly={iconOnly} />
        ) : (
          <MenuGroup entry={entry} iconOnly={iconOnly} />
        )}
      </li>
    ))}
  </ul>
)

type MenuLinkProps = { readonly entry: LinkEntry; readonly iconOnly: boolean }

const MenuLink = ({ entry, iconOnly }: MenuLinkProps) => {
  const { pathname } = useLocation()
  const { drawer } = useActors()
  const active = leadsTo(entry, pathname)
  const Icon = entry.icon
  return (
    <Tooltip content={entry.label} side="right" enabled={iconOnly}>
      <Link
        to={entry.path}
        aria-current={active ? 'page' : undefined}
        aria-label={iconOnly ? entry.label : undefined}
        onClick={() => drawer.send({ type: 'link.pressed' })}
        className={entryStyle({ active, iconOnly })}
      >
        <Icon aria-hidden />
        {!iconOnly && <span className="truncate">{entry.label}</span>}
      </Link>
    </Tooltip>
  )
}

type MenuGroupProps = { readonly entry: GroupEntry; readonly iconOnly: boolean }

const MenuGroup = ({ entry, iconOnly }: MenuGroupProps) => {
  const { pathname } = useLocation()
  const { openGroups } = useSidebar()
  const { sidebar } = useActors()
  const isOpen = openGroups[entry.group]
  const active = leadsTo(entry, pathname)
  const Icon = entry.icon
  return (
    <>
      <Tooltip content={entry.label} side="right" enabled={iconOnly}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={iconOnly ? entry.label : undefined}
          onClick={() => sidebar.send({ type: 'group.pressed', group: entry.group })}
          className={entryStyle({ active: active && !isOpen, iconOnly })}
        >
          <Icon aria-hidden />
          {!iconOnly && <span className="grow truncate">{entry.label}</span>}
          {!iconOnly && <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />}
        </button>
      </Tooltip>
      {isOpen && (
        <div className="mt-0.5 ml-4 border-line border-l pl-2">
          <EntryList iconOnly={false} entries={entry.entries} />
        </div>
      )}
    </>
  )
}
