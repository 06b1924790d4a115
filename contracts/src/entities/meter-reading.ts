import { z } from 'zod'

/** `accepted`: stored unseen; `review`: a person must look; `rejected`: nothing legible. */
export const meterVerdict = z.enum(['accepted', 'review', 'rejected'])
/** What becomes of a reading. */
export type MeterVerdict = z.infer<typeof meterVerdict>
/** Why a reading has its verdict. */
export const meterReason = z.enum([
  'consistent',
  'unchanged',
  'no-digits',
  'several-counters',
  'orientation',
  'unclear',
  'differ',
  'between',
  'first-reading',
  'limit-unknown',
  'wrong-length',
  'below-last',
  'above-possible',
  'comma-unknown',
  // of a value that the record did not take
  'not-later',
  'out-of-range',
  'too-old',
  'of-the-future',
  'device-unknown',
  'not-allowed',
  'not-taken',
])
/** Why a reading has its verdict. */
export type MeterReason = z.infer<typeof meterReason>
