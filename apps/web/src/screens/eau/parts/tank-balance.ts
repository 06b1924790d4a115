// In: what meters counted into and out of a tank, and how its stock changed. Out: what they do not explain of it.
import { gaugeErrorOf, type KpiBody } from '@vigie/contracts/entities'
import { METERS_PCT } from '@/widgets/kpi/meter-noise'

type Tank = Pick<KpiBody['storages'][number], 'inM3' | 'outM3' | 'deltaM3' | 'capacityM3'>
type Balance = {
  /** m³; null: not known */
  readonly unexplainedM3: number | null
  /** what its gauge cannot tell, nor the meters of what came in, m³: by the rule of the whole site */
  readonly errorM3: number
  /** it is no more than that */
  readonly isNoise: boolean
}

/** What came in less what went out and what was gained. */
export const tankBalance = ({ inM3, outM3, deltaM3, capacityM3 }: Tank): Balance => {
  const errorM3 = Math.max(gaugeErrorOf(capacityM3), (METERS_PCT / 100) * (inM3.value ?? 0))
  const unexplainedM3 =
    inM3.value === null || outM3.value === null || deltaM3.value === null
      ? null
      : inM3.value - outM3.value - deltaM3.value
  return { unexplainedM3, errorM3, isNoise: unexplainedM3 !== null && Math.abs(unexplainedM3) <= errorM3 }
}
