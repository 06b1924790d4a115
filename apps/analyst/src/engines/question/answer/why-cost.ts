// In: a cost and what it is set against, with the water pumped and the energy bought in both times. Out: how much of the difference each made, in money, and what a cubic metre cost.
import type { Facts } from '../understand/facts.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { telling } from './why-parts.ts'

/** Of one time and the other; null: it is not known of both. */
type Both = readonly [now: Found, then: Found] | null
type Sides = { readonly cost: readonly [now: Found, then: Found]; readonly water: Both; readonly grid: Both }

export type WhyCost = {
  /** « plus d’eau pompée (+62 MAD) et un kWh plus cher (+26 MAD) » */
  readonly causes: string
  /** what went the other way, in one sentence, or none */
  readonly inverse: readonly string[]
  /** what a cubic metre cost, in one sentence, or none */
  readonly price: readonly string[]
}

/** How far a price may be from another and count as the same. */
const SAME_PRICE = 0.03
/** What is so many times the difference is no part of it. */
const MOST = 5

/**
 * The cost is the water pumped, times what is bought for each m³, times the price of a kWh: each is taken in turn from
 * what it was to what it is, so that the parts add up to the difference. `than`: « d’habitude », « la veille ».
 */
export const whyCost = (
  { cost: [now, then], water, grid }: Sides,
  than: string,
  facts: Facts,
  ledger: Ledger,
): WhyCost | null => {
  const { currency } = facts.site
  const steps = [
    ...(isWhole(water) ? [{ both: water, words: WORDS.water }] : []),
    ...(isWhole(grid) ? [{ both: grid, words: isWhole(water) ? WORDS.perM3 : WORDS.bought }] : []),
    { both: [now, then] as const, words: isWhole(grid) ? WORDS.price : WORDS.m3 },
  ]
  if (steps.length < 2 || then.value <= 0 || [now, then].some(({ from }) => from.length > 1)) return null
  const parts = steps.map(({ both: [above, below], words }, index) => {
    const [top, bottom] = steps[index - 1]?.both ?? [then, then]
    return {
      value: then.value * (above.value / below.value - top.value / bottom.value),
      from: [then, top, bottom, above, below].flatMap(({ from }) => from),
      words,
    }
  })
  const difference = now.value - then.value
  const said = ({ value, from, words }: (typeof parts)[number]) =>
    `${words[value > 0 ? 0 : 1]} (${value > 0 ? '+' : '−'}${ledger.say({ value: Math.abs(value), from, how: 'part' }, ...figureForm('cost', currency))})`
  const those = telling(parts, difference, ({ value }) => value)
  // where each undoes another many times over, none of them made the difference
  const [first] = those
  if (first === undefined || Math.abs(first.value) > MOST * Math.abs(difference)) return null
  const other = telling(parts, -difference, ({ value }) => value)
  return {
    causes: those.map(said).join(' et '),
    inverse: other.length === 0 ? [] : [`À l’inverse : ${other.map(said).join(' et ')}.`],
    price: isWhole(water) ? [priceLine([now, then], water, than, currency, ledger)] : [],
  }
}

const WORDS = {
  water: ['plus d’eau pompée', 'moins d’eau pompée'],
  perM3: ['plus d’électricité achetée par m³', 'moins d’électricité achetée par m³'],
  bought: ['plus d’électricité achetée', 'moins d’électricité achetée'],
  price: ['un kWh plus cher', 'un kWh moins cher'],
  m3: ['un m³ plus cher', 'un m³ moins cher'],
} as const

const isWhole = (both: Both): both is readonly [now: Found, then: Found] =>
  both?.every(({ value, from }) => value > 0 && from.length === 1) === true

/** More water at the same price is no water that costs more. */
const priceLine = (
  cost: readonly [now: Found, then: Found],
  water: readonly [now: Found, then: Found],
  than: string,
  currency: string,
  ledger: Ledger,
): string => {
  const price = (side: 0 | 1): Found => ({
    value: cost[side].value / water[side].value,
    from: [...cost[side].from, ...water[side].from],
    how: 'quotient',
  })
  const [now, then] = [price(0), price(1)]
  const told = (found: Found) => ledger.say(found, currency, 2)
  const isSame = Math.abs(now.value - then.value) <= SAME_PRICE * then.value
  const more = water[0].value > water[1].value
  return isSame
    ? `Par m³ pompé, l’électricité achetée coûte autant (${told(now)}, contre ${told(then)} ${than}) : c’est ${more ? 'plus' : 'moins'} d’eau au même prix.`
    : `Par m³ pompé, l’électricité achetée coûte ${told(now)}, contre ${told(then)} ${than}.`
}
