// The rotation of a wall's scenes, over those of each of its sites (R12.4). An alarm of any of them that waits for somebody takes the screen at once and keeps it until
// it is acknowledged; the rotation then goes on with the scene that it interrupted. Losing the link reports nothing, so
// what is pinned stays pinned.
import { assign, type SnapshotFrom, setup } from 'xstate'
import type { SiteScene, WallScenesContext, WallScenesEvent, WallScenesInput } from './wall-scenes.types.ts'

/** The chart of a wall's rotation (R12.4). Input: `WallScenesInput`. */
export const wallScenesMachine = setup({
  types: {
    context: {} as WallScenesContext,
    input: {} as WallScenesInput,
    events: {} as WallScenesEvent,
  },
  guards: {
    waits: ({ event }) => event.type === 'alarms.reported' && event.urgent !== null,
    isAnother: ({ context, event }) =>
      event.type === 'alarms.reported' &&
      event.urgent !== null &&
      (event.urgent !== context.pinned?.id || event.site !== context.pinned.site),
    waitsNoMore: ({ event }) => event.type === 'alarms.reported' && event.urgent === null,
    isInRotation: ({ context, event }) => event.type === 'scene.requested' && requestedIn(context.scenes, event) !== -1,
    hasScenes: ({ event }) => event.type === 'scenes.changed' && event.scenes.length > 0,
  },
  actions: {
    showNext: assign(({ context }) => ({ index: (context.index + 1) % context.scenes.length })),
    pin: assign(({ event }) =>
      event.type === 'alarms.reported' && event.urgent !== null
        ? { pinned: { id: event.urgent, site: event.site } }
        : {},
    ),
    unpin: assign({ pinned: null }),
    showRequested: assign(({ context, event }) =>
      event.type === 'scene.requested' ? { index: requestedIn(context.scenes, event) } : {},
    ),
    /** the scene shown stays where it is still chosen, else the rotation begins again */
    takeScenes: assign(({ context, event }) => {
      if (event.type !== 'scenes.changed') return {}
      const shown = context.scenes[context.index]
      return {
        scenes: event.scenes,
        index: Math.max(
          0,
          event.scenes.findIndex(({ id, site }) => id === shown?.id && site === shown.site),
        ),
      }
    }),
  },
  delays: {
    sceneTime: ({ context }) => (context.scenes[context.index]?.forS ?? 30) * 1_000,
  },
}).createMachine({
  id: 'wall-scenes',
  description: 'Which scene of which site a wall shows.',
  context: ({ input }) => ({ scenes: input.scenes, index: 0, pinned: null }),
  initial: 'rotating',
  states: {
    rotating: {
      description: 'Nothing waits for anybody: scenes follow each other, each for its time.',
      after: { sceneTime: { target: 'rotating', reenter: true, actions: 'showNext' } },
      on: {
        'alarms.reported': { guard: 'waits', target: 'pinned', actions: 'pin' },
        'scene.requested': { guard: 'isInRotation', target: 'rotating', reenter: true, actions: 'showRequested' },
        'scenes.changed': { guard: 'hasScenes', target: 'rotating', reenter: true, actions: 'takeScenes' },
      },
    },
    pinned: {
      description: 'An alarm that nobody acknowledged holds the screen.',
      on: {
        'alarms.reported': [
          { guard: 'waitsNoMore', target: 'rotating', actions: 'unpin' },
          { guard: 'isAnother', actions: 'pin' },
        ],
        'scenes.changed': { guard: 'hasScenes', actions: 'takeScenes' },
      },
    },
  },
})

type Requested = WallScenesEvent & { readonly type: 'scene.requested' }

/** Where what was asked for stands in the rotation; -1: it is not in it. */
const requestedIn = (scenes: readonly SiteScene[], { scene, site }: Requested): number =>
  scenes.findIndex((one) => one.id === scene && (site === null || one.site === site))

/** Snapshot of a running `wallScenesMachine`, which `wallScenesView` turns into what the wall shows. */
export type WallScenesSnapshot = SnapshotFrom<typeof wallScenesMachine>
