import { problemOf } from '@vigie/contracts/errors'
import { CLOSE_CODES } from '@vigie/contracts/live'
import { REST_PATHS } from '@vigie/contracts/rest'
import type { AuthEvent, authMachine } from '@vigie/machines/auth'
import type { Page } from 'playwright/test'
import { keepSession, lookAtOtherTabs, removals } from '../browser-session.ts'
import { IDENTITY_CALLS, isGranted, keptSession, type Person, renewLate } from '../identity-service.ts'
import { runFor } from '../page-clock.ts'
import type { Gesture, Never, Scene, World } from '../world.types.ts'
import { DESKTOP, NOBODY_LISTENS, pressedOnce, quietAddress } from './gestures.ts'
import { API_KEY, codeAnswered, IDENTITY_SIGNS, passwordAnswered, tokenAnswered } from './identity-answers.ts'
import { playNobody } from './played-person.ts'

/** The code of the identity service: until it is loaded, it is not known who is signed in. */
const IDENTITY_CODE = '/assets/firebase-identity-*'

const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter' }).and(page.locator(':enabled'))
const verify = (page: Page) => page.getByRole('button', { name: 'Vérifier' }).and(page.locator(':enabled'))
const backToPassword = (page: Page) =>
  page.getByRole('button', { name: 'Retour à la connexion' }).and(page.locator(':enabled'))
const profile = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Profil de/ })
/** in the menu of the profile, and on the page of who has no access to the site */
const signOut = (page: Page) =>
  page
    .getByRole('menuitem', { name: 'Déconnexion' })
    .and(page.locator(':not([aria-disabled=true])'))
    .or(page.getByRole('main').getByRole('button', { name: 'Déconnexion' }))

type Submitted = Extract<AuthEvent, { readonly type: 'signIn.submitted' }>
const fillPassword = async (page: Page, { email, password }: Submitted): Promise<void> => {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
}

/** The expiry of a session, which a sign-out before may have taken away. */
const keepExpiry = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('tokenExpirationTime', new Date(Date.now() + 3_600_000).toISOString()))

/** Before a gesture that ends the session: there is an expiry to discard, and the removal of the session waits. */
const watchTheEnd = async (page: Page): Promise<void> => {
  await keepExpiry(page)
  await removals.hold(page)
}

/** Moves the page's stopped clock until `come` settles. */
const passTimeUntil = async (page: Page, come: Promise<void>): Promise<void> => {
  let isOver = false
  const over = come.finally(() => {
    isOver = true
  })
  while (!isOver) await runFor(page, 1)
  await over
}

const keep = async ({ page }: Scene, person: Person | null): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await keepSession(page, API_KEY, person === null ? null : keptSession(person, now))
}

const refuseConnection = async ({ page, gateway }: Scene, { code }: { readonly code: number }): Promise<void> => {
  await watchTheEnd(page)
  await passTimeUntil(page, gateway.close(code, ''))
  await passTimeUntil(page, gateway.close(code, ''))
}

const refusedRemoval: Gesture = { act: ({ page }) => removals.refuse(page) }

const answeredAll: Never = { because: 'every failure of the identity service is an outcome with a code' }
const absentFirst: Never = {
  because: 'the identity service says first that nobody is signed in any more',
  afterwards: { act: ({ page }) => removals.allow(page), heard: ['user.absent'] },
}

