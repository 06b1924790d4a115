import { problemOf } from '@vigie/contracts/errors'
import { REST_PATHS } from '@vigie/contracts/rest'
import { projectSwitchFixtures, type projectSwitchMachine } from '@vigie/machines/project-switch'
import type { Page } from 'playwright/test'
import type { World } from '../world.types.ts'
import { DESKTOP, NOBODY_LISTENS, pressed, quietAddress, screenStands } from './gestures.ts'

/** The projects of the fixtures that the product can list: those whose links are web links. */
const PROJECTS = projectSwitchFixtures.events['project.pressed']
  .filter(({ link }) => /^https?:/.test(link))
  .map(({ projectId, link }) => ({ _id: projectId, name: projectId, link }))
const other = (name: string) => ({ _id: `p-${name}`, name: `p-${name}`, link: `https://${name}.example` })
/** They are neither the first nor the last of the list. */
const LISTED = [other('premier'), ...PROJECTS, other('dernier')]

const entry = (page: Page, projectId: string) =>
  page.getByRole('region', { name: 'Projets' }).getByRole('button', { name: projectId })

export const projectSwitchWorld: World<typeof projectSwitchMachine> = {
  timed: true,
  address: quietAddress,
  prepare: async ({ page, origin, calls }) => {
    await page.setViewportSize(DESKTOP)
    await page.context().addCookies([{ name: 'sidebar:state', value: 'true', url: origin }])
    await page.route('**/api/projects', (route) => route.fulfill({ json: { projects: LISTED } }))
    await calls.hold(REST_PATHS.loginToken)
    // The other sites answer 204, at which a browser stays on its page.
    const sites = LISTED.map(({ link }) => new URL(link).origin)
    await page.route(
      (url) => sites.includes(url.origin),
      (route) => route.fulfill({ status: 204 }),
    )
  },
  settled: async (scene) => {
    await screenStands(scene)
    await entry(scene.page, PROJECTS[0]?._id ?? '').waitFor()
  },
  screen: { projects: (page) => page.getByRole('region', { name: 'Projets' }) },
  signs: {
    actors: {
      requestLoginToken: {
        starts: { on: `asks POST ${REST_PATHS.loginToken} `, says: ({ website }) => JSON.stringify({ website }) },
        stops: NOBODY_LISTENS,
      },
    },
    facts: { 'navigation.requested': { on: 'leaves for ', says: ({ url }) => new URL(url).href } },
    commands: {},
  },
  gestures: {
    'project.pressed': pressed((page, { projectId }) =>
      entry(page, projectId).and(page.locator('[aria-disabled=false]')),
    ),
    'page.restored': {
      act: ({ page }) =>
        page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    },
  },
  outcomes: {
    'done requestLoginToken': {
      call: REST_PATHS.loginToken,
      act: async ({ calls }, event) => {
        const token = 'output' in event ? event.output : null
        await (await calls.take(REST_PATHS.loginToken)).fulfill({ json: { token } })
      },
    },
    'error requestLoginToken': {
      call: REST_PATHS.loginToken,
      act: async ({ calls }) => {
        const refusal = problemOf('upstream.unavailable')
        await (await calls.take(REST_PATHS.loginToken)).fulfill({ status: refusal.status, json: refusal })
      },
    },
  },
}
