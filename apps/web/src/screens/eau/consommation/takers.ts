// In: what consumers took over a period. Out: who took how much of it, the same in the list of them and in the sentence above it.
import type { KpiBody } from '@vigie/contracts/entities'
import { percentParts } from '@/widgets/kpi/parts'

type Taker = KpiBody['consumptions'][number]

/** The largest first; of whom it is not known last. */
export const takersOf = ({ consumptions }: Pick<KpiBody, 'consumptions'>): readonly Taker[] =>
  consumptions.toSorted((a, b) => (b.volumeM3.value ?? -1) - (a.volumeM3.value ?? -1))

/** Their shares of the whole, « 63 », which add up to 100; '–' of what is not known. `whole`: m³ */
export const sharesOf = (takers: readonly Taker[], whole: number): readonly string[] =>
  percentParts(
    takers.map(({ volumeM3 }) => volumeM3.value),
    whole || 1,
  )
