import { deviceId, findingKind, periodInput } from '@vigie/contracts/entities'
import { z } from 'zod'
import { unit } from './call-unit.ts'

/** What the analyst found that lasts: a leak, a clogged filter, a sensor that stands still; `worse`: whether it grows; `wear`: what of it may tell that a pump is worn. */
export const findingsCall = z.strictObject({
  tool: z.literal('findings'),
  /** `losses`: water first, then its energy and its money */
  what: z.enum(['list', 'cost', 'losses', 'water', 'energy', 'since', 'where', 'sure', 'remedy', 'worse', 'wear']),
  kind: findingKind.optional(),
  device: deviceId.optional(),
  /** `stretch`: it was asked of a time that is not told apart; `any`: whether there are some; `none`: whether none is left; `when`: when to act on it */
  asks: z.enum(['stretch', 'any', 'none', 'when']).optional(),
  /** that time: what was found to begin in it, and to last, is told of all of it */
  stretch: periodInput.optional(),
  /** what is lost is told by so long, at the pace of what was found */
  per: z.enum(['hour', 'day', 'week', 'month', 'year']).optional(),
  /** what will be lost in so long if nobody acts */
  ahead: z.number().positive().describe('h').optional(),
  unit,
})
