// In: what a question comes to for whole days, and the hours that it asks about. Out: the same for these hours.
import type { FigureId, MetricId } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import { type ClockStretch, isWhole, moved } from '../clock.ts'
import { addDays, rangePeriod } from './calendar.ts'
import { BUCKET_FIGURES } from './figure-of.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** The same for hours of its days; a refusal, where what is asked for is not kept so or has not begun. */
export const narrowed = (
  made: Understood | null,
  stretch: ClockStretch & { readonly ahead?: boolean },
): Understood | null =>
  // whether the water lasts through the night is told of now
  made?.kind === 'call' && made.call.tool === 'figure' && made.call.figure === 'autonomyHours'
    ? made
    : made?.kind === 'call' && stretch.ahead === true && clocked(made.call, stretch) !== null
      ? { kind: 'refuse', why: 'future' }
      : mapped(made, (call) => clocked(call, stretch))

/** The same with each of its calls changed; a refusal, where one of them cannot be told for hours. */
const mapped = (made: Understood | null, change: (call: Call) => Call | null): Understood | null => {
  if (made === null || made.kind === 'refuse') return made
  if (made.kind === 'call') {
    const call = change(made.call)
    return call === null ? { kind: 'refuse', why: 'hours' } : { ...made, call }
  }
  const choices = made.choices.flatMap((one) => {
    const call = change(one.call)
    return call === null ? [] : [{ ...one, call }]
  })
  return choices.length < made.choices.length ? { kind: 'refuse', why: 'hours' } : { ...made, choices }
}

/** What one device counts is told for any hours by its counter. */
const COUNTERS: Readonly<Partial<Record<FigureId, MetricId>>> = { volumeM3: 'volume_m3', energyKwh: 'energy_kwh' }

/** A call for hours of its days; null: it cannot be told so. */
const clocked = (call: Call, { period, clock }: ClockStretch): Call | null => {
  switch (call.tool) {
    case 'alarms':
      // what is asked of now, whenever it was said to be, is none of these hours
      return call.period === undefined ? null : { ...call, period, clock }
    case 'outages':
    case 'events':
    case 'series':
      return { ...call, period, clock }
    case 'figure': {
      // whether a pump ran is told by when it last did
      if (call.asks === 'ran' && Array.isArray(call.of) && call.of.length === 1) return { ...call, period, clock }
      const counter = COUNTERS[call.figure]
      if (counter !== undefined && Array.isArray(call.of) && call.of.length === 1 && call.view === 'value')
        return { tool: 'series', metric: counter, of: call.of, period, clock, operation: 'sum' }
      const isKept = call.of === 'site' && call.view === 'value' && call.slot === undefined && call.period !== null
      return isKept && isWhole(clock) && BUCKET_FIGURES.some((one) => one === call.figure)
        ? { ...call, period, clock }
        : null
    }
    default:
      return null
  }
}

/** What goes on from hours of a day: the same hours, unless a stretch is named that is no day, or a day of something else. */
export const clockKept = (made: Understood | null, before: Call, slots: Slots): Understood | null => {
  const stretch = stretchOf(before)
  if (slots.clock !== null) return narrowed(made, slots.clock)
  if (stretch === null) return made
  return mapped(made, (call) => {
    const kept = keptFor(call, stretch, slots)
    return kept === null ? call : clocked(call, kept)
  })
}

/** The hours that go on to a call; null: it has none, or is of whole days. */
const keptFor = (call: Call, { period, clock }: ClockStretch, { quantities, events }: Slots): ClockStretch | null => {
  if (!('period' in call) || call.period == null) return null
  const { unit, date } = call.period
  if (JSON.stringify(call.period) === JSON.stringify(period)) return { period, clock }
  if (unit !== 'day' || date === undefined || quantities.size + events.size > 0) return null
  return { period: period.unit === 'day' ? call.period : rangePeriod(addDays(date, -1), date), clock }
}

/** « Et la veille ? », « et la nuit d’avant ? » after hours of a day: the same hours a day before. */
export const dayEarlier = (before: Call, { line, quantities, events, mentions }: Slots): Call | null => {
  const stretch = stretchOf(before)
  if (stretch === null || !EARLIER.test(line) || quantities.size + events.size + mentions.named.length > 0) return null
  return clocked(withoutClock(before), moved(stretch, -1))
}
const EARLIER =
  /^(?:et )?(?:de |pour |pendant )?(?:(?:la |le )?(?:veille|(?:nuit|jour|matin|soir) (?:d avant|precedente?)))$/

const stretchOf = (call: Call): ClockStretch | null =>
  'clock' in call && call.clock !== undefined && call.period != null ? { period: call.period, clock: call.clock } : null

/** A call for all of its days. */
export const withoutClock = (call: Call): Call => {
  if (!('clock' in call)) return call
  const { clock: _, ...rest } = call
  return rest
}
