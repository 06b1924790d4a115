import { Fragment } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { RouteBoundary } from './route-boundary.tsx'

/** The place of the screen in a layout: another address is another screen, and one that throws says so here. */
export const ScreenSlot = () => (
  <RouteBoundary>
    <Fragment key={useLocation().pathname}>
      <Outlet />
    </Fragment>
  </RouteBoundary>
)
