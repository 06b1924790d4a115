// In: what each asset does now. Out: its place in a list that has what is in trouble first.
import type { Device } from '@vigie/contracts/entities'
import { useCallback } from 'react'
import { useActiveAlarms, useSources } from '@/data'
import type { Asset } from '../assets/assets-of.ts'
import { useTanksNow } from '../device-tile/asset-figures.ts'
import type { AssetState } from '../device-tile/asset-state.ts'
import { type TankWay, tankWayOf } from '../device-tile/tank-way.ts'
import { stateNow } from '../device-tile/use-truth.ts'
import { useLeaks } from '../leaks/leaks-provider.tsx'

const TROUBLES: Partial<Record<AssetState | TankWay, number>> = {
  off: 0,
  'off-then': 0,
  offline: 2,
  silent: 4,
  unseen: 5,
}
const [PART_OFF, LEAKING, ALARMED, WELL] = [1, 3, 6, 7] as const

/** What works, in the order that it is read: those that do the same stand together. */
const WORK: readonly (AssetState | TankWay)[] = [
  'running',
  'flowing',
  'drawing',
  'trickling',
  'producing',
  'supplied',
  'emptying',
  'filling',
  'filled',
  'rose',
  'steady',
  'online',
  'stopped',
  'dry',
  'resting',
  'idle',
  'unknown',
  'frozen',
]

type Seen = {
  readonly state: AssetState | TankWay
  readonly isPartOff: boolean
  readonly isLeaking: boolean
  /** an alarm of it, or of a part of it, still holds */
  readonly isAlarmed: boolean
}

/** The lower, the sooner somebody should look: no power, no connection, a leak, silence, an alarm; then whatever works. */
export const troubleRank = ({ state, isPartOff, isLeaking, isAlarmed }: Seen): number =>
  Math.min(
    TROUBLES[state] ?? WELL + Math.max(0, WORK.indexOf(state)),
    isPartOff ? PART_OFF : Number.POSITIVE_INFINITY,
    isLeaking ? LEAKING : Number.POSITIVE_INFINITY,
    isAlarmed ? ALARMED : Number.POSITIVE_INFINITY,
  )

/** Ranks the rows of a list as they are at the moment it is asked for. */
export const useTroubleRank = (assetOf: (device: Device) => Asset | undefined): ((device: Device) => number) => {
  const sources = useSources()
  const leaks = useLeaks()
  const tanks = useTanksNow()
  const alarms = useActiveAlarms()
  return useCallback(
    (device) => {
      const { board } = sources.live
      const members = assetOf(device)?.members ?? [device]
      const state = stateNow(sources, device)
      const tank = state === 'online' ? tanks.find((one) => one.device === device.id) : undefined
      const rank = troubleRank({
        state: (tank === undefined ? null : tankWayOf(tank)) ?? state,
        isPartOff: members.some(({ id }) => board.status(id)?.powered === false),
        isLeaking: leaks.has(device.id),
        isAlarmed: alarms.some((alarm) => members.some(({ id }) => id === alarm.device)),
      })
      return rank + lastsLonger(tank?.autonomyHours)
    },
    [sources, leaks, tanks, alarms, assetOf],
  )
}

/** Of tanks that do the same the one that lasts for less long is looked at first: a part of a place. */
const lastsLonger = (hours: number | null | undefined): number => (hours == null ? 0 : hours / (hours + DAY_H))
const DAY_H = 24
