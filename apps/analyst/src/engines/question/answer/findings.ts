// In: a call about what the analyst found, and the findings of the site. Out: what is said of those that last.

import { METRICS } from '@vigie/contracts/entities'
import { FINDING_ACTS, FINDING_GROUNDS } from '@vigie/contracts/finding-words'
import { FINDING_CONDITIONS, type Finding } from '@vigie/contracts/rest/analyst'
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Table, type Told, unknown } from './answer.ts'
import { createLedger, type Found, type Ledger } from './ledger.ts'
import { measuresOf, type Nights } from './nights.ts'
import { flowPer, paceOf } from './pace.ts'
import { LENGTHS } from './per-words.ts'
import type { Placed } from './placed.ts'
import type { Bodies } from './reads.ts'
import { sinceWhen } from './since-when.ts'
import { dayOf, deviceName, thingOf } from './words.ts'

type Call = CallOf<'findings'>

/** Why lost water without a leak that was found has no cost. */
const UNPRICED = 'L’eau elle-même n’a pas de prix ici : seule l’énergie que prend une fuite établie est chiffrée.'

/** So many findings are told in sentences; the table has as many. */
const TOLD = 6

/** What lasts of what was found: what it costs, since when, on what it rests, what to do. */
export const tellFindings = (
  call: Call,
  { findings, seen }: Bodies['findings'],
  nights: Nights,
  facts: Facts,
): Told => {
  if (!seen) return unknown('Je ne sais pas encore : l’historique est en cours de lecture.')
  const ledger = createLedger()
  const placed = placedOf(findings, call, facts)
  const [first, ...others] = placed
  if (first === undefined)
    return noneOf(call, facts, call.what === 'cost' && call.kind === 'leak' ? ` ${UNPRICED}` : '')
  const sentences = placed.flatMap((one) => sentencesOf(one, call, nights, facts, ledger))
  sentences.push(...sinceWhen(call, placed, facts))
  const amounts = AMOUNTS[call.what as keyof typeof AMOUNTS]
  return {
    sentences,
    table: findingTable(placed, facts, ledger),
    chart: null,
    noted: ledger.noted(),
    main: amounts === undefined || others.length > 0 ? null : (first.finding[amounts]?.value ?? null),
    known: true,
  }
}

/** The findings that are asked about, of leaks the one that lost most first, with where they stand in what was read. */
export const placedOf = (findings: Bodies['findings']['findings'], call: Call, facts: Facts): readonly Placed[] =>
  findings
    .map((finding, index): Placed => ({ finding, at: `0/findings/${index}` }))
    .filter(({ finding }) => isAsked(finding, call, facts))
    .toSorted((a, b) =>
      call.kind === 'leak' ? (b.finding.volumeM3?.value ?? 0) - (a.finding.volumeM3?.value ?? 0) : 0,
    )
    .slice(0, TOLD)

/** That nothing of what is asked about was found. */
export const noneOf = ({ kind, device }: Call, facts: Facts, more = ''): Told => {
  const what = kind === undefined ? '' : ` : ${FINDING_NAMES[kind].toLowerCase()}`
  const where = device === undefined ? '' : ` – ${deviceName(device, facts)}`
  return { ...unknown(`Aucun constat en cours${what}${where}.${more}`), known: true }
}

/** Each finding with what it lost. */
export const findingTable = (placed: readonly Placed[], facts: Facts, ledger: Ledger): Table => ({
  columns: ['Constat', 'Appareil', 'Depuis le', 'Eau perdue', 'Énergie perdue', 'Coût d’énergie'],
  rows: placed.map((one) => [
    FINDING_NAMES[one.finding.kind],
    deviceName(one.finding.device, facts),
    dayOf(one.finding.since, facts),
    ...PARTS.map((part) => amount(one, part, facts, ledger) ?? '–'),
  ]),
})

