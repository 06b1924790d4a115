// In: what consumers took over a period, who leaks. Out: how much, against what, and who took most, in a sentence or three.
import type { DeviceId, KpiBody } from '@vigie/contracts/entities'
import { formatPercent } from '@/text'
import { eau } from '@/text/eau'
import { againstOf, byNow, stopped } from '@/widgets/kpi/against'
import { formatFigure } from '@/widgets/kpi/figure'

const { sentence: words } = eau.consumption

type Body = Pick<KpiBody, 'consumptions' | 'plan' | 'until' | 'period'> & {
  readonly water: Pick<KpiBody['water'], 'consumedM3'>
}
type Known = {
  readonly body: Body
  /** the stretch before, in words */
  readonly compared: string
  readonly nameOf: (device: DeviceId) => string
  /** names of those that probably leak now */
  readonly leaks: readonly string[]
  /** whether a cut of the site holds the count: what was taken is told, and nothing made of it */
  readonly isHeld: boolean
}

/** « 528 m³ consommés à 21:10, comme d’habitude (4 jeudis). Agrumes nord en a pris le plus : 184 m³, 35 %. » */
export const consumptionSentence = ({ body, compared, nameOf, leaks, isHeld }: Known): string => {
  const { consumedM3 } = body.water
  if (consumedM3.value === null) return words.nothing
  const said = `${words.taken(formatFigure(consumedM3.value, 'consumedM3'))}${byNow(body)}`
  const leak = leaks.length === 0 ? '' : words.leak(leaks)
  if (isHeld) return `${said}${words.held}${leak}`
  const { plan, period } = body
  const beside = againstOf({ figure: consumedM3, id: 'consumedM3', planned: plan?.consumedM3, period, compared })
  return `${stopped(`${said}${beside.words}`)}${mostWords(body, nameOf)}${leak}`
}

/** Of one consumer alone nobody asks who took most. */
const mostWords = ({ consumptions, water }: Body, nameOf: Known['nameOf']): string => {
  const whole = water.consumedM3.value ?? 0
  const [first] = consumptions.toSorted((a, b) => (b.volumeM3.value ?? 0) - (a.volumeM3.value ?? 0))
  const most = first?.volumeM3.value ?? 0
  return first === undefined || consumptions.length < 2 || most <= 0 || whole <= 0
    ? ''
    : words.most(nameOf(first.device), formatFigure(most, 'volumeM3'), formatPercent(Math.min(1, most / whole)))
}
