// In: what moved most over a period, and its figures. Out: what of that is worth a look, and from which volume on.
import type { KpiBody } from '@vigie/contracts/entities'

type Deviation = KpiBody['deviations'][number]
type Known = Pick<KpiBody, 'water' | 'plan'>

/** A volume that moved by less than this share of what the period consumes is no deviation of the site. */
export const LEAST_SHARE = 0.01

/** The least volume that counts, m³: of a day by what it is expected to consume; null: not known. */
export const leastVolumeM3 = ({ water, plan }: Known): number | null => {
  const whole = plan?.consumedM3?.whole ?? water.consumedM3.value
  return whole === null || whole <= 0 ? null : LEAST_SHARE * whole
}

export const notableOf = (deviations: readonly Deviation[], leastM3: number | null): readonly Deviation[] =>
  deviations.filter(
    ({ figure, value, previous }) => figure !== 'volumeM3' || leastM3 === null || Math.abs(value - previous) >= leastM3,
  )
