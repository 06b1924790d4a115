// In: how the page of a wall is doing, and whether an alarm holds it. Out: that it is to be loaded anew.

/** Why a wall loads itself anew. */
export type ReloadReason = 'heap' | 'build' | 'order'

/** What `wallCareMachine` starts with. */
export type WallCareInput = {
  /** reloads of the last hour: a page that does not get better must not turn in circles */
  readonly recentReloads: number
}

/** Data of `wallCareMachine` beside its state. */
export type WallCareContext = {
  readonly recentReloads: number
  /** an alarm that nobody acknowledged holds the screen */
  readonly isPinned: boolean
  /** the server answers: without it the browser would show its own error page in place of the wall */
  readonly isLive: boolean
  /** what the page is to be loaded anew for; null: nothing */
  readonly reason: ReloadReason | null
}

/** Every event that `wallCareMachine` answers. */
export type WallCareEvent =
  /** the page is to be loaded anew: it holds more than it may, the server has another build, or an admin asked for it */
  | { readonly type: 'reload.wanted'; readonly reason: ReloadReason }
  | { readonly type: 'pin.changed'; readonly isPinned: boolean }
  | { readonly type: 'link.changed'; readonly isLive: boolean }
  /** an hour has passed since the last reload counted */
  | { readonly type: 'reloads.forgotten' }

/** What `wallCareMachine` emits: the page is to be loaded anew now. */
export type WallCareEmitted = { readonly type: 'reload.due'; readonly reason: ReloadReason }
