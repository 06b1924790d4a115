// A call on one line, as logs and the set of questions write it.
import type { PeriodInput } from '@vigie/contracts/entities'
import type { Against, Bound, Call, Subject } from './call.ts'
import { clockWord } from './clock.ts'

const ROLLING = { 'last-24h': '24h', 'last-7d': '7d', 'last-30d': '30d' } as const

/** « d:2026-11-17 », « r:2026-11-03..2026-11-05 », « 7d »: a period on one word. */
export const periodWord = ({ unit, date, end }: PeriodInput): string => {
  if (unit === 'last-24h' || unit === 'last-7d' || unit === 'last-30d') return ROLLING[unit]
  if (unit === 'range') return `r:${date}..${end}`
  return `${unit[0]}:${date?.slice(0, unit === 'month' ? 7 : unit === 'year' ? 4 : 10)}`
}

/** A call on one line, as logs and the set of questions write it. */
export const callLine = (one: Call): string => {
  const parts: (string | undefined)[] = (() => {
    switch (one.tool) {
      case 'figure':
        return [
          [one.figure, ...(one.also ?? [])].join('+'),
          subjectWord(one.of),
          one.period === null ? 'now' : periodWord(one.period),
          one.clock && clockWord(one.clock),
          one.slot && `slot=${one.slot}`,
          one.view === 'compare'
            ? `vs ${againstWord(one.against ?? 'previous')}`
            : one.view === 'value'
              ? undefined
              : one.view,
          boundWord(one.bound),
        ]
      case 'latest':
        return [one.metric, subjectWord(one.of), boundWord(one.bound)]
      case 'series':
        return [
          one.metric,
          subjectWord(one.of),
          periodWord(one.period),
          one.clock && clockWord(one.clock),
          one.operation,
          one.asks === 'overflowed' ? undefined : one.asks,
          boundWord(one.bound),
        ]
      case 'alarms':
        return [
          one.operation,
          one.state,
          one.by && `by=${one.by}`,
          one.device && `device=${one.device}`,
          one.condition && `condition=${one.condition}`,
          one.priority && `priority=${one.priority}`,
          one.period && periodWord(one.period),
          one.clock && clockWord(one.clock),
        ]
      case 'outages':
        return [one.operation, subjectWord(one.of), periodWord(one.period), one.clock && clockWord(one.clock)]
      case 'events':
        return [one.device && `device=${one.device}`, periodWord(one.period), one.clock && clockWord(one.clock)]
      case 'summary':
        return [periodWord(one.period), one.about]
      case 'status':
        return [one.state, subjectWord(one.of), one.among && `among=${one.among}`]
      case 'load':
        return [one.what, periodWord(one.period)]
      case 'why':
        return [
          one.figure,
          subjectWord(one.of),
          periodWord(one.period),
          one.against === undefined || one.against === 'previous' ? undefined : `vs ${againstWord(one.against)}`,
          one.asks === 'nothing' ? undefined : one.asks,
        ]
      case 'findings':
        return [
          one.what,
          one.kind,
          one.device && `device=${one.device}`,
          one.ahead === undefined ? undefined : `ahead=${one.ahead}h`,
        ]
      case 'targets':
        return [periodWord(one.period)]
      case 'savings':
        return [one.about]
      case 'shift':
        return []
      case 'tariff':
        return [one.what, one.slot]
      case 'meaning':
        return [one.of]
      case 'devices':
        return [one.operation, one.what]
    }
  })()
  return [one.tool, ...parts].filter((part) => part !== undefined).join(' ')
}

const againstWord = (against: Against): string => (typeof against === 'object' ? periodWord(against) : against)

const boundWord = (one: Bound | undefined): string | undefined =>
  one && (one.target === undefined ? `${one.side}=${one.value}` : 'target')

const subjectWord = (of: Subject): string => (typeof of === 'string' ? of : of.join('+'))
