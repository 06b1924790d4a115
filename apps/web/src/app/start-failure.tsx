import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { ErrorState } from '@/ui/error-state'

/** The page shown when the app cannot start: the reason, and a button to try again. */
export const StartFailure = ({ children }: { readonly children: string }) => (
  <main className="grid min-h-dvh place-items-center p-6">
    <ErrorState title={pages.failure.startTitle} retryLabel={common.retry} onRetry={() => window.location.reload()}>
      {children}
    </ErrorState>
  </main>
)
