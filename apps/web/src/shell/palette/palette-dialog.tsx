import { Bell, Bot, Keyboard, LogOut, Monitor, Moon, PanelLeft, Sun } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useAuth, useAuthActor } from '@/actors/auth-context'
import { useActors } from '@/actors/session-context'
import { useTheme } from '@/data'
import { useAnalyst } from '@/data/analyst'
import { questionPath } from '@/paths'
import { text } from '@/text'
import { palette as words } from '@/text/palette'
import { Command, CommandGroup, CommandItem, CommandTypedItem } from '@/ui/command'
import { Dialog } from '@/ui/dialog'
import { useScreens } from '../screens.ts'
import { destinationsOf } from './destinations.ts'
import { AssetItems, DeviceItems, ProjectItems } from './palette-items.tsx'

type PaletteDialogProps = { readonly onClose: () => void; readonly onShortcuts: () => void }

/** Finds screens, devices, projects and actions by a few letters. */
export const PaletteDialog = ({ onClose, onShortcuts }: PaletteDialogProps) => {
  const { userRole } = useAuth()
  const destinations = destinationsOf(useScreens(), userRole)
  const navigate = useNavigate()
  const go = (path: string) => {
    onClose()
    void navigate(path)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      titleHidden
      closeLabel={text.common.close}
      className="sm:max-w-xl"
    >
      <Command label={words.title} placeholder={words.placeholder} empty={words.empty}>
        <AssetItems onGo={go} />
        <CommandGroup heading={words.groups.screens}>
          {destinations.map(({ path, label, icon: Icon }) => (
            <CommandItem key={path} id={path} words={[label]} icon={<Icon aria-hidden />} onSelect={() => go(path)} />
          ))}
        </CommandGroup>
        <DeviceItems onGo={go} />
        <ProjectItems onClose={onClose} />
        <AskItem onGo={go} />
        <ActionItems onClose={onClose} onShortcuts={onShortcuts} />
      </Command>
      <p aria-hidden className="border-line border-t px-4 py-2 text-muted text-xs [@media(hover:none)]:hidden">
        {words.keys}
      </p>
    </Dialog>
  )
}

/** What is typed, as a question to the assistant that answers from the records. */
const AskItem = ({ onGo }: { readonly onGo: (path: string) => void }) => {
  const { standOf } = useAnalyst()
  if (standOf('questions') !== 'ready') return null
  return (
    <CommandTypedItem
      id="ask"
      label={words.ask}
      icon={<Bot aria-hidden />}
      onSelect={(question) => onGo(questionPath(question))}
    />
  )
}

const THEMES = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const

const ActionItems = ({ onClose, onShortcuts }: PaletteDialogProps) => {
  const auth = useAuthActor()
  const { choose } = useTheme()
  const { sidebar, drawer, notificationPanel } = useActors()
  const pressed = { type: 'shortcut.pressed' } as const
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const toggleMenu = () => {
    sidebar.send(pressed)
    drawer.send(pressed)
  }
  return (
    <CommandGroup heading={words.groups.actions}>
      {THEMES.map(([theme, Icon]) => (
        <CommandItem
          key={theme}
          id={`theme ${theme}`}
          words={[words.theme(text.shell.themes[theme])]}
          icon={<Icon aria-hidden />}
          onSelect={then(() => choose(theme))}
        />
      ))}
      <CommandItem
        id="menu"
        words={[words.toggleMenu]}
        icon={<PanelLeft aria-hidden />}
        beside="Ctrl + B"
        onSelect={then(toggleMenu)}
      />
      <CommandItem
        id="notifications"
        words={[words.notifications]}
        icon={<Bell aria-hidden />}
        beside="Ctrl + M"
        onSelect={then(() => notificationPanel.send(pressed))}
      />
      <CommandItem
        id="shortcuts"
        words={[words.shortcuts]}
        icon={<Keyboard aria-hidden />}
        beside="?"
        onSelect={onShortcuts}
      />
      <CommandItem
        id="sign-out"
        words={[words.signOut]}
        icon={<LogOut aria-hidden />}
        onSelect={then(() => auth.send({ type: 'signOut.pressed' }))}
      />
    </CommandGroup>
  )
}
