import type { WallScenesEvent } from '@vigie/machines/wall-scenes'
import type { World } from '../world.types.ts'
import { connectSilent, heartbeat, shows } from './played-site.ts'
import { holdWall, liveWall, prepareWall, tellWall, wall, wallRoom } from './played-wall.ts'

export const wallScenesWorld: World<WallScenesEvent> = {
  timed: true,
  signedOut: true,
  address: () => '/mur',
  prepare: prepareWall,
  settled: ({ page }) => wall(page).waitFor(),
  connect: async (scene) => {
    await connectSilent(scene, [])
    await scene.gateway.say(heartbeat())
    await shows(scene, liveWall(scene.page))
  },
  screen: { wallRoom },
  masks: [[/\d{2}:\d{2}(:\d{2})?/g, '<heure>']],
  gestures: {
    'scenes.changed': { act: (scene, { scenes }) => tellWall(scene, { scenes }) },
    'alarms.reported': {
      cannot: async ({ page }) =>
        (await liveWall(page).isVisible()) ? null : 'the live feed went silent while time passed',
      act: (scene, { urgent }) => holdWall(scene, urgent),
    },
    'scene.requested': { act: (scene, event) => tellWall(scene, { order: { type: 'scene', scene: event.scene } }) },
  },
  outcomes: {},
}
