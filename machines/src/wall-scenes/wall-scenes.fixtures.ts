import type { Fixtures } from '../testing/fixtures.types.ts'
import type { WallScenesEvent, WallScenesInput } from './wall-scenes.types.ts'

/** Samples of every input and event of `wallScenesMachine`. */
export const wallScenesFixtures = {
  inputs: [
    {
      scenes: [
        { site: 'chaib', id: 'overview', forS: 30 },
        { site: 'chaib', id: 'water', forS: 20 },
        { site: 'massa', id: 'overview', forS: 30 },
      ],
    },
  ],
  events: {
    'scenes.changed': [
      {
        type: 'scenes.changed',
        scenes: [
          { site: 'chaib', id: 'water', forS: 20 },
          { site: 'massa', id: 'overview', forS: 30 },
          { site: 'chaib', id: 'overview', forS: 30 },
        ],
      },
      { type: 'scenes.changed', scenes: [] },
    ],
    'alarms.reported': [
      { type: 'alarms.reported', urgent: 'a-1', site: 'chaib' },
      { type: 'alarms.reported', urgent: 'a-2', site: 'massa' },
      { type: 'alarms.reported', urgent: 'a-2', site: 'chaib' },
      { type: 'alarms.reported', urgent: null },
    ],
    'scene.requested': [
      { type: 'scene.requested', scene: 'water', site: null },
      { type: 'scene.requested', scene: 'overview', site: 'massa' },
      { type: 'scene.requested', scene: 'energy', site: null },
    ],
  },
  outcomes: {},
} satisfies Fixtures<WallScenesInput, WallScenesEvent, Record<never, never>>
