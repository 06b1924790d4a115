import { useEffect } from 'react'
import { onNetwork } from '@/adapters/environment'
import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { ErrorState } from '@/ui/error-state'
import { reloadIfThere } from './reload.ts'

/**
 * The page shown when the app cannot start: the reason, and a button to try again. When the network comes back it tries
 * by itself.
 */
export const StartFailure = ({ children }: { readonly children: string }) => {
  useEffect(() => onNetwork((online) => online && void reloadIfThere()), [])
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <ErrorState title={pages.failure.startTitle} retryLabel={common.retry} onRetry={() => void reloadIfThere()}>
        {children}
      </ErrorState>
    </main>
  )
}
