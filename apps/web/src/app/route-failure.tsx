import { useRouteError } from 'react-router-dom'
import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { cn } from '@/ui/cn'
import { ErrorState } from '@/ui/error-state'
import { isChunkFailure } from './lazy-screen.tsx'

/** A screen broke, or its code could not be fetched twice (R2.3): what happened, and a way to try again. */
export const RouteFailure = ({ fullPage = false }: { readonly fullPage?: boolean }) => {
  const error = useRouteError()
  return (
    <div className={cn('grid place-items-center p-6', fullPage && 'min-h-dvh')}>
      <ErrorState title={pages.failure.title} retryLabel={common.retry} onRetry={() => window.location.reload()}>
        {isChunkFailure(error) ? pages.failure.chunk : pages.failure.other}
      </ErrorState>
    </div>
  )
}
