// In: a call about whatever happened, and the alarms and cuts read for it. Out: what is said: alarms first, then cuts.
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { tellOutages } from './cuts.ts'
import { tellAlarms, tellGravest } from './happened.ts'
import { createLedger } from './ledger.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { runsUntil } from './words.ts'

/** How many alarms were raised, the gravest of them, and what was cut. */
export const tellEvents = (
  call: CallOf<'events'>,
  alarms: Bodies['alarms'],
  outages: Bodies['outages'],
  facts: Facts,
): Told => {
  const { period, clock } = call
  const upTo = runsUntil(period, facts, clock)
  const raised = tellAlarms({ ...call, tool: 'alarms', operation: 'list' }, alarms, facts)
  const cut = tellOutages({ ...call, tool: 'outages', operation: 'count', of: 'site' }, outages, facts, { read: 1 })
  if (raised.main === 0 && cut.main === 0)
    return {
      ...raised,
      sentences: [`Rien : ni alarme ni coupure (${periodWords(period, facts.today, clock)}).`, ...upTo],
    }
  const gravest = alarms.alarms.length === 0 ? null : tellGravest(alarms.alarms, createLedger(), facts)
  return {
    ...raised,
    sentences: [
      ...raised.sentences.filter((one) => !upTo.includes(one)),
      ...(gravest?.sentences ?? []),
      ...cut.sentences,
      ...upTo,
    ],
    table: raised.table ?? cut.table,
    noted: [...raised.noted, ...(gravest?.noted ?? []), ...cut.noted],
  }
}
