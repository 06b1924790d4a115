// In: a figure of a day that is over, and the four weeks before it. Out: what is usual of that weekday, and how far from it the figure is.
import { isComparable, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { weekdayOf } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import { bucketsOf } from './buckets.ts'
import { figureAt } from './figure-at.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { wallAt } from './stretch.ts'
import type { Usual } from './usual-day.ts'
import { isKept } from './usual-days.ts'

type Call = CallOf<'figure'>

/** One such day tells nothing of what is usual. */
const LEAST = 2

/** What a day before had of a figure, and where that stands. */
type Day = { readonly value: number; readonly at: string }

/** The mean of the same weekdays before; null: too few of them are known. `read`: which of the bodies they are. */
export const usualPast = (
  call: Call,
  now: Found,
  { body, read }: { readonly body: KpiBody; readonly read: number },
  facts: Facts,
  ledger: Ledger,
): Usual | null => {
  const day = call.period?.date
  if (call.asks !== 'usual' || day === undefined || !isKept(call.figure) || now.from.length > 1) return null
  const days = bucketsOf(call, body, read).filter(
    ({ from }) => weekdayOf(wallAt(from, facts.site.timeZone).day) === weekdayOf(day),
  )
  return againstDays(call, now, days, facts, ledger)
}

/** The mean of the same weekdays of one device, each day read by itself; those that were measured in part tell nothing. */
export const usualOfDevice = (
  call: Call,
  now: Found,
  bodies: readonly KpiBody[],
  facts: Facts,
  ledger: Ledger,
): Usual | null => {
  const [device = '', ...others] = typeof call.of === 'string' ? [] : call.of
  if (others.length > 0 || bodies.length === 0) return null
  const days = bodies.flatMap((body, index) => {
    const { now: one, completenessPct } = figureAt(body, call.figure, device, undefined, FIRST_PAST + index)
    const [at] = one?.from ?? []
    return one === null || at === undefined || !isComparable({ value: one.value, previous: one.value, completenessPct })
      ? []
      : [{ value: one.value, at }]
  })
  return againstDays(call, now, days, facts, ledger)
}
/** The days before are read after the day itself. */
const FIRST_PAST = 1

const againstDays = (call: Call, now: Found, days: readonly Day[], facts: Facts, ledger: Ledger): Usual | null => {
  const expected = days.reduce((sum, { value }) => sum + value, 0) / days.length
  if (days.length < LEAST || expected <= 0) return null
  const places = days.map(({ at }) => at)
  const mean: Found = { value: expected, from: places, how: 'mean' }
  const change: Found = {
    value: (Math.abs(now.value - expected) / expected) * 100,
    from: [...now.from, ...places],
    how: 'change',
  }
  const count = ledger.say({ value: days.length, from: places, how: 'count' }, '', 0)
  const text = ledger.say(mean, ...figureForm(call.figure, facts.site.currency))
  const percent = ledger.say(change, '%', 0)
  const against = percent.startsWith('0')
    ? 'c’est autant'
    : `c’est ${percent} de ${now.value > expected ? 'plus' : 'moins'}`
  return {
    counted: now,
    expected: mean,
    sentence: `D’habitude un tel jour : ${text}, en moyenne des ${count} mêmes jours de semaine d’avant ; ${against}.`,
  }
}
