// In: a call what a pumped cubic metre costs, and the figures read. Out: what is said: its energy, at the price of an hour or at the mean price paid.
import type { KpiBody } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm } from './ledger.ts'
import { whenWords } from './words.ts'

/** « Un m³ pompé : environ 0,41 MAD d’énergie, à 0,74 MAD/kWh en heures creuses. » */
export const tellPumpedPrice = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const ledger = createLedger()
  const { currency, tariff } = facts.site
  const energy = figureAt(body, 'kwhPerM3', 'site', undefined).now
  const { slot } = call
  const ofSlot = slot === undefined ? undefined : tariff?.pricePerKwh[slot]
  const price: Found | null =
    slot === undefined
      ? figureAt(body, 'pricePerKwh', 'site', undefined).now
      : ofSlot === undefined
        ? null
        : { value: ofSlot, from: [`tariff:${slot}`], how: 'read' }
  if (energy === null || price === null) return unknown()
  const value = price.value * energy.value
  const told = ledger.say({ ...price, value, scale: energy.value }, currency)
  const at = ledger.say(price, ...figureForm('pricePerKwh', currency))
  const hours = slot === undefined ? 'le prix moyen payé au réseau' : `en ${SLOT_NAMES[slot].toLowerCase()}`
  const { volume } = call
  const whole: Found | null =
    volume === undefined ? null : { ...price, value: value * volume, scale: energy.value * volume }
  return {
    sentences: [
      ...(whole === null || volume === undefined
        ? []
        : [
            `Pomper ${ledger.say({ value: volume, from: [`asked:${volume}`], how: 'read' }, 'm³')} coûte environ ${ledger.say(whole, currency)} d’énergie.`,
          ]),
      `Un mètre cube pompé coûte environ ${told} d’énergie, à ${at}, ${hours}.`,
      `Il prend ${ledger.say(energy, ...figureForm('kwhPerM3', currency))} aux pompes${whenWords(call.period, facts)} ; ce que le soleil en donne n’est pas déduit.`,
      ...(call.unpriced === true ? ['L’eau elle-même n’a pas de prix enregistré sur ce site.'] : []),
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: whole?.value ?? value,
    known: true,
  }
}
