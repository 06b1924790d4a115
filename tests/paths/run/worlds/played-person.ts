// Somebody signed in whom the path plays: the identity service and the gateway's REST calls answer as the path says.
import type { Role } from '@vigie/contracts/entities'
import { REST_PATHS } from '@vigie/contracts/rest'
import { keepSession } from '../browser-session.ts'
import { answerForIdentity, keptSession } from '../identity-service.ts'
import type { Scene } from '../world.types.ts'
import { API_KEY } from './identity-answers.ts'

/** Signs the browser in as somebody of this role, and forgets the rest as `playNobody` does. */
export const playPerson = async (scene: Scene, role: Role): Promise<void> => {
  await playNobody(scene)
  const { page } = scene
  const user = { uid: `u-${role}`, displayName: role, email: `${role}@vigie.test`, photoURL: null }
  const now = await page.evaluate(() => Date.now())
  await keepSession(page, API_KEY, keptSession({ user, claims: { role, platforms: ['chaib'] } }, now))
}

/**
 * Nobody is signed in with the browser, which forgets what other paths kept in it. Calls to the gateway stay unanswered
 * unless the path answers them: it would refuse an unsigned token.
 */
export const playNobody = async ({ page, origin, calls }: Scene): Promise<void> => {
  await page.goto(`${origin}${REST_PATHS.config}`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    window.name = ''
  })
  await keepSession(page, API_KEY, null)
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    () => undefined,
  )
  await answerForIdentity(page, calls)
}
