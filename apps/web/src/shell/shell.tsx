import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { useActors } from '@/actors/session-context'
import { useSources } from '@/data'
import { text } from '@/text'
import { followBack } from '@/ui/back-layers'
import { toasts } from '@/ui/toast-store'
import { latePart } from '@/widgets/late/late-part'
import { fetchLayers } from '@/widgets/layers/layers-ahead'
import { TooltipProvider } from '@/widgets/layers/tooltip'
import { AlarmNotice } from './alarm-notice.tsx'
import { Debrief } from './debrief.tsx'
import { Drawer } from './drawer.tsx'
import { Header } from './header/header.tsx'
import { groupsOpenedBy } from './navigation.ts'
import { Palette } from './palette/palette.tsx'
import type { Overlay } from './palette/palette-key.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { Toasts } from './toasts.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useTabIcon } from './use-tab-icon.ts'

// seldom has anything to say
const ClockNotice = latePart(async () => (await import('./header/clock-notice.tsx')).ClockNotice)

const CONTENT = 'content'

/**
 * The layout of every signed-in screen: menu, header, notifications, state of the connection; the screen is its outlet.
 */
export const Shell = () => {
  useShortcuts()
  useEffect(followBack, [])
  useTabIcon()
  useAccountTroubles()
  useLayersAhead()
  const main = useRouteChanges()
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  return (
    <TooltipProvider>
      <a
        href={`#${CONTENT}`}
        className="sr-only z-50 rounded-lg bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {text.shell.skipToContent}
      </a>
      <div className="flex min-h-dvh">
        <Sidebar />
        <Drawer />
        <div className="flex min-w-0 grow flex-col">
          <div className="sticky top-0 z-30">
            <Header onSearch={() => setOverlay('palette')} />
            <AlarmNotice />
          </div>
          <ClockNotice placeholder={null} failure={null} />
          <main id={CONTENT} ref={main} tabIndex={-1} className="min-w-0 grow outline-none">
            <Debrief />
            <Outlet />
          </main>
        </div>
      </div>
      <Palette overlay={overlay} onChange={setOverlay} />
      <Toasts />
    </TooltipProvider>
  )
}

/** What opens over the page is fetched behind what the page shows: once the first values have come, or cannot. */
const useLayersAhead = () => {
  const { firstSnapshot } = useSources()
  useEffect(() => void firstSnapshot.then(fetchLayers), [firstSnapshot])
}

/** Shows a toast when the auth chart reports an error while somebody is signed in: signing out failed. */
const useAccountTroubles = () => {
  const { error } = useAuth()
  useEffect(() => {
    if (error !== null) toasts.show({ title: text.auth.failures[error], tone: 'bad' })
  }, [error])
}

/** On another page: closes groups and drawer (R3.6, R3.9), but for the group whose page it is (R3.1), moves the focus to the content and scrolls to the top. */
const useRouteChanges = () => {
  const { pathname, state } = useLocation()
  const { sidebar, drawer } = useActors()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    sidebar.send({ type: 'route.changed' })
    drawer.send({ type: 'route.changed' })
    // all are closed now: pressed, those of the page's own line open
    for (const group of groupsOpenedBy(state)) sidebar.send({ type: 'group.pressed', group })
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname, sidebar, drawer])
  return main
}
