import { setImmediate } from 'node:timers/promises'
import type { Sample } from '../devices/outbox.ts'
import {
  DEVICE_IDS,
  type FarmState,
  type PowerChange,
  powerChanges,
  readings,
  type Values,
  walk,
} from '../farm/index.ts'
import { historyInstants } from './instants.ts'

/** What one device stored over a stretch of time, oldest first. */
export type DeviceRecord = { readonly samples: Sample[]; readonly power: PowerChange[] }

export type Recording = {
  /** the farm at the end of the stretch */
  readonly state: FarmState
  readonly devices: ReadonlyMap<string, DeviceRecord>
  /** values in all samples */
  readonly values: number
}

/**
 * Runs a farm forward to `toMs` and keeps what its devices would have stored from `keepFromMs` on.
 * Lets other work through after each simulated day.
 */
export const recordHistory = async (from: FarmState, keepFromMs: number, toMs: number): Promise<Recording> => {
  const devices = new Map<string, DeviceRecord>(DEVICE_IDS.map((id) => [id, { samples: [], power: [] }]))
  let state = from
  let values = 0
  let restedMs = from.atMs

  const walkTo = async (untilMs: number) => {
    for (const next of walk(state, untilMs)) {
      if (next.supply.current !== state.supply.current)
        keepPower(devices, powerChanges(state.supply, next.supply), keepFromMs)
      state = next
      if (state.atMs - restedMs < DAY_MS) continue
      restedMs = state.atMs
      await setImmediate()
    }
  }

  for (const { ts, detail } of historyInstants(Math.max(from.atMs, keepFromMs), toMs)) {
    await walkTo(ts)
    for (const [device, said] of readings(state)) {
      const kept = detail ? said : withoutDetail(said)
      const count = Object.keys(kept).length
      if (count > 0) devices.get(device)?.samples.push({ ts, values: kept })
      values += count
    }
  }
  await walkTo(toMs)
  return { state, devices, values }
}

const DAY_MS = 86_400_000

const keepPower = (
  devices: ReadonlyMap<string, DeviceRecord>,
  changes: readonly PowerChange[],
  keepFromMs: number,
): void => {
  for (const change of changes) {
    if (change.ts >= keepFromMs) devices.get(change.device)?.power.push(change)
  }
}

const DETAIL = new Set<string>([
  'voltage_l1_v',
  'voltage_l2_v',
  'voltage_l3_v',
  'current_l1_a',
  'current_l2_a',
  'current_l3_a',
  'power_factor',
  'frequency_hz',
])

const withoutDetail = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !DETAIL.has(id)))
