import { text } from '@/text'
import type { Asset } from '../assets/assets-of.ts'
import { useLeak } from '../leaks/leaks-provider.tsx'
import { useTankNow } from './asset-figures.ts'
import type { AssetState } from './asset-state.ts'
import { type TankWay, tankWayOf } from './tank-way.ts'
import { useAssetState, useOffCount } from './use-truth.ts'

/** What a consumer does that takes more at night than it did. */
type Trouble = 'leaking'
export type ShownState = AssetState | TankWay | Trouble

export type Shown = {
  /** by its values alone */
  readonly own: AssetState
  readonly state: ShownState
  /** how many of its devices have no power */
  readonly off: number
  /** some of them have none while its main one does something */
  readonly isPartOff: boolean
  readonly word: string
}

/**
 * What an asset is said to do now: the one place that every tile, list, drawing and search takes its word from. What its
 * values do not tell comes from the leaks and the figures that stand around it.
 */
export const useShownState = (asset: Asset): Shown => {
  const { main, members } = asset
  const own = useAssetState(asset)
  // what a tank does is known from its net flow alone, which is a figure and no live value
  const tank = useTankNow(main.id)
  const way = tank === undefined ? null : tankWayOf(tank)
  const leak = useLeak(main.id)
  const off = useOffCount(members)
  const isPartOff = off > 0 && own !== 'off' && own !== 'frozen' && own !== 'off-then'
  const state = own === 'online' ? (way ?? own) : leak !== undefined && AT_WORK.has(own) ? 'leaking' : own
  const { states, partOff } = text.home
  return { own, state, off, isPartOff, word: isPartOff ? partOff(off, members.length) : states[state] }
}

/** States in which a consumer is known to draw water, or not to. */
const AT_WORK: ReadonlySet<AssetState> = new Set(['drawing', 'trickling', 'resting', 'flowing', 'dry'])
