// In: a call about the electricity contract, and the site. Out: what is said: which slot runs, at what price, until when.
import type { Tariff, TariffSlot } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import { addDays } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import { type Table, type Told, unknown } from './answer.ts'
import { createLedger, figureForm, type Ledger } from './ledger.ts'
import { wallAt } from './stretch.ts'
import { hoursWords, seasonsOf, seasonWords } from './tariff-hours.ts'
import { dayOfSlots, hasSlot, type SlotStretch, slotsFrom } from './tariff-slots.ts'
import { dayOf } from './words.ts'

type Call = CallOf<'tariff'>
/** What an answer is made of: the slots from now on, and how a price is said. */
type Read = {
  readonly tariff: Tariff
  readonly stretches: readonly SlotStretch[]
  readonly price: (slot: TariffSlot) => string
  readonly facts: Facts
}

/** The slots of the contract; nothing is known where the site has none. */
export const tellTariff = (call: Call, facts: Facts): Told => {
  const { tariff, timeZone } = facts.site
  if (tariff === null) return unknown('Je ne sais pas : aucun tarif d’électricité n’est enregistré pour ce site.')
  const ledger = createLedger()
  const read: Read = {
    tariff,
    stretches: slotsFrom(tariff, facts.now, timeZone),
    price: priceIn(tariff, facts, ledger),
    facts,
  }
  const now = read.stretches[0]?.slot ?? 'off-peak'
  const slot = call.slot ?? now
  if (!hasSlot(tariff, slot))
    return {
      ...unknown(`Le tarif de ce site n’a pas d’${lower(SLOT_NAMES[slot])}.`),
      known: true,
    }
  return {
    sentences: sentencesOf(call, slot, read),
    table: call.what === 'all' ? tableOf(read) : null,
    chart: null,
    noted: ledger.noted(),
    main: call.what === 'all' ? null : tariff.pricePerKwh[slot],
    known: true,
  }
}

/** The hours at which a kWh costs the least; `isNow`: whether they run first. null: there is no contract, or one price all day. */
export const tellCheapest = (facts: Facts, isNow = false): Told | null => {
  const { tariff } = facts.site
  if (tariff === null) return null
  const [slot, ...dearer] = slotsOf(tariff)
  if (slot === undefined || dearer.length === 0) return null
  if (isNow) return tellTariff({ tool: 'tariff', what: 'is', slot }, facts)
  const ledger = createLedger()
  const price = priceIn(tariff, facts, ledger)(slot)
  return {
    ...unknown(`Au moins cher : ${price}, en ${lower(SLOT_NAMES[slot])}, ${hoursNow(slot, { tariff, facts })}.`),
    noted: ledger.noted(),
    main: tariff.pricePerKwh[slot],
    known: true,
  }
}

const priceIn = (tariff: Tariff, { site }: Facts, ledger: Ledger) => {
  const form = figureForm('pricePerKwh', site.currency)
  return (slot: TariffSlot): string =>
    ledger.say({ value: tariff.pricePerKwh[slot], from: [`tariff:${slot}`], how: 'read' }, ...form)
}

const sentencesOf = ({ what }: Call, slot: TariffSlot, read: Read): readonly string[] => {
  const [now] = read.stretches
  if (now === undefined) return []
  const runs = now.slot === slot
  switch (what) {
    case 'now':
      return [`${nowWords(now, read)}.`, ...thenWords(read)]
    case 'is':
      return runs
        ? [`Oui : ${lower(nowWords(now, read, ','))}.`, ...thenWords(read)]
        : [`Non : ${lower(nowWords(now, read, ','))}.`, ...beginning(slot, read)]
    case 'begins':
      return runs
        ? [`C’est en cours : ${lower(nowWords(now, read, ','))}.`, ...beginning(slot, read)]
        : [...beginning(slot, read), `${nowWords(now, read)}.`]
    case 'ends':
      return ending(slot, read)
    case 'slot':
      return [`${SLOT_NAMES[slot]} : ${read.price(slot)}, ${hoursNow(slot, read)}.`, ...beginning(slot, read)]
    case 'all':
      return [
        `Prix du kWh : ${slotsOf(read.tariff)
          .map((one) => `${lower(SLOT_NAMES[one])} ${read.price(one)}`)
          .join(', ')}.`,
        `${nowWords(now, read)}.`,
        ...thenWords(read),
      ]
  }
}

