import type { WallSceneId } from '@vigie/contracts/entities'
import type { WallScenesSnapshot } from './wall-scenes.machine.ts'

/** What the wall shows. */
export type WallScenesView = {
  readonly scene: WallSceneId
  /** id of the alarm that holds the screen; null: none does */
  readonly pinned: string | null
}

/** Turns a snapshot of `wallScenesMachine` into what the wall shows. */
export const wallScenesView = ({ context }: WallScenesSnapshot): WallScenesView => ({
  scene: context.scenes[context.index]?.id ?? 'overview',
  pinned: context.pinned,
})
