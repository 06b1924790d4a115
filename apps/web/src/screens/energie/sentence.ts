// In: the energy of a period. Out: what it cost, how that compares, and what the sun gave of it, in one sentence.
import type { KpiBody } from '@vigie/contracts/entities'
import { formatMinute, formatWeekdays } from '@/text'
import { energie } from '@/text/energie'
import { isFarLess } from '@/widgets/kpi/far-less'
import { changeOf, formatFigure } from '@/widgets/kpi/figure'
import { facing } from '@/widgets/period/like-for-like'

const { sentence: words } = energie

type Known = Pick<KpiBody, 'energy' | 'plan' | 'until' | 'period'>

/** Nearer to the plan than this share of it is as planned. */
const CLOSE = 0.02

/** « 423 MAD d’énergie à 17:25, 44 MAD de plus que d’habitude. Le solaire fournit 24,1 % de l’énergie. » */
/** @param held by what the count is held: what was spent is told, and nothing made of it; undefined: it goes on */
export const sentenceOf = (body: Known, currency: string, compared: string, held?: 'site' | 'meter'): string => {
  const { cost, gridKwh, solarSharePct, solarKwh } = body.energy
  const main = cost.value === null ? gridKwh : cost
  if (main.value === null && solarKwh.value === null) return words.nothing
  const id = cost.value === null ? 'gridKwh' : 'cost'
  const amount = formatFigure(main.value, id, currency)
  const at = body.until < body.period.to ? words.at(formatMinute(body.until)) : ''
  const said = cost.value === null ? words.bought(amount) : words.spent(amount)
  if (held !== undefined) return `${said}${at}${words.held[held]}`
  const share = solarSharePct.value === null ? '' : words.solar(formatFigure(solarSharePct.value, 'solarSharePct'))
  return `${stopped(`${said}${at}${againstPlan(body, currency) ?? againstBefore(body, id, compared)}`)}${share}`
}

/** A shortened month at the end brings its own full stop. */
const stopped = (said: string): string => (said.endsWith('.') ? said : `${said}.`)

const againstPlan = ({ energy, plan, period }: Known, currency: string): string | null => {
  const cost = energy.cost.value
  const planned = plan?.cost
  if (cost === null || !planned) return null
  const habit = planned.days ? ` (${formatWeekdays(planned.days, period.from)})` : ''
  const gap = cost - planned.byNow
  if (Math.abs(gap) < CLOSE * Math.max(1, planned.byNow)) return words.asPlanned[planned.basis](habit)
  const amount = formatFigure(Math.abs(gap), 'cost', currency)
  const than = words.than[planned.basis](habit)
  return gap > 0 ? words.more(amount, than) : words.less(amount, than) + unpumped(energy.pumpKwh)
}

/** What is saved because hardly any water was pumped is no saving: it says so. */
const unpumped = (pumped: KpiBody['energy']['pumpKwh']): string =>
  isFarLess(pumped)
    ? words.unpumped(formatFigure(pumped.value, 'pumpKwh'), formatFigure(pumped.previous, 'pumpKwh'))
    : ''

const againstBefore = ({ energy }: Known, id: 'cost' | 'gridKwh', compared: string): string => {
  const change = changeOf(energy[id], id)
  return change === null ? '' : words.change(change.words, facing(compared))
}
