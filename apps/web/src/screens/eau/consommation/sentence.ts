// In: what consumers took over a period, who leaks. Out: who leaks, how much was taken, against what, and who took most, in one sentence.
import { type DeviceId, FIGURES, type KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { againstOf, byNow } from '@/widgets/kpi/against'
import { formatFigure } from '@/widgets/kpi/figure'
import { volumesOf } from '@/widgets/kpi/volumes'
import { sentenceOf } from '@/widgets/site-state/sentence-parts'
import { sharesOf, takersOf } from './takers.ts'

const { sentence: words } = eau.consumption

type Body = Pick<KpiBody, 'sources' | 'consumptions' | 'plan' | 'until' | 'period'> & {
  readonly water: Pick<KpiBody['water'], 'producedM3' | 'consumedM3'>
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

/**
 * « 528 m³ consommés à 21:10 · jusqu’à 21:00, comme d’habitude (4 jeudis) · Agrumes nord en a pris le plus : 184 m³, 35 % »;
 * who probably leaks leads: it loses water for as long as nobody looks.
 */
export const consumptionSentence = ({ body, compared, nameOf, leaks, isHeld }: Known): string => {
  const { consumedM3 } = body.water
  if (consumedM3.value === null) return words.nothing
  const { plan, period } = body
  const beside = againstOf({ figure: consumedM3, id: 'consumedM3', planned: plan?.consumedM3, period, compared }).words
  return sentenceOf([
    ...(leaks.length === 0 ? [] : [words.leak(leaks)]),
    `${words.taken(formatFigure(consumedM3.value, 'consumedM3'))}${byNow(body)}`,
    ...(isHeld ? [words.held] : [...(beside === '' ? [] : [beside]), ...mostParts(body, nameOf)]),
  ])
}

/** Of one consumer alone nobody asks who took most; written as in the list of all of them. */
const mostParts = (body: Body, nameOf: Known['nameOf']): readonly string[] => {
  const whole = body.water.consumedM3.value ?? 0
  const takers = takersOf(body)
  const [first] = takers
  const most = first?.volumeM3.value ?? 0
  if (first === undefined || takers.length < 2 || most <= 0 || whole <= 0) return []
  const volumes = volumesOf(body)
  const [share = ''] = sharesOf(takers, whole)
  return [words.most(nameOf(first.device), `${volumes.write(volumes.of(first.device), most)}\u00a0${UNIT}`, share)]
}
const UNIT = FIGURES.volumeM3.unit
