// A site in memory that the answers are checked on: each figure of each thing over each stretch is a number of its own,
// so that an answer made of any other place shows.

import { type Body, periodWord, type Read } from '@vigie/analyst/question'
import {
  type Alarm,
  type AlarmFilter,
  alarm,
  alarmCondition,
  alarmPriority,
  DAY_MS,
  HOUR_MS,
  type Outage,
} from '@vigie/contracts/entities'
import type { Finding, TariffShift } from '@vigie/contracts/rest/analyst'
import { DEVICES, NOW } from './farm.ts'
import { boundsOf, kpis, measured, numberOf } from './figures.ts'

/** Alarms and cuts of the last weeks, on the devices in turn. */
export const ALARMS: readonly Alarm[] = Array.from({ length: 90 }, (_, index) =>
  alarm.parse({
    id: `a${index}`,
    device: DEVICES[(index * 7) % DEVICES.length]?.id,
    condition: alarmCondition.options[index % alarmCondition.options.length],
    priority: alarmPriority.options[index % 4],
    state: index % 5 === 0 ? 'unacknowledged' : index % 7 === 0 ? 'acknowledged' : 'normal',
    raisedAt: new Date(NOW - index * 11 * HOUR_MS).toISOString(),
    clearedAt: index % 5 === 0 ? null : new Date(NOW - index * 11 * HOUR_MS + HOUR_MS).toISOString(),
  }),
)
export const OUTAGES: readonly Outage[] = Array.from({ length: 40 }, (_, index) => ({
  device: ['forage-1', 'forage-2', 'forage-3', 'secteur-1'][index % 4] ?? '',
  from: NOW - index * 31 * HOUR_MS - HOUR_MS,
  to: NOW - index * 31 * HOUR_MS - HOUR_MS + (index + 1) * 120_000,
}))

const estimate = (value: number) => ({ value, low: value * 0.9, high: value * 1.1 })
const lasting: Omit<Finding, 'id' | 'kind' | 'device' | 'since' | 'unit' | 'usual' | 'present'> = {
  provedAt: NOW - 9 * DAY_MS,
  endedAt: null,
  moved: [],
  volumeM3: null,
  energyKwh: null,
  cost: null,
  evidence: [],
  feedback: null,
}
/** What the analyst found: three that last, one that is over and one that was rejected. */
export const FINDINGS: readonly Finding[] = [
  {
    ...lasting,
    id: 'leak',
    kind: 'leak',
    device: 'secteur-1',
    since: NOW - 20 * DAY_MS,
    unit: 'm³/h',
    usual: 0.24,
    present: 2.11,
    volumeM3: estimate(978),
    energyKwh: estimate(467),
    cost: estimate(472),
  },
  {
    ...lasting,
    id: 'filter',
    kind: 'clogged-filter',
    device: 'forage-1',
    since: NOW - 30 * DAY_MS,
    unit: 'bar',
    usual: 0.23,
    present: 1.28,
    energyKwh: estimate(225),
    cost: estimate(228),
  },
  {
    ...lasting,
    id: 'stuck',
    kind: 'stuck-sensor',
    device: 'niveau-forage-1',
    since: NOW - 3 * DAY_MS,
    unit: 'm',
    usual: 36.5,
    present: 36.97,
  },
  {
    ...lasting,
    id: 'over',
    kind: 'leak',
    device: 'secteur-2',
    since: NOW - 90 * DAY_MS,
    endedAt: NOW - 60 * DAY_MS,
    unit: 'm³/h',
    usual: 0.2,
    present: 3,
    cost: estimate(9_999),
  },
  {
    ...lasting,
    id: 'rejected',
    kind: 'leak',
    device: 'secteur-3',
    since: NOW - 8 * DAY_MS,
    unit: 'm³/h',
    usual: 0.2,
    present: 3,
    cost: estimate(8_888),
    feedback: { verdict: 'rejected', by: 'Nadia', at: NOW },
  },
]

/** The instants of the points of a series. */
export const instantsOf = (from: number, to: number): number[] =>
  Array.from({ length: 20 }, (_, index) => from + ((to - from) * index) / 20)
