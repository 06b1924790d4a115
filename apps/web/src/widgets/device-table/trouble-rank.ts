// In: what each asset does now. Out: its place in a list that has what is in trouble first.
import type { Device } from '@vigie/contracts/entities'
import { useCallback } from 'react'
import { useSources } from '@/data'
import type { Asset } from '../assets/assets-of.ts'
import type { AssetState } from '../device-tile/asset-state.ts'
import { stateNow } from '../device-tile/use-truth.ts'
import { useLeaks } from '../leaks/leaks-provider.tsx'

const STATES: Partial<Record<AssetState, number>> = { off: 0, 'off-then': 0, offline: 2, silent: 4, unseen: 5 }
const [PART_OFF, LEAKING, WELL] = [1, 3, 6] as const

type Seen = { readonly state: AssetState; readonly isPartOff: boolean; readonly isLeaking: boolean }

/** The lower, the sooner somebody should look: no power, no connection, a leak, silence; then whatever works. */
export const troubleRank = ({ state, isPartOff, isLeaking }: Seen): number =>
  Math.min(STATES[state] ?? WELL, isPartOff ? PART_OFF : WELL, isLeaking ? LEAKING : WELL)

/** Ranks the rows of a list as they are at the moment it is asked for. */
export const useTroubleRank = (assetOf: (device: Device) => Asset | undefined): ((device: Device) => number) => {
  const sources = useSources()
  const leaks = useLeaks()
  return useCallback(
    (device) => {
      const { board } = sources.live
      const members = assetOf(device)?.members ?? [device]
      return troubleRank({
        state: stateNow(sources, device),
        isPartOff: members.some(({ id }) => board.status(id)?.powered === false),
        isLeaking: leaks.has(device.id),
      })
    },
    [sources, leaks, assetOf],
  )
}
