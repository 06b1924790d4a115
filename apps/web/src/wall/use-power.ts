import type { Device } from '@vigie/contracts/entities'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type DataSources, useSources } from '@/data'

/** Whether all of some devices have power; `unknown`: none is known to be off, and one never said. */
export type Power = 'on' | 'off' | 'unknown'

/** How many of these devices never said whether they have power. */
export const useUnknownPower = (devices: readonly Device[]): number =>
  usePowers(devices, (powers) => powers.filter((powered) => powered === null).length)

/** How many of these devices are known to be without power. */
export const useUnpowered = (devices: readonly Device[]): number =>
  usePowers(devices, (powers) => powers.filter((powered) => powered === false).length)

/** The power of a thing that is made of these devices. */
export const usePower = (devices: readonly Device[]): Power => usePowers(devices, powerOf)

/** How many of these things are known to have power: one that never said is not among them. */
export const usePoweredCount = (things: readonly { readonly vital: readonly Device[] }[]): number => {
  const devices = useMemo(() => things.flatMap(({ vital }) => vital), [things])
  return usePowers(devices, (powers) => {
    let at = 0
    return things.filter(({ vital }) => {
      const from = at
      at += vital.length
      return powerOf(powers.slice(from, at)) === 'on'
    }).length
  })
}

const powerOf = (powers: readonly (boolean | null)[]): Power =>
  powers.includes(false) ? 'off' : powers.includes(null) ? 'unknown' : 'on'

const usePowers = <T extends number | string>(
  devices: readonly Device[],
  of: (powers: readonly (boolean | null)[]) => T,
): T => {
  const { board } = useSources().live
  const subscribe = useCallback((listener: () => void) => follow(board, devices, listener), [board, devices])
  return useSyncExternalStore(subscribe, () => of(devices.map(({ id }) => board.status(id)?.powered ?? null)))
}

const follow = (
  board: DataSources['live']['board'],
  devices: readonly Device[],
  listener: () => void,
): (() => void) => {
  const leave = devices.map(({ id }) => board.subscribeStatus(id, listener))
  return () => {
    for (const unsubscribe of leave) unsubscribe()
  }
}
