// In: a call about what could be saved, and what was read. Out: what lasting findings have cost, with what to do, and what other hours would save.
import { FINDING_ACTS } from '@vigie/contracts/finding-words'
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { findingTable, isAsked } from './findings.ts'
import { createLedger, type Found } from './ledger.ts'
import type { Placed } from './placed.ts'
import type { Bodies } from './reads.ts'
import { tellShift } from './shift.ts'
import { dayOf, deviceName } from './words.ts'

type Read = { readonly shift: Bodies['shift']; readonly findings: Bodies['findings'] }

/** So many findings are told in sentences; the table has all of them. */
const TOLD = 3

/** What is lost now and what could be won; nothing is said of what no number is known of. */
export const tellSavings = (
  { about, asks }: CallOf<'savings'>,
  { shift, findings: { findings, seen } }: Read,
  facts: Facts,
): Told => {
  const ledger = createLedger()
  const part = about === 'water' ? 'volumeM3' : 'cost'
  const unit = about === 'water' ? 'm³' : facts.site.currency
  const lost = findings
    .flatMap((finding, index) => {
      const estimate = finding[part]
      if (estimate === null || !isAsked(finding, {}, facts)) return []
      const at = `1/findings/${index}`
      const found: Found = { value: estimate.value, from: [`${at}/${part}/value`], how: 'read' }
      return [{ finding, at, found }]
    })
    .toSorted((a, b) => b.found.value - a.found.value)
  const moved = about === 'water' ? null : tellShift({ tool: 'shift' }, shift, facts)
  const plan = moved?.known === true ? moved : null
  if (lost.length === 0 && plan === null)
    return unknown(
      seen
        ? `Je ne sais pas chiffrer d’économie : aucun constat en cours n’a ${about === 'water' ? 'de volume perdu établi' : 'de coût établi, et aucun autre horaire de pompage n’apporte un gain sûr'}.`
        : 'Je ne sais pas encore : l’historique est en cours de lecture.',
    )
  const whole: Found = {
    value: lost.reduce((sum, { found }) => sum + found.value, 0),
    from: lost.flatMap(({ found }) => found.from),
    how: 'sum',
  }
  const yes = asks === 'any' ? 'Oui. ' : ''
  const sentences = [
    ...(lost.length === 0 ? [] : [`Perdus jusqu’ici par les constats en cours : ${ledger.say(whole, unit)}.`]),
    ...lost
      .slice(0, TOLD)
      .map(
        ({ finding, found }) =>
          `${FINDING_NAMES[finding.kind]} – ${deviceName(finding.device, facts)} : ${ledger.say(found, unit)} depuis le ${dayOf(finding.since, facts)}. ${FINDING_ACTS[finding.kind]}`,
      ),
    ...(plan?.sentences ?? []),
  ]
  return {
    sentences: sentences.map((one, index) => (index === 0 ? yes + one : one)),
    table: lost.length === 0 ? null : findingTable(lost satisfies readonly Placed[], facts, ledger),
    chart: null,
    noted: [...ledger.noted(), ...(plan?.noted ?? [])],
    main: lost.length === 0 ? (plan?.main ?? null) : whole.value,
    known: true,
  }
}
