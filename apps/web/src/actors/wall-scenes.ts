import { type SiteScene, wallScenesMachine } from '@vigie/machines/wall-scenes'
import { createActor } from 'xstate'
import { type Inspect, watched } from './inspect.ts'

/** The chart of a wall's rotation, running for as long as the wall is shown. */
export const createWallScenes = (scenes: readonly SiteScene[], inspect: Inspect) =>
  createActor(wallScenesMachine, { id: 'wall-scenes', input: { scenes }, ...watched(inspect) }).start()
