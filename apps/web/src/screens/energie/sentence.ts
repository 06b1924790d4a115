// In: the energy of a period. Out: what it cost, how that compares and where it leads, in one sentence; what the sun gave of it has its figure below.
import { isFarLess, type KpiBody } from '@vigie/contracts/entities'
import { energie } from '@/text/energie'
import { kpi } from '@/text/kpi'
import { againstOf, byNow } from '@/widgets/kpi/against'
import { formatFigure } from '@/widgets/kpi/figure'
import { sentenceOf } from '@/widgets/site-state/sentence-parts'

const { sentence: words } = energie

type Known = Pick<KpiBody, 'energy' | 'plan' | 'until' | 'period'>

/** How the day goes on: what counts it is held, pumps are without power, or stand while they usually work. */
type Ahead = {
  /** by what the count is held: what was spent is told, and nothing made of it; absent: it goes on */
  readonly held?: 'site' | 'meter' | undefined
  /** pumps that are without power now: what they do not draw is set against nothing usual */
  readonly pumpsCut?: number
  readonly resting?: boolean
}

/** « 423 MAD d’énergie à 17:25 · jusqu’à 17:00, 44 MAD de plus que d’habitude (4 jeudis) · ≈ 526 MAD en fin de journée » */
export const energySentence = (body: Known, currency: string, compared: string, ahead: Ahead = {}): string => {
  const { cost, gridKwh, solarKwh, pumpKwh } = body.energy
  const main = cost.value === null ? gridKwh : cost
  if (main.value === null && solarKwh.value === null) return words.nothing
  const id = cost.value === null ? 'gridKwh' : 'cost'
  const amount = formatFigure(main.value, id, currency)
  const said = `${cost.value === null ? words.bought(amount) : words.spent(amount)}${byNow(body)}`
  const { held, pumpsCut = 0, resting = false } = ahead
  if (held !== undefined) return sentenceOf([said, words.held[held]])
  if (pumpsCut > 0) return sentenceOf([said, words.pumpCut(pumpsCut)])
  const planned = id === 'cost' ? body.plan?.cost : null
  const beside = againstOf({ figure: main, id, planned, period: body.period, compared, currency })
  const cause = beside.isLess ? unpumped(pumpKwh, planned == null) : ''
  const end = body.until < body.period.to ? (planned?.projected ?? null) : null
  return sentenceOf([
    said,
    ...(beside.words === '' ? [] : [`${beside.words}${cause}`]),
    ...(end === null ? [] : [words.end(formatFigure(end, id, currency), resting ? kpi.asUsual : '')]),
  ])
}

/**
 * What is saved because hardly any water was pumped is no saving: it says so, with what pumps took in the period compared
 * where that is what all of it is set against.
 */
const unpumped = (pumped: KpiBody['energy']['pumpKwh'], isCompared: boolean): string => {
  if (!isFarLess(pumped)) return ''
  if (!isCompared) return words.stood[pumped.value === 0 ? 'all' : 'most']
  const taken = pumped.value === 0 ? null : formatFigure(pumped.value, 'pumpKwh')
  return words.unpumped(taken, formatFigure(pumped.previous, 'pumpKwh'))
}
