// In: a call whether budgets would be kept once a leak is mended, the figures of their month and what was found. Out: yes or no by what was taken already, with what it would be without the leak.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { budgetRows, type Row } from './budget-leak.ts'
import { isAsked } from './findings.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import { leaksRead, type Placed } from './placed.ts'
import type { Bodies } from './reads.ts'
import { dayOf, deviceName, whenWords } from './words.ts'

/** Of all sectors so many are told one by one: those that have a leak or are past theirs. */
const TOLD = 3

/** What is past its budget stays so, whatever is mended; of what is not, the days to come decide. */
export const tellMended = (
  { of, period, asks }: CallOf<'figure'>,
  body: KpiBody,
  { findings, seen }: Bodies['findings'],
  facts: Facts,
): Told => {
  if (!seen) return unknown('Je ne sais pas encore : l’historique est en cours de lecture.')
  const leaks = leaksRead(findings)
  const leakOf = (row: Row) => leaks.find(({ finding }) => isAsked(finding, { device: row.id }, facts))
  const all = budgetRows(of, body, facts)
  const rows = Array.isArray(of)
    ? all
    : all.filter((row) => leakOf(row) !== undefined || row.used.value > row.budget.value).slice(0, TOLD)
  if (rows.length === 0)
    return unknown(
      all.length === 0
        ? 'Je ne sais pas : ni budget ni volume n’est connu pour cela.'
        : `Aucun secteur n’a de fuite constatée ni n’a dépassé son budget${whenWords(period, facts)}.`,
    )
  const ledger = createLedger()
  // a no stands first
  const isOver = ({ used, budget }: Row) => Number(used.value > budget.value)
  return {
    ...unknown(),
    sentences: rows
      .toSorted((a, b) => isOver(b) - isOver(a))
      .flatMap((row) => mendedWords(row, leakOf(row), asks === 'unleaked', body, facts, ledger)),
    noted: ledger.noted(),
    known: true,
  }
}

const mendedWords = (
  { id, used, budget }: Row,
  leak: Placed | undefined,
  /** it is asked of what was taken so far alone */
  isOfNow: boolean,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  const form = figureForm('volumeM3', facts.site.currency)
  const name = deviceName(id, facts)
  const took = leak === undefined ? null : tookIn(leak, body)
  if (isOfNow && took !== null && took.value <= used.value)
    return unleakedWords({ id, used, budget }, took, facts, ledger)
  const amounts = `${ledger.say(used, ...form)} consommés sur ${ledger.say(budget, ...form)}`
  const lead =
    used.value > budget.value
      ? `Non : ${name} a déjà dépassé son budget, quoi qu’on répare – ${amounts}.`
      : `${name} n’a pas dépassé son budget jusqu’ici – ${amounts} ; la suite dépend des jours à venir.`
  // whether it is passed without the leak is not known where what the leak took is not
  if (isOfNow && leak !== undefined && took === null)
    return [
      `Je ne sais pas : la fuite dure depuis le ${dayOf(leak.finding.since, facts)}, et ce qu’elle a pris sur cette seule période n’est pas établi.`,
      `Avec elle : ${amounts} – ${name}.`,
    ]
  if (leak === undefined) return [lead, `${name} : aucune fuite en cours n’y est constatée.`]
  if (took === null)
    return [
      lead,
      `La fuite dure depuis le ${dayOf(leak.finding.since, facts)} : ce qu’elle a pris sur cette seule période n’est pas établi.`,
    ]
  const without: Found = {
    value: Math.max(0, used.value - took.value),
    from: [...used.from, ...took.from],
    how: 'difference',
  }
  if (took.value > used.value) return [lead, `La fuite a pris ${ledger.say(took, ...form)}.`]
  return [
    lead,
    `Sans l’eau de la fuite (${ledger.say(took, ...form)}), ce serait ${ledger.say(without, ...form)}, ${without.value > budget.value ? 'au-delà du budget encore' : 'dans le budget'}.`,
  ]
}

/** What a leak took of a month that it began in and that still runs; null: of one that lasts since before it is not known apart. */
const tookIn = ({ finding, at }: Placed, { period, until }: KpiBody): Found | null =>
  finding.since >= period.from && until < period.to && finding.volumeM3 !== null
    ? { value: finding.volumeM3.value, from: [`${at}/volumeM3/value`], how: 'read' }
    : null

/** « Sans la fuite, non : 900 m³, 90 % du budget de 1 000 m³ – Secteur nord. », « Avec elle : 1 100 m³, 110 %. »: what is asked first. */
const unleakedWords = ({ id, used, budget }: Row, took: Found, facts: Facts, ledger: Ledger): readonly string[] => {
  const form = figureForm('volumeM3', facts.site.currency)
  const from = [...used.from, ...took.from]
  const without: Found = { value: used.value - took.value, from, how: 'difference' }
  const share = (of: Found, weights: readonly number[]) =>
    ledger.say(
      {
        value: (100 * of.value) / budget.value,
        from: of.from,
        how: 'weighed',
        weights,
        over: { from: budget.from, weights: [1] },
        scale: 100,
      },
      '%',
      0,
    )
  const isStill = without.value > budget.value
  return [
    `Sans la fuite, ${isStill ? 'oui encore' : 'non'} : ${ledger.say(without, ...form)}, ${share(without, [1, -1])} du budget (${ledger.say(budget, ...form)}) – ${deviceName(id, facts)}.`,
    `Avec elle : ${ledger.say(used, ...form)}, ${share(used, [1])}.`,
  ]
}
