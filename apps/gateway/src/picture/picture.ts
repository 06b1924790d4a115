import { hash } from 'node:crypto'
import {
  type Alarm,
  alarmAfter,
  type Device,
  type DeviceStatus,
  type JournalEntry,
  type ReadingRow,
  standText,
} from '@vigie/contracts/entities'
import { LIVE_LIMITS, type LiveEventOf } from '@vigie/contracts/live'
import type { LatestBody } from '@vigie/contracts/upstream'
import { type Board, createBoard } from './board.ts'
import { createJournalRing, type JournalRing } from './journal-ring.ts'
import { createRevCount, type RevCount } from './rev-count.ts'
import { createSeriesTable, type SeriesTable } from './series-table.ts'

/** What this gateway holds of a site now: what a newcomer is given, and what is needed to bring others up to it. */
export type Picture = {
  epoch: string
  /** position in the journal: every entry up to it is in the picture, none after it */
  seq: number
  /** the changes of the site's devices that are in the picture */
  readonly revs: RevCount
  /** grows by one with each reading, status and device taken, and never goes back */
  version: number
  readonly series: SeriesTable
  readonly statuses: Board<DeviceStatus>
  readonly devices: Board<Device>
  /** the open ones by id, as the journal tells them */
  readonly alarms: Map<string, Alarm>
  readonly ring: JournalRing
}

export const createPicture = (): Picture => ({
  epoch: '',
  seq: 0,
  version: 0,
  series: createSeriesTable(),
  revs: createRevCount(),
  statuses: createBoard(({ device }) => device),
  devices: createBoard(({ id }) => id),
  alarms: new Map(),
  ring: createJournalRing(LIVE_LIMITS.resumeEntries),
})

/** Replaces the picture by what the upstream says holds at its `seq`; the index of each series stays. */
export const replacePicture = (picture: Picture, latest: LatestBody): void => {
  picture.epoch = latest.epoch
  picture.seq = latest.seq
  picture.series.clear()
  for (const row of latest.readings) takeReading(picture, row)
  picture.revs.restart(latest.rev)
  picture.statuses.clear()
  for (const status of latest.statuses) takeStatus(picture, status, latest.rev)
  picture.devices.clear()
  for (const device of latest.devices) takeDevice(picture, device, latest.rev)
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
  if (after.replaces !== null) picture.alarms.delete(after.replaces)
  if (after.isOpen) picture.alarms.set(after.alarm.id, after.alarm)
  else picture.alarms.delete(after.alarm.id)
}

/** @returns the index of the series, or null when nothing changes */
export const takeReading = (picture: Picture, row: ReadingRow): number | null => {
  picture.version += 1
  return picture.series.take(row, picture.version)
}

/** @returns the device, or null when nothing changes */
export const takeDevice = (picture: Picture, device: Device, rev: number): Device | null => {
  picture.version += 1
  return picture.devices.take(device, rev, picture.version)
}

/** @returns the status, or null when nothing changes */
export const takeStatus = (picture: Picture, status: DeviceStatus, rev: number): DeviceStatus | null => {
  picture.version += 1
  return picture.statuses.take(status, rev, picture.version)
}

/** What the upstream compares of a picture with what it has. */
export const digestOf = (picture: Picture): string =>
  hash('sha1', standText(picture.statuses.all(), [...picture.alarms.values()]))

/** Whether the open alarms of a picture are these, in these states. */
export const hasAlarms = ({ alarms }: Picture, others: readonly Alarm[]): boolean =>
  alarms.size === others.length && others.every(({ id, state }) => alarms.get(id)?.state === state)

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
