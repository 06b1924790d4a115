import { problemOf } from '@vigie/contracts/errors'
import { REST_PATHS } from '@vigie/contracts/rest'
import type {
  authMachine,
  CustomTokenFailure,
  CustomTokenInput,
  SecondFactorFailure,
  SecondFactorInput,
  SignInFailure,
  SignInInput,
} from '@vigie/machines/auth'
import type { Page } from 'playwright/test'
import { keepSession, lookAtOtherTabs, removals } from '../browser-session.ts'
import {
  answerForIdentity,
  askBeside,
  grantLate,
  IDENTITY_CALLS,
  keptSession,
  type Person,
  refuse,
  renewLate,
} from '../identity-service.ts'
import { runFor } from '../page-clock.ts'
import type { Gesture, Never, Scene, World } from '../world.types.ts'
import { DESKTOP, NOBODY_LISTENS, pressedOnce, quietAddress } from './gestures.ts'

/** The code of the identity service: until it is loaded, it is not known who is signed in. */
const IDENTITY_CODE = '/assets/firebase-identity-*'
const API_KEY = 'emulator'

/** The service's error code for each way in which a sign-in fails; null: the network fails. */
const PASSWORD_REFUSALS: Readonly<Record<Exclude<SignInFailure, 'second-factor-unknown'>, string | null>> = {
  credentials: 'INVALID_LOGIN_CREDENTIALS',
  disabled: 'USER_DISABLED',
  'too-many-attempts': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  network: null,
  unknown: 'PASSWORD_LOGIN_DISABLED',
}
const CODE_REFUSALS: Readonly<Record<SecondFactorFailure, string | null>> = {
  'sign-in-expired': 'INVALID_MFA_PENDING_CREDENTIAL',
  disabled: 'USER_DISABLED',
  'code-wrong': 'INVALID_CODE',
  'too-many-attempts': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  network: null,
  unknown: 'OPERATION_NOT_ALLOWED',
}
const TOKEN_REFUSALS: Readonly<Record<CustomTokenFailure, string | null>> = {
  'custom-token-invalid': 'INVALID_CUSTOM_TOKEN',
  disabled: 'USER_DISABLED',
  network: null,
  unknown: 'PASSWORD_LOGIN_DISABLED',
}

const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter' }).and(page.locator(':enabled'))
const verify = (page: Page) => page.getByRole('button', { name: 'Vérifier' }).and(page.locator(':enabled'))
const backToPassword = (page: Page) =>
  page.getByRole('button', { name: 'Retour à la connexion' }).and(page.locator(':enabled'))
const profile = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Profil de/ })
const signOut = (page: Page) =>
  page.getByRole('menuitem', { name: 'Déconnexion' }).and(page.locator(':not([aria-disabled=true])'))

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

const codeOf = (event: object): unknown => {
  const outcome = 'output' in event ? event.output : null
  return outcome instanceof Object && 'code' in outcome ? outcome.code : null
}
const asksForCode = (event: object): boolean =>
  'output' in event && event.output instanceof Object && 'asks' in event.output

const answered = <Code extends string>(call: string, refusals: Readonly<Record<Code, string | null>>): Gesture => ({
  call,
  act: async ({ calls }, event) => {
    const route = await calls.take(call)
    const code = codeOf(event)
    if (code === 'second-factor-unknown') return askBeside(route, 'phone')
    if (asksForCode(event)) return askBeside(route, 'totp')
    const known = Object.entries<string | null>(refusals).find(([name]) => name === code)
    return known === undefined ? grantLate(route) : refuse(route, known[1])
  },
})
/** What the identity service is asked: by the key of the project, for a token, beside what a person gave. */
const identityCall = <Given>(path: string, bodyOf: (given: Given) => object) => ({
  on: `asks POST //identity${path}?`,
  says: (given: Given) => `key=${API_KEY} ${JSON.stringify(bodyOf(given))}`,
})
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
    const { page, origin, calls, gateway } = scene
    await page.setViewportSize(DESKTOP)
    await gateway.hold()
    await page.goto(`${origin}${REST_PATHS.config}`)
    await page.evaluate(() =>
      localStorage.setItem('tokenExpirationTime', new Date(Date.now() + 3_600_000).toISOString()),
    )
    await keep(scene, null)
    // The gateway would refuse the unsigned tokens of a path, so calls to it stay unanswered unless the path answers
    // them.
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/'),
      () => undefined,
    )
    await calls.hold(REST_PATHS.site)
    await calls.hold(IDENTITY_CODE)
    await answerForIdentity(page, calls)
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
  signs: {
    actors: {
      identity: {
        starts: { unseen: 'what it reports comes as `user.reported` and `user.absent`' },
        stops: { unseen: 'it runs as long as the page' },
      },
      signInWithPassword: {
        starts: identityCall(IDENTITY_CALLS.password, ({ email, password }: SignInInput) => ({ email, password })),
        stops: NOBODY_LISTENS,
      },
      confirmSecondFactor: {
        starts: identityCall(IDENTITY_CALLS.secondFactor, ({ code }: SecondFactorInput) => ({ code })),
        stops: NOBODY_LISTENS,
      },
      signInWithCustomToken: {
        starts: identityCall(IDENTITY_CALLS.customToken, ({ token }: CustomTokenInput) => ({ token })),
        stops: NOBODY_LISTENS,
      },
      signOut: { starts: { on: 'removes the session', says: () => '' }, stops: NOBODY_LISTENS },
    },
    facts: { 'tokenExpiration.discarded': { on: 'forgets tokenExpirationTime', says: () => '' } },
    commands: {},
  },
  gestures: {
    'user.reported': {
      act: async (scene, event, state) => {
        if (state.endsWith('.awaitingUser')) return renewLate(await scene.calls.take(IDENTITY_CALLS.lateToken), event)
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
      act: async ({ page }, { email, password }) => {
        await page.getByLabel('Adresse e-mail').fill(email)
        await page.getByLabel('Mot de passe', { exact: true }).fill(password)
        await submit(page).click()
      },
      ways: {
        Enter: {
          act: async ({ page }, { email, password }) => {
            await page.getByLabel('Adresse e-mail').fill(email)
            await page.getByLabel('Mot de passe', { exact: true }).fill(password)
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
        await removals.hold(page)
        await signOut(page).click()
      },
      ways: {
        Enter: {
          act: async ({ page }) => {
            await removals.hold(page)
            await signOut(page).press('Enter')
          },
        },
      },
    },
    'session.idle': {
      // sent to the actor: its sign-out waits for the path, as every other
      cannot: async ({ page }) => {
        await removals.hold(page)
        return 'in a path somebody is always at the page'
      },
      act: async () => undefined,
    },
    'session.rejected': {
      act: async ({ page, calls }) => {
        await removals.hold(page)
        const refusal = problemOf('auth.invalid')
        const refuseSite = async () =>
          (await calls.take(REST_PATHS.site)).fulfill({ status: refusal.status, json: refusal })
        await refuseSite()
        await passTimeUntil(page, refuseSite())
      },
    },
  },
  outcomes: {
    'done signInWithPassword': answered(IDENTITY_CALLS.password, PASSWORD_REFUSALS),
    'done confirmSecondFactor': answered(IDENTITY_CALLS.secondFactor, CODE_REFUSALS),
    'done signInWithCustomToken': answered(IDENTITY_CALLS.customToken, TOKEN_REFUSALS),
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
