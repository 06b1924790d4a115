import {
  acknowledged,
  acknowledgedMany,
  acknowledgeManyInput,
  alarmAnswer,
  alarmChanges,
  alarmChangesQuery,
  alarmDetail,
  alarmFilter,
  alarmLoad,
  alarmPage,
  alarmPreview,
  alarmPreviewQuery,
  alarmSettingsBody,
  alarmSettingsHistory,
  alarmSettingsHistoryQuery,
  alarmSettingsInput,
  periodInput,
} from '../entities/index.ts'
import { REST_PATHS } from './paths.ts'

/** Paths of what people do to alarms, `POST`; apart from the others, which every page loads. */
export const ALARM_ACT_PATHS = {
  acknowledgeMany: `${REST_PATHS.alarms}/acknowledge`,
  acknowledge: `${REST_PATHS.alarm}/acknowledge`,
  shelve: `${REST_PATHS.alarm}/shelve`,
  unshelve: `${REST_PATHS.alarm}/unshelve`,
  suppress: `${REST_PATHS.alarm}/suppress`,
  unsuppress: `${REST_PATHS.alarm}/unsuppress`,
  retire: `${REST_PATHS.alarm}/retire`,
  return: `${REST_PATHS.alarm}/return`,
  comments: `${REST_PATHS.alarm}/comments`,
  assign: `${REST_PATHS.alarm}/assign`,
} as const

/** Paths of how alarms are set; apart from those that every page loads. */
export const ALARM_SETTINGS_PATHS = {
  settings: '/api/alarm-settings',
  preview: '/api/alarm-settings/preview',
  history: '/api/alarm-settings/history',
} as const

/** A stretch that ends before it begins is a mistake, and not a list of nothing. */
const inOrder = {
  check: ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
    from === undefined || to === undefined || Date.parse(from) <= Date.parse(to),
  path: ['to'],
  error: 'must not come before from',
}

/** GET /api/alarms: newest first, page by page, with how many stand where. */
export const alarmsInput = alarmFilter.refine(inOrder.check, inOrder)
/** GET /api/exports/alarms.csv|xlsx?state=&priority=&…: every alarm that the filter gives, newest first (streamed). */
export const alarmsExportInput = alarmFilter.omit({ cursor: true, limit: true }).refine(inOrder.check, inOrder)
/** Answer of GET /api/alarms. */
export const alarmsResponse = alarmPage
/** Answer of GET /api/alarms/:id. */
export const alarmResponse = alarmDetail

/** POST /api/alarms/acknowledge: several at once, each on its own. */
export const alarmsAcknowledgeInput = acknowledgeManyInput
/** Answer of POST /api/alarms/acknowledge. */
export const alarmsAcknowledgeResponse = acknowledgedMany
/** Answer of POST /api/alarms/:id/acknowledge: a second one gets `won: false` and the name of the first. */
export const alarmAcknowledgeResponse = acknowledged
/** Answer of the other acts on one alarm: the alarm after it. Their bodies are those of `ALARM_ACTS`. */
export const alarmActResponse = alarmAnswer

/** GET /api/alarms/load?unit=&date=&end=&compare= : how heavily alarms weighed over the period. */
export const alarmLoadInput = periodInput
/** Answer of GET /api/alarms/load. */
export const alarmLoadResponse = alarmLoad

/** GET /api/alarms/changes?epoch=&since=&until= : what happened to alarms between two positions of the journal. */
export const alarmChangesInput = alarmChangesQuery
/** Answer of GET /api/alarms/changes. */
export const alarmChangesResponse = alarmChanges

/** Answer of GET and PUT /api/alarm-settings: every setting in force. */
export const alarmSettingsResponse = alarmSettingsBody
/** PUT /api/alarm-settings: changes from the version that was read, all or none; admins only. */
export const alarmSettingsChange = alarmSettingsInput
/** GET /api/alarm-settings/preview?device=&condition=&…: one setting, tried on the last month. */
export const alarmPreviewInput = alarmPreviewQuery
/** Answer of GET /api/alarm-settings/preview. */
export const alarmPreviewResponse = alarmPreview

/** GET /api/alarm-settings/history: who changed what, and when; admins only. */
export const alarmSettingsHistoryInput = alarmSettingsHistoryQuery
/** Answer of GET /api/alarm-settings/history. */
export const alarmSettingsHistoryResponse = alarmSettingsHistory
