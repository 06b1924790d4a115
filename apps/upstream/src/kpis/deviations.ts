import { type Figure, isComparable, type KpiBody } from '@vigie/contracts/entities'

type Deviation = KpiBody['deviations'][number]
type Watched = { readonly device: string; readonly figure: Deviation['figure']; readonly of: Figure }

const SHOWN = 5
/** Below this share of its kind's total, a figure moves without meaning anything. */
const LEAST_SHARE = 0.02

/** Meters may be wrong by so much, % (water: ISO 4064, class 2; energy: IEC 62053, class 1): what moves within it is no news. */
const METERS_PCT = 2
/** A night flow that moves by less is within what a meter can tell of so slow a flow, m³/h. */
const NIGHT_FLOW_M3H = 0.1

/**
 * The devices whose figures moved most against the period before, in %, what came from nothing first, one entry each: the figure that moved most, and
 * the names of the others. Leaves out what is too small to matter, what meters cannot tell, and what lacks data.
 */
export const largestDeviations = (
  body: Pick<KpiBody, 'sources' | 'consumptions' | 'meters' | 'availability'>,
): Deviation[] => {
  const watched = watchedOf(body)
  const scale = new Map<string, number>()
  for (const { figure, of } of watched) {
    scale.set(figure, Math.max(scale.get(figure) ?? 0, Math.abs(of.value ?? 0), Math.abs(of.previous ?? 0)))
  }
  const moved = watched
    .flatMap(({ device, figure, of }): Deviation[] => {
      const { value, previous } = of
      if (!isComparable(of) || value === null || previous === null || previous < 0) return []
      if (previous === 0 && (value <= 0 || figure === 'powerPct')) return []
      if (Math.max(value, previous) < LEAST_SHARE * (scale.get(figure) ?? 0)) return []
      return [
        { device, figure, value, previous, changePct: previous === 0 ? null : (100 * (value - previous)) / previous },
      ]
    })
    .filter(isTellable)
    .sort(byStrengthAmong(scale))
  return [...Map.groupBy(moved, ({ device }) => device).values()]
    .flatMap(([first, ...others]): Deviation[] => {
      if (first === undefined) return []
      return [others.length === 0 ? first : { ...first, also: others.map(({ figure }) => figure) }]
    })
    .slice(0, SHOWN)
}

/** What came from nothing before any share, the larger first; its kind's total tells how large it is. */
const byStrengthAmong =
  (scale: ReadonlyMap<string, number>) =>
  (one: Deviation, other: Deviation): number => {
    if (one.changePct !== null && other.changePct !== null) return Math.abs(other.changePct) - Math.abs(one.changePct)
    const sizeOf = ({ figure, value, changePct }: Deviation) =>
      changePct === null ? value / (scale.get(figure) || 1) : -1
    return sizeOf(other) - sizeOf(one)
  }

/** Whether a change is more than its meter can be wrong by; the share of the time with power is measured by no meter. */
const isTellable = ({ figure, value, previous, changePct }: Deviation): boolean =>
  figure === 'powerPct'
    ? Math.abs(changePct ?? 0) >= 1
    : (changePct === null || Math.abs(changePct) > METERS_PCT) &&
      (figure !== 'nightFlowM3h' || Math.abs(value - previous) >= NIGHT_FLOW_M3H)

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
