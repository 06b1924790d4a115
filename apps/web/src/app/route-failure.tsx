import { cx } from 'class-variance-authority'
import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { ErrorState } from '@/ui/error-state'
import { isChunkFailure } from './lazy-screen.tsx'

type FailureProps = { readonly error: unknown; readonly fullPage: boolean | undefined }

/**
 * The error page of a screen that threw, or whose code could not be fetched twice (R2.3), with a button to try again.
 */
export const RouteFailure = ({ error, fullPage }: FailureProps) => (
  <div className={cx('grid place-items-center p-6', fullPage && 'min-h-dvh')}>
    <ErrorState title={pages.failure.title} retryLabel={common.retry} onRetry={() => window.location.reload()}>
      {isChunkFailure(error) ? pages.failure.chunk : pages.failure.other}
    </ErrorState>
  </div>
)
