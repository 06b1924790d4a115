import { type RefObject, useEffect, useRef, useState } from 'react'
import { readHeight, writeHeight } from '@/adapters/storage'

/**
 * The room that a part of a page takes up, kept from one visit to the next: what is still on its way is as high as it
 * was last, so that nothing moves when it comes.
 * @param isWhole whether all of it is drawn
 * @param change what its height may follow from
 * @returns where it is drawn, and its height as it was last, px; undefined: not known
 */
export const useKeptHeight = (
  key: string,
  isWhole: boolean,
  change: unknown,
): { readonly box: RefObject<HTMLDivElement | null>; readonly height: number | undefined } => {
  const box = useRef<HTMLDivElement>(null)
  const [height] = useState(() => readHeight(key, innerWidth) ?? undefined)
  useEffect(() => {
    if (isWhole && box.current !== null) writeHeight(key, innerWidth, box.current.offsetHeight)
  }, [key, isWhole, change])
  return { box, height }
}
