import type { Fixtures } from '../testing/fixtures.types.ts'
import type { WallScenesEvent, WallScenesInput } from './wall-scenes.types.ts'

/** Samples of every input and event of `wallScenesMachine`. */
export const wallScenesFixtures = {
  inputs: [
    {
      scenes: [
        { id: 'overview', forS: 30 },
        { id: 'water', forS: 20 },
      ],
    },
  ],
  events: {
    'scenes.changed': [
      {
        type: 'scenes.changed',
        scenes: [
          { id: 'water', forS: 20 },
          { id: 'overview', forS: 30 },
        ],
      },
      { type: 'scenes.changed', scenes: [] },
    ],
    'alarms.reported': [
      { type: 'alarms.reported', urgent: 'a-1' },
      { type: 'alarms.reported', urgent: 'a-2' },
      { type: 'alarms.reported', urgent: null },
    ],
    'scene.requested': [
      { type: 'scene.requested', scene: 'water' },
      { type: 'scene.requested', scene: 'energy' },
    ],
  },
  outcomes: {},
} satisfies Fixtures<WallScenesInput, WallScenesEvent, Record<never, never>>
