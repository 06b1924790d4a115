// In: a cost, and the energy of the same two times. Out: what each use, the sun and the price made of the difference, in money.
import { type Found, figureForm, type How, type Ledger } from './ledger.ts'

/** Of one time and the other; null: it is not known of both. */
export type Both = readonly [now: Found, then: Found] | null
/** What one thing made of a difference: more than nothing where it made the cost rise. */
export type Part = {
  readonly value: number
  readonly from: readonly string[]
  readonly how: How
  /** where it made the cost rise, and where it made it fall */
  readonly words: readonly [rise: string, fall: string]
}
type Sides = {
  readonly cost: readonly [now: Found, then: Found]
  readonly grid?: Both
  readonly solar?: Both
  readonly pumps?: Both
}
type Bill = { readonly parts: readonly Part[]; readonly basis: () => string }

/**
 * What is bought is what the pumps and all other uses take less what the sun gives. Each is counted at the mean price of the
 * time compared with; how far the price of a kWh moved is the rest. null: what was bought is not known of both times.
 */
export const partsOfBill = (
  { cost: [now, then], grid = null, solar = null, pumps = null }: Sides,
  currency: string,
  ledger: Ledger,
): Bill | null => {
  if (!isRead(grid) || grid.some(({ value }) => value <= 0)) return null
  const mean = then.value / grid[1].value
  const price = [...then.from, ...grid[1].from]
  const sun = isRead(solar) ? solar : null
  const pump = isRead(pumps) ? pumps : null
  // pumps that took more than there was were not all measured
  const isCovered = pump?.every(({ value }, at) => value <= (grid[at]?.value ?? 0) + (sun?.[at]?.value ?? 0)) === true
  const uses = !isCovered || (solar !== null && sun === null) ? null : { pump, balance: [grid, sun, pump] as const }
  const parts: readonly Part[] = [
    ...(uses === null
      ? [{ ...moved(grid, mean, price), words: WORDS.bought }]
      : [
          ...(sun === null ? [] : [{ ...moved(sun, -mean, price), words: WORDS.solar }]),
          { ...moved(uses.pump, mean, price), words: WORDS.pumps },
          { ...others(uses.balance, mean, price), words: WORDS.others },
        ]),
    {
      value: now.value - mean * grid[0].value,
      from: [then, grid[0], grid[1], now, then].flatMap(({ from }) => from),
      how: 'part',
      words: WORDS.price,
    },
  ]
  const basis = () => {
    const form = figureForm('energyKwh', currency)
    const both = (name: string, [a, b]: readonly [Found, Found]) =>
      `${name} ${ledger.say(a, ...form)} contre ${ledger.say(b, ...form)}`
    const at = ledger.say({ value: mean, from: price, how: 'quotient' }, ...figureForm('pricePerKwh', currency))
    const told =
      uses === null
        ? [both('réseau', grid)]
        : [...(sun === null ? [] : [both('énergie solaire', sun)]), both('pompes', uses.pump), both('réseau', grid)]
    return `Au prix moyen d’avant, ${at} : ${told.join(', ')}.`
  }
  return { parts, basis }
}

const WORDS = {
  solar: ['moins d’énergie solaire', 'plus d’énergie solaire'],
  pumps: ['plus d’énergie aux pompes', 'moins d’énergie aux pompes'],
  others: ['plus d’énergie aux autres usages', 'moins d’énergie aux autres usages'],
  bought: ['plus d’électricité achetée', 'moins d’électricité achetée'],
  price: ['un kWh plus cher', 'un kWh moins cher'],
} as const

const isRead = (both: Both): both is readonly [now: Found, then: Found] =>
  both?.every(({ value, from }) => value >= 0 && from.length === 1) === true

const moved = ([now, then]: readonly [Found, Found], mean: number, price: readonly string[]) => ({
  value: (now.value - then.value) * mean,
  from: [...now.from, ...then.from, ...price],
  how: 'priced' as const,
})

/** All that is bought or made by the sun and goes to no pump. */
const others = (
  [grid, sun, pumps]: readonly [readonly [Found, Found], readonly [Found, Found] | null, readonly [Found, Found]],
  mean: number,
  price: readonly string[],
) => {
  const side = (at: 0 | 1) => (sun === null ? [grid[at], pumps[at]] : [grid[at], sun[at], pumps[at]])
  const left = (at: 0 | 1) => grid[at].value + (sun?.[at].value ?? 0) - pumps[at].value
  return {
    value: (left(0) - left(1)) * mean,
    from: [...[...side(0), ...side(1)].flatMap(({ from }) => from), ...price],
    how: 'balance' as const,
  }
}
