import type { SiteSlug, WallSceneId } from '@vigie/contracts/entities'
import type { WallScenesSnapshot } from './wall-scenes.machine.ts'

/** What the wall shows. */
export type WallScenesView = {
  /** whose scene, or whose alarm while one holds the screen */
  readonly site: SiteSlug
  readonly scene: WallSceneId
  /** id of the alarm that holds the screen; null: none does */
  readonly pinned: string | null
}

/** Turns a snapshot of `wallScenesMachine` into what the wall shows. */
export const wallScenesView = ({ context }: WallScenesSnapshot): WallScenesView => ({
  site: context.pinned?.site ?? context.scenes[context.index]?.site ?? '',
  scene: context.scenes[context.index]?.id ?? 'overview',
  pinned: context.pinned?.id ?? null,
})
