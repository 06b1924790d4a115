import { cx } from 'class-variance-authority'
import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { ErrorState } from '@/ui/error-state'
import { isChunkFailure, reloadIfThere } from './reload.ts'

type FailureProps = {
  readonly error: unknown
  readonly fullPage?: boolean | undefined
  readonly onRetry: () => void
}

/**
 * The error page of a screen that threw, or whose code could not be fetched (R2.3). Its button tries again with a
 * reloaded page where the server answers, else without.
 */
export const RouteFailure = ({ error, fullPage, onRetry }: FailureProps) => {
  const retry = async () => {
    await reloadIfThere()
    onRetry()
  }
  return (
    <div className={cx('grid place-items-center p-6', fullPage && 'min-h-dvh')}>
      <ErrorState title={pages.failure.title} retryLabel={common.retry} onRetry={() => void retry()}>
        {isChunkFailure(error) ? pages.failure.chunk : pages.failure.other}
      </ErrorState>
    </div>
  )
}
