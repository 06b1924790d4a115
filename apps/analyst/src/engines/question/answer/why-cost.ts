// In: a cost and what it is set against, with the energy of both times, or the water alone. Out: how much of the difference each made, in money.
import type { Facts } from '../understand/facts.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { type Both, type Part, partsOfBill } from './why-bill.ts'
import { telling } from './why-parts.ts'

type Sides = {
  readonly cost: readonly [now: Found, then: Found]
  /** of water that the site had, where no energy is known */
  readonly water?: Both
  readonly grid?: Both
  readonly solar?: Both
  readonly pumps?: Both
}

export type WhyCost = {
  /** « moins d’énergie solaire (+817 MAD) et plus d’énergie aux pompes (+545 MAD) » */
  readonly causes: string
  /** what went the other way, in one sentence, or none */
  readonly inverse: readonly string[]
  /** what else made it, and at which price energy was counted */
  readonly price: readonly string[]
}

/** What is so many times the difference is no part of it. */
const MOST = 5

/** What made a cost differ: the energy by who took or gave it and its price, else the water and what it took. The parts add up to the difference. */
export const whyCost = (sides: Sides, facts: Facts, ledger: Ledger): WhyCost | null => {
  const [now, then] = sides.cost
  if (then.value <= 0 || [now, then].some(({ from }) => from.length > 1)) return null
  const { currency } = facts.site
  const bill = partsOfBill(sides, currency, ledger)
  const parts = bill?.parts ?? partsOfWater(sides)
  if (parts === null) return null
  const difference = now.value - then.value
  const said = ({ value, from, how, words }: Part) =>
    `${words[value > 0 ? 0 : 1]} (${value > 0 ? '+' : '−'}${ledger.say({ value: Math.abs(value), from, how }, ...figureForm('cost', currency))})`
  const those = telling(parts, difference, ({ value }) => value)
  // where each undoes another many times over, none of them made the difference
  const [first] = those
  if (first === undefined || Math.abs(first.value) > MOST * Math.abs(difference)) return null
  const other = telling(parts, -difference, ({ value }) => value)
  const rest = parts.filter((one) => one.value !== 0 && !those.includes(one) && !other.includes(one))
  return {
    causes: those.map(said).join(' et '),
    inverse: other.length === 0 ? [] : [`À l’inverse : ${other.map(said).join(' et ')}.`],
    price: [
      ...(rest.length === 0 ? [] : [`Le reste : ${rest.map(said).join(', ')}.`]),
      ...(bill === null ? [] : [bill.basis()]),
    ],
  }
}

/** Of a time of which only the water is known: that, and what it was bought for, each taken in turn from what it was to what it is. */
const partsOfWater = ({ cost: [now, then], water = null }: Sides): readonly Part[] | null => {
  if (water === null || water.some(({ value, from }) => value <= 0 || from.length !== 1)) return null
  const [above, below] = water
  const part = (tops: readonly [Found, Found], bottoms: readonly [Found, Found], words: Part['words']): Part => ({
    value: then.value * (tops[0].value / tops[1].value - bottoms[0].value / bottoms[1].value),
    from: [then, ...bottoms, ...tops].flatMap(({ from }) => from),
    how: 'part',
    words,
  })
  return [
    part([above, below], [then, then], ['plus d’eau produite', 'moins d’eau produite']),
    part([now, then], [above, below], ['un m³ produit plus cher', 'un m³ produit moins cher']),
  ]
}
