import type { Role } from '@vigie/contracts/entities'
import type { LucideIcon } from 'lucide-react'
import { mayOpen, type ShellScreen } from '../screens.ts'

export type Destination = { readonly path: string; readonly label: string; readonly icon: LucideIcon }

/** Every screen that this role may open and that needs no device, in the order of the screens. */
export const destinationsOf = (screens: readonly ShellScreen[], role: Role | null): readonly Destination[] =>
  screens.flatMap((screen) =>
    screen.label !== undefined && mayOpen(screen, role)
      ? [{ path: screen.path, label: screen.paletteLabel ?? screen.label, icon: screen.icon }]
      : [],
  )
