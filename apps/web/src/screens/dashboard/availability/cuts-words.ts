// In: what each device was without power over a period, and its outages. Out: how many cuts, in the words of the home page.
import type { KpiBody, Outage } from '@vigie/contracts/entities'
import { formatSpan } from '@/text'
import { accueil } from '@/text/accueil'
import { dashboard } from '@/text/dashboard'
import { cutsOfDay } from '@/widgets/kpi/cuts-of-day'

const { availability: words } = dashboard
/** A mean that is shorter is said as nothing: then it is not said. */
const LEAST_MEAN_MS = 1_000

/**
 * « site coupé 1 fois (38 coupures d’appareils), 4 coupures d’appareils à part : 12 min cumulées, soit
 * 19 s par appareil ». A cut is of one device; what most devices began together is told as the site's.
 */
export const cutsWords = (
  { availability, until, period }: Pick<KpiBody, 'availability' | 'until' | 'period'>,
  outages: readonly Outage[],
): string => {
  const count = availability.reduce((sum, one) => sum + one.outages, 0)
  const offMs = availability.reduce((sum, one) => sum + one.offMs, 0)
  const later = outages.filter(({ from }) => from >= until && from < period.to).length
  if (count === 0) return later === 0 ? words.noCut : words.uncounted(later)
  const told = availability.length
  const counted = outages.filter(({ from }) => from < until)
  const general = cutsOfDay(counted, told, { from: period.from, now: until }).filter((cut) => cut.general)
  const inGeneral = general.reduce((sum, { devices }) => sum + devices, 0)
  const apart = count - inGeneral
  const cuts =
    general.length === 0 || apart < 0
      ? words.deviceCuts(count)
      : [words.siteCuts(general.length, inGeneral), ...(apart === 0 ? [] : [words.apart(apart)])].join(', ')
  return [
    words.cuts(
      cuts,
      count,
      formatSpan(offMs),
      told > 1 && offMs / told >= LEAST_MEAN_MS ? formatSpan(offMs / told) : null,
    ),
    ...(later === 0 ? [] : [accueil.answers.uncountedToo(later)]),
  ].join(' ; ')
}
