import { DEFAULT_WALL_SETTINGS } from '@vigie/contracts/entities'
import type { Fixtures } from '../testing/fixtures.types.ts'
import type { WallScenesEvent, WallScenesInput } from './wall-scenes.types.ts'

/** Samples of every input and event of `wallScenesMachine`. */
export const wallScenesFixtures = {
  // as a wall begins of which nobody set anything
  inputs: [{ scenes: DEFAULT_WALL_SETTINGS.scenes }],
  events: {
    'scenes.changed': [
      {
        type: 'scenes.changed',
        scenes: [
          { id: 'alarms', forS: 45 },
          { id: 'overview', forS: 60 },
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
      { type: 'scene.requested', scene: 'alarms' },
      { type: 'scene.requested', scene: 'values' },
    ],
  },
  outcomes: {},
} satisfies Fixtures<WallScenesInput, WallScenesEvent, Record<never, never>>
