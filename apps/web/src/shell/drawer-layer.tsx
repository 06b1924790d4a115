import { useActors } from '@/actors/session-context'
import { text } from '@/text'
import { Sheet } from '@/ui/sheet'
import { DrawerExtras } from './drawer-extras.tsx'
import { Logo } from './logo.tsx'
import { MenuEntries } from './sidebar/menu-entries.tsx'
import { ProjectList } from './sidebar/project-list.tsx'

/** The open drawer. */
export const DrawerLayer = () => {
  const { drawer } = useActors()
  return (
    <Sheet
      open
      onOpenChange={() => drawer.send({ type: 'menu.pressed' })}
      onEscape={() => drawer.send({ type: 'escape.pressed' })}
      onBack={() => drawer.send({ type: 'back.pressed' })}
      onOutside={() => drawer.send({ type: 'outside.pressed' })}
      ownerLocks
      title={text.shell.mainMenu}
      titleHidden
      closeLabel={text.shell.closeMenu}
      className="w-72"
    >
      <div className="flex h-14 shrink-0 items-center px-4">
        <Logo />
      </div>
      <nav
        aria-label={text.shell.mainMenu}
        className="scroll-thin flex min-h-0 grow flex-col gap-4 overflow-y-auto p-2"
      >
        <MenuEntries iconOnly={false} />
        <ProjectList iconOnly={false} />
      </nav>
      <DrawerExtras />
    </Sheet>
  )
}
