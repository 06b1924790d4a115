import { drawerMachine } from '@vigie/machines/drawer'
import { sidebarMachine } from '@vigie/machines/sidebar'
import { createActor, fromCallback } from 'xstate'
import { readSidebarExpanded, writeSidebarExpanded } from '@/adapters/cookies'
import { isMobile, isTight, lockScroll, onMobileChange } from '@/adapters/environment'
import { type Inspect, watched } from './inspect.ts'

/**
 * The charts of sidebar and drawer. Both get every change of the viewport: the sidebar works from 768 px, the drawer
 * below. Until a person chooses, an open sidebar would take a third of a tight window: there it starts collapsed.
 */
export const createLayout = (inspect: Inspect) => {
  const viewportOf = (mobile: boolean) => (mobile ? 'mobile' : 'desktop')
  const viewport = viewportOf(isMobile())
  const sidebar = createActor(sidebarMachine, {
    id: 'sidebar',
    input: { expanded: readSidebarExpanded() ?? !isTight(), viewport },
    ...watched(inspect),
  })
  const drawer = createActor(drawerMachine.provide({ actors: { scrollLock: fromCallback(lockScroll) } }), {
    id: 'drawer',
    input: { viewport },
    ...watched(inspect),
  })
  sidebar.on('expansion.chosen', ({ expanded }) => writeSidebarExpanded(expanded))
  sidebar.start()
  drawer.start()
  const unsubscribe = onMobileChange((mobile) => {
    const changed = { type: 'viewport.changed', viewport: viewportOf(mobile) } as const
    sidebar.send(changed)
    drawer.send(changed)
  })
  return {
    sidebar,
    drawer,
    stop: () => {
      unsubscribe()
      sidebar.stop()
      drawer.stop()
    },
  }
}
