// What a walk wrote down: what stood on each tab, what it did itself, and what its devices were acknowledged. Times are
// epoch ms of one machine.
import type { Published } from '../../harness/publisher.ts'
import type { Span } from './temporal.ts'

export type Tab = 'tab 1' | 'tab 2'
export const TABS: readonly Tab[] = ['tab 1', 'tab 2']

/** A row of the list of notifications. */
export type Item = { readonly device: string; readonly isOn: boolean; readonly at: number }
export type Tile = { readonly name: string; readonly value: string; readonly freshness: string }

/** What a page showed, as it was read from within. */
export type Picture = {
  /** one load of a page, from its address to the next */
  readonly life: string
  /** slug of the site in the address */
  readonly site: string
  readonly path: string
  readonly hasShell: boolean
  readonly hasSignIn: boolean
  /** what the header says of the connection: `live`, `stale` …; null: no header stands */
  readonly connection: string | null
  readonly hasDot: boolean
  /** rows of the open panel since the walk began; null: it is closed */
  readonly panel: readonly Item[] | null
  /** whether the panel says that its list may be out of date, or could not be read, or is being read */
  readonly saysListIsOld: boolean
  /** devices that the notice of power cuts counts; null: no notice */
  readonly notice: number | null
  readonly toasts: number
  readonly tiles: readonly Tile[]
  /** devices that are named anywhere on the page */
  readonly named: readonly string[]
  /** whether the browser paints the page: one in the background is brought up to date when it is seen again */
  readonly isPainted: boolean
  /** a screen that could not be shown */
  readonly isBroken: boolean
}
/** What stood on a tab from one moment to another, without any change. */
export type Look = Span & Picture & { readonly tab: Tab }

/** A step of the walk as it was done. */
export type Deed = Span & {
  readonly who: Tab | 'world'
  readonly does: string
  /** the site of the tab; '' of the world */
  readonly site: string
  /** false: it could not be done there, so it was left out */
  readonly isDone: boolean
}

/** Something that did not work, from one moment to another (without end while it does not). */
export type Trouble = Span & { readonly kind: TroubleKind }
export const SILENCES = [
  'gateway frozen',
  'gateway gone',
  'upstream frozen',
  'link blackholed',
  'link refused',
] as const
export const TROUBLES = [...SILENCES, 'link slow', 'link reset', 'list refused', 'token ended'] as const
export type TroubleKind = (typeof TROUBLES)[number]

export type Walked = {
  readonly startedAt: number
  /** the last moment of which anything is known */
  readonly endsAt: number
  readonly looks: readonly Look[]
  readonly deeds: readonly Deed[]
  readonly troubles: readonly Trouble[]
  /** stretches in which the machine itself came late: the walk's own process, or the page's timers */
  readonly stalls: readonly Span[]
  /** slug of its site → what was published of its devices, by name */
  readonly published: ReadonlyMap<string, Published>
}
