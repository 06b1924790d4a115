import type { DrawerSnapshot } from './drawer.machine.ts'

/** What the shell reads of the drawer. */
export type DrawerView = {
  readonly isOpen: boolean
  /** false: the screen is wide, no menu button and no drawer */
  readonly isAvailable: boolean
}

/** Turns a snapshot of `drawerMachine` into what the shell reads. */
export const drawerView = (snapshot: DrawerSnapshot): DrawerView => ({
  isOpen: snapshot.matches('open'),
  isAvailable: !snapshot.matches('unavailable'),
})
