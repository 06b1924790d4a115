import { isDeepStrictEqual } from 'node:util'

/**
 * What is known of each device of a site, told under the number of the change (rev) that it holds after. What was told
 * under an earlier number than what is known is older, in whatever order the two arrive.
 */
export type Board<T> = {
  /** @returns the item, or null when nothing changed */
  readonly take: (item: T, rev: number, version: number) => T | null
  readonly clear: () => void
  readonly get: (device: string) => T | null
  readonly all: () => T[]
  /** Those that changed after a version of the picture. */
  readonly changedSince: (version: number) => T[]
}

/** @param deviceOf id of the device that an item is about */
export const createBoard = <T>(deviceOf: (item: T) => string): Board<T> => {
  const board = new Map<string, { readonly item: T; readonly rev: number; readonly version: number }>()
  const select = (isDue: (version: number) => boolean): T[] =>
    [...board.values()].filter(({ version }) => isDue(version)).map(({ item }) => item)
  return {
    take: (item, rev, version) => {
      const device = deviceOf(item)
      const known = board.get(device)
      if (known !== undefined && rev < known.rev) return null
      const isSame = known !== undefined && isDeepStrictEqual(known.item, item)
      board.set(device, isSame ? { ...known, rev } : { item, rev, version })
      return isSame ? null : item
    },
    clear: () => board.clear(),
    get: (device) => board.get(device)?.item ?? null,
    all: () => select(() => true),
    changedSince: (since) => select((version) => version > since),
  }
}
