const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** somebody who is there is told at most so often, ms */
const EVERY_MS = 5_000

/** Calls back when somebody uses the page, at once and then at most every few seconds. Returns the stop. */
export const onActivity = (listener: () => void): (() => void) => {
  let lastAt = Number.NEGATIVE_INFINITY
  const hear = () => {
    const now = Date.now()
    // a clock set back does not silence it
    if (now >= lastAt && now - lastAt < EVERY_MS) return
    lastAt = now
    listener()
  }
  for (const sign of SIGNS) window.addEventListener(sign, hear, { capture: true, passive: true })
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, hear, { capture: true })
  }
}
