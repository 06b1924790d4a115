import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether a part of a page is open, and the id by which its button names what it opens. */
export type FoldState = { readonly open: boolean; readonly toggle: () => void; readonly bodyId: string }

/** A part that opens and closes; an address that leads to its anchor opens it, as does `isFirst`. */
export const useFold = (id: string, isFirst = false): FoldState => {
  const { hash, key: entry } = useLocation()
  // an anchor typed into the address gives no entry of its own
  const key = `${entry}${hash}`
  const [chosen, setChosen] = useState<{ readonly key: string; readonly open: boolean } | null>(null)
  // following a link to the part opens it again, whatever was chosen before
  const isAsked = hash === `#${id}`
  const open = chosen !== null && (chosen.key === key || !isAsked) ? chosen.open : isAsked || isFirst
  return { open, toggle: () => setChosen({ key, open: !open }), bodyId: useId() }
}
