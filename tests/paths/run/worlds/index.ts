import type { AnySigns } from '../signs.types.ts'
import type { Gesture, World } from '../world.types.ts'
import { alarmActsWorld } from './alarm-acts.world.ts'
import { alarmListWorld } from './alarm-list.world.ts'
import { alarmNoticeWorld } from './alarm-notice.world.ts'
import { alarmSoundWorld } from './alarm-sound.world.ts'
import { authWorld } from './auth.world.ts'
import { debriefWorld } from './debrief.world.ts'
import { drawerWorld } from './drawer.world.ts'
import { liveFeedWorld } from './live-feed.world.ts'
import { notificationPanelWorld } from './notification-panel.world.ts'
import { projectSwitchWorld } from './project-switch.world.ts'
import { sidebarWorld } from './sidebar.world.ts'
import { wallCareWorld } from './wall-care.world.ts'
import { wallIdentityWorld } from './wall-identity.world.ts'
import { wallScenesWorld } from './wall-scenes.world.ts'

/** A world of any chart; gestures are looked up by event type, signs by the name of the effect. */
export type AnyWorld = Omit<World, 'gestures' | 'signs'> & {
  readonly gestures: Readonly<Record<string, Gesture | undefined>>
  readonly signs: AnySigns
}

/** Charts that can be walked on the real product, by name. */
export const worlds: Readonly<Record<string, AnyWorld | undefined>> = {
  'alarm-acts': alarmActsWorld,
  'alarm-list': alarmListWorld,
  'alarm-notice': alarmNoticeWorld,
  'alarm-sound': alarmSoundWorld,
  auth: authWorld,
  debrief: debriefWorld,
  drawer: drawerWorld,
  'live-feed': liveFeedWorld,
  'notification-panel': notificationPanelWorld,
  'project-switch': projectSwitchWorld,
  sidebar: sidebarWorld,
  'wall-care': wallCareWorld,
  'wall-identity': wallIdentityWorld,
  'wall-scenes': wallScenesWorld,
}
