// In: entries under one prefix. Out: the same in every tab of this origin, and after all of them were closed.

const TAB = 'vigie-tab'

/** Which tab this is, the same after it was loaded again; null: it has no name yet. */
export const ownTab = (): string | null => sessionStorage.getItem(TAB)

/** Gives this tab its name, and holds a lock of that name for as long as its page is there. */
export const nameTab = (): string => {
  const name = ownTab() ?? `${TAB}:${crypto.randomUUID()}`
  sessionStorage.setItem(TAB, name)
  void navigator.locks?.request(name, () => new Promise(() => undefined)).catch(() => undefined)
  return name
}

/** What is kept under a prefix, by key; what cannot be read is left out. */
export const readEntries = (prefix: string): ReadonlyMap<string, unknown> => {
  const found = new Map<string, unknown>()
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue
    try {
      found.set(key, JSON.parse(localStorage.getItem(key) ?? 'null'))
    } catch {}
  }
  return found
}

/** Keeps an entry; null: nothing more. Where nothing can be kept any more it is lost with the page. */
export const writeEntry = (key: string, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {}
  // other tabs are told by the browser, this one is not
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Calls back when an entry under a prefix changes, in whichever tab. Returns the unsubscribe. */
export const watchEntries = (prefix: string, listener: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
