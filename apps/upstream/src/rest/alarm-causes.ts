import { type Alarm, type AlarmDetail, commonCausesOf, hasNoPower, supplyOf } from '@vigie/contracts/entities'
import { causeOf, commonOf, cutCausesOf } from '../alarms/common-cause.ts'
import type { Directory } from '../directory/directory.ts'
import { readCutsOfMoments, readLastingCuts, readPower } from '../store/alarm-cuts.ts'
import { readAlarms } from '../store/alarms.ts'
import type { Database } from '../store/tables.ts'

/** What the causes of the alarms of a site are read from. */
export type CauseRecords = { readonly db: Database; readonly directory: Directory; readonly site: string }

/** Alarms of one site, each with the cause that is known by now, in the same order. */
export const withCauses = async (records: CauseRecords, alarms: readonly Alarm[]): Promise<Alarm[]> => {
  const { causes, cutOf } = await readCauses(records, alarms)
  return alarms.map((alarm) => ({ ...alarm, cause: causeOf(alarm, cutOf(alarm), causes) }))
}

/** An alarm with the cause that is known by now, and what it has in common with others. */
export const withCommonCause = async (
  records: CauseRecords,
  { alarm, ...detail }: Omit<AlarmDetail, 'common'>,
): Promise<AlarmDetail> => {
  const { causes, cutOf, supply, devices } = await readCauses(records, [alarm])
  const cut = cutOf(alarm)
  const known = { ...detail, alarm: { ...alarm, cause: causeOf(alarm, cut, causes) } }
  if (cut === undefined) return { ...known, common: null }
  const { db, site } = records
  if (cut.clearedAt === null && hasNoPower(await readPower(db, site), devices)) {
    const whole = commonCausesOf(await readLastingCuts(db, site), { supply, isWhole: true })
    const own = whole.find(({ cuts }) => cuts.some(({ id }) => id === cut.id))
    if (own !== undefined) return { ...known, common: commonOf(own, null, devices) }
  }
  const own = causes.of(cut.id)
  return { ...known, common: own === undefined ? null : commonOf(own, causes.sourceOf(cut), devices) }
}

const readCauses = async ({ db, directory, site }: CauseRecords, alarms: readonly Alarm[]) => {
  const followed = alarms.flatMap(({ condition, cause }) => (condition === 'power-off' ? [] : (cause ?? [])))
  const cutsById = new Map((await readAlarms(db, site, followed)).map((cut) => [cut.id, cut]))
  const cutOf = (alarm: Alarm): Alarm | undefined =>
    alarm.condition === 'power-off' ? alarm : cutsById.get(alarm.cause ?? '')
  const times = alarms.flatMap((alarm) => Date.parse(cutOf(alarm)?.raisedAt ?? '') || [])
  const devices = directory.devicesOf(site)
  const supply = supplyOf(devices)
  const causes = cutCausesOf(await readCutsOfMoments(db, site, times), supply)
  return { causes, cutOf, supply, devices: devices.length }
}
