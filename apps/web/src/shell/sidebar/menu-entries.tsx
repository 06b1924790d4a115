import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { useActors, useSidebar } from '@/actors/session-context'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { screens as screenWords } from '@/text/screens'
import { cn } from '@/ui/cn'
import { Tooltip } from '@/widgets/layers/tooltip'
import {
  conductOf,
  type Entry,
  type GroupEntry,
  groupsDownTo,
  type LinkEntry,
  leadsTo,
  menuOf,
  type OpensGroups,
} from '../navigation.ts'
import { useScreens } from '../screens.ts'
import { AlarmCountPart } from './alarm-count-part.ts'
import { entryStyle } from './entry-style.ts'

const { groups: words } = screenWords

type MenuEntriesProps = { readonly iconOnly: boolean }

/** The entries this role may open, in the sidebar and in the drawer alike (R3.1), and the section below them (R11.9). */
export const MenuEntries = ({ iconOnly }: MenuEntriesProps) => {
  const { userRole } = useAuth()
  const screens = useScreens()
  return (
    <>
      <EntryList iconOnly={iconOnly} entries={menuOf(screens, userRole)} />
      <Conduct iconOnly={iconOnly} entries={conductOf(screens, userRole)} />
    </>
  )
}

type ConductProps = MenuEntriesProps & { readonly entries: readonly LinkEntry[] }

const Conduct = ({ iconOnly, entries }: ConductProps) => {
  if (entries.length === 0) return null
  return (
    <section aria-label={words.conduct} className="flex flex-col gap-0.5">
      {!iconOnly && (
        <p aria-hidden className="px-2.5 py-1 font-semibold text-muted text-xs uppercase tracking-wide">
          {words.conduct}
        </p>
      )}
      <EntryList iconOnly={iconOnly} entries={entries} />
    </section>
  )
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
  const countId = useId()
  const isCounted = entry.path === PATHS.alarms
  return (
    <Tooltip content={entry.label} side="right" enabled={iconOnly}>
      <Link
        to={entry.path}
        aria-current={active ? 'page' : undefined}
        aria-label={iconOnly ? entry.label : undefined}
        aria-describedby={isCounted ? countId : undefined}
        onClick={() => drawer.send({ type: 'link.pressed' })}
        className={entryStyle({ active, iconOnly })}
      >
        <Icon aria-hidden />
        {!iconOnly && <span className="truncate">{entry.label}</span>}
        {isCounted && <AlarmCountPart id={countId} isCorner={iconOnly} placeholder={null} failure={null} />}
      </Link>
    </Tooltip>
  )
}

type MenuGroupProps = { readonly entry: GroupEntry; readonly iconOnly: boolean }

const MenuGroup = ({ entry, iconOnly }: MenuGroupProps) => {
  const isOpen = useSidebar().openGroups[entry.group]
  const { page } = entry
  return (
    <>
      {page && !iconOnly ? <GroupPage entry={entry} page={page} /> : <GroupButton entry={entry} iconOnly={iconOnly} />}
      {isOpen && (
        <div className="mt-0.5 ml-4 border-line border-l pl-2">
          <EntryList iconOnly={false} entries={entry.entries} />
        </div>
      )}
    </>
  )
}

type GroupPageProps = { readonly entry: GroupEntry; readonly page: LinkEntry }

/** A group with a page of its own: its line opens the page and shows the entries, the arrow beside it only these. */
const GroupPage = ({ entry, page }: GroupPageProps) => {
  const { pathname } = useLocation()
  const isOpen = useSidebar().openGroups[entry.group]
  const { sidebar, drawer } = useActors()
  const toggle = () => sidebar.send({ type: 'group.pressed', group: entry.group })
  const isHere = leadsTo(page, pathname)
  const Icon = entry.icon
  const opens: OpensGroups = { opens: groupsDownTo(entry.group) }
  return (
    <div className="flex items-stretch">
      <Link
        to={page.path}
        state={opens}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => {
          if (isHere && !isOpen) toggle()
          drawer.send({ type: 'link.pressed' })
        }}
        className={entryStyle({ active: isHere || (leadsTo(entry, pathname) && !isOpen), className: 'grow' })}
      >
        <Icon aria-hidden />
        <span className="truncate">{entry.label}</span>
      </Link>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={text.shell.submenu(entry.label)}
        onClick={toggle}
        className="touch grid w-9 shrink-0 place-items-center rounded-lg text-muted hover:bg-hover"
      >
        <ChevronDown aria-hidden className={cn('size-4.5 transition-transform', isOpen && 'rotate-180')} />
      </button>
    </div>
  )
}

const GroupButton = ({ entry, iconOnly }: MenuGroupProps) => {
  const { pathname } = useLocation()
  const isOpen = useSidebar().openGroups[entry.group]
  const { sidebar } = useActors()
  const active = leadsTo(entry, pathname)
  const Icon = entry.icon
  return (
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
  )
}
