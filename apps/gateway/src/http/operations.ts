import { pictureType } from '@vigie/contracts/entities'
import {
  ALARM_ACT_PATHS,
  ALARM_SETTINGS_PATHS,
  GOALS_PATHS,
  HANDOVER_PATHS,
  MAINTENANCE_PATHS,
  REACH_PATHS,
  REST_PATHS,
  WALL_PATHS,
} from '@vigie/contracts/rest'
import { ANALYST_OPERATIONS } from './analyst-operations.ts'
import type { Operation } from './operation.ts'

const FILES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** Every documented call by its method and path. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  [`POST ${WALL_PATHS.pairings}`]: {
    id: 'pairWall',
    summary: 'A code for a screen to show, and the secret that it keeps',
    tag: 'walls',
  },
  [`POST ${WALL_PATHS.approve}`]: { id: 'approveWall', summary: 'Pairs the screen that shows a code', tag: 'walls' },
  [`POST ${WALL_PATHS.token}`]: {
    id: 'createWallToken',
    summary: 'Signs a paired screen in, by its secret',
    tag: 'walls',
  },
  [`GET ${WALL_PATHS.walls}`]: { id: 'listWalls', summary: 'Screens whose sites are all the person’s', tag: 'walls' },
  [`PUT ${WALL_PATHS.wall}`]: { id: 'changeWall', summary: 'Name, scenes and room of a screen', tag: 'walls' },
  [`DELETE ${WALL_PATHS.wall}`]: { id: 'revokeWall', summary: 'Ends a screen at once', tag: 'walls' },
  [`POST ${WALL_PATHS.orders}`]: { id: 'orderWall', summary: 'Identify, reload, or show a scene', tag: 'walls' },
  [`POST ${WALL_PATHS.self}`]: { id: 'reportWall', summary: 'How a screen is, for what it is to do', tag: 'walls' },
  [`GET ${REST_PATHS.config}`]: { id: 'readPublicConfig', summary: 'Public settings of the UI', tag: 'site' },
  [`GET ${REST_PATHS.site}`]: { id: 'readSite', summary: 'The site and its capabilities', tag: 'site' },
  [`GET ${REST_PATHS.sitePlan}`]: { id: 'readSitePlan', summary: 'What lies on the site, as GeoJSON', tag: 'site' },
  [`GET ${REST_PATHS.projects}`]: { id: 'listProjects', summary: 'Projects listed for the person', tag: 'projects' },
  [`POST ${REST_PATHS.loginToken}`]: {
    id: 'createLoginToken',
    summary: 'A one-time token that signs the person in on another site',
    tag: 'projects',
  },
  [`POST ${REST_PATHS.sessionEnd}`]: {
    id: 'endSession',
    summary: 'Ends the sign-in of the token: its tokens and live connections',
    tag: 'projects',
  },
  [`GET ${REST_PATHS.notifications}`]: {
    id: 'listNotifications',
    summary: 'Notifications, newest first, at most 200',
    tag: 'alarms',
  },
  [`GET ${REST_PATHS.devices}`]: { id: 'listDevices', summary: 'Every device of the site', tag: 'measurements' },
  [`GET ${REST_PATHS.device}`]: { id: 'readDevice', summary: 'One device of the site', tag: 'measurements' },
  [`GET ${REST_PATHS.pictures}`]: {
    id: 'listPictures',
    summary: 'The last pictures of a camera, without their bytes',
    tag: 'measurements',
  },
  [`GET ${REST_PATHS.picture}`]: {
    id: 'readPicture',
    summary: 'A picture of a camera, the last one unless told otherwise',
    tag: 'measurements',
    files: pictureType.options,
  },
  [`GET ${REST_PATHS.series}`]: { id: 'readSeries', summary: 'One series over a span of time', tag: 'measurements' },
  [`GET ${REST_PATHS.kpis}`]: { id: 'readKpis', summary: 'The figures of one period', tag: 'measurements' },
  [`GET ${REST_PATHS.outages}`]: { id: 'listOutages', summary: 'Outages that touch one period', tag: 'measurements' },
  [`GET ${REST_PATHS.alarms}`]: { id: 'listAlarms', summary: 'Alarms, newest first, page by page', tag: 'alarms' },
  [`GET ${REST_PATHS.alarm}`]: { id: 'readAlarm', summary: 'One alarm with its life', tag: 'alarms' },
  [`GET ${ALARM_SETTINGS_PATHS.settings}`]: {
    id: 'readAlarmSettings',
    summary: 'How each condition of alarms is set on each device',
    tag: 'alarms',
  },
  [`PUT ${ALARM_SETTINGS_PATHS.settings}`]: {
    id: 'changeAlarmSettings',
    summary: 'Changes settings of alarms, all or none, from the version that was read',
    tag: 'alarms',
  },
  [`GET ${ALARM_SETTINGS_PATHS.history}`]: {
    id: 'listAlarmSettingsChanges',
    summary: 'Who changed which settings of alarms, newest first; admins only',
    tag: 'alarms',
  },
  [`GET ${ALARM_SETTINGS_PATHS.preview}`]: {
    id: 'previewAlarmSetting',
    summary: 'The days of the last month on which a setting would have alarmed',
    tag: 'alarms',
  },
  [`GET ${GOALS_PATHS.goals}`]: {
    id: 'readGoals',
    summary: 'Targets of the site and budgets of its sectors, beside what its installation declares',
    tag: 'site',
  },
  [`PUT ${GOALS_PATHS.goals}`]: {
    id: 'changeGoals',
    summary: 'Changes targets and budgets, all or none, from the version that was read; admins only',
    tag: 'site',
  },
  [`GET ${GOALS_PATHS.history}`]: {
    id: 'listGoalsChanges',
    summary: 'Who changed which targets and budgets, newest first; admins only',
    tag: 'site',
  },
  [`GET ${MAINTENANCE_PATHS.windows}`]: {
    id: 'listMaintenance',
    summary: 'Planned maintenance: what comes, what is under way, and what ended in the last month',
    tag: 'alarms',
  },
  [`POST ${MAINTENANCE_PATHS.windows}`]: {
    id: 'planMaintenance',
    summary: 'Plans a window in which alarms of its devices are out of service',
    tag: 'alarms',
  },
  [`PATCH ${MAINTENANCE_PATHS.window}`]: {
    id: 'changeMaintenance',
    summary: 'Changes a window; of one that has begun its reason and its end',
    tag: 'alarms',
  },
  [`POST ${MAINTENANCE_PATHS.end}`]: {
    id: 'endMaintenance',
    summary: 'Ends a window early, or cancels one that has not begun',
    tag: 'alarms',
  },
  [`POST ${ALARM_ACT_PATHS.acknowledgeMany}`]: {
    id: 'acknowledgeAlarms',
    summary: 'Acknowledges several alarms, each on its own',
    tag: 'alarms',
  },
  [`POST ${ALARM_ACT_PATHS.acknowledge}`]: {
    id: 'acknowledgeAlarm',
    summary: 'Acknowledges an alarm; the first one wins',
    tag: 'alarms',
  },
  [`POST ${ALARM_ACT_PATHS.shelve}`]: { id: 'shelveAlarm', summary: 'Shelves an alarm for a while', tag: 'alarms' },
  [`POST ${ALARM_ACT_PATHS.unshelve}`]: { id: 'unshelveAlarm', summary: 'Ends a shelving', tag: 'alarms' },
  [`POST ${ALARM_ACT_PATHS.suppress}`]: {
    id: 'suppressAlarm',
    summary: 'Suppresses an alarm by design',
    tag: 'alarms',
  },
  [`POST ${ALARM_ACT_PATHS.unsuppress}`]: { id: 'unsuppressAlarm', summary: 'Ends a suppression', tag: 'alarms' },
  [`POST ${ALARM_ACT_PATHS.retire}`]: { id: 'retireAlarm', summary: 'Takes an alarm out of service', tag: 'alarms' },
  [`POST ${ALARM_ACT_PATHS.return}`]: { id: 'returnAlarm', summary: 'Puts an alarm back in service', tag: 'alarms' },
  [`POST ${ALARM_ACT_PATHS.comments}`]: { id: 'commentAlarm', summary: 'Adds a comment to an alarm', tag: 'alarms' },
  [`POST ${ALARM_ACT_PATHS.assign}`]: { id: 'assignAlarm', summary: 'Says who is to see to an alarm', tag: 'alarms' },
  [`GET ${REST_PATHS.alarmChanges}`]: {
    id: 'listAlarmChanges',
    summary: 'What happened to alarms after a position of the journal',
    tag: 'alarms',
  },
  [`GET ${REST_PATHS.alarmLoad}`]: { id: 'readAlarmLoad', summary: 'Alarm load by ISA-18.2', tag: 'alarms' },
  [`GET ${REACH_PATHS.rules}`]: {
    id: 'readReach',
    summary: 'Whom alarms reach that nobody acknowledges',
    tag: 'alarms',
  },
  [`PUT ${REACH_PATHS.rules}`]: {
    id: 'changeReach',
    summary: 'Changes whom alarms reach, from the version that was read',
    tag: 'alarms',
  },
  [`POST ${REACH_PATHS.test}`]: {
    id: 'testReach',
    summary: 'Sends a test, and answers what became of it',
    tag: 'alarms',
  },
  [`GET ${REACH_PATHS.deliveries}`]: { id: 'listDeliveries', summary: 'What was sent, newest first', tag: 'alarms' },
  [`GET ${HANDOVER_PATHS.handovers}`]: {
    id: 'listHandovers',
    summary: 'Notes of shifts, newest first, and what a note signed now would say',
    tag: 'alarms',
  },
  [`POST ${HANDOVER_PATHS.handovers}`]: {
    id: 'signHandover',
    summary: 'Signs a note with the facts of that moment',
    tag: 'alarms',
  },
  [`POST ${HANDOVER_PATHS.acknowledge}`]: {
    id: 'takeOver',
    summary: 'Takes over from the author of a note; the first one does',
    tag: 'alarms',
  },
  ...ANALYST_OPERATIONS,
  [`GET ${REST_PATHS.exportKpis}`]: {
    id: 'exportKpis',
    summary: 'The figures of one period as a file',
    tag: 'measurements',
    files: FILES,
  },
  [`GET ${REST_PATHS.exportSeries}`]: {
    id: 'exportSeries',
    summary: 'One series as a file',
    tag: 'measurements',
    files: FILES,
  },
  [`GET ${REST_PATHS.exportAlarms}`]: {
    id: 'exportAlarms',
    summary: 'Every alarm that a filter gives, as a file',
    tag: 'alarms',
    files: FILES,
  },
  [`GET ${REST_PATHS.audit}`]: { id: 'listAudit', summary: 'The audit log, newest first', tag: 'administration' },
  [`GET ${REST_PATHS.users}`]: { id: 'listUsers', summary: 'Accounts, page by page', tag: 'administration' },
  [`POST ${REST_PATHS.users}`]: { id: 'createUser', summary: 'Creates an account', tag: 'administration' },
  [`PATCH ${REST_PATHS.user}`]: { id: 'updateUser', summary: 'Changes an account', tag: 'administration' },
  [`DELETE ${REST_PATHS.user}`]: { id: 'deleteUser', summary: 'Deletes an account', tag: 'administration' },
  [`POST ${REST_PATHS.userReset}`]: {
    id: 'sendPasswordReset',
    summary: 'Sends the e-mail that resets a password',
    tag: 'administration',
  },
}
