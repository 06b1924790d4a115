import { type Figure, isComparable, type KpiBody } from '@vigie/contracts/entities'

type Deviation = KpiBody['deviations'][number]
type Watched = { readonly device: string; readonly figure: Deviation['figure']; readonly of: Figure }

const SHOWN = 5
/** Below this share of its kind's total, a figure moves without meaning anything. */
const LEAST_SHARE = 0.02

/** The figures that moved most against the period before, in %, leaving out what is too small to matter and what lacks data. */
export const largestDeviations = (
  body: Pick<KpiBody, 'sources' | 'consumptions' | 'meters' | 'availability'>,
): Deviation[] => {
  const watched = watchedOf(body)
  const scale = new Map<string, number>()
  for (const { figure, of } of watched) {
    scale.set(figure, Math.max(scale.get(figure) ?? 0, Math.abs(of.value ?? 0), Math.abs(of.previous ?? 0)))
  }
  return watched
    .flatMap(({ device, figure, of }): Deviation[] => {
      const { value, previous } = of
      if (!isComparable(of) || value === null || previous === null || previous <= 0) return []
      if (Math.max(value, previous) < LEAST_SHARE * (scale.get(figure) ?? 0)) return []
      return [{ device, figure, value, previous, changePct: (100 * (value - previous)) / previous }]
    })
    .filter(({ changePct }) => Math.abs(changePct) >= 1)
    .sort((one, other) => Math.abs(other.changePct) - Math.abs(one.changePct))
    .slice(0, SHOWN)
}

const watchedOf = (body: Pick<KpiBody, 'sources' | 'consumptions' | 'meters' | 'availability'>): Watched[] => [
  ...body.sources.flatMap(({ device, volumeM3, kwhPerM3, runningHours }): Watched[] => [
    { device, figure: 'volumeM3', of: volumeM3 },
    { device, figure: 'kwhPerM3', of: kwhPerM3 },
    { device, figure: 'runningHours', of: runningHours },
  ]),
  ...body.consumptions.flatMap(({ device, volumeM3, nightFlowM3h }): Watched[] => [
    { device, figure: 'volumeM3', of: volumeM3 },
    { device, figure: 'nightFlowM3h', of: nightFlowM3h },
  ]),
  ...body.meters.map(({ device, energyKwh }): Watched => ({ device, figure: 'energyKwh', of: energyKwh })),
  ...body.availability.map(({ device, powerPct }): Watched => ({ device, figure: 'powerPct', of: powerPct })),
]
