// The charts of Vigie, as the tool is told of them. A test compares this list with the charts that exist.
import { alarmFixtures, alarmMachine } from '@vigie/machines/alarm'
import { alarmActsFixtures, alarmActsMachine } from '@vigie/machines/alarm-acts'
import { alarmListFixtures, alarmListMachine } from '@vigie/machines/alarm-list'
import { alarmNoticeFixtures, alarmNoticeMachine } from '@vigie/machines/alarm-notice'
import { alarmSoundFixtures, alarmSoundMachine } from '@vigie/machines/alarm-sound'
import { authFixtures, authMachine } from '@vigie/machines/auth'
import { debriefFixtures, debriefMachine } from '@vigie/machines/debrief'
import { drawerFixtures, drawerMachine } from '@vigie/machines/drawer'
import { liveFeedFixtures, liveFeedMachine } from '@vigie/machines/live-feed'
import { notificationPanelFixtures, notificationPanelMachine } from '@vigie/machines/notification-panel'
import { presenceFixtures, presenceMachine } from '@vigie/machines/presence'
import { projectSwitchFixtures, projectSwitchMachine } from '@vigie/machines/project-switch'
import { sidebarFixtures, sidebarMachine } from '@vigie/machines/sidebar'
import { wallCareFixtures, wallCareMachine } from '@vigie/machines/wall-care'
import { wallIdentityFixtures, wallIdentityMachine } from '@vigie/machines/wall-identity'
import { wallScenesFixtures, wallScenesMachine } from '@vigie/machines/wall-scenes'
import { REQUIREMENTS } from '../spec/requirements.ts'
import { defineConfig } from './config/config.types.ts'
import { foldAlarmList, isSearched } from './model/alarm-list-fold.ts'
import type { PlainContext } from './model/chart.types.ts'
import {
  alarmActsRequirements,
  alarmListRequirements,
  alarmNoticeRequirements,
  alarmRequirements,
  alarmSoundRequirements,
  authRequirements,
  debriefRequirements,
  drawerRequirements,
  liveFeedRequirements,
  notificationPanelRequirements,
  presenceRequirements,
  projectSwitchRequirements,
  sidebarRequirements,
} from './model/requirements.ts'
import { wallCareRequirements, wallIdentityRequirements, wallScenesRequirements } from './model/wall-requirements.ts'

const finite = {
  fold: (context: PlainContext): unknown => context,
  within: () => true,
  drawn: { fields: [], delays: [] },
}

/** Of charts that count failures without end: a plan tells only none from some, a search stops after three. */
const counted = {
  within: ({ attempt }: PlainContext) => typeof attempt !== 'number' || attempt <= 3,
  drawn: { fields: ['retryInMs'], delays: ['retryDelay'] },
}
const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
const hasFailed = ({ attempt }: PlainContext): boolean => typeof attempt === 'number' && attempt > 0

