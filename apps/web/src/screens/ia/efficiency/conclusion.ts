// In: the findings that last and the plan of the pumps. Out: the one sentence that the screen begins with, and how grave it is.
import type { Finding, FindingsResponse } from '@vigie/contracts/rest/analyst'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { amount } from '@/widgets/findings/amount'
import { sentenceOf } from '@/widgets/site-state/sentence-parts'
import { byLoss, lossesOf, type Names } from './amounts.ts'

export type Conclusion = { readonly tone: 'good' | 'warn'; readonly words: string }

type Concluded = {
  readonly current: readonly Finding[]
  readonly shift: FindingsResponse['shift']
  readonly names: Pick<Names, 'currency' | 'nameOf'>
}

/** What costs money now and where most of it goes, then what could be gained; money is only told where it is stated. */
export const conclusionOf = ({ current, shift, names }: Concluded): Conclusion => ({
  tone: current.length === 0 ? 'good' : 'warn',
  words: sentenceOf([
    ...(current.length === 0 ? [words.allNormal] : foundParts(current, names)),
    ...(shift?.isStated === true ? [words.gain(amount(shift.savingPerDay.value, names.currency))] : []),
  ]),
})

const foundParts = (current: readonly Finding[], { currency, nameOf }: Concluded['names']): readonly string[] => {
  const count = words.current(current.length)
  const [total] = lossesOf(current, currency).cost
  const [worst] = current.toSorted(byLoss)
  if (total === null || worst?.cost == null) return [words.noneCosted(count)]
  const cause = words.cause(worst.kind, nameOf(worst.device))
  const isAll = current.filter(({ cost }) => cost !== null).length === 1
  return [
    words.costing(count, amount(total, currency)),
    isAll ? cause : words.costingMost(amount(worst.cost.value, currency), cause),
  ]
}
