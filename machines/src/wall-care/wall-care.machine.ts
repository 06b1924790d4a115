// When a wall loads itself anew (R12.5): only while nothing on it waits for anybody and the server answers, and not more
// than a few times an hour.
import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { WallCareContext, WallCareEmitted, WallCareEvent, WallCareInput } from './wall-care.types.ts'

/** The most reloads in an hour. */
export const RELOADS_PER_HOUR = 3

type May = Pick<WallCareContext, 'isPinned' | 'isLive' | 'recentReloads'>

const may = ({ isPinned, isLive, recentReloads }: May): boolean =>
  !isPinned && isLive && recentReloads < RELOADS_PER_HOUR

/** The chart of a wall's care for itself (R12.5). Input: `WallCareInput`. Emits `WallCareEmitted`. */
export const wallCareMachine = setup({
  types: {
    context: {} as WallCareContext,
    input: {} as WallCareInput,
    events: {} as WallCareEvent,
    emitted: {} as WallCareEmitted,
  },
  guards: {
    mayNow: ({ context }) => may(context),
    mayWithPin: ({ context, event }) => event.type === 'pin.changed' && may({ ...context, isPinned: event.isPinned }),
    mayWithLink: ({ context, event }) => event.type === 'link.changed' && may({ ...context, isLive: event.isLive }),
    mayAgain: ({ context }) => may({ ...context, recentReloads: 0 }),
  },
  actions: {
    keepReason: assign(({ event }) => (event.type === 'reload.wanted' ? { reason: event.reason } : {})),
    keepPin: assign(({ event }) => (event.type === 'pin.changed' ? { isPinned: event.isPinned } : {})),
    keepLink: assign(({ event }) => (event.type === 'link.changed' ? { isLive: event.isLive } : {})),
    forgetReloads: assign({ recentReloads: 0 }),
    tellReload: emit(({ context }) => ({ type: 'reload.due', reason: context.reason ?? 'order' }) as const),
  },
}).createMachine({
  id: 'wall-care',
  description: 'Whether the page of a wall is to be loaded anew.',
  context: ({ input }) => ({ recentReloads: input.recentReloads, isPinned: false, isLive: false, reason: null }),
  initial: 'well',
  states: {
    well: {
      description: 'Nothing asks for the page to be loaded anew.',
      on: {
        'reload.wanted': [
          { guard: 'mayNow', target: 'reloading', actions: 'keepReason' },
          { target: 'worn', actions: 'keepReason' },
        ],
        'pin.changed': { actions: 'keepPin' },
        'link.changed': { actions: 'keepLink' },
        'reloads.forgotten': { actions: 'forgetReloads' },
      },
    },
    worn: {
      description: 'The page is to be loaded anew as soon as nothing holds it and the server answers.',
      on: {
        'pin.changed': [{ guard: 'mayWithPin', target: 'reloading', actions: 'keepPin' }, { actions: 'keepPin' }],
        'link.changed': [{ guard: 'mayWithLink', target: 'reloading', actions: 'keepLink' }, { actions: 'keepLink' }],
        'reloads.forgotten': [
          { guard: 'mayAgain', target: 'reloading', actions: 'forgetReloads' },
          { actions: 'forgetReloads' },
        ],
      },
    },
    reloading: {
      description: 'The page is being loaded anew.',
      entry: 'tellReload',
    },
  },
})

/** Snapshot of a running `wallCareMachine`, which `wallCareView` turns into what the wall reads. */
export type WallCareSnapshot = SnapshotFrom<typeof wallCareMachine>
