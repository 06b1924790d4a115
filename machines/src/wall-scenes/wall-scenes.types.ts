// In: the scenes that an admin chose, and the most urgent alarm that waits for somebody. Out: which scene is shown.
import type { WallScene, WallSceneId } from '@vigie/contracts/entities'

/** What `wallScenesMachine` starts with. */
export type WallScenesInput = { readonly scenes: readonly WallScene[] }

/** Data of `wallScenesMachine` beside its state. */
export type WallScenesContext = {
  /** in the order of the rotation; never empty */
  readonly scenes: readonly WallScene[]
  /** the scene shown, or to be shown again once nothing is pinned */
  readonly index: number
  /** id of the alarm that holds the screen; null: none does */
  readonly pinned: string | null
}

/** Every event that `wallScenesMachine` answers. */
export type WallScenesEvent =
  /** the admin chose others, or other times */
  | { readonly type: 'scenes.changed'; readonly scenes: readonly WallScene[] }
  /** the most urgent alarm that nobody acknowledged; null: none waits */
  | { readonly type: 'alarms.reported'; readonly urgent: string | null }
  /** an admin asked from afar for a scene of the rotation */
  | { readonly type: 'scene.requested'; readonly scene: WallSceneId }
