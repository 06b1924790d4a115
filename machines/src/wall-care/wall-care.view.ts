import type { WallCareSnapshot } from './wall-care.machine.ts'
import type { ReloadReason } from './wall-care.types.ts'

/** What a wall reads of its care: for what it is to be loaded anew, though something still holds it; null: nothing. */
export type WallCareView = { readonly heldReload: ReloadReason | null }

/** Turns a snapshot of `wallCareMachine` into what the wall reads. */
export const wallCareView = (snapshot: WallCareSnapshot): WallCareView => ({
  heldReload: snapshot.matches('worn') ? snapshot.context.reason : null,
})
