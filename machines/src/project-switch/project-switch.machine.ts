// The jump to another project's site (R6.2). The full-page navigation is an emitted event with its URL, so that the
// application performs it and a test records it.
import { assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { promiseNotWired } from '../kit/not-wired.ts'
import type {
  LoginTokenRequest,
  ProjectSwitchContext,
  ProjectSwitchEmitted,
  ProjectSwitchEvent,
  ProjectSwitchOutcomes,
} from './project-switch.types.ts'

/**
 * The chart of the jump to another project's site (R6.2); it starts without input. To provide: the promise actor
 * `requestLoginToken`; when it rejects, the jump goes on without a token. Emits `ProjectSwitchEmitted`.
 */
export const projectSwitchMachine = setup({
  types: {
    context: {} as ProjectSwitchContext,
    events: {} as ProjectSwitchEvent,
    emitted: {} as ProjectSwitchEmitted,
  },
  actors: {
    requestLoginToken: promiseNotWired<ProjectSwitchOutcomes['requestLoginToken'], LoginTokenRequest>(
      'requestLoginToken',
    ),
  },
  guards: {
    hasWebLink: ({ event }) => event.type === 'project.pressed' && isWebLink(event.link),
  },
  actions: {
    rememberProject: assign(({ event }) => {
      assertEvent(event, 'project.pressed')
      return { chosen: { projectId: event.projectId, link: event.link } }
    }),
    forgetProject: assign({ chosen: null }),
    navigateWithToken: emit(({ context }, { token }: { readonly token: string }) => ({
      type: 'navigation.requested',
      url: switchUrl(linkOf(context), token),
    })),
    navigateWithoutToken: emit(({ context }) => ({
      type: 'navigation.requested',
      url: switchUrl(linkOf(context), null),
    })),
  },
  delays: {
    /** the most that the request for a token may take (R7.3); after it, the page leaves without one */
    requestTimeout: 20_000,
    /** a page that has not left by then will not leave: another project may be chosen */
    navigationPatience: 30_000,
  },
}).createMachine({
  id: 'project-switch',
  description: "The jump from this site to another project's site.",
  context: { chosen: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No jump is under way.',
      on: { 'project.pressed': { guard: 'hasWebLink', target: 'pending', actions: 'rememberProject' } },
    },
    pending: {
      description: 'A one-time token for the chosen site is being requested.',
      invoke: {
        id: 'requestLoginToken',
        src: 'requestLoginToken',
        input: ({ context }) => ({ website: linkOf(context) }),
        onDone: {
          target: 'navigating',
          actions: { type: 'navigateWithToken', params: ({ event }) => ({ token: event.output }) },
        },
        onError: { target: 'navigating', actions: 'navigateWithoutToken' },
      },
      after: { requestTimeout: { target: 'navigating', actions: 'navigateWithoutToken' } },
      on: { 'page.restored': { target: 'idle', actions: 'forgetProject' } },
    },
    navigating: {
      description: 'The page is leaving for the chosen site.',
      after: { navigationPatience: { target: 'idle', actions: 'forgetProject' } },
      on: { 'page.restored': { target: 'idle', actions: 'forgetProject' } },
    },
  },
})

/** Snapshot of a running `projectSwitchMachine`, which `projectSwitchView` turns into what the list reads. */
export type ProjectSwitchSnapshot = SnapshotFrom<typeof projectSwitchMachine>

/**
 * Where a jump leads (R6.2): the sign-in page of the site with the token, or the site's own link without one.
 * The link's trailing slashes, query and fragment do not survive in front of the sign-in path.
 */
export const switchUrl = (link: string, token: string | null): string =>
  token === null
    ? link
    : `${link.replace(/[?#].*/s, '').replace(/\/+$/, '')}/auth/sign-in?authToken=${encodeURIComponent(token)}`

/** Whether a link is an absolute http or https address without credentials, the only kind a jump may follow. */
export const isWebLink = (link: string): boolean => /^https?:\/\/[^/?#@\\\s]+(?:[/?#][^\\\s]*)?$/i.test(link)

const linkOf = (context: ProjectSwitchContext): string => context.chosen?.link ?? ''
