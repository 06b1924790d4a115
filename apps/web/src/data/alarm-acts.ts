// In: one act on alarms with its key. Out: what became of each alarm. Refusals are answers; only silence rejects.
import { type Alarm, IDEMPOTENCY_HEADER } from '@vigie/contracts/entities'
import { ERRORS } from '@vigie/contracts/errors'
import {
  ALARM_ACT_PATHS,
  alarmAcknowledgeResponse,
  alarmActResponse,
  alarmsAcknowledgeResponse,
} from '@vigie/contracts/rest'
import type { AlarmAct, AlarmFate } from '@vigie/machines/alarm-acts'
import { codeOf, type Http } from '@/adapters/http'

type Fates = Readonly<Record<Alarm['id'], AlarmFate>>
type Post = Pick<Http, 'post'>

/**
 * Sends an act. A retry under the same key is the same act. Resolves with the fate of each alarm; rejects when no
 * answer came, or one that says to try later.
 */
export const sendAct = async (http: Post, act: AlarmAct): Promise<Fates> => {
  const { ids, order, key } = act
  if (order.act === 'acknowledge' && ids.length > 1) return acknowledgeMany(http, act)
  const fates: Record<string, AlarmFate> = {}
  for (const [index, id] of ids.entries()) {
    fates[id] = await settled(act, () => sendOne(http, act, id, index === 0 ? key : `${key}-${index + 1}`))
  }
  return fates
}

const sendOne = async (http: Post, { order }: AlarmAct, id: string, key: string): Promise<AlarmFate> => {
  const path = ALARM_ACT_PATHS[order.act].replace(':id', encodeURIComponent(id))
  const headers = { [IDEMPOTENCY_HEADER]: key }
  if (order.act !== 'acknowledge') {
    const { act: _, ...body } = order
    await http.post(path, alarmActResponse, body, headers)
    return { kind: 'done', order }
  }
  const { won, alarm } = await http.post(path, alarmAcknowledgeResponse, {}, headers)
  if (won) return { kind: 'done', order }
  return { kind: 'lost', by: alarm.acknowledgedBy?.name ?? null, at: alarm.acknowledgedAt }
}

const acknowledgeMany = async (http: Post, act: AlarmAct): Promise<Fates> => {
  const { ids, order, key } = act
  const headers = { [IDEMPOTENCY_HEADER]: key }
  const call = () => http.post(ALARM_ACT_PATHS.acknowledgeMany, alarmsAcknowledgeResponse, { ids }, headers)
  try {
    const { results } = await call()
    return Object.fromEntries(
      results.map((result): [string, AlarmFate] => {
        if ('code' in result) return [result.id, { kind: 'refused', order, code: result.code }]
        return [result.id, result.won ? { kind: 'done', order } : { kind: 'lost', by: null, at: null }]
      }),
    )
  } catch (rejection) {
    const fate = refusalOf(act, rejection)
    return Object.fromEntries(ids.map((id) => [id, fate]))
  }
}

const settled = async (act: AlarmAct, send: () => Promise<AlarmFate>): Promise<AlarmFate> => {
  try {
    return await send()
  } catch (rejection) {
    return refusalOf(act, rejection)
  }
}

const LATER = [408, 425, 429]

/** A refusal, as the fate of the act. Errors: throws the rejection on where it refuses nothing for good. */
const refusalOf = ({ order }: AlarmAct, rejection: unknown): AlarmFate => {
  const code = codeOf(rejection)
  if (code === null) throw rejection
  const { status } = ERRORS[code]
  if (LATER.includes(status) || (status >= 500 && code !== 'capability.missing')) throw rejection
  return { kind: 'refused', order, code }
}
