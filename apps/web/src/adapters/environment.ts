/**
 * Calls back when the browser reports that the network came or went, and at once when it is away. A hint: the browser
 * may be wrong.
 */
export const onNetwork = (listener: (online: boolean) => void): (() => void) => {
  const onOnline = () => listener(true)
  const onOffline = () => listener(false)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  if (!navigator.onLine) onOffline()
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onOffline)
  }
}

/** Whether the server of this page answers. */
export const isServerThere = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    await fetch('/config.json', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** Calls back when the tab becomes visible, or comes back from the back/forward cache. */
export const onPageShown = (listener: () => void): (() => void) => {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const unlisten = onPageRestored(listener)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    unlisten()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Calls back when the page comes back from the back/forward cache, in the state in which it was left. */
export const onPageRestored = (listener: () => void): (() => void) => {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

/** R3.4: below 768 px the sidebar is a drawer. */
const MOBILE = '(max-width: 767.98px)'
export const isMobile = (): boolean => window.matchMedia(MOBILE).matches
/** Wide enough for a sidebar, but not for an open one beside the content. */
const TIGHT = '(min-width: 768px) and (max-width: 1023.98px)'
export const isTight = (): boolean => window.matchMedia(TIGHT).matches
export const onMobileChange = (listener: (mobile: boolean) => void): (() => void) => {
  const query = window.matchMedia(MOBILE)
  const onChange = () => listener(query.matches)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Stops the page behind a drawer from scrolling (R3.9); returns the unlock. */
export const lockScroll = (): (() => void) => {
  document.body.toggleAttribute('data-scroll-lock', true)
  return () => {
    document.body.toggleAttribute('data-scroll-lock', false)
  }
}

/**
 * How long a page must have been open before code is fetched ahead: a page left sooner costs nothing more, and a phone
 * has drawn its screen by then.
 */
const AT_REST_MS = 8_000
/** How long after code could not be fetched ahead it is asked for again. */
const AGAIN_MS = 60_000

/**
 * Runs the tasks one after the other, each when the browser is idle; after one that resolves to false it begins again
 * a while later. Runs none when the browser asks to save data. Returns the function that stops it.
 */
export const whileIdle = (tasks: () => Iterable<() => Promise<boolean>>): (() => void) => {
  let isOver = savesData()
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = (delayMs: number) => {
    timer = setTimeout(() => onIdle(() => void goOn(tasks()[Symbol.iterator]())), delayMs)
  }
  const goOn = async (rest: Iterator<() => Promise<boolean>>): Promise<void> => {
    const { value: task, done } = rest.next()
    if (isOver || done) return
    const isDone = await task()
    if (isOver) return
    if (isDone) onIdle(() => void goOn(rest))
    else begin(AGAIN_MS)
  }
  begin(AT_REST_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** At the next idle moment; Safari has no `requestIdleCallback`, so there as a later task. */
const onIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback)
  else setTimeout(callback)
}

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true
}

/** R2.4: unregisters every service worker of this origin; an earlier version of the product may have left one. */
export const unregisterServiceWorkers = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
