import { drawerMachine } from '@vigie/machines/drawer'
import { sidebarMachine } from '@vigie/machines/sidebar'
import { createActor, fromCallback } from 'xstate'
import { readSidebarExpanded, writeSidebarExpanded } from '@/adapters/cookies'
import { isMobile, lockScroll, onMobileChange } from '@/adapters/environment'
import { type Inspect, watched } from './inspect.ts'

/** The sidebar and the drawer: both hear of the viewport, each answers on its own side of 768 px. */
export const startLayout = (inspect: Inspect) => {
  const viewportOf = (mobile: boolean) => (mobile ? 'mobile' : 'desktop')
  const viewport = viewportOf(isMobile())
  const sidebar = createActor(sidebarMachine, {
    id: 'sidebar',
    input: { expanded: readSidebarExpanded(), viewport },
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
