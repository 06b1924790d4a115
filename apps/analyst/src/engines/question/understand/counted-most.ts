// In: a figure that one device counts, and the slots of a question. Out: the call on which day, or in which hour of a day, it had most or least of it.
import type { Device, FigureId, MetricId, PeriodInput } from '@vigie/contracts/entities'
import type { Call, CallOf } from '../call.ts'
import { spanOf } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Understood } from './outcome.ts'
import { pastPeriods, type Slots } from './read.ts'

/** What a device counts day by day, and by which of its counters. */
const COUNTERS: Readonly<Partial<Record<FigureId, MetricId>>> = { volumeM3: 'volume_m3', energyKwh: 'energy_kwh' }

/** « Quel jour le forage 1 a-t-il le plus pompé ? »: by its counter; of the last 30 days where no time is said. */
export const countedMost = (
  slots: Slots,
  { today }: Facts,
  figure: FigureId,
  [device, ...others]: readonly Device[],
): Understood => {
  const [period = { unit: 'last-30d' as const }, ...more] = pastPeriods(slots)
  const metric = figure === 'solarKwh' ? 'energy_kwh' : COUNTERS[figure]
  const isCounted = device?.metrics.some(({ id }) => id === metric) ?? false
  if (device === undefined || metric === undefined || !isCounted || others.length + more.length > 0)
    return { kind: 'refuse', why: 'unsupported', ...(device && insteadOf(device)) }
  if (isTooLong(period, today)) return { kind: 'refuse', why: 'unsupported', ...insteadOf(device) }
  const least = slots.operations.has('least') || slots.operations.has('min')
  const call = mostOf(metric, device.id, period, least ? 'min' : 'max')
  return { kind: 'call', call, assumed: slots.periods.length === 0 }
}

/** A call on which day the site had most or least, asked on of one device: by its counter; any other call as it is. */
export const byCounter = (call: Call | null): Call | null => {
  if (call?.tool !== 'figure' || (call.view !== 'max-day' && call.view !== 'min-day') || call.period === null)
    return call
  const metric = COUNTERS[call.figure]
  const [device, ...others] = typeof call.of === 'string' ? [] : call.of
  if (device === undefined || others.length > 0 || metric === undefined) return call
  return mostOf(metric, device, call.period, call.view === 'min-day' ? 'min' : 'max')
}

const mostOf = (metric: MetricId, device: string, period: PeriodInput, operation: 'max' | 'min'): CallOf<'series'> => ({
  tool: 'series',
  metric,
  of: [device],
  period,
  operation,
  asks: 'which',
})

const DAYS_MAX = 62
/** Hours of a longer time are more than one read brings. */
export const isTooLong = (period: PeriodInput, today: string): boolean => {
  if (period.unit.startsWith('last-')) return false
  const { first, last } = spanOf(period, today)
  return (Date.parse(last < today ? last : today) - Date.parse(first)) / 86_400_000 > DAYS_MAX
}

const insteadOf = ({ name, metrics }: Device): { readonly instead?: string } => {
  const verb = metrics.some(({ id }) => id === 'running') ? 'pompé' : 'consommé'
  return metrics.some(({ id }) => id === 'volume_m3')
    ? { instead: `Quel jour ${name} a le plus ${verb} ce mois-ci ?` }
    : {}
}
