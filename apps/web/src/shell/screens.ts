import type { Role } from '@vigie/contracts/entities'
import type { SidebarGroup } from '@vigie/machines/sidebar'
import type { LucideIcon } from 'lucide-react'
import { createContext, useContext } from 'react'

/** A group of the menu; the list of projects folds like one, but stands apart. */
export type MenuGroup = Exclude<SidebarGroup, 'projects'>

type EveryScreen = {
  /** its address, as a pattern of the router */
  readonly path: string
  /** Who may open it, everybody when absent; to anybody else nothing stands at this address. */
  readonly mayOpen?: (role: Role | null) => boolean
}

/** A screen with a name, which the palette leads to. */
export type NamedScreen = EveryScreen & {
  readonly label: string
  readonly icon: LucideIcon
  /** What the palette calls it, where its label needs the menu around it to be understood. */
  readonly paletteLabel?: string
  /**
   * Where its entry of the menu stands, the group that it is the page of, or the address of the entry that is active in
   * its place; `conduct`: in the section below the entries of R3.1; absent: none of these.
   */
  readonly menu?: 'top' | 'conduct' | MenuGroup | { readonly heads: MenuGroup } | { readonly under: string }
}

/** The page of a device: lists lead to it, and the menu shows where it belongs. */
export type DeviceScreen = EveryScreen & {
  readonly label?: undefined
  readonly menu: { readonly under: string }
}

/** What the shell needs to know of a screen: how the menu and the palette lead to it, and who may open it. */
export type ShellScreen = NamedScreen | DeviceScreen

const Context = createContext<readonly ShellScreen[] | null>(null)

/** Gives the shell its screens, in the order of the menu and of the palette. */
export const ScreensProvider = Context.Provider

/** Every screen of the shell, whoever may open it. */
export const useScreens = (): readonly ShellScreen[] => {
  const screens = useContext(Context)
  if (!screens) throw new Error('no ScreensProvider above')
  return screens
}

/** Whether somebody with this role may open the screen; null: they have none. */
export const mayOpen = (screen: ShellScreen, role: Role | null): boolean => screen.mayOpen?.(role) ?? true
