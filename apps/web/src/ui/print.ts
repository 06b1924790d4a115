// The browser is about to print → what must change on the page for paper changes before this returns.

type Paper = { readonly before: () => void; readonly after?: () => void }

const followers = new Set<Paper>()

/** In the order of their coming, those included that come meanwhile: parts that `before` of another brings. */
const tell = (moment: 'before' | 'after') => () => {
  for (const follower of followers) follower[moment]?.()
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', tell('before'))
  window.addEventListener('afterprint', tell('after'))
}

/**
 * Prepares a part of the page for paper, and takes that back afterwards. The browser does not wait: `before` has to
 * render with `flushSync`.
 * @returns the unsubscribe
 */
export const onPrint = (before: () => void, after?: () => void): (() => void) => {
  const follower: Paper = after === undefined ? { before } : { before, after }
  followers.add(follower)
  return () => {
    followers.delete(follower)
  }
}

/** Has every part come that is not in view yet, as it does before printing. */
export const bringForPrint = tell('before')
