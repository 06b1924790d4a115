import { useEffect, useRef } from 'react'
import { enterLayer } from './back-layers.ts'

/** For as long as the calling component is mounted, Back on a phone calls `close` instead of leaving the page. */
export const useClosedByBack = (close: () => void): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => enterLayer(() => latest.current()), [])
}

/** The same, as a part of what only stands while it is open. */
export const ClosedByBack = ({ close }: { readonly close: () => void }) => {
  useClosedByBack(close)
  return null
}
