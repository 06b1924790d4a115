import { alarmChangesResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { DebriefPosition } from '@vigie/machines/debrief'
import type { Http } from '@/adapters/http'

/** What happened to alarms after a position of the journal. Rejects where that is of another journal by now. */
export const readAlarmChanges = (http: Pick<Http, 'get'>, { epoch, seq }: DebriefPosition, signal: AbortSignal) =>
  http.get(REST_PATHS.alarmChanges, alarmChangesResponse, { epoch, since: seq }, signal)
