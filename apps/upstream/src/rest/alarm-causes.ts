import {
  type Alarm,
  type AlarmDetail,
  commonCausesOf,
  type Device,
  hasNoPower,
  type Supply,
  supplyOf,
} from '@vigie/contracts/entities'
import { causeOfCut, causesOfRecord, commonOf, sourceNear } from '../alarms/common-cause.ts'
import type { Directory } from '../directory/directory.ts'
import { readCutsOfDevices, readCutsOfMoments, readLastingCuts, readPower } from '../store/alarm-cuts.ts'
import { readAlarms } from '../store/alarms.ts'
import type { Database } from '../store/tables.ts'

/** What the causes of the alarms of a site are read from. */
export type CauseRecords = { readonly db: Database; readonly directory: Directory; readonly site: string }

/** Alarms of one site, each with the cause that is known by now, in the same order. */
export const withCauses = async ({ db, directory, site }: CauseRecords, alarms: readonly Alarm[]): Promise<Alarm[]> => {
  const devices = directory.devicesOf(site)
  return (await readCauses(db, { site, devices, supply: supplyOf(devices) }, alarms)).known
}

/** An alarm with the cause that is known by now, and what it has in common with others. */
export const withCommonCause = async (
  { db, directory, site }: CauseRecords,
  { alarm, ...detail }: Omit<AlarmDetail, 'common'>,
): Promise<AlarmDetail> => {
  const devices = directory.devicesOf(site)
  const supply = supplyOf(devices)
  const { known, cutOf } = await readCauses(db, { site, devices, supply }, [alarm])
  const answer = { ...detail, alarm: known[0] ?? alarm }
  const cut = cutOf(alarm)
  if (cut === undefined) return { ...answer, common: null }
  if (cut.clearedAt === null && hasNoPower(await readPower(db, site), devices.length)) {
    const whole = commonCausesOf(await readLastingCuts(db, site), { supply, isWhole: true })
    const own = whole.find(({ cuts }) => cuts.some(({ id }) => id === cut.id))
    if (own !== undefined) return { ...answer, common: commonOf(own, devices.length) }
  }
  const own = causesOfRecord(await readCutsOfMoments(db, site, [Date.parse(cut.raisedAt)]), supply).get(cut.id)
  return { ...answer, common: own === undefined ? null : commonOf(own, devices.length) }
}

type Site = { readonly site: string; readonly devices: readonly Device[]; readonly supply: Supply }

const readCauses = async (db: Database, { site, devices, supply }: Site, alarms: readonly Alarm[]) => {
  const ids = [...new Set(alarms.flatMap(({ cause }) => cause ?? []))]
  const recorded = new Map((await readAlarms(db, site, ids)).map((alarm) => [alarm.id, alarm]))
  const isCut = ({ condition }: Alarm) => condition === 'power-off'
  const causeOn = ({ cause }: Alarm) => recorded.get(cause ?? '')
  /** the alarm itself, or the one that it is suppressed by */
  const cutOf = (alarm: Alarm): Alarm | undefined => (isCut(alarm) ? alarm : causeOn(alarm))
  const suppliers = devices.flatMap(({ id }) => (supply(id).size > 0 ? [id] : []))
  const times = alarms.flatMap((alarm) => cutOf(alarm) ?? []).map(({ raisedAt }) => Date.parse(raisedAt))
  const cuts = await readCutsOfDevices(db, site, times, suppliers)
  const known = alarms.map((alarm): Alarm => {
    const cut = cutOf(alarm)
    if (cut === undefined) return alarm
    if (isCut(alarm)) return { ...alarm, cause: causeOfCut({ cut, recorded: causeOn(alarm) }, cuts, supply) }
    return { ...alarm, cause: sourceNear(cut, cuts, supply)?.id ?? cut.id }
  })
  return { known, cutOf }
}
