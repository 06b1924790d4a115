import { useCallback, useMemo } from 'react'
import { useFeed, useNow, useSources, useStore } from '@/data'
import { STILL_M3H } from '../device-tile/asset-state.ts'
import { useLeak } from '../leaks/leaks-provider.tsx'
import type { FlowTerm, Pipe } from './water-network.ts'

const CHECK_MS = 5_000
const STALE_CADENCES = 10

export type Flow = {
  /** m³/h; null: no meter tells it */
  readonly value: number | null
  /** whether there is any to speak of */
  readonly full: boolean
  /** whether there is more than stands for rest; what a consumer loses does not rest */
  readonly moving: boolean
  /** whether the value may no longer hold: the feed is not trusted, or a meter is off or fell silent */
  readonly frozen: boolean
}

/** The flow of a pipe now, from the meters at its ends. */
export const useFlow = ({ to, terms, restM3h }: Pipe): Flow => {
  const leaks = useLeak(to) !== undefined
  const { readings, board } = useSources().live
  const { trusted } = useFeed()
  const now = useNow(CHECK_MS)
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = (terms ?? []).flatMap(({ device }) => [
        readings.subscribe(device, 'flow_m3h', 'calm', listener),
        board.subscribeStatus(device, listener),
      ])
      return () => {
        for (const unsubscribe of leave) unsubscribe()
      }
    },
    [readings, board, terms],
  )
  const value = useStore(subscribe, () => total(terms, (device) => readings.get(device, 'flow_m3h', 'calm')?.value))
  const off = useStore(subscribe, () =>
    (terms ?? []).some(({ device }) => {
      const status = board.status(device)
      return status?.powered === false || status?.online === false
    }),
  )
  const silent = (terms ?? []).some(({ device, cadenceMs }) => {
    const latest = readings.get(device, 'flow_m3h', 'calm')
    return latest !== null && now - latest.ts > STALE_CADENCES * cadenceMs
  })
  return useMemo(
    () => ({
      value,
      full: value !== null && value > STILL_M3H,
      moving: value !== null && value > (leaks ? STILL_M3H : restM3h),
      frozen: !trusted || silent || off,
    }),
    [value, leaks, restM3h, trusted, silent, off],
  )
}

/** Sum of the terms, never below zero; null as soon as one meter has no value. */
const total = (terms: readonly FlowTerm[] | null, read: (device: string) => number | undefined): number | null => {
  if (terms === null || terms.length === 0) return null
  let sum = 0
  for (const { device, sign } of terms) {
    const value = read(device)
    if (value === undefined) return null
    sum += sign * value
  }
  return Math.max(0, sum)
}
