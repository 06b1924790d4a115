import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isServerThere, onNetwork } from '@/adapters/environment'
import { onLateFailure, retryLateCode } from '@/widgets/late/late-code'
import { isChunkFailure, reloadOnce } from './reload.ts'

/** The failure of a part whose file is gone from a server that answers: a new version has replaced this one. */
let replaced: { readonly error: unknown } | null = null

/**
 * Asks again for code that did not come once the network is back. Where the server no longer has it, the page reloads
 * at the next address, once: in the middle of a screen it would take from the person what they are doing.
 */
export const useLateCode = (): void => {
  const { pathname } = useLocation()
  useEffect(() => onNetwork((online) => online && retryLateCode()), [])
  useEffect(() => onLateFailure((error) => void note(error)), [])
  useEffect(() => {
    if (replaced !== null) void reloadOnce('part', replaced.error)
  }, [pathname])
}

const note = async (error: unknown): Promise<void> => {
  if (isChunkFailure(error) && (await isServerThere())) replaced = { error }
}