/** What a series holds at an instant: mean, least, most. */
export const pointOf = (device: string, metric: string, at: number): readonly [number, number, number] => {
  const mean = numberOf(`${device} ${metric} ${at}`)
  return [mean, mean - 0.5, mean + 0.5]
}

/** What the upstream of this site answers. */
export const answerRead = (read: Read): Body => {
  switch (read.read) {
    case 'kpis':
      return { read: 'kpis', body: kpis(read.period) }
    case 'series': {
      const { device, metric, from, to } = read
      const points = instantsOf(from, to).map((at): [number, number, number, number] => [
        Math.floor(at),
        ...pointOf(device, metric, Math.floor(at)),
      ])
      return {
        read: 'series',
        body: { device, metric, from, to, resolution: 'hour', bucketMs: HOUR_MS, watermark: to, points },
      }
    }
    case 'latest':
      return {
        read: 'latest',
        body: {
          readings: DEVICES.flatMap(({ id, metrics }) =>
            metrics.map((metric): [string, typeof metric.id, number, number] => [
              id,
              metric.id,
              NOW,
              metric.id === 'running' ? Number(isOn(id)) : measured(metric.id, id, 'latest'),
            ]),
          ),
          statuses: DEVICES.map(({ id }) => ({
            device: id,
            powered: isOn(id),
            poweredAt: null,
            online: isOn(`${id} online`),
            onlineAt: null,
          })),
        },
      }
    case 'alarms':
      return {
        read: 'alarms',
        body: {
          alarms: ALARMS.filter((one) => isAskedAlarm(one, read.filter)).slice(0, read.filter.limit),
          next: null,
        },
      }
    case 'findings':
      return { read: 'findings', body: { findings: FINDINGS, seen: true } }
    case 'shift':
      return { read: 'shift', body: { shift: SHIFT } }
    case 'outages': {
      const [from, to] = boundsOf(periodWord(read.period))
      return { read: 'outages', body: { outages: OUTAGES.filter((one) => one.from < to && (one.to ?? NOW) > from) } }
    }
    case 'load': {
      const word = periodWord(read.period)
      const of = (name: string) => measured(name, 'load', word)
      return {
        read: 'load',
        body: {
          from: 0,
          to: 1,
          raised: 1,
          perDay: of('perDay'),
          perHour: 0,
          perTenMinutes: 0,
          peakTenMinutes: 0,
          peakAt: null,
          floodPct: of('floodPct') / 10,
          topTenPct: null,
          topTen: [
            {
              device: 'forage-2',
              condition: 'stale',
              raised: Math.round(of('topTen')),
              acknowledged: 0,
              followed: 0,
              atNight: 0,
              chattering: false,
              stale: false,
              lastedMedianMs: null,
            },
          ],
          priorities: { critical: 0, high: 0, medium: 0, low: 0 },
          mttaMs: of('mttaMs') * 60_000,
          mttaMedianMs: null,
          mttrMs: of('mttrMs') * 60_000,
          mttrMedianMs: null,
          responses: { critical: NONE, high: NONE, medium: NONE, low: NONE },
          days: [],
          stale: 3,
          chattering: 2,
          indicative: false,
        },
      }
    }
  }
}
const NONE = { mttaMs: null, mttrMs: null }

/** What other hours for the pumps would save here. */
export const SHIFT: TariffShift = {
  savingPerDay: { value: 41.5, low: 30.25, high: 52.75 },
  isStated: true,
  daysCompared: 28,
  day: { from: 0, pumpedM3: { was: 0, plan: 0 }, cost: { was: 0, plan: 0 } },
  prices: [],
  pumps: [],
  tanks: [],
}

/** Whether a thing is on: settled by its name. */
export const isOn = (name: string): boolean => numberOf(name) > 300

/** Whether an alarm is one of those that a filter asks for. */
export const isAskedAlarm = (
  one: Alarm,
  { state, device, condition, priority, from, to }: Partial<AlarmFilter>,
): boolean =>
  (state === undefined ||
    state.some((wanted) => wanted === one.state || (wanted === 'open' && one.state !== 'normal'))) &&
  (device === undefined || device === one.device) &&
  (condition === undefined || condition.includes(one.condition)) &&
  (priority === undefined || priority.includes(one.priority)) &&
  (from === undefined || one.raisedAt >= from) &&
  (to === undefined || one.raisedAt < to)
