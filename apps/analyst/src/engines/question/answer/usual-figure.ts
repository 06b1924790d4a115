// In: a figure of a time that is asked about beside what is usual, and what was read. Out: what is usual of it; the same of a question whether it is so and of one why.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Found, Ledger } from './ledger.ts'
import { type Usual, usualDay } from './usual-day.ts'
import { usualOfDevice, usualPast } from './usual-past.ts'

/** The figures of the time itself, and those of the days before; `read`: which of the bodies the latter are; `days`: each of them alone, of a device. */
type Read = {
  readonly body: KpiBody
  readonly past: KpiBody | undefined
  readonly read: number
  readonly days?: readonly KpiBody[]
}

/** What is usual of a day: by the plan, else by the same weekdays before; null: it is not asked, or not known. */
export const usualFigure = (
  call: CallOf<'figure'>,
  now: Found,
  { body, past, read, days = [] }: Read,
  facts: Facts,
  ledger: Ledger,
): Usual | null => {
  if (call.asks !== 'usual') return null
  if (call.of !== 'site') return usualOfDevice(call, now, days, facts, ledger)
  const planned = usualDay(call, now, body, facts, ledger)
  return planned ?? (past === undefined ? null : usualPast(call, now, { body: past, read }, facts, ledger))
}

/** That nothing is known to be usual of it. */
export const NO_USUAL = 'Ce qui est habituel n’est pas connu ici ; je ne peux que comparer avec ce qui précède.'
