/** Calls back when the page becomes visible or the network returns: a good moment to reconnect. */
export const onWake = (listener: () => void): (() => void) => {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', listener)
    window.removeEventListener('pageshow', listener)
  }
}

/** Calls back when the browser says that the network is gone. */
export const onOffline = (listener: () => void): (() => void) => {
  window.addEventListener('offline', listener)
  return () => window.removeEventListener('offline', listener)
}

/** R2.4: an earlier version of the product may have left one. */
export const unregisterServiceWorkers = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
