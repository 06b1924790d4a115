import type { FirebaseApp } from 'firebase/app'

/** R9.1: measures page use under a short site label. Never rejects: a failure leaves the app as it is. */
export const enableAnalytics = async (app: FirebaseApp, site: string): Promise<void> => {
  try {
    const { initializeAnalytics, isSupported, setDefaultEventParameters } = await import('firebase/analytics')
    if (!(await isSupported())) return
    setDefaultEventParameters({ site })
    initializeAnalytics(app)
  } catch {
    // Blocked, offline or misconfigured: nothing is measured.
  }
}
