import { KeyRound, type LucideIcon, SlidersHorizontal, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { PATHS } from '@/paths'
import { settings as words } from '@/text/settings'
import { cn } from '@/ui/cn'
import { PageFrame } from '@/widgets/page/page-frame'

const TABS: readonly (readonly [path: string, label: string, icon: LucideIcon])[] = [
  [PATHS.settings, words.tabs.general, SlidersHorizontal],
  [PATHS.account, words.tabs.account, UserRound],
  [PATHS.security, words.tabs.security, KeyRound],
]

/** The three pages of the settings: each has its own address, and a link above to the two others. */
export const SettingsFrame = ({ children }: { readonly children: ReactNode }) => (
  <PageFrame title={words.title} withPeriod={false}>
    <div className="@container flex w-full max-w-7xl flex-col gap-5">
      <nav aria-label={words.sections} className="scroll-thin flex gap-1 overflow-x-auto border-line border-b">
        {TABS.map(([path, label, Icon]) => (
          <NavLink
            key={path}
            to={path}
            end
            className={({ isActive }) =>
              cn(
                'touch -mb-px flex items-center gap-2 border-b-2 px-3 py-2 font-medium text-sm [&_svg]:size-4',
                isActive ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
              )
            }
          >
            <Icon aria-hidden />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="@min-[60rem]:columns-2 gap-5 [&>*+*]:mt-5 @min-[60rem]:[&>*+*]:mt-0 @min-[60rem]:[&>*]:mb-5 [&>*]:break-inside-avoid">
        {children}
      </div>
    </div>
  </PageFrame>
)
