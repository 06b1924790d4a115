// In: a question why, and what was read beside its period. Out: what was found on the thing asked about, and what began, ended or lasted there and upstream of it.
import { type Alarm, FIGURES, type FigureId, type KpiBody } from '@vigie/contracts/entities'
import type { FindingKind } from '@vigie/contracts/rest/analyst'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import {
  alarmsOf,
  type Beside,
  citedWords,
  type LastingIn,
  lastingIn,
  lastingWords,
  runningOf,
  unseenWords,
  without,
} from './lasting.ts'
import type { Ledger } from './ledger.ts'
import type { Nights } from './nights.ts'
import { isOfNamed } from './of-thing.ts'
import { stretchOf } from './stretch.ts'
import { upstreamOf } from './upstream.ts'

type WhyBeside = {
  /** what was found and lasts, with what it lost and on what it rests */
  readonly cited: readonly string[]
  /** everything else that began or ended */
  readonly news: readonly string[]
  /** and what lasted all the while */
  readonly through: readonly string[]
  /** what of it makes no difference, as it stood in the time compared with */
  readonly old: readonly string[]
  /** what could not be looked at */
  readonly unseen: readonly string[]
  readonly alarms: readonly Alarm[]
  readonly isNothing: boolean
}

/** The figures of the period; when what they are set against began, null: it is no one stretch; whether that lay just before. */
type Compared = {
  readonly kpis: KpiBody
  readonly nights: Nights
  readonly comparedFrom: number | null
  readonly isLikeJustBefore: boolean
}

/** What was found on the thing asked about; of the site, what bears on the figure. */
export const whyBeside = (
  { of, figure, period }: CallOf<'why'>,
  { kpis, nights, comparedFrom, isLikeJustBefore }: Compared,
  beside: Beside | null,
  facts: Facts,
  ledger: Ledger,
): WhyBeside => {
  if (beside === null) return { cited: [], news: [], through: [], old: [], unseen: [], alarms: [], isNothing: true }
  const stretch = stretchOf(period, facts)
  const device = of === 'site' ? undefined : of[0]
  const own = lastingIn(beside, stretch, device === undefined ? () => true : isOfNamed(device, facts))
  const cited = runningOf(own).filter(
    ({ found }) => device !== undefined || (found !== null && bearsOn(found.finding.kind, figure)),
  )
  // a leak that came in between was told by its sector
  const told = isLikeJustBefore && device === undefined && figure === 'consumedM3' ? leaksOf(kpis) : []
  const isTold = (one: (typeof cited)[number]) => one.found?.finding.kind === 'leak' && told.includes(one.device)
  const left = without(own, cited)
  const above = device === undefined ? NOTHING : lastingIn(beside, stretch, upstreamOf([device], facts))
  const all = [...cited, ...left.began, ...left.through]
  // what stood before the stretch compared with stood in both
  const old = all.filter(({ since }) => comparedFrom !== null && since <= comparedFrom)
  const isOld = old.some(({ found }) => found !== null)
  return {
    cited: citedWords(
      cited.filter((one) => !isTold(one)),
      nights,
      facts,
      ledger,
    ),
    news: [
      ...lastingWords({ ...left, through: [] }, facts, ledger),
      ...lastingWords({ ...above, through: [] }, facts, ledger, ', en amont'),
    ],
    through: [
      ...lastingWords({ ...NOTHING, through: left.through }, facts, ledger),
      ...lastingWords({ ...NOTHING, through: above.through }, facts, ledger, ', en amont'),
    ],
    old: isOld ? [old.length === all.length ? ALL_OLD : SOME_OLD] : [],
    unseen: unseenWords(beside),
    alarms: [...alarmsOf(left), ...alarmsOf(above)],
    isNothing: all.length + left.ended.length + above.began.length + above.ended.length + above.through.length === 0,
  }
}

const ALL_OLD = 'Cela durait déjà pendant la période comparée : ce n’est pas ce qui a changé.'
const SOME_OLD = 'Ce qui durait déjà pendant la période comparée n’est pas ce qui a changé.'

const NOTHING: LastingIn = { began: [], ended: [], through: [] }

/** Sectors whose leak came in after the stretch compared with began. */
const leaksOf = ({ consumptions, previous }: KpiBody): readonly string[] =>
  consumptions.flatMap(({ device, night }) =>
    night != null && night.leakSince !== null && night.usualM3h !== null && night.leakSince > previous.from
      ? [device]
      : [],
  )

/** What leaks is drawn and pumped, each m³ for as much energy; a filter or a worn pump takes energy. */
const bearsOn = (kind: FindingKind, figure: FigureId): boolean => {
  const { unit } = FIGURES[figure]
  if (kind === 'leak') return unit === 'm³' || (ENERGY.has(figure) && figure !== 'kwhPerM3')
  return (kind === 'clogged-filter' || kind === 'efficiency-drift') && ENERGY.has(figure)
}
const ENERGY: ReadonlySet<FigureId> = new Set<FigureId>([
  'energyKwh',
  'gridKwh',
  'pumpKwh',
  'kwhPerM3',
  'cost',
  'co2Kg',
])
