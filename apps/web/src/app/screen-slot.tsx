import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { common } from '@/text/common'
import { Spinner } from '@/ui/spinner'
import { RouteBoundary } from './route-boundary.tsx'

/**
 * The place of the screen in a layout: shows a spinner while the screen's code loads (R1.8), and an error page when the
 * screen throws.
 */
export const ScreenSlot = () => {
  const { pathname } = useLocation()
  return (
    <RouteBoundary>
      <Suspense key={pathname} fallback={<ContentSpinner />}>
        <Outlet />
      </Suspense>
    </RouteBoundary>
  )
}

const ContentSpinner = () => (
  <div className="grid min-h-[60dvh] place-items-center text-primary">
    <Spinner label={common.loading} className="size-8" />
  </div>
)
