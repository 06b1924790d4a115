// The rotation of a wall's scenes (R12.4). An alarm that waits for somebody takes the screen at once and keeps it until
// it is acknowledged; the rotation then goes on with the scene that it interrupted. Losing the link reports nothing, so
// what is pinned stays pinned.
import { assign, type SnapshotFrom, setup } from 'xstate'
import type { WallScenesContext, WallScenesEvent, WallScenesInput } from './wall-scenes.types.ts'

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
      event.type === 'alarms.reported' && event.urgent !== null && event.urgent !== context.pinned,
    waitsNoMore: ({ event }) => event.type === 'alarms.reported' && event.urgent === null,
    isInRotation: ({ context, event }) =>
      event.type === 'scene.requested' && context.scenes.some(({ id }) => id === event.scene),
    hasScenes: ({ event }) => event.type === 'scenes.changed' && event.scenes.length > 0,
  },
  actions: {
    showNext: assign(({ context }) => ({ index: (context.index + 1) % context.scenes.length })),
    pin: assign(({ event }) => (event.type === 'alarms.reported' ? { pinned: event.urgent } : {})),
    unpin: assign({ pinned: null }),
    showRequested: assign(({ context, event }) =>
      event.type === 'scene.requested' ? { index: context.scenes.findIndex(({ id }) => id === event.scene) } : {},
    ),
    /** the scene shown stays where it is still chosen, else the rotation begins again */
    takeScenes: assign(({ context, event }) => {
      if (event.type !== 'scenes.changed') return {}
      const shown = context.scenes[context.index]?.id
      return {
        scenes: event.scenes,
        index: Math.max(
          0,
          event.scenes.findIndex(({ id }) => id === shown),
        ),
      }
    }),
  },
  delays: {
    sceneTime: ({ context }) => (context.scenes[context.index]?.forS ?? 30) * 1_000,
  },
}).createMachine({
  id: 'wall-scenes',
  description: 'Which scene a wall shows.',
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

/** Snapshot of a running `wallScenesMachine`, which `wallScenesView` turns into what the wall shows. */
export type WallScenesSnapshot = SnapshotFrom<typeof wallScenesMachine>
