// In: the last night of each consumer. Out: what flows through all of them when nobody waters, and what that comes to.
import { HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { formatFigure } from '@/widgets/kpi/figure'

const words = eau.consumption
const HOURS_PER_DAY = 24

/** m³/h; null: of no night, or not of each of them */
type SiteNight = { readonly flow: number | null; readonly usual: number | null }

/** The least flow of the last night and of usual ones, of all consumers together, m³/h. */
export const siteNight = (consumptions: readonly Pick<KpiBody['consumptions'][number], 'night'>[]): SiteNight => {
  const nights = consumptions.flatMap(({ night }) => night ?? [])
  if (nights.length === 0) return { flow: null, usual: null }
  const usual = nights.flatMap(({ usualM3h }) => usualM3h ?? [])
  return {
    flow: sum(nights.map(({ flowM3h }) => flowM3h)),
    usual: usual.length === nights.length ? sum(usual) : null,
  }
}

/** « tous secteurs, la dernière nuit, d’ordinaire 1,44 m³/h, soit 42 m³ de plus par jour à ce débit » */
export const nightWords = ({ flow, usual }: SiteNight): string =>
  [
    words.allSectors,
    ...(usual === null ? [] : [words.nights.usual(formatFigure(usual, 'nightFlowM3h'))]),
    ...moreWords({ flow, usual }),
  ].join(', ')

/** What it comes to in a day: what is more than usual of it where that is known, as is said of each leak. */
const moreWords = ({ flow, usual }: SiteNight): readonly string[] => {
  if (flow === null || flow === 0) return []
  if (usual === null) return [words.nights.day(formatFigure(HOURS_PER_DAY * flow, 'volumeM3'))]
  return flow <= usual ? [] : [words.nights.more(formatFigure(HOURS_PER_DAY * (flow - usual), 'volumeM3'))]
}

/** Whether the first night of a period is over: a least flow that is still looked for may yet fall. */
export const isNightOver = ({ period, until }: Pick<KpiBody, 'period' | 'until'>): boolean =>
  until - period.from >= NIGHT_ENDS_MS
/** after midnight */
const NIGHT_ENDS_MS = 4 * HOUR_MS

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