/** What lasts and nobody rejected, of what is asked about and of the thing that a device is a part of. */
export const isAsked = (
  { kind, device, endedAt, feedback }: Finding,
  call: Pick<Call, 'kind' | 'device'>,
  facts: Facts,
): boolean => {
  return (
    endedAt === null &&
    feedback?.verdict !== 'rejected' &&
    (call.kind === undefined || call.kind === kind || isOfCondition(kind, call.kind)) &&
    (call.device === undefined || thingOf(call.device, facts) === thingOf(device, facts))
  )
}

/** « Dérive de rendement (dont filtre qui se colmate) »: the condition that is named as a kind has the others of it within. */
const isOfCondition = (kind: Finding['kind'], asked: Finding['kind']): boolean =>
  asked === FINDING_CONDITIONS[asked] && FINDING_CONDITIONS[kind] === asked

const AMOUNTS = { cost: 'cost', water: 'volumeM3', energy: 'energyKwh' } as const
type Part = (typeof AMOUNTS)[keyof typeof AMOUNTS]
const PARTS = ['volumeM3', 'energyKwh', 'cost'] as const
const unitOf = (part: Part, { site }: Facts): string =>
  part === 'cost' ? site.currency : part === 'volumeM3' ? 'm³' : 'kWh'

const amount = (
  { finding, at }: Placed,
  part: Part,
  facts: Facts,
  ledger: Ledger,
  of: 'value' | 'low' | 'high' = 'value',
) => {
  const value = finding[part]?.[of]
  return value === undefined
    ? null
    : ledger.say({ value, from: [`${at}/${part}/${of}`], how: 'read' }, unitOf(part, facts))
}

const sentencesOf = (one: Placed, call: Call, nights: Nights, facts: Facts, ledger: Ledger): readonly string[] => {
  const { finding } = one
  const { what } = call
  const name = `${FINDING_NAMES[finding.kind]} – ${deviceName(finding.device, facts)}`
  const since = `depuis le ${dayOf(finding.since, facts)}`
  switch (what) {
    case 'cost':
    case 'water':
    case 'energy':
      return lostSentences(one, { ...call, what }, name, since, nights, facts, ledger)
    case 'losses':
      return [
        `${name} : ${lost(one, 'water', since, facts, ledger)}.`,
        ...pumpedFor(one, facts, ledger),
        ...perDay(one, { what: 'cost' }, nights, facts, ledger),
      ]
    case 'since':
      return [`${name} : ${since}. Établi le ${dayOf(finding.provedAt, facts)}.`]
    case 'where':
      return [
        `${name}.`,
        ...(finding.kind === 'leak' ? ['Entre le compteur et les vannes ; les mesures ne disent pas où.'] : []),
      ]
    case 'remedy':
      return [
        call.asks === 'when'
          ? `Maintenant : ${name.charAt(0).toLocaleLowerCase('fr')}${name.slice(1)}, ${since}.`
          : `${name} : ${since}.`,
        FINDING_ACTS[finding.kind],
      ]
    case 'sure':
      return [`${name} : établi le ${dayOf(finding.provedAt, facts)}.`, grounds(one, nights, ledger), saidBy(finding)]
    case 'list':
    case 'worse':
    case 'wear':
      return [`${name} : ${since}.`, grounds(one, nights, ledger)]
  }
}

/** What was lost; what is lost by so long first, where that is asked for and known. */
const lostSentences = (
  one: Placed,
  call: Call & { readonly what: keyof typeof AMOUNTS },
  name: string,
  since: string,
  nights: Nights,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  const part = AMOUNTS[call.what]
  const pace =
    call.per === undefined ? null : paceOf(one, [part, unitOf(part, facts)], LENGTHS[call.per], nights, facts, ledger)
  const all = lost(one, call.what, since, facts, ledger)
  return pace === null
    ? [`${name} : ${all}.`, ...perDay(one, call, nights, facts, ledger)]
    : [`${name} : ${pace}.`, `En tout : ${all}.`]
}

