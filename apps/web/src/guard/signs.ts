/** What the app tells the guard of its start: events, since the guard is a script of its own in the page. */
const STARTED = 'vigie:started'
const FAILED = 'vigie:start-failed'

/** The first code is there and has drawn something. */
export const tellStarted = (): void => void window.dispatchEvent(new Event(STARTED))
/** The app cannot go on without code that did not come. */
export const tellStartFailed = (): void => void window.dispatchEvent(new Event(FAILED))

export const onStarted = (listener: () => void): void => window.addEventListener(STARTED, listener, { once: true })
export const onStartFailed = (listener: () => void): void => window.addEventListener(FAILED, listener, { once: true })
