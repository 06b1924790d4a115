// In: alarms of a leak that were told, and what was found. Out: the same with a leak that was found and has no open alarm.
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
  if (found.length === 0 || told.main !== 0) return told
  const ledger = createLedger()
  const table = findingTable(found, facts, ledger)
  return {
    ...told,
    sentences: [
      ...found.map(
        ({ finding }) =>
          `${FINDING_NAMES.leak} – ${deviceName(finding.device, facts)} : constat en cours depuis le ${dayOf(finding.since, facts)}.`,
      ),
      ...told.sentences,
    ],
    table,
    noted: [...told.noted, ...ledger.noted()],
    holds: true,
  }
}
