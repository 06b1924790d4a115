// In: a call. Out: which alarms have to be read of the upstream for it.
import { type AlarmFilter, DAY_MS } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { AskedState } from '../call-alarms.ts'
import type { Facts } from '../understand/facts.ts'
import { othersOfNamed } from './of-thing.ts'
import type { Read, Span } from './read.ts'
import { stretchOf } from './stretch.ts'

/** The longest list of alarms that one question looks at. */
const ALARMS_MAX = 200

/**
 * What may have lasted into a period: alarms that are open, those raised before it that are settled by now, and what was
 * found. Open ones are read apart, so that none of them is too old for the list of the latest.
 */
export const besideReads = ({ period, clock }: Span, facts: Facts): readonly Read[] => [
  { read: 'alarms', filter: filterOf({ tool: 'alarms', operation: 'list', state: 'open' }, facts) },
  {
    read: 'alarms',
    filter: { state: ['normal'], to: new Date(stretchOf(period, facts, clock).from).toISOString(), limit: ALARMS_MAX },
  },
  { read: 'findings' },
]

/** Which alarms a call is about. */
export const filterOf = (call: CallOf<'alarms'>, facts: Facts): Partial<AlarmFilter> => {
  const stretch = call.period === undefined ? null : stretchOf(call.period, facts, call.clock)
  return {
    ...(call.state === undefined ? {} : { state: STATES[call.state] }),
    ...(call.device === undefined ? {} : { device: call.device }),
    ...(call.condition === undefined ? {} : { condition: [call.condition] }),
    ...(call.priority === undefined ? {} : { priority: [call.priority] }),
    ...(stretch === null ? {} : { from: new Date(stretch.from).toISOString(), to: new Date(stretch.to).toISOString() }),
    limit: call.operation === 'last' ? 1 : ALARMS_MAX,
  }
}
const STATES: Readonly<Record<AskedState, NonNullable<AlarmFilter['state']>>> = {
  open: ['open'],
  active: ['unacknowledged', 'acknowledged'],
  unacknowledged: ['unacknowledged', 'returned'],
  acknowledged: ['acknowledged'],
  returned: ['returned'],
  shelved: ['shelved'],
  suppressed: ['suppressed'],
  'out-of-service': ['out-of-service'],
}

/**
 * What was done with alarms in a period, whenever they were raised: those raised in it, a part of it at a time, then those
 * open now, last the latest of those raised before it that are settled by now. Of a thing, its devices are told apart later.
 */
export const actedReads = (call: CallOf<'alarms'>, facts: Facts): readonly Read[] => {
  const { by: _, state: __, period = { unit: 'day' }, clock, device, ...rest } = call
  const isOne = device !== undefined && othersOfNamed(device, facts).length === 0
  const same = filterOf({ ...rest, operation: 'list', ...(isOne && { device }) }, facts)
  const { from, to } = stretchOf(period, facts, clock)
  const parts = Math.max(1, Math.min(PARTS_MAX, Math.ceil((to - from) / DAY_MS)))
  const at = (part: number) => new Date(Math.round(from + ((to - from) * part) / parts)).toISOString()
  return [
    ...Array.from(
      { length: parts },
      (_, part): Read => ({
        read: 'alarms',
        filter: { ...same, from: at(part), to: at(part + 1) },
      }),
    ),
    { read: 'alarms', filter: { ...same, state: ['open'] } },
    { read: 'alarms', filter: { ...same, state: ['normal'], to: at(0) } },
  ]
}
/** With the two others they are the reads that a question may have. */
const PARTS_MAX = 6
