// In: a question, and how a test changes the records. Out: what is said, in plain spaces.
import {
  type Body,
  type Context,
  callLine,
  type Facts,
  READS_MAX,
  readsOf,
  tell,
  understand,
} from '@vigie/analyst/question'
import {
  type Alarm,
  type AlarmCondition,
  alarm,
  type DeviceStatus,
  HOUR_MS,
  type KpiBody,
  type Outage,
} from '@vigie/contracts/entities'
import type { Finding } from '@vigie/contracts/rest/analyst'
import { expect } from 'vitest'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'
import { answerRead, isAskedAlarm } from './world.ts'

/** The records as they are. */
export const same = (body: Body): Body => body
/** What is said to a question of records that a test changed; every number of it is traced. */
export const answered = (
  question: string,
  changed: (body: Body) => Body = same,
  before: Context | null = null,
  facts: Facts = FACTS,
) => {
  const understood = understand(question, facts, before)
  if (understood.kind !== 'call') throw new Error(`${question}: ${understood.kind}`)
  const { call } = understood
  const bodies = readsOf(call, facts).map(answerRead).map(changed)
  const told = tell(call, bodies, facts)
  expect(untraced(told, bodies, facts, question)).toEqual([])
  return { call, told, sentences: told.sentences.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' ')) }
}
/** Changes the figures that were read. */
export const figures =
  (changed: (body: KpiBody) => KpiBody) =>
  (one: Body): Body =>
    one.read === 'kpis' ? { ...one, body: changed(one.body) } : one
/** A site of which nothing else is known than these alarms, cuts and findings. */
type Known = {
  readonly alarms?: readonly Alarm[]
  readonly cuts?: readonly Outage[]
  readonly findings?: readonly Finding[]
}
/** What is said to a question of a site that these are the alarms, the cuts and the findings of; every number of it is traced. */
export const answeredOf = (
  question: string,
  { alarms = [], cuts = [], findings = [] }: Known,
  more: (body: Body) => Body = same,
) => {
  const understood = understand(question, FACTS, null)
  if (understood.kind !== 'call') throw new Error(`${question}: ${understood.kind}`)
  const { call } = understood
  const reads = readsOf(call, FACTS)
  expect(reads.length).toBeLessThanOrEqual(READS_MAX)
  const bodies = reads
    .map((read): Body => {
      if (read.read === 'alarms')
        return { read: 'alarms', body: { alarms: alarms.filter((one) => isAskedAlarm(one, read.filter)), next: null } }
      if (read.read === 'outages') return { read: 'outages', body: { outages: cuts } }
      return read.read === 'findings' ? { read: 'findings', body: { findings, seen: true } } : answerRead(read)
    })
    .map(more)
  const told = tell(call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, question)).toEqual([])
  return { line: callLine(call), told, said: told.sentences.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' ')) }
}
/** An alarm of a device that was raised so many hours ago; `cleared`: hours ago, none: it is active. */
export const alarmOf = (device: string, condition: AlarmCondition, hoursAgo: number, cleared?: number): Alarm =>
  alarm.parse({
    id: `${device} ${condition} ${hoursAgo}`,
    device,
    condition,
    priority: 'high',
    state: cleared === undefined ? 'acknowledged' : 'normal',
    raisedAt: new Date(FACTS.now - hoursAgo * HOUR_MS).toISOString(),
    clearedAt: cleared === undefined ? null : new Date(FACTS.now - cleared * HOUR_MS).toISOString(),
  })
type Source = KpiBody['sources'][number]
/** Changes the figures of each pump. */
export const pumps = (changed: (one: Source) => Source) =>
  figures((body) => ({ ...body, sources: body.sources.map(changed) }))
/** Every device has power, answers, or does as is said instead; pumps run or rest. */
export const pumpsRun =
  (runs: boolean, stands: (device: string) => Partial<DeviceStatus> = () => ({})) =>
  (one: Body): Body =>
    one.read === 'latest'
      ? {
          ...one,
          body: {
            readings: one.body.readings.map((row): (typeof one.body.readings)[number] =>
              row[1] === 'running' ? [row[0], row[1], row[2], Number(runs)] : row,
            ),
            statuses: one.body.statuses.map((status) => ({
              ...status,
              powered: true,
              online: true,
              ...stands(status.device),
            })),
          },
        }
      : one

/** The same figures where half of the stretch before has no data. */
export const withoutBefore = (body: KpiBody): KpiBody =>
  JSON.parse(JSON.stringify(body), (_, value) =>
    value !== null && typeof value === 'object' && 'completenessPct' in value
      ? { ...value, previousCompletenessPct: 50 }
      : value,
  )
