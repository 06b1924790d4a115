import { setImmediate } from 'node:timers/promises'
import { DAY_MS } from '@vigie/contracts/entities'
import type { Sample } from '../devices/outbox.ts'
import {
  DEVICE_IDS,
  type FarmState,
  type PowerChange,
  powerChanges,
  QUALITY_METRICS,
  readings,
  type Values,
  walk,
} from '../farm/index.ts'
import { historyInstants } from './instants.ts'

/** What one device stored over a stretch of time, oldest first. */
export type DeviceRecord = { readonly samples: Sample[]; readonly power: PowerChange[] }

export type Recording = {
  /** where it begins (epoch ms), and the devices that had no power then */
  readonly fromMs: number
  readonly unpowered: ReadonlySet<string>
  /** the farm at the end of the stretch */
  readonly state: FarmState
  readonly devices: ReadonlyMap<string, DeviceRecord>
  /** values in all samples */
  readonly values: number
}

/**
 * Runs a farm forward to `toMs` and keeps what its devices would have stored from `keepFromMs` on (epoch ms).
 * Yields to the event loop after each simulated day.
 */
export const recordHistory = async (from: FarmState, keepFromMs: number, toMs: number): Promise<Recording> => {
  const devices = new Map<string, DeviceRecord>(DEVICE_IDS.map((id) => [id, { samples: [], power: [] }]))
  const fromMs = Math.max(from.atMs, keepFromMs)
  const unpowered = new Set(from.supply.current?.devices)
  let state = from
  let values = 0
  let restedMs = from.atMs

  // a state is told when it changes, between the instants as well: how long a pump ran follows from it
  const tellSwitches = (before: FarmState, after: FarmState): number => {
    if (after.boreholes.every(({ running }, index) => running === before.boreholes[index]?.running)) return 0
    const was = readings(before)
    let told = 0
    for (const [device, { running }] of readings(after)) {
      if (running === undefined || running === was.get(device)?.running) continue
      devices.get(device)?.samples.push({ ts: after.atMs, values: { running } })
      told += 1
    }
    return told
  }

  const walkTo = async (untilMs: number) => {
    for (const next of walk(state, untilMs)) {
      for (const change of powerChanges(state.supply, next.supply)) {
        if (change.ts >= fromMs) devices.get(change.device)?.power.push(change)
        else if (change.state === 'off') unpowered.add(change.device)
        else unpowered.delete(change.device)
      }
      if (next.atMs >= fromMs && next.atMs < untilMs) values += tellSwitches(state, next)
      state = next
      if (state.atMs - restedMs < DAY_MS) continue
      restedMs = state.atMs
      await setImmediate()
    }
  }

  for (const { ts, detail } of historyInstants(fromMs, toMs)) {
    await walkTo(ts)
    for (const [device, said] of readings(state)) {
      const kept = detail ? said : withoutDetail(said)
      const count = Object.keys(kept).length
      if (count > 0) devices.get(device)?.samples.push({ ts, values: kept })
      values += count
    }
  }
  await walkTo(toMs)
  return { fromMs, unpowered, state, devices, values }
}

const DETAIL: ReadonlySet<string> = new Set([...QUALITY_METRICS, 'frequency_hz'])

const withoutDetail = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !DETAIL.has(id)))