export const authWorld: World<typeof authMachine> = {
  timed: true,
  signedOut: true,
  address: (input) => (input === 0 ? quietAddress() : `${quietAddress()}?authToken=one-time-token`),
  prepare: async (scene) => {
    const { page, calls, gateway } = scene
    await page.setViewportSize(DESKTOP)
    await gateway.hold()
    await playNobody(scene)
    await keepExpiry(page)
    await calls.hold(REST_PATHS.site)
    await calls.hold(IDENTITY_CODE)
  },
  settled: async ({ page }) => {
    await page.getByRole('status', { name: 'Chargement' }).waitFor()
    await removals.watch(page)
  },
  screen: {
    form: (page) => page.locator('form'),
    waiting: (page) => page.getByRole('status', { name: 'Chargement' }).first(),
    profile,
  },
  // a refused token is renewed before it is sent again
  watches: [
    'asks POST //identity/securetoken.googleapis.com/v1/token?key=emulator grant_type=refresh_token&refresh_token=same',
  ],
  signs: {
    actors: {
      identity: {
        starts: { unseen: 'what it reports comes as `user.reported` and `user.absent`' },
        stops: { unseen: 'it runs as long as the page' },
      },
      ...IDENTITY_SIGNS,
      signOut: { starts: { on: 'removes the session', says: () => '' }, stops: NOBODY_LISTENS },
    },
    facts: { 'tokenExpiration.discarded': { on: 'forgets tokenExpirationTime', says: () => '' } },
    commands: {},
  },
  gestures: {
    'user.reported': {
      act: async (scene, event, state) => {
        if (state.endsWith('.awaitingUser')) {
          const late = await scene.calls.take(IDENTITY_CALLS.lateToken)
          if (isGranted(event)) return renewLate(late, event)
        }
        // another tab of this browser signed somebody in
        await keep(scene, event)
        return state === 'loading' ? scene.calls.free(IDENTITY_CODE) : lookAtOtherTabs(scene.page)
      },
    },
    'user.absent': {
      cannot: async ({ page }, _, state) =>
        state === 'authenticated' && (await removals.wereRefused(page))
          ? 'the identity service counted nobody any more when signing out failed'
          : null,
      act: async (scene, _, state) => {
        if (state === 'signingOut' || state === 'endingSession') return removals.allow(scene.page)
        await keep(scene, null)
        return state === 'loading' ? scene.calls.free(IDENTITY_CODE) : lookAtOtherTabs(scene.page)
      },
    },
    'signIn.submitted': {
      control: submit,
      act: async ({ page }, given) => {
        await fillPassword(page, given)
        await submit(page).click()
      },
      ways: {
        Enter: {
          act: async ({ page }, given) => {
            await fillPassword(page, given)
            await page.keyboard.press('Enter')
          },
        },
      },
    },
    'code.submitted': {
      control: verify,
      act: async ({ page }, { code }) => {
        await page.getByLabel('Code à six chiffres').fill(code)
        await verify(page).click()
      },
      ways: {
        Enter: {
          act: async ({ page }, { code }) => {
            await page.getByLabel('Code à six chiffres').fill(code)
            await page.keyboard.press('Enter')
          },
        },
      },
    },
    'code.abandoned': pressedOnce(backToPassword),
    'signOut.pressed': {
      door: profile,
      control: signOut,
      act: async ({ page }) => {
        await watchTheEnd(page)
        await signOut(page).click()
      },
      ways: {
        Enter: {
          act: async ({ page }) => {
            await watchTheEnd(page)
            await signOut(page).press('Enter')
          },
        },
      },
    },
    'session.idle': {
      // sent to the actor: its sign-out waits for the path, as every other
      cannot: async ({ page }) => {
        await watchTheEnd(page)
        return 'in a path somebody is always at the page'
      },
      act: async () => undefined,
    },
    // what is refused comes back with a fresh token, and is refused again
    'session.rejected': {
      act: (scene) => refuseConnection(scene, CLOSE_CODES.unauthenticated),
      ways: {
        'access taken away': { act: (scene) => refuseConnection(scene, CLOSE_CODES.accessRevoked) },
        'a call': {
          act: async ({ page, calls }) => {
            await watchTheEnd(page)
            const refusal = problemOf('auth.invalid')
            const refuse = async () =>
              (await calls.take(REST_PATHS.site)).fulfill({ status: refusal.status, json: refusal })
            await refuse()
            await passTimeUntil(page, refuse())
          },
        },
      },
    },
  },
  outcomes: {
    'done signInWithPassword': passwordAnswered,
    'done confirmSecondFactor': codeAnswered,
    'done signInWithCustomToken': tokenAnswered,
    'error signOut': refusedRemoval,
    'error endSession': refusedRemoval,
  },
  never: {
    'error signInWithPassword': answeredAll,
    'error confirmSecondFactor': answeredAll,
    'error signInWithCustomToken': answeredAll,
    'done signOut': absentFirst,
    'done endSession': absentFirst,
  },
}
