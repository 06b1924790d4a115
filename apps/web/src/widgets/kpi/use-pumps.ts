import { type Device, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow, useSources, useUnpowered } from '@/data'
import { measures } from '../device-tile/device-metrics.ts'
import { isWaterPump } from './held.ts'

/** Pumps that run, those that say whether they do, and of these the ones without power. */
export type Pumps = { readonly on: number; readonly told: number; readonly cut: number }
/** `ranAt`: when this page last saw one run, epoch ms; the figures of the day know of it minutes later. null: it saw none */
export type PumpsSeen = Pumps & { readonly ranAt: number | null }

/** By the readings that tell of it, so that it lasts from one screen to the next. */
const LAST_RUN = new WeakMap<object, number>()

/**
 * The pumps as they are when this renders, each minute at least. What a pump said before it lost its power is not so now:
 * it does not run.
 */
export const usePumps = (devices: readonly Device[]): PumpsSeen => {
  const { readings } = useSources().live
  const off = useUnpowered()
  const pumps = useMemo(() => devices.filter((one) => isWaterPump(one) && measures(one, 'running')), [devices])
  const now = useNow(MINUTE_MS)
  const told = pumps.filter(({ id }) => off.has(id) || readings.get(id, 'running') !== null)
  const on = told.filter(({ id }) => !off.has(id) && (readings.get(id, 'running')?.value ?? 0) > 0.5)
  if (on.length > 0) LAST_RUN.set(readings, now)
  const ranAt = LAST_RUN.get(readings) ?? null
  return { ranAt, on: on.length, told: told.length, cut: told.filter(({ id }) => off.has(id)).length }
}
