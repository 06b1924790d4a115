// In: what a pump counted of a period. Out: what it gave while it ran, and how that moved: a pump that wears gives less an hour.
import { type Figure, isComparable, type KpiBody } from '@vigie/contracts/entities'
import { formatQuantity } from '@/text'
import { eau } from '@/text/eau'
import { changeOf } from '@/widgets/kpi/figure'

type Ran = Pick<KpiBody['sources'][number], 'volumeM3' | 'runningHours'>

/** Of less than this a few seconds at the start and the end of a run decide, h. */
const LEAST_H = 0.5

/** « débit moyen 41,2 m³/h (−7,3 %) »; undefined: it hardly ran, or one of the two is not known. */
export const meanFlowWords = ({ volumeM3, runningHours }: Ran): string | undefined => {
  const of = (which: 'value' | 'previous'): number | null => {
    const [volume, hours] = [volumeM3[which], runningHours[which]]
    return volume === null || hours === null || hours < LEAST_H ? null : volume / hours
  }
  const value = of('value')
  if (value === null) return undefined
  const previous = isComparable(volumeM3) && isComparable(runningHours) ? of('previous') : null
  const figure: Figure = { value, previous, completenessPct: 100 }
  return eau.sources.meanFlow(formatQuantity(value, 'flow_m3h'), changeOf(figure, 'volumeM3')?.words ?? null)
}
