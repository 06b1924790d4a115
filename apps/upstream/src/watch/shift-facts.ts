import { type HandoverFacts, LEAST_TOGETHER, type Supply } from '@vigie/contracts/entities'
import { causesOfRecord } from '../alarms/common-cause.ts'
import { readCutsOfMoments } from '../store/alarm-cuts.ts'
import { readHandoverFacts, type ShiftAsked } from '../store/handovers.ts'
import type { Tx } from '../store/tables.ts'

/**
 * What the records of a site say now, and of the time of the shift. Each cut tells who was in it on record, as
 * the list and the detail of alarms do, since an alarm whose device was cut again is not among those that are open.
 */
export const readShiftFacts = async (
  tx: Tx,
  site: string,
  { supply, ...asked }: ShiftAsked & { readonly supply: Supply },
): Promise<HandoverFacts> => {
  const facts = await readHandoverFacts(tx, site, asked)
  const times = facts.alarms.flatMap(({ condition, raisedAt }) =>
    condition === 'power-off' ? [Date.parse(raisedAt)] : [],
  )
  const causes = causesOfRecord(await readCutsOfMoments(tx, site, times), supply)
  return {
    ...facts,
    alarms: facts.alarms.map((alarm) => {
      const cuts = causes.get(alarm.id)?.cuts ?? []
      if (cuts.length < LEAST_TOGETHER) return alarm
      const lasting = cuts.filter(({ clearedAt }) => clearedAt === null).length
      return { ...alarm, cut: { devices: cuts.length, lasting } }
    }),
  }
}
