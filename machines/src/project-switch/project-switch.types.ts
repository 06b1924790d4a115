// In: a press on a project of the list. Out: a one-time token asked for, then the page leaves for that site.

/** Data of `projectSwitchMachine` beside its state. */
export type ProjectSwitchContext = {
  /** the project the person chose; null while none is chosen */
  readonly chosen: { readonly projectId: string; readonly link: string } | null
}

/** Every event that `projectSwitchMachine` answers. */
export type ProjectSwitchEvent =
  /** `link`: the project's own address, http or https */
  | { readonly type: 'project.pressed'; readonly projectId: string; readonly link: string }
  /** the page came back from the browser's back/forward cache, as it was when it left */
  | { readonly type: 'page.restored' }

/** What `projectSwitchMachine` emits: the page is to leave for `url`. */
export type ProjectSwitchEmitted =
  /** a full-page navigation to `url` (R6.2) */
  { readonly type: 'navigation.requested'; readonly url: string }

/** What the actor `requestLoginToken` is given: `website` is the chosen project's link. */
export type LoginTokenRequest = { readonly website: string }

/** What the promise actor resolves with; it rejects on any failure. */
export type ProjectSwitchOutcomes = {
  /** the one-time custom token */
  readonly requestLoginToken: string
}