export default defineConfig({
  goldens: 'golden',
  results: '../../test-results/paths',
  requirements: REQUIREMENTS,
  watch: ['../../machines/src'],
  charts: {
    alarm: {
      machine: alarmMachine,
      fixtures: alarmFixtures,
      requirements: alarmRequirements,
      ...finite,
      // Left out: the input, which is read once at the start.
      fold: ({ isActive, isUnpowered }) => ({ isActive, isUnpowered }),
    },
    'alarm-acts': {
      machine: alarmActsMachine,
      fixtures: alarmActsFixtures,
      requirements: alarmActsRequirements,
      // What decides: whether anything is queued, and whether anything is known of the alarm of the fixtures.
      fold: (context) => ({
        failed: hasFailed(context),
        isQueued: sizeOf(context['queued']) > 0,
        isSettled: JSON.stringify(context['fates']) !== '{}',
      }),
      within: (context) => Number(context['count']) <= 3 && counted.within(context),
      drawn: { ...counted.drawn, session: 's' },
    },
    'alarm-list': {
      machine: alarmListMachine,
      fixtures: alarmListFixtures,
      requirements: alarmListRequirements,
      ...finite,
      // Ten keys that each do one thing to one list: their pairs alone would take more steps than all other charts, so
      // lessons hold what they would show.
      frozen: 'control-event',
      fold: foldAlarmList,
      within: isSearched,
    },
    'alarm-notice': {
      machine: alarmNoticeMachine,
      fixtures: alarmNoticeFixtures,
      requirements: alarmNoticeRequirements,
      ...finite,
      fold: ({ devices }) => (Array.isArray(devices) ? devices.map(String).sort() : devices),
    },
    'alarm-sound': {
      machine: alarmSoundMachine,
      fixtures: alarmSoundFixtures,
      requirements: alarmSoundRequirements,
      ...finite,
    },
    auth: {
      machine: authMachine,
      fixtures: authFixtures,
      requirements: authRequirements,
      ...finite,
      // In a browser some pairs have no gesture (an identity that answers twice in one wait), so lessons hold them.
      frozen: 'control-event',
    },
    debrief: {
      machine: debriefMachine,
      fixtures: debriefFixtures,
      requirements: debriefRequirements,
      ...finite,
      // What guards ask: whether something was read that nobody has seen, and which stretch of the journal it is.
      fold: ({ report }) => (report instanceof Object ? [Reflect.get(report, 'to')] : null),
      within: ({ losses }) => sizeOf(losses) <= 3,
    },
    drawer: { machine: drawerMachine, fixtures: drawerFixtures, requirements: drawerRequirements, ...finite },
    'live-feed': {
      machine: liveFeedMachine,
      fixtures: liveFeedFixtures,
      requirements: liveFeedRequirements,
      // Its pairs would take as many steps in a browser as all other charts together; lessons hold what they would show.
      frozen: 'control-event',
      fold: (context) => ({ failed: hasFailed(context), closed: context['closeCode'] !== null }),
      ...counted,
    },
    'notification-panel': {
      machine: notificationPanelMachine,
      fixtures: notificationPanelFixtures,
      requirements: notificationPanelRequirements,
      fold: (context) => ({ failed: hasFailed(context) }),
      ...counted,
    },
    presence: {
      machine: presenceMachine,
      fixtures: presenceFixtures,
      requirements: presenceRequirements,
      ...finite,
    },
    'project-switch': {
      machine: projectSwitchMachine,
      fixtures: projectSwitchFixtures,
      requirements: projectSwitchRequirements,
      ...finite,
    },
    sidebar: {
      machine: sidebarMachine,
      fixtures: sidebarFixtures,
      requirements: sidebarRequirements,
      ...finite,
      // Left out: the input, which is read once at the start, and the order of the open groups, on which nothing depends.
      fold: ({ openGroups }) => (Array.isArray(openGroups) ? openGroups.map(String).sort() : openGroups),
    },
    'wall-care': {
      machine: wallCareMachine,
      fixtures: wallCareFixtures,
      requirements: wallCareRequirements,
      ...finite,
    },
    'wall-identity': {
      machine: wallIdentityMachine,
      fixtures: wallIdentityFixtures,
      requirements: wallIdentityRequirements,
      // What decides: whether there is a secret, a code, and whether the address asks for one.
      fold: (context) => ({
        failed: hasFailed(context),
        secret: context['secret'] !== null,
        pairing: context['pairing'] !== null,
        mustPair: context['mustPair'],
        wasRevoked: context['wasRevoked'],
      }),
      ...counted,
    },
    'wall-scenes': {
      machine: wallScenesMachine,
      fixtures: wallScenesFixtures,
      requirements: wallScenesRequirements,
      ...finite,
      // What decides: which scenes there are, which is shown, and which alarm holds the screen.
      fold: ({ scenes, index, pinned }) => ({ scenes, index, pinned }),
    },
  },
})
