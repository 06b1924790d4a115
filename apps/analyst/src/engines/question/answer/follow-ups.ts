// In: the call that was answered. Out: what may be asked on from it, each a question that the parser reads.
import type { FindingKind, PeriodInput } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import type { Told } from './answer.ts'

const BEFORE: Readonly<Partial<Record<PeriodInput['unit'], string>>> = {
  day: 'Et la veille ?',
  week: 'Et la semaine d’avant ?',
  month: 'Et le mois d’avant ?',
}

/** Up to three questions that go on from an answer. */
export const followUpsOf = (call: Call, told?: Pick<Told, 'next'>): readonly string[] => told?.next ?? afterCall(call)

const afterCall = (call: Call): readonly string[] =>
  'clock' in call && call.clock !== undefined ? ofHours(call) : ofDays(call)

/** After hours of a day, the same hours the day before, unless they run up to now; of cuts and alarms what else is told of them. */
const ofHours = (call: Call): readonly string[] => {
  if (!('clock' in call) || call.clock === undefined) return []
  const isNight = call.period?.unit === 'range'
  const before = isNight ? (call.clock.to === '24:00' ? [] : ['Et la nuit d’avant ?']) : ['Et la veille ?']
  return [...(call.tool === 'figure' ? [] : ofDays(call).slice(0, 2)), ...before]
}

const ofDays = (call: Call): readonly string[] => {
  switch (call.tool) {
    case 'figure':
      return ofFigure(call)
    case 'summary':
      return [BEFORE[call.period.unit] ?? []].flat()
    case 'series':
      if (call.asks !== undefined) return []
      return (['max', 'min', 'mean'] as const)
        .filter((operation) => operation !== call.operation)
        .map((operation) => ({ max: 'Et le maximum ?', min: 'Et le minimum ?', mean: 'Et la moyenne ?' })[operation])
    case 'outages':
      return [
        ...(call.operation === 'count' ? [] : ['Combien en tout ?']),
        ...(call.operation === 'longest' ? [] : ['Et la plus longue ?']),
        ...(call.operation === 'duration' ? [] : ['Pendant combien de temps ?']),
      ]
    case 'findings':
      return findingsNext(call)
    case 'alarms':
      return call.condition === 'night-flow' ? LEAK_NEXT : []
    default:
      return []
  }
}

/** What is asked on of an alarm of a leak. */
const LEAK_NEXT = ['Combien coûte la fuite ?', 'Que faire contre la fuite ?'] as const
const KIND_WORDS: Readonly<Partial<Record<FindingKind, string>>> = {
  leak: 'la fuite',
  'clogged-filter': 'le filtre colmaté',
  'stuck-sensor': 'le capteur bloqué',
}
const findingsNext = ({ kind, what }: Extract<Call, { tool: 'findings' }>): readonly string[] => {
  const named = kind === undefined ? undefined : KIND_WORDS[kind]
  if (named === undefined) return []
  return [
    ...(what === 'cost' || what === 'losses' || kind === 'stuck-sensor' ? [] : [`Combien coûte ${named} ?`]),
    ...(what === 'since' ? [] : [`Depuis quand ${named} ?`]),
    ...(what === 'remedy' ? [] : [`Que faire contre ${named} ?`]),
  ]
}

const ofFigure = ({ of, period, view, against }: Extract<Call, { tool: 'figure' }>): readonly string[] => {
  const isGroup = typeof of === 'string' && of !== 'site'
  const before = period === null || against !== undefined ? undefined : BEFORE[period.unit]
  const earlier = before === undefined ? [] : [before]
  // of all of them both ends are told
  if (isGroup) return [...earlier, ...(view === 'most' ? ['Et le moins ?'] : view === 'least' ? ['Et le plus ?'] : [])]
  if (period === null || (view !== 'value' && view !== 'compare')) return []
  return [...earlier, 'Pourquoi ?']
}
