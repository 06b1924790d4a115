// The session that Firebase keeps in IndexedDB for all tabs of a browser: written as another tab would, and with
// removals that a path can delay or make fail.
import type { Page } from 'playwright/test'
import { runFor } from './page-clock.ts'

/** How often Firebase looks for changes made by another tab, ms. */
const LOOK_MS = 800
const DATABASE = { name: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage', key: 'firebase:authUser:' } as const

/** Writes the kept session (null: nobody) as another tab would, without the page. The page must be on the origin. */
export const keepSession = (page: Page, apiKey: string, session: unknown): Promise<void> =>
  page.evaluate(
    async ({ name, store, key, value }) => {
      const opening = indexedDB.open(name, 1)
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'fbase_key' })
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const writing = database.transaction(store, 'readwrite')
      writing.objectStore(store).clear()
      if (value !== null) writing.objectStore(store).put({ fbase_key: key, value })
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve
        writing.onerror = reject
      })
      database.close()
    },
    { ...DATABASE, key: `${DATABASE.key}${apiKey}:[DEFAULT]`, value: session },
  )

/** The kept session; null: nobody is signed in. */
export const readSession = (page: Page): Promise<unknown> =>
  page.evaluate(async ({ name, store, key }) => {
    const opening = indexedDB.open(name, 1)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const reading = database.transaction(store).objectStore(store).getAll()
    const rows = await new Promise<{ fbase_key: string; value: unknown }[]>((resolve, reject) => {
      reading.onsuccess = () => resolve(reading.result)
      reading.onerror = () => reject(reading.error)
    })
    database.close()
    return rows.find(({ fbase_key }) => fbase_key.startsWith(key))?.value ?? null
  }, DATABASE)

/** Moves the page's stopped clock until Firebase has looked for changes made by another tab. */
export const lookAtOtherTabs = (page: Page): Promise<void> => runFor(page, LOOK_MS)

/** Lets a path decide when removals from the kept session happen, or that they fail. */
export const removals = {
  /** intercepts removals in this page until it is left */
  watch: (page: Page): Promise<void> => page.evaluate(watchRemovals),
  /** from now on, removals wait */
  hold: (page: Page) => page.evaluate(() => Reflect.get(window, '__removals').hold()),
  /** removals that wait are done, and later ones at once */
  allow: (page: Page) => page.evaluate(() => Reflect.get(window, '__removals').allow()),
  /** removals that wait fail, and so does every later one */
  refuse: (page: Page) => page.evaluate(() => Reflect.get(window, '__removals').refuse()),
  wereRefused: (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, '__removals').refused),
}

/** Runs in the page. It is sent there as text, so it uses nothing from outside itself. */
const watchRemovals = (): void => {
  const remove = IDBObjectStore.prototype.delete
  const waiting: { readonly run: () => void; readonly fail: () => void }[] = []
  let mode: 'allow' | 'hold' | 'refuse' = 'allow'
  const refusal = () => new DOMException('the storage is blocked', 'UnknownError')
  IDBObjectStore.prototype.delete = function (this: IDBObjectStore, key) {
    // as long as removals are allowed, they are of another tab that has signed out
    if (mode === 'hold' && String(key).startsWith('firebase:authUser:'))
      Reflect.get(window, '__outside').note('removes the session')
    if (mode === 'allow') return remove.call(this, key)
    if (mode === 'refuse') throw refusal()
    const { db } = this.transaction
    const { name } = this
    const request = Object.assign(new EventTarget(), { result: undefined, error: null as DOMException | null })
    waiting.push({
      run: () => {
        const removal = remove.call(db.transaction(name, 'readwrite').objectStore(name), key)
        removal.onsuccess = () => request.dispatchEvent(new Event('success'))
      },
      fail: () => {
        request.error = refusal()
        request.dispatchEvent(new Event('error'))
      },
    })
    return request as unknown as IDBRequest<undefined>
  }
  const given = {
    refused: false,
    hold: () => {
      mode = 'hold'
    },
    allow: () => {
      mode = 'allow'
      for (const { run } of waiting.splice(0)) run()
    },
    refuse: () => {
      mode = 'refuse'
      given.refused = true
      for (const { fail } of waiting.splice(0)) fail()
    },
  }
  Reflect.set(window, '__removals', given)
}
