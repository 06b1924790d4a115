import { mayActOnAlarms, mayManageUsers, type Role } from '@vigie/contracts/entities'
import { BellRing, KeyRound, type LucideIcon, MapPinned, Monitor, SlidersHorizontal, UserRound } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { NavLink } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { PATHS } from '@/paths'
import { settings as words } from '@/text/settings'
import { cn } from '@/ui/cn'
import { useCutEdges } from '@/ui/use-cut-edges'
import { PageFrame } from '@/widgets/page/page-frame'

type Tab = readonly [path: string, label: string, icon: LucideIcon, mayOpen?: (role: Role | null) => boolean]
const TABS: readonly Tab[] = [
  [PATHS.settings, words.tabs.general, SlidersHorizontal],
  [PATHS.account, words.tabs.account, UserRound],
  [PATHS.security, words.tabs.security, KeyRound],
  [PATHS.siteSettings, words.tabs.site, MapPinned],
  [PATHS.reach, words.tabs.reach, BellRing, mayActOnAlarms],
  [PATHS.walls, words.tabs.walls, Monitor, mayManageUsers],
]

type SettingsFrameProps = {
  /** false: its cards stand one below the other over the whole width */
  readonly inColumns?: boolean
  readonly children: ReactNode
}

/** The pages of the settings: each has its own address, and links above to the others that one may open. */
export const SettingsFrame = ({ inColumns = true, children }: SettingsFrameProps) => {
  const { userRole } = useAuth()
  const tabs = useCutEdges<HTMLElement>()
  // on a phone the tabs are wider than the page: the one of this page is in the middle, with those beside it
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tabs])
  return (
    <PageFrame title={words.title} withPeriod={false}>
      <div className={cn('@container flex w-full flex-col gap-5', inColumns ? 'max-w-7xl' : 'max-w-[100rem]')}>
        <nav
          ref={tabs}
          aria-label={words.sections}
          className="scroll-thin scroll-shade flex gap-1 overflow-x-auto border-line border-b"
        >
          {TABS.filter(([, , , mayOpen]) => mayOpen?.(userRole) ?? true).map(([path, label, Icon]) => (
            <NavLink
              key={path}
              to={path}
              end
              className={({ isActive }) =>
                cn(
                  'touch -mb-px flex shrink-0 items-center gap-2 whitespace-nowrap border-b-2 px-3 py-2 font-medium text-sm [&_svg]:size-4',
                  isActive ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              <Icon aria-hidden />
              {label}
            </NavLink>
          ))}
        </nav>
        <div
          className={
            inColumns
              ? '@min-[60rem]:columns-2 gap-5 [&>*+*]:mt-5 @min-[60rem]:[&>*+*]:mt-0 @min-[60rem]:[&>*]:mb-5 [&>*]:break-inside-avoid'
              : 'flex flex-col gap-5'
          }
        >
          {children}
        </div>
      </div>
    </PageFrame>
  )
}
