import {
  type Alarm,
  alarmAfter,
  type Device,
  type DeviceStatus,
  type JournalEntry,
  type ReadingRow,
} from '@vigie/contracts/entities'
import { LIVE_LIMITS, type LiveEventOf } from '@vigie/contracts/live'
import type { LatestBody } from '@vigie/contracts/upstream'
import { createDeviceBoard, type DeviceBoard } from './device-board.ts'
import { createJournalRing, type JournalRing } from './journal-ring.ts'
import { createSeriesTable, type SeriesTable } from './series-table.ts'
import { createStatusBoard, type StatusBoard } from './status-board.ts'

/** What this gateway holds of a site now: what a newcomer is given, and what is needed to bring others up to it. */
export type Picture = {
  epoch: string
  /** position in the journal: every entry up to it is in the picture, none after it */
  seq: number
  /** grows by one with each reading, status and device taken, and never goes back */
  version: number
  readonly series: SeriesTable
  readonly statuses: StatusBoard
  /** those announced since this gateway follows the site; the others are in the upstream's list */
  readonly devices: DeviceBoard
  /** the open ones by id, as the journal tells them */
  readonly alarms: Map<string, Alarm>
  readonly ring: JournalRing
}

export const createPicture = (): Picture => ({
  epoch: '',
  seq: 0,
  version: 0,
  series: createSeriesTable(),
  statuses: createStatusBoard(),
  devices: createDeviceBoard(),
  alarms: new Map(),
  ring: createJournalRing(LIVE_LIMITS.resumeEntries),
})

/** Replaces the picture by what the upstream says holds at its `seq`; the index of each series stays. */
export const replacePicture = (picture: Picture, latest: LatestBody): void => {
  picture.epoch = latest.epoch
  picture.seq = latest.seq
  picture.series.clear()
  for (const row of latest.readings) takeReading(picture, row)
  picture.statuses.clear()
  for (const status of latest.statuses) takeStatus(picture, status)
  picture.alarms.clear()
  for (const alarm of latest.alarms) picture.alarms.set(alarm.id, alarm)
  picture.ring.restart(latest.seq)
}

/** Takes the entry at `seq + 1` into the picture. */
export const takeEntry = (picture: Picture, entry: JournalEntry): void => {
  picture.seq = entry.seq
  picture.ring.push(entry)
  const after = alarmAfter(entry)
  if (after === null) return
  if (after.isOpen) picture.alarms.set(after.alarm.id, after.alarm)
  else picture.alarms.delete(after.alarm.id)
}

/** @returns the index of the series, or null when nothing changes */
export const takeReading = (picture: Picture, row: ReadingRow): number | null => {
  picture.version += 1
  return picture.series.take(row, picture.version)
}

export const takeDevice = (picture: Picture, device: Device): void => {
  picture.version += 1
  picture.devices.take(device, picture.version)
}

/** @returns what is known of the device now, or null when nothing changes */
export const takeStatus = (picture: Picture, status: DeviceStatus): DeviceStatus | null => {
  picture.version += 1
  return picture.statuses.take(status, picture.version)
}

export const snapshotOf = (picture: Picture): LiveEventOf<'snapshot'> => ({
  type: 'snapshot',
  epoch: picture.epoch,
  seq: picture.seq,
  at: new Date().toISOString(),
  series: picture.series.keys(),
  readings: picture.series.readings(),
  statuses: picture.statuses.all(),
  alarms: [...picture.alarms.values()],
})
