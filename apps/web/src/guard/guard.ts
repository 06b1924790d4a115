// The first code of a page may not come: nothing of the app can say so then. This script stands in the page itself, so
// it is there when the page is; it says so, and loads the page again once the server has all that the page begins with.
import { start as words } from '../text/start.ts'
import { type FailurePage, showFailure } from './failure-page.ts'
import { isFirstCodeThere } from './first-code.ts'
import { onStarted, onStartFailed } from './signs.ts'
import { waitBeforeTry } from './tries.ts'

/** A start that takes longer has been forgotten by the network: nothing says that what was asked for will not come. */
const GIVE_UP_MS = 45_000

/** What the page cannot do without: its code, and its one style sheet. */
const NEEDED = 'script[type=module][src^="/assets/"], link[rel=stylesheet][href^="/assets/"]'

/** What throws before the app has drawn anything is its code too: cut short, or not what its name says. */
const ASSETS = `${window.location.origin}/assets/`

/** Watches the start of the app, until it has drawn something. */
const guard = (): void => {
  const unwatch = () => {
    clearTimeout(deadline)
    window.removeEventListener('error', onError, true)
  }
  const fail = () => {
    unwatch()
    void recover()
  }
  // of an element it does not bubble, and is heard on its way down
  const onError = (event: Event) => {
    const { target } = event
    const isMissing = target instanceof Element && target.matches(NEEDED)
    if (isMissing || (event instanceof ErrorEvent && event.filename.startsWith(ASSETS))) fail()
  }
  const deadline = setTimeout(fail, GIVE_UP_MS)
  window.addEventListener('error', onError, true)
  onStarted(unwatch)
  onStartFailed(fail)
}

let isRecovering = false
/** Tries until the page loads again. The waits grow from try to try, over loads of the page too. */
const recover = async (): Promise<void> => {
  if (isRecovering) return
  isRecovering = true
  // what still comes in would go on with a page that is given up, and a style sheet on its way keeps all from being painted
  window.stop()
  const page = showFailure()
  do {
    await pause(page, waitBeforeTry(Date.now()))
    page.say(words.trying)
  } while (!(await isFirstCodeThere()))
  window.location.reload()
}

/** Ends early when somebody presses the button, and when a network that was away is back. */
const pause = (page: FailurePage, waitMs: number): Promise<void> =>
  new Promise((resolve) => {
    page.say(words.next(new Date(Date.now() + waitMs).toLocaleTimeString('fr-FR')))
    const isAway = !navigator.onLine
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, waitMs)
    if (isAway) window.addEventListener('online', end)
    page.onRetry(end)
  })

guard()
