// In: the scenes and sites that an admin chose, and the most urgent alarm of any of them that waits for somebody. Out:
// which scene of which site is shown.
import type { SiteSlug, WallScene, WallSceneId } from '@vigie/contracts/entities'

/** A scene of one site. */
export type SiteScene = WallScene & { readonly site: SiteSlug }

/** What `wallScenesMachine` starts with. */
export type WallScenesInput = { readonly scenes: readonly SiteScene[] }

/** Data of `wallScenesMachine` beside its state. */
export type WallScenesContext = {
  /** in the order of the rotation; never empty */
  readonly scenes: readonly SiteScene[]
  /** the scene shown, or to be shown again once nothing is pinned */
  readonly index: number
  /** the alarm that holds the screen; null: none does */
  readonly pinned: { readonly id: string; readonly site: SiteSlug } | null
}

/** Every event that `wallScenesMachine` answers. */
export type WallScenesEvent =
  /** the admin chose others, or other times */
  | { readonly type: 'scenes.changed'; readonly scenes: readonly SiteScene[] }
  /** the most urgent alarm of all sites that nobody acknowledged; null: none waits */
  | { readonly type: 'alarms.reported'; readonly urgent: string; readonly site: SiteSlug }
  | { readonly type: 'alarms.reported'; readonly urgent: null }
  /** an admin asked from afar for a scene of the rotation; `site` null: of whichever site comes first */
  | { readonly type: 'scene.requested'; readonly scene: WallSceneId; readonly site: SiteSlug | null }
