import type { CoverResult, GaugeBoard, LevelResult, MeterResult, PictureFlaw } from '@vigie/contracts/rest/analyst'
import type { MeterContext } from '../engines/index.ts'

/** What a thread is asked to look at. Nothing of it but bytes and numbers: it reads no table and asks nobody. */
export type PictureTask = {
  readonly bytes: Uint8Array
  /** one number, per mille done, which the thread writes while it works */
  readonly progress: SharedArrayBuffer
} & (
  | { readonly tool: 'meter'; readonly meter: MeterContext }
  | { readonly tool: 'level'; readonly board: GaugeBoard }
  | { readonly tool: 'cover'; readonly before: Uint8Array | null }
)

/** What it saw: the result without what only the caller knows, and the pictures to keep. */
export type PictureAnswer =
  | { readonly flaw: PictureFlaw }
  | { readonly flaw: null; readonly seen: Seen; readonly photo: Uint8Array; readonly crop: Uint8Array | null }
export type Seen =
  | (Omit<MeterResult, 'metric' | 'last'> & { readonly stores: boolean })
  | Omit<LevelResult, 'fate' | 'sensorM'>
  | Omit<CoverResult, 'comparedAt'>

export const MILLE = 1_000
