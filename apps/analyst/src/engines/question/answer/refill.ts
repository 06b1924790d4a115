// In: a call what it would cost to fill tanks up, and the figures of the last days. Out: what they lack now, the energy that the pumps take for it, and that at the price of a slot.
import type { KpiBody } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm } from './ledger.ts'
import { hoursWords } from './tariff-hours.ts'
import { dayOfSlots } from './tariff-slots.ts'
import { deviceName, whenWords } from './words.ts'

type Call = CallOf<'figure'>

/** A tank that lacks less is full by what its level tells, m³. */
const LEAST_M3 = 1

/** « Remplir les bassins prend 1 240 m³ à 0,65 kWh/m³, soit 806 kWh : environ 596 MAD en heures creuses, à 0,74 MAD/kWh. » */
export const tellRefill = (call: Call, body: KpiBody, facts: Facts): Told => {
  const ids = Array.isArray(call.of) ? call.of : devicesOf('storages', facts).map(({ id }) => id)
  const rows = ids.map((id) => ({ id, index: body.storages.findIndex(({ device }) => device === id) }))
  const tanks = rows.map(({ id, index }) => {
    const { volumeM3 = null, capacityM3 = null } = body.storages[index] ?? {}
    const isKnown = volumeM3 !== null && capacityM3 !== null
    return { id, at: `0/storages/${index}`, room: isKnown ? { capacityM3, volumeM3 } : null }
  })
  const without = tanks.find(({ room }) => room === null)
  if (tanks.length === 0 || without !== undefined)
    return unknown(
      without === undefined
        ? 'Je ne sais pas : aucun bassin n’est connu ici.'
        : `Je ne sais pas : ce qui manque pour remplir ${deviceName(without.id, facts)} n’est pas connu.`,
    )
  const lacking = tanks.filter(({ room }) => room !== null && room.capacityM3 - room.volumeM3 >= LEAST_M3)
  const whole = Array.isArray(call.of) ? ids.map((id) => deviceName(id, facts)).join(' et ') : 'les bassins'
  const stand = Array.isArray(call.of) && ids.length === 1 ? 'est déjà plein' : 'sont déjà pleins'
  if (lacking.length === 0) return { ...unknown(`Rien à payer : ${whole} ${stand}.`), main: 0, known: true }
  const missing: Found = {
    value: lacking.reduce((sum, { room }) => sum + (room === null ? 0 : room.capacityM3 - room.volumeM3), 0),
    from: [...lacking.map(({ at }) => `${at}/capacityM3`), ...lacking.map(({ at }) => `${at}/volumeM3`)],
    how: 'left',
    first: lacking.length,
  }
  return priced(call, body, missing, whole, facts)
}

/** Without the energy of a m³, or its price, what is missing is told alone, and that the rest is not known. */
const priced = (call: Call, body: KpiBody, missing: Found, whole: string, facts: Facts): Told => {
  const ledger = createLedger()
  const { currency, tariff } = facts.site
  const water = ledger.say(missing, ...figureForm('producedM3', currency))
  const each = figureAt(body, 'kwhPerM3', 'site', undefined).now
  const lead = `Remplir ${whole} demande ${water}`
  const done = (sentences: readonly string[], main: number | null): Told => ({
    ...unknown(),
    sentences,
    noted: ledger.noted(),
    main,
    known: true,
    next: [],
  })
  if (each === null)
    return done([`${lead}. Ce que cela coûterait n’est pas connu : l’énergie d’un m³ pompé manque.`], null)
  const kwh: Found = { ...missing, value: missing.value * each.value, scale: each.value }
  const energy = `à ${ledger.say(each, ...figureForm('kwhPerM3', currency))}, soit ${ledger.say(kwh, ...figureForm('energyKwh', currency))}`
  const basis = `L’énergie d’un m³ est celle des pompes${whenWords(call.period, facts)}. L’eau tirée pendant ce temps vient en plus ; ce que le soleil donnerait n’est pas déduit.`
  if (call.slot === undefined || tariff === null)
    return done([`${lead}, ${energy} ; le prix n’en est pas connu.`, basis], null)
  const price = tariff.pricePerKwh[call.slot]
  const cost: Found = { ...missing, value: kwh.value * price, scale: each.value * price }
  const hours = hoursWords(dayOfSlots(tariff, Number(facts.today.slice(5, 7))), call.slot)
  const at = ledger.say(
    { value: price, from: [`tariff:${call.slot}`], how: 'read' },
    ...figureForm('pricePerKwh', currency),
  )
  const when = `en ${SLOT_NAMES[call.slot].toLowerCase()}${hours === null ? '' : `, ${hours}`}`
  return done(
    [`${lead}, ${energy} : environ ${ledger.say(cost, ...figureForm('cost', currency))}, à ${at} (${when}).`, basis],
    cost.value,
  )
}
