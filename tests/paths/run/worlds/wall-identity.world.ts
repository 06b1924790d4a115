import { problemOf } from '@vigie/contracts/errors'
import { WALL_PATHS } from '@vigie/contracts/rest'
import type { WallIdentityOutcomes, wallIdentityMachine } from '@vigie/machines/wall-identity'
import type { Route } from 'playwright/test'
import { removals } from '../browser-session.ts'
import { grant, IDENTITY_CALLS } from '../identity-service.ts'
import type { Afterwards, Gesture, Never, World } from '../world.types.ts'
import { DESKTOP, NOBODY_LISTENS } from './gestures.ts'
import { asksByCustomToken } from './identity-answers.ts'
import { nextWall, prepareScreen, sayWho } from './played-screen.ts'
import { nextReport } from './played-wall.ts'

const [WALL, CODE] = ['/mur', '/mur/appairage']
const HELD = [WALL_PATHS.pairings, WALL_PATHS.token, WALL_PATHS.self]

/** Who was signed in is so no more; the removal of the session waits until then. */
const signedOut: Afterwards = { act: ({ page }) => removals.allow(page), heard: ['user.absent'] }

/** The gateway answers the wall's report that it is none, or that its account is none. */
const refused = (code: 'wall.unknown' | 'auth.revoked'): Gesture => ({
  act: async (scene) => {
    await removals.hold(scene.page)
    const problem = problemOf(code)
    await (await nextReport(scene)).fulfill({ status: problem.status, json: problem })
  },
  afterwards: signedOut,
})

const outputOf = <Name extends keyof WallIdentityOutcomes>(event: object): WallIdentityOutcomes[Name] =>
  Reflect.get(event, 'output')

const fail = (route: Route, code: 'upstream.unavailable' | 'wall.unknown'): Promise<void> => {
  const problem = problemOf(code)
  return route.fulfill({ status: problem.status, json: problem })
}

const tokenAnswered: Gesture = {
  call: WALL_PATHS.token,
  act: async ({ calls }, event) => {
    const route = await calls.take(WALL_PATHS.token)
    const answer = outputOf<'askToken'>(event)
    switch (answer.kind) {
      case 'granted':
        return route.fulfill({ json: { customToken: answer.customToken } })
      case 'waiting':
        return route.fulfill({ status: 202, json: { customToken: null } })
      case 'unknown':
        return fail(route, 'wall.unknown')
      case 'unavailable':
        return fail(route, 'upstream.unavailable')
    }
  },
}
const answersAll: Never = { because: 'a call that fails is an outcome of its own' }

export const wallIdentityWorld: World<typeof wallIdentityMachine> = {
  timed: true,
  signedOut: true,
  address: (input) => (input === 2 ? CODE : WALL),
  prepare: async (scene, input) => {
    await scene.page.setViewportSize(DESKTOP)
    await prepareScreen(scene, input === 1 ? 'kept-secret' : null, HELD)
  },
  settled: async ({ page }) => {
    await page.getByRole('status', { name: 'Chargement' }).waitFor()
    await removals.watch(page)
  },
  screen: {
    title: (page) => page.locator('.wall h1'),
    code: (page) => page.locator('.wall-code'),
    revoked: (page) => page.locator('.wall-revoked'),
  },
  // which account it has now
  masks: [[/u-wall-\d+/g, '<account>']],
  signs: {
    actors: {
      requestPairing: { starts: { on: `asks POST ${WALL_PATHS.pairings} `, says: () => '{}' }, stops: NOBODY_LISTENS },
      askToken: {
        starts: { on: `asks POST ${WALL_PATHS.token} `, says: ({ secret }) => JSON.stringify({ secret }) },
        stops: NOBODY_LISTENS,
      },
    },
    facts: {
      'token.granted': { on: asksByCustomToken.on, says: ({ customToken }) => asksByCustomToken.says(customToken) },
      'secret.changed': { unseen: 'what is kept stands as `local wall-secret`, whatever was kept before' },
      'session.ended': { on: 'removes the session', says: () => '' },
    },
    commands: {},
  },
  gestures: {
    'user.reported': {
      act: async (scene, _, state) => {
        const person = nextWall()
        // another wall of this browser: what the one before still waits for is nobody's any more
        scene.calls.forget(WALL_PATHS.self)
        if (state === 'entering') return grant(await scene.calls.take(IDENTITY_CALLS.customToken), person)
        await sayWho(scene, person, state)
      },
    },
    'user.absent': {
      act: (scene, _, state) => sayWho(scene, null, state),
    },
    'access.refused': refused('auth.revoked'),
    'wall.revoked': refused('wall.unknown'),
  },
  outcomes: {
    'done requestPairing': {
      call: WALL_PATHS.pairings,
      act: async ({ calls }, event) => {
        const route = await calls.take(WALL_PATHS.pairings)
        const pairing = outputOf<'requestPairing'>(event)
        return pairing === null ? fail(route, 'upstream.unavailable') : route.fulfill({ status: 201, json: pairing })
      },
    },
    'done askApproval': tokenAnswered,
    'done askToken': tokenAnswered,
  },
  never: { 'error requestPairing': answersAll, 'error askApproval': answersAll, 'error askToken': answersAll },
}
