import type { DrawerSnapshot } from './drawer.machine.ts'

export type DrawerView = {
  readonly isOpen: boolean
  /** false: the screen is wide, no menu button and no drawer */
  readonly isAvailable: boolean
}

/** What the shell shows of the drawer. */
export const drawerView = (snapshot: DrawerSnapshot): DrawerView => ({
  isOpen: snapshot.matches('open'),
  isAvailable: !snapshot.matches('unavailable'),
})
