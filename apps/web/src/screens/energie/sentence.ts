// In: the energy of a period. Out: what it cost and how that compares, in one sentence; what the sun gave of it has its figure below.
import type { KpiBody } from '@vigie/contracts/entities'
import { energie } from '@/text/energie'
import { againstOf, byNow, stopped } from '@/widgets/kpi/against'
import { isFarLess } from '@/widgets/kpi/far-less'
import { formatFigure } from '@/widgets/kpi/figure'

const { sentence: words } = energie

type Known = Pick<KpiBody, 'energy' | 'plan' | 'until' | 'period'>

/**
 * « 423 MAD d’énergie à 17:25, 44 MAD de plus que d’habitude. »
 * @param held by what the count is held: what was spent is told, and nothing made of it; undefined: it goes on
 * @param pumpsCut pumps that are without power now: what they do not draw is set against nothing usual
 */
export const sentenceOf = (
  body: Known,
  currency: string,
  compared: string,
  held?: 'site' | 'meter',
  pumpsCut = 0,
): string => {
  const { cost, gridKwh, solarKwh, pumpKwh } = body.energy
  const main = cost.value === null ? gridKwh : cost
  if (main.value === null && solarKwh.value === null) return words.nothing
  const id = cost.value === null ? 'gridKwh' : 'cost'
  const amount = formatFigure(main.value, id, currency)
  const said = `${cost.value === null ? words.bought(amount) : words.spent(amount)}${byNow(body)}`
  if (held !== undefined) return `${said}${words.held[held]}`
  if (pumpsCut > 0) return `${said}${words.pumpCut(pumpsCut)}`
  const planned = id === 'cost' ? body.plan?.cost : null
  const beside = againstOf({ figure: main, id, planned, period: body.period, compared, currency })
  const cause = beside.isLess ? unpumped(pumpKwh) : ''
  return stopped(`${said}${beside.words}${cause}`)
}

/** What is saved because hardly any water was pumped is no saving: it says so. */
const unpumped = (pumped: KpiBody['energy']['pumpKwh']): string =>
  isFarLess(pumped)
    ? words.unpumped(formatFigure(pumped.value, 'pumpKwh'), formatFigure(pumped.previous, 'pumpKwh'))
    : ''
