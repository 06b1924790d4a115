import { DEFAULT_WALL_SETTINGS } from '@vigie/contracts/entities'
import type { Fixtures } from '../testing/fixtures.types.ts'
import type { WallScenesEvent, WallScenesInput } from './wall-scenes.types.ts'

/** Samples of every input and event of `wallScenesMachine`. */
export const wallScenesFixtures = {
  // as a wall begins of which nobody set anything
  inputs: [{ scenes: DEFAULT_WALL_SETTINGS.scenes.map((scene) => ({ ...scene, site: 'chaib' })) }],
  events: {
    'scenes.changed': [
      {
        type: 'scenes.changed',
        scenes: [
          { id: 'alarms', forS: 45, site: 'chaib' },
          { id: 'overview', forS: 60, site: 'chaib' },
        ],
      },
      { type: 'scenes.changed', scenes: [] },
      {
        type: 'scenes.changed',
        scenes: [
          { id: 'overview', forS: 60, site: 'massa' },
          { id: 'overview', forS: 60, site: 'chaib' },
        ],
      },
    ],
    'alarms.reported': [
      { type: 'alarms.reported', urgent: 'a-1', site: 'chaib' },
      { type: 'alarms.reported', urgent: 'a-2', site: 'chaib' },
      { type: 'alarms.reported', urgent: 'a-2', site: 'massa' },
      { type: 'alarms.reported', urgent: null },
    ],
    'scene.requested': [
      { type: 'scene.requested', scene: 'alarms', site: null },
      { type: 'scene.requested', scene: 'values', site: null },
      { type: 'scene.requested', scene: 'overview', site: 'massa' },
    ],
  },
  outcomes: {},
} satisfies Fixtures<WallScenesInput, WallScenesEvent, Record<never, never>>