/** What it took to pump what was lost: « Énergie pour la pomper : 225 kWh, soit 472 MAD. » */
const pumpedFor = (one: Placed, facts: Facts, ledger: Ledger): readonly string[] => {
  const [energy, cost] = [amount(one, 'energyKwh', facts, ledger), amount(one, 'cost', facts, ledger)]
  if (energy === null && cost === null) return ['Ce qu’elle a coûté n’est pas chiffré.']
  return [`Énergie pour la pomper : ${[energy, cost].filter((text) => text !== null).join(', soit ')}.`]
}

/** « 978 m³ d’eau perdue », « 225 kWh d’énergie perdue »: what it lost, water before energy; null: neither is known. */
export const lossOf = (one: Placed, facts: Facts, ledger: Ledger): string | null => {
  const [water, energy] = [one.finding.volumeM3, one.finding.energyKwh]
  return water !== null
    ? `${amount(one, 'volumeM3', facts, ledger)} d’eau perdue`
    : energy !== null
      ? `${amount(one, 'energyKwh', facts, ledger)} d’énergie perdue`
      : null
}

const LOST = { cost: 'coût d’énergie', water: 'eau perdue', energy: 'énergie perdue' } as const
const lost = (one: Placed, what: keyof typeof LOST, since: string, facts: Facts, ledger: Ledger): string => {
  const part = AMOUNTS[what]
  const said = amount(one, part, facts, ledger)
  if (said === null) return `${LOST[what]} non chiffré${what === 'cost' ? '' : 'e'}`
  const [low, high] = [amount(one, part, facts, ledger, 'low'), amount(one, part, facts, ledger, 'high')]
  return `${said} ${since}, très probablement entre ${low} et ${high}${pricedAt(one, what, facts, ledger)}`
}

/** « ; soit 472 MAD d’énergie pour la pomper »: what the water or the energy that was lost came to in money; nothing where that is not known. */
const pricedAt = (one: Placed, what: keyof typeof LOST, facts: Facts, ledger: Ledger): string => {
  const cost = what === 'cost' ? null : amount(one, 'cost', facts, ledger)
  if (cost === null) return ''
  return ` ; soit ${cost}${what === 'water' ? ' d’énergie pour la pomper' : ''}`
}

/** « Au débit de la dernière nuit : 44,9 m³ de plus par jour. »: where it was not asked by how long. */
const perDay = (
  one: Placed,
  { what, per }: Pick<Call, 'what' | 'per'>,
  nights: Nights,
  facts: Facts,
  ledger: Ledger,
): string[] => {
  const part = AMOUNTS[what as keyof typeof AMOUNTS]
  const flow = per === undefined ? flowPer(one, [part, unitOf(part, facts)], LENGTHS.day, nights, ledger) : null
  return flow === null
    ? []
    : [`Au débit ${flow.by} : ${part === 'cost' ? '≈\u00a0' : ''}${flow.text} de plus ${flow.words}.`]
}

/** What a finding rests on; a leak is told by the last night of its device, where that is one. */
export const grounds = ({ finding, at }: Placed, nights: Nights, ledger: Ledger): string => {
  const { usual, present, unit } = measuresOf(finding, at, nights)
  // a value that a screen shows live has the decimals that it has there
  const live = finding.kind === 'stuck-sensor' ? finding.moved[0]?.metric : undefined
  const decimals = live !== undefined ? METRICS[live].decimals : unit === 'kWh/m³' ? 3 : undefined
  const say = (found: Found) => ledger.say(found, unit, decimals)
  return FINDING_GROUNDS[finding.kind](say(usual), say(present))
}

/** Who it was is told on the page of the finding. */
const saidBy = ({ feedback }: Finding): string =>
  feedback === null ? 'Personne ne l’a encore confirmé ni rejeté.' : 'Quelqu’un l’a confirmé.'
