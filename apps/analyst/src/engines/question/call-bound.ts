// A limit that goes with a call: one that was said, or what the site aims at.
import { z } from 'zod'

/** A limit that is asked about, in the unit of what is told; `target`: it is the site's own. */
export const bound = z.strictObject({
  side: z.enum(['over', 'under']),
  value: z.number().finite(),
  target: z
    .enum([
      'kwhPerM3',
      'unaccountedPct',
      'autonomyHours',
      'solarSharePct',
      'powerAvailabilityPct',
      'costPerDay',
      'consumedM3PerDay',
    ])
    .optional(),
})
/** A limit that is asked about. */
export type Bound = z.infer<typeof bound>
