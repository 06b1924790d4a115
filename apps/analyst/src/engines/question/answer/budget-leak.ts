// In: a call whether budgets are passed because of a leak, the figures of their month and what was found. Out: how much too much was taken, and what of it the leak took.
import { HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { spanOf } from '../understand/calendar.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { isAsked } from './findings.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import { leaksRead, type Placed } from './placed.ts'
import type { Bodies } from './reads.ts'
import { dayOf, deviceName, whenWords } from './words.ts'

/** A sector with what it took and its budget. */
export type Row = { readonly id: string; readonly used: Found; readonly budget: Found }

/** Those of the sectors asked about whose volume and budget are both known. */
export const budgetRows = (of: CallOf<'figure'>['of'], body: KpiBody, facts: Facts): readonly Row[] =>
  devicesOf('consumptions', facts).flatMap(({ id }): Row[] => {
    const [used, budget] = [
      figureAt(body, 'volumeM3', id, undefined).now,
      figureAt(body, 'budgetM3', id, undefined).now,
    ]
    const isMeant = !Array.isArray(of) || of.includes(id)
    return !isMeant || used === null || budget === null || budget.value <= 0 ? [] : [{ id, used, budget }]
  })

/** « Oui, en grande partie : 333 m³ de trop, la fuite en a pris 1 017 m³ – Secteur nord. » */
export const tellBudgetLeak = (
  { of, period }: CallOf<'figure'>,
  body: KpiBody,
  { findings, seen }: Bodies['findings'],
  facts: Facts,
): Told => {
  if (!seen) return unknown('Je ne sais pas encore : l’historique est en cours de lecture.')
  const ledger = createLedger()
  const rows = budgetRows(of, body, facts)
  if (rows.length === 0) return unknown('Je ne sais pas : ni budget ni volume n’est connu pour cela.')
  const over = rows
    .filter(({ used, budget }) => used.value > budget.value)
    .toSorted((a, b) => b.used.value - b.budget.value - (a.used.value - a.budget.value))
  const when = whenWords(period, facts)
  const [only] = rows
  const none =
    rows.length === 1 && only !== undefined
      ? `Non : ${deviceName(only.id, facts)} n’a pas dépassé son budget${when}.`
      : `Non : aucun secteur n’a dépassé son budget${when}.`
  const placed = leaksRead(findings)
  const runs = period !== null && spanOf(period, facts.today).last >= facts.today
  const sentences = over.map((row) => {
    const leak = placed.find(({ finding }) => isAsked(finding, { device: row.id }, facts))
    return over.length === 1
      ? `${leakWords(row, leak, body, runs, facts, ledger)} – ${deviceName(row.id, facts)}${when}.`
      : `${deviceName(row.id, facts)}${when} : ${lowered(leakWords(row, leak, body, runs, facts, ledger))}.`
  })
  return {
    ...unknown(),
    sentences: over.length === 0 ? [none] : sentences,
    noted: ledger.noted(),
    known: true,
  }
}

/** What a leak took of a month that it began in was found; of one that it lasts since before, its mean flow tells about how much. */
const leakWords = (
  { used, budget }: Row,
  leak: Placed | undefined,
  body: KpiBody,
  runs: boolean,
  facts: Facts,
  ledger: Ledger,
): string => {
  const form = figureForm('volumeM3', facts.site.currency)
  const excess: Found = {
    value: used.value - budget.value,
    from: [...used.from, ...budget.from],
    how: 'difference',
  }
  const tooMuch = `${ledger.say(excess, ...form)} de trop`
  if (leak === undefined) return `Non, rien ne le montre : ${tooMuch}, et aucune fuite en cours n’y est constatée`
  const took = tookIn(leak, body, runs)
  const since = `la fuite dure depuis le ${dayOf(leak.finding.since, facts)}`
  if (took === null) return `Je ne peux pas le dire : ${tooMuch} ; ${since}, ce qu’elle a pris n’est pas chiffré`
  const amount = `${took.how === 'read' ? '' : 'environ '}${ledger.say(took, ...form)}`
  const lead =
    took.value >= excess.value ? 'Oui, en grande partie' : took.value >= excess.value / 2 ? 'En partie' : 'Pour peu'
  return `${lead} : ${tooMuch}, la fuite en a pris ${amount}`
}

/** null: it is not known. */
const tookIn = ({ finding, at }: Placed, { period, until }: KpiBody, runs: boolean): Found | null => {
  const { since, volumeM3, unit, present, usual } = finding
  if (since >= period.from && runs)
    return volumeM3 === null ? null : { value: volumeM3.value, from: [`${at}/volumeM3/value`], how: 'read' }
  const hours = (Math.min(until, period.to) - Math.max(since, period.from)) / HOUR_MS
  if (unit !== 'm³/h' || present <= usual || hours <= 0) return null
  const from = [`${at}/present`, `${at}/usual`]
  return { value: (present - usual) * hours, from, how: 'difference', scale: hours }
}

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
