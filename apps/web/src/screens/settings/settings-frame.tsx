import { KeyRound, type LucideIcon, MapPinned, SlidersHorizontal, UserRound } from 'lucide-react'
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
  [PATHS.siteSettings, words.tabs.site, MapPinned],
]

type SettingsFrameProps = {
  /** true: its sections take the whole width, one under the other */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The pages of the settings: each has its own address, and a link above to the others. */
export const SettingsFrame = ({ isWide = false, children }: SettingsFrameProps) => (
  <PageFrame title={words.title} withPeriod={false}>
    <div className={cn('@container flex w-full flex-col gap-5', isWide ? 'max-w-[100rem]' : 'max-w-7xl')}>
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
      {isWide ? (
        children
      ) : (
        <div className="@min-[60rem]:columns-2 gap-5 [&>*+*]:mt-5 @min-[60rem]:[&>*+*]:mt-0 @min-[60rem]:[&>*]:mb-5 [&>*]:break-inside-avoid">
          {children}
        </div>
      )}
    </div>
  </PageFrame>
)
