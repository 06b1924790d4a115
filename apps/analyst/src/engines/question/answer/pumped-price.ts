// In: a call what a pumped cubic metre costs, and the figures read. Out: what is said: what the energy of the pumps cost for each, or its energy at the price of an hour.
import type { KpiBody, PeriodInput } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts, hasMotor } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm } from './ledger.ts'
import { deviceName, whenWords } from './words.ts'

type Call = CallOf<'figure'>

/** Without hours: the energy of the pumps by the water that they gave; in hours of the tariff: the energy of the pumps at their price. */
export const tellPumpedPrice = (call: Call, [body, days]: readonly KpiBody[], facts: Facts): Told => {
  if (body === undefined) return unknown()
  if (call.slot !== undefined) return tellInSlot(call, call.slot, body, facts)
  if (priceDays(call) === null || days === undefined || !isDry(body, facts)) return tellBought(call, body, facts)
  const told = tellBought({ ...call, period: DAYS }, days, facts, 1)
  return told.known
    ? { ...told, sentences: [...told.sentences, `Aucune pompe n’a donné d’eau${whenWords(call.period, facts)}.`] }
    : told
}

const DAYS: PeriodInput = { unit: 'last-7d' }
/** Of a day without pumping the price of the last days is told; null: no single day is asked about. */
export const priceDays = ({ asks, period, slot }: Call): PeriodInput | null =>
  asks === 'price' && slot === undefined && period?.unit === 'day' ? DAYS : null

/** Whether the pumps gave no water. */
const isDry = (body: KpiBody, facts: Facts): boolean =>
  devicesOf('sources', facts)
    .filter(hasMotor)
    .every(({ id }) => figureAt(body, 'volumeM3', id, undefined).now?.value === 0)

/** « Un mètre cube pompé coûte environ 0,50 MAD d’énergie : 6 879 MAD pour 13 824 m³. »: what the pumps took, by the water that they gave. */
const tellBought = (call: Call, body: KpiBody, facts: Facts, read = 0): Told => {
  const when = whenWords(call.period, facts)
  const pumps = devicesOf('sources', facts).filter(hasMotor)
  if (pumps.length === 0) return unknown('Je ne sais pas : aucune pompe du site ne compte son énergie.')
  const each = pumps.map(({ id }) => ({
    id,
    cost: figureAt({ ...body, sources: [] }, 'cost', id, undefined, read).now,
    water: figureAt(body, 'volumeM3', id, undefined, read).now,
  }))
  const without = each.find(({ cost, water }) => cost === null || water === null)
  if (without !== undefined)
    return unknown(
      `Je ne sais pas : ${without.cost === null ? 'le coût de l’énergie' : 'l’eau'} de ${deviceName(without.id, facts)} n’est pas connu${without.cost === null ? '' : 'e'}${when}.`,
    )
  const [cost, water] = [sumOf(each.map((one) => one.cost)), sumOf(each.map((one) => one.water))]
  if (water.value <= 0) return unknown(`Je ne sais pas : aucune pompe n’a donné d’eau${when}.`)
  const ledger = createLedger()
  const { currency } = facts.site
  const price: Found = { value: cost.value / water.value, from: [...cost.from, ...water.from], how: 'quotient' }
  const energy = figureAt(body, 'kwhPerM3', 'site', undefined, read).now
  const told = ledger.say(price, currency, 2)
  const paid = `${ledger.say(cost, ...figureForm('cost', currency))} pour ${ledger.say(water, ...figureForm('producedM3', currency))}`
  const takes =
    energy === null ? 'C' : `Il prend ${ledger.say(energy, ...figureForm('kwhPerM3', currency))} aux pompes ; c`
  return {
    sentences: [
      ...wholeOf(call, price, facts, ledger),
      `Un mètre cube pompé coûte environ ${told} d’énergie : ${paid}${when}.`,
      `${takes}haque heure est comptée au prix de sa tranche, ce que le soleil en donne n’est pas déduit.`,
      ...(call.unpriced === true ? [WATER_UNPRICED] : []),
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: price.value * (call.volume ?? 1),
    known: true,
  }
}

const sumOf = (all: readonly (Found | null)[]): Found => ({
  value: all.reduce((sum, one) => sum + (one?.value ?? 0), 0),
  from: all.flatMap((one) => one?.from ?? []),
  how: 'sum',
})

/** « Un mètre cube pompé coûte environ 0,41 MAD d’énergie, à 0,74 MAD/kWh, en heures creuses. » */
const tellInSlot = (call: Call, slot: NonNullable<Call['slot']>, body: KpiBody, facts: Facts): Told => {
  const ledger = createLedger()
  const { currency, tariff } = facts.site
  const energy = figureAt(body, 'kwhPerM3', 'site', undefined).now
  const ofSlot = tariff?.pricePerKwh[slot]
  if (energy === null || ofSlot === undefined) return unknown()
  const price: Found = { value: ofSlot, from: [`tariff:${slot}`], how: 'read' }
  const each: Found = { ...price, value: ofSlot * energy.value, scale: energy.value }
  const told = ledger.say(each, currency)
  const at = ledger.say(price, ...figureForm('pricePerKwh', currency))
  return {
    sentences: [
      ...wholeOf(call, each, facts, ledger),
      `Un mètre cube pompé coûte environ ${told} d’énergie, à ${at}, en ${SLOT_NAMES[slot].toLowerCase()}.`,
      `Il prend ${ledger.say(energy, ...figureForm('kwhPerM3', currency))} aux pompes${whenWords(call.period, facts)} ; ce que le soleil en donne n’est pas déduit.`,
      ...(call.unpriced === true ? [WATER_UNPRICED] : []),
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: each.value * (call.volume ?? 1),
    known: true,
  }
}

/** « Pomper 100 m³ coûte environ 31 MAD d’énergie. »; nothing where no volume was said. */
const wholeOf = ({ volume }: Call, each: Found, facts: Facts, ledger: ReturnType<typeof createLedger>): string[] => {
  if (volume === undefined) return []
  const whole: Found = { ...each, value: each.value * volume, scale: (each.scale ?? 1) * volume }
  const water = ledger.say({ value: volume, from: [`asked:${volume}`], how: 'read' }, 'm³')
  return [`Pomper ${water} coûte environ ${ledger.say(whole, facts.site.currency)} d’énergie.`]
}
const WATER_UNPRICED = 'L’eau elle-même n’a pas de prix enregistré sur ce site.'
