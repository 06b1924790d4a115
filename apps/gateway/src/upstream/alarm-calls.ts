import {
  type Acknowledged,
  type AcknowledgedMany,
  type AlarmActName,
  type AlarmAnswer,
  type AlarmChanges,
  type AlarmChangesQuery,
  type AlarmDetail,
  type AlarmFilter,
  type AlarmLoad,
  type AlarmPage,
  type AlarmPreview,
  type AlarmPreviewQuery,
  type AlarmSettingsBody,
  type AlarmSettingsHistory,
  type AlarmSettingsHistoryQuery,
  type AlarmSettingsInput,
  acknowledged,
  acknowledgedMany,
  alarmAnswer,
  alarmChanges,
  alarmDetail,
  alarmLoad,
  alarmPage,
  alarmPreview,
  alarmSettingsBody,
  alarmSettingsHistory,
  IDEMPOTENCY_HEADER,
  type PeriodInput,
  type SiteSlug,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { Outcome } from '../outcome.ts'
import type { Requiring } from './capabilities.ts'
import type { RestClient } from './rest-client.ts'

// the upstream's calls about alarms, with the token of the person who acts

/** A request on one alarm. `key`: by which a retry is known as the same act. */
export type AlarmRequest = { readonly id: string; readonly body: unknown; readonly key: string | undefined }

/** The upstream's calls about alarms. */
export type AlarmCalls = {
  /** Newest first. */
  readonly alarms: (token: string, slug: SiteSlug, filter: AlarmFilter) => Promise<Outcome<AlarmPage>>
  readonly alarm: (token: string, slug: SiteSlug, id: string) => Promise<Outcome<AlarmDetail>>
  readonly acknowledge: (token: string, slug: SiteSlug, request: AlarmRequest) => Promise<Outcome<Acknowledged>>
  readonly acknowledgeMany: (
    token: string,
    slug: SiteSlug,
    request: Omit<AlarmRequest, 'id'>,
  ) => Promise<Outcome<AcknowledgedMany>>
  /** Errors: alarm.transition-refused with the state, request.invalid, resource.not-found. */
  readonly actOnAlarm: (
    token: string,
    slug: SiteSlug,
    act: Exclude<AlarmActName, 'acknowledge'>,
    request: AlarmRequest,
  ) => Promise<Outcome<AlarmAnswer>>
  readonly alarmSettings: (token: string, slug: SiteSlug) => Promise<Outcome<AlarmSettingsBody>>
  /** Errors: alarm-settings.conflict, alarm-settings.invalid. */
  readonly changeAlarmSettings: (
    token: string,
    slug: SiteSlug,
    input: AlarmSettingsInput,
  ) => Promise<Outcome<AlarmSettingsBody>>
  readonly previewAlarm: (token: string, slug: SiteSlug, query: AlarmPreviewQuery) => Promise<Outcome<AlarmPreview>>
  /** What happened after a position of the journal. Errors: resource.not-found where that is of another journal. */
  readonly alarmChanges: (token: string, slug: SiteSlug, query: AlarmChangesQuery) => Promise<Outcome<AlarmChanges>>
  readonly alarmSettingsHistory: (
    token: string,
    slug: SiteSlug,
    query: AlarmSettingsHistoryQuery,
  ) => Promise<Outcome<AlarmSettingsHistory>>
  /** The ISA-18.2 figures of the period. */
  readonly alarmLoad: (token: string, slug: SiteSlug, period: PeriodInput) => Promise<Outcome<AlarmLoad>>
}

/** @param requiring asks only an upstream that has the capability */
export const createAlarmCalls = (rest: RestClient, requiring: Requiring): AlarmCalls => {
  const optionsOf = (slug: SiteSlug, key: string | undefined) => ({
    query: { site: slug },
    untilSilent: true,
    ...(key === undefined ? {} : { headers: { [IDEMPOTENCY_HEADER]: key } }),
  })
  return {
    alarms: (token, slug, filter) =>
      requiring('alarms', token, () => rest.get(UPSTREAM_PATHS.alarms, token, alarmPage, { site: slug, ...filter })),
    alarm: (token, slug, id) =>
      requiring('alarms', token, () => rest.get(pathOf(id), token, alarmDetail, { site: slug })),
    acknowledge: (token, slug, { id, body, key }) =>
      requiring('alarms', token, () =>
        rest.post(pathOf(id, 'acknowledge'), token, acknowledged, body, optionsOf(slug, key)),
      ),
    acknowledgeMany: (token, slug, { body, key }) =>
      requiring('alarms', token, () =>
        rest.post(UPSTREAM_PATHS.alarmsAcknowledge, token, acknowledgedMany, body, optionsOf(slug, key)),
      ),
    actOnAlarm: (token, slug, act, { id, body, key }) =>
      requiring('alarms', token, () => rest.post(pathOf(id, act), token, alarmAnswer, body, optionsOf(slug, key))),
    alarmSettings: (token, slug) =>
      requiring('alarms', token, () =>
        rest.get(UPSTREAM_PATHS.alarmSettings, token, alarmSettingsBody, { site: slug }),
      ),
    changeAlarmSettings: (token, slug, input) =>
      requiring('alarms', token, () =>
        rest.put(UPSTREAM_PATHS.alarmSettings, token, alarmSettingsBody, input, { site: slug }),
      ),
    previewAlarm: (token, slug, query) =>
      requiring('alarms', token, () =>
        rest.get(UPSTREAM_PATHS.alarmPreview, token, alarmPreview, { site: slug, ...query }),
      ),
    alarmChanges: (token, slug, query) =>
      requiring('alarms', token, () =>
        rest.get(UPSTREAM_PATHS.alarmChanges, token, alarmChanges, { site: slug, ...query }),
      ),
    alarmSettingsHistory: (token, slug, query) =>
      requiring('alarms', token, () =>
        rest.get(UPSTREAM_PATHS.alarmSettingsHistory, token, alarmSettingsHistory, { site: slug, ...query }),
      ),
    alarmLoad: (token, slug, period) =>
      requiring('alarms', token, () => rest.get(UPSTREAM_PATHS.alarmLoad, token, alarmLoad, { site: slug, ...period })),
  }
}

const pathOf = (id: string, act?: AlarmActName): string =>
  act === undefined
    ? UPSTREAM_PATHS.alarm.replace(':id', encodeURIComponent(id))
    : UPSTREAM_PATHS.alarmAct.replace(':id', encodeURIComponent(id)).replace(':act', act)
