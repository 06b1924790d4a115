// In: alarms of a leak that were told, and what was found. Out: the same with the leaks that were found: where, and since when.
import type { Finding } from '@vigie/contracts/rest/analyst'
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { findingTable, isAsked, lossOf } from './findings.ts'
import { createLedger } from './ledger.ts'
import type { Bodies } from './reads.ts'
import { stretchOf } from './stretch.ts'
import { dayOf, deviceName } from './words.ts'

/** An alarm may have been put away while the leak lasts: what was found is told, too. */
export const withLeaks = (call: CallOf<'alarms'>, told: Told, { findings }: Bodies['findings'], facts: Facts): Told => {
  const found = findings
    .map((finding, index) => ({ finding, at: `1/findings/${index}` }))
    .filter(({ finding }) => isOfTime(finding, call, facts))
  if (found.length === 0 || told.main === null) return told
  const ledger = createLedger()
  const table = findingTable(found, facts, ledger)
  const each = found.map((one) => {
    const { device, since, endedAt } = one.finding
    const from = dayOf(since, facts)
    const time = endedAt === null ? `constat en cours depuis le ${from}` : `du ${from} au ${dayOf(endedAt, facts)}`
    const lost = lossOf(one, facts, ledger)
    return `${FINDING_NAMES.leak} – ${deviceName(device, facts)} : ${time}${lost === null ? '' : ` ; ${lost}`}.`
  })
  // where it is and what it takes is what is asked; how many alarms tell it stands behind
  return {
    ...told,
    sentences: [...each, ...told.sentences],
    table: told.main > 0 ? told.table : table,
    noted: [...told.noted, ...ledger.noted()],
    holds: true,
  }
}

/** A leak that lasts; of a time that was asked for, one that ran in it. */
const isOfTime = (finding: Finding, { device, period, clock }: CallOf<'alarms'>, facts: Facts): boolean => {
  const of = { kind: 'leak' as const, ...(device !== undefined && { device }) }
  if (period === undefined) return isAsked(finding, of, facts)
  const { from, to } = stretchOf(period, facts, clock)
  const { since, endedAt } = finding
  return isAsked({ ...finding, endedAt: null }, of, facts) && since < to && (endedAt === null || endedAt > from)
}
