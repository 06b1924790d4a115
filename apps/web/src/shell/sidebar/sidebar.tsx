import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useActors, useSidebar } from '@/actors/session-context'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { cn } from '@/ui/cn'
import { IconButton } from '@/ui/icon-button'
import { Tooltip, TooltipProvider } from '@/widgets/layers/tooltip'
import { Logo } from '../logo.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { ProjectList } from './project-list.tsx'

/** From 768 px: beside the content, 17rem wide or 3rem of icons (R3.4, R3.8). */
export const Sidebar = () => {
  const { isExpanded, viewport } = useSidebar()
  const { sidebar } = useActors()
  if (viewport === 'mobile') return null
  const label = isExpanded ? text.shell.collapseSidebar : text.shell.expandSidebar
  return (
    <TooltipProvider delayMs={0}>
      <aside
        data-expanded={isExpanded}
        className={cn(
          'sticky top-0 flex h-dvh shrink-0 flex-col border-line border-r bg-surface transition-[width] duration-150',
          isExpanded ? 'w-[17rem]' : 'w-12',
        )}
      >
        <div className={cn('flex h-14 shrink-0 items-center', isExpanded ? 'px-4' : 'justify-center')}>
          <Link to={PATHS.home} aria-label={text.shell.logo} className="rounded-md">
            <Logo small={!isExpanded} />
          </Link>
        </div>
        <nav
          aria-label={text.shell.mainMenu}
          className="scroll-thin flex min-h-0 grow flex-col gap-4 overflow-y-auto overflow-x-hidden px-1.5 py-2"
        >
          <MenuEntries iconOnly={!isExpanded} />
          <ProjectList iconOnly={!isExpanded} />
        </nav>
        <div className={cn('flex shrink-0 border-line border-t p-1.5', isExpanded ? 'justify-end' : 'justify-center')}>
          <Tooltip content={`${label} (Ctrl + B)`} side="right">
            <IconButton
              label={label}
              aria-expanded={isExpanded}
              aria-keyshortcuts="Control+b Meta+b"
              onClick={() => sidebar.send({ type: 'toggle.pressed' })}
            >
              {isExpanded ? <PanelLeftClose /> : <PanelLeftOpen />}
            </IconButton>
          </Tooltip>
        </div>
      </aside>
    </TooltipProvider>
  )
}