/** « Heures pleines en ce moment : 1,01 MAD/kWh, jusqu’à 17:00 ». */
const nowWords = ({ slot, to }: SlotStretch, { price, facts }: Read, mark = ' :'): string =>
  `${SLOT_NAMES[slot]} en ce moment${mark} ${price(slot)}, ${to === null ? 'à toute heure' : untilWords(to, facts)}`

/** What follows the slot that runs. */
const thenWords = ({ stretches: [, next], price, facts }: Read): readonly string[] =>
  next === undefined
    ? []
    : [
        `Ensuite, ${lower(SLOT_NAMES[next.slot])} : ${price(next.slot)}${next.to === null ? '' : `, ${untilWords(next.to, facts)}`}.`,
      ]

/** When a slot begins the next time. */
const beginning = (slot: TariffSlot, { stretches, price, facts }: Read): readonly string[] => {
  const next = stretches.slice(1).find((one) => one.slot === slot)
  if (next === undefined) return []
  const until = next.to === null ? '' : `, ${untilWords(next.to, facts)}`
  return [`Les prochaines ${lower(SLOT_NAMES[slot])} commencent ${atWords(next.from, facts)} : ${price(slot)}${until}.`]
}

const ending = (slot: TariffSlot, { stretches, facts }: Read): readonly string[] => {
  const [now] = stretches
  const one = stretches.find((stretch) => stretch.slot === slot)
  const name = lower(SLOT_NAMES[slot])
  if (one === undefined || one.to === null) return [`Les ${name} ne finissent pas : elles valent à toute heure.`]
  const at = atWords(one.to, facts)
  return one === now
    ? [`Les ${name} finissent ${at}.`]
    : [`Les prochaines ${name} finissent ${at} ; elles commencent ${atWords(one.from, facts)}.`]
}

/** The slots that the contract has, cheapest first. */
const slotsOf = (tariff: Tariff): readonly TariffSlot[] =>
  (['off-peak', 'standard', 'peak'] as const)
    .filter((slot) => hasSlot(tariff, slot))
    .toSorted((a, b) => tariff.pricePerKwh[a] - tariff.pricePerKwh[b])

/** The hours of a slot in the month that runs. */
const hoursNow = (slot: TariffSlot, { tariff, facts }: Pick<Read, 'tariff' | 'facts'>): string => {
  const month = Number(facts.today.slice(5, 7))
  const hours = hoursWords(dayOfSlots(tariff, month), slot)
  const [, ...seasons] = seasonsOf(tariff)
  return hours === null ? 'à aucune heure ce mois-ci' : `${hours}${seasons.length === 0 ? '' : ' ce mois-ci'}`
}

/** Each slot with its price, and its hours in each season. */
const tableOf = (read: Read): Table => {
  const seasons = seasonsOf(read.tariff).slice(0, MOST_SEASONS)
  const hours = seasons.length === 1 ? ['Heures'] : seasons.map((months) => `Heures, ${seasonWords(months)}`)
  return {
    columns: ['Tranche', 'Prix du kWh', ...hours],
    rows: slotsOf(read.tariff).map((slot) => [
      SLOT_NAMES[slot],
      read.price(slot),
      ...seasons.map(([month = 1]) => hoursWords(dayOfSlots(read.tariff, month), slot) ?? '–'),
    ]),
  }
}
/** A table has no more columns of hours. */
const MOST_SEASONS = 4

/** « à 17:00 », « demain à 07:00 », « le 1 mars 2027 à 07:00 ». */
const atWords = (at: number, { today, site }: Facts): string => {
  const { day, hour } = wallAt(at, site.timeZone)
  return day === today
    ? `à ${hour}`
    : day === addDays(today, 1)
      ? `demain à ${hour}`
      : `le ${dayOf(at, { site })} à ${hour}`
}

/** « jusqu’à 17:00 », « jusqu’à demain 07:00 ». */
const untilWords = (at: number, { today, site }: Facts): string => {
  const { day, hour } = wallAt(at, site.timeZone)
  return day === today
    ? `jusqu’à ${hour}`
    : day === addDays(today, 1)
      ? `jusqu’à demain ${hour}`
      : `jusqu’au ${dayOf(at, { site })} à ${hour}`
}

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
