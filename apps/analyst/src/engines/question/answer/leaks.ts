// In: alarms of a leak that were told, and what was found. Out: the same with the leaks that were found: where, and since when.
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { findingTable, isAsked } from './findings.ts'
import { createLedger } from './ledger.ts'
import type { Bodies } from './reads.ts'
import { dayOf, deviceName } from './words.ts'

/** An alarm may have been put away while the leak lasts: what was found is told, too. */
export const withLeaks = (
  { device }: CallOf<'alarms'>,
  told: Told,
  { findings }: Bodies['findings'],
  facts: Facts,
): Told => {
  const found = findings
    .map((finding, index) => ({ finding, at: `1/findings/${index}` }))
    .filter(({ finding }) => isAsked(finding, { kind: 'leak', ...(device !== undefined && { device }) }, facts))
  if (found.length === 0 || told.main === null) return told
  const ledger = createLedger()
  const table = findingTable(found, facts, ledger)
  const each = found.map(
    ({ finding }) =>
      `${FINDING_NAMES.leak} – ${deviceName(finding.device, facts)} : constat en cours depuis le ${dayOf(finding.since, facts)}.`,
  )
  const [first = '', ...rest] = told.sentences
  // how many alarms are open is said before where the leak is
  if (told.main > 0) return { ...told, sentences: [first, ...each, ...rest] }
  return {
    ...told,
    sentences: [...each, ...told.sentences],
    table,
    noted: [...told.noted, ...ledger.noted()],
    holds: true,
  }
}
