// A screen of a wall, paired or not, and who is signed in with its browser, as the path says.
import type { Page } from 'playwright/test'
import { keepSession } from '../browser-session.ts'
import { keptSession, type Person } from '../identity-service.ts'
import { runFor } from '../page-clock.ts'
import type { Scene } from '../world.types.ts'
import { API_KEY } from './identity-answers.ts'
import { playNobody } from './played-person.ts'

/** Opens nothing yet: what the screen kept of its pairing, and a gateway and an identity service that wait for the path. */
export const prepareScreen = async (scene: Scene, secret: string | null, held: readonly string[]): Promise<void> => {
  await playNobody(scene)
  await scene.page.evaluate((kept) => {
    // where nothing is kept of a session, nobody waits for the identity service
    localStorage.setItem('tokenExpirationTime', new Date(Date.now() + 3_600_000).toISOString())
    if (kept !== null) localStorage.setItem('wall-secret', kept)
    window.name = 'held'
  }, secret)
  await scene.gateway.hold()
  for (const path of held) await scene.calls.hold(path)
  if (!prepared.has(scene.page)) await scene.page.addInitScript(holdWhatIsDrawn)
  prepared.add(scene.page)
}
const prepared = new WeakSet<Page>()

/**
 * Runs in the page, before its own code: delays are the middle of what may be drawn; a path says when the identity
 * library learns who is signed in, and when it looks at other tabs.
 */
const holdWhatIsDrawn = (): void => {
  if (window.name !== 'held') return
  const LOOK_MS = 800
  Math.random = () => 0.5
  const every = window.setInterval
  Object.assign(window, {
    setInterval: (run: () => void, ms: number, ...given: unknown[]) => {
      if (ms === LOOK_MS) Reflect.set(window, '__look', run)
      return every(run, ms, ...given)
    },
  })
  const get = IDBObjectStore.prototype.get
  const waiting: (() => void)[] = []
  let isKnown = false
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    if (isKnown || !String(key).startsWith('firebase:authUser:')) return get.call(this, key)
    const { name, transaction } = this
    const request = Object.assign(new EventTarget(), { result: undefined, error: null })
    waiting.push(() => {
      const reading = get.call(transaction.db.transaction(name).objectStore(name), key)
      reading.onsuccess = () => {
        request.result = reading.result
        request.dispatchEvent(new Event('success'))
      }
    })
    return request as unknown as IDBRequest
  }
  Reflect.set(window, '__know', () => {
    isKnown = true
    for (const read of waiting.splice(0)) read()
  })
}

let walls = 0
/** The account of a wall, each time another one: its page tells them apart. */
export const nextWall = (): Person => {
  walls += 1
  const user = { uid: `u-wall-${walls}`, displayName: 'Mur', email: null, photoURL: null }
  return { user, claims: { role: 'wall', platforms: ['chaib'] } }
}

/** Somebody is signed in with this browser, or nobody (null), as another tab would have it. */
export const sayWho = async ({ page }: Scene, person: Person | null, state: string): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await keepSession(page, API_KEY, person === null ? null : keptSession(person, now))
  if (state === 'resolving') return page.evaluate(() => Reflect.get(window, '__know')())
  await page.evaluate(() => Reflect.get(window, '__look')())
  // what was read from storage comes without time passing; what is told next comes with the next turn of the page
  await runFor(page, 1)
}
