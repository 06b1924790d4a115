import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { originOf } from './origin.ts'
import { ADMIN, OPERATOR, READER, SUPERADMIN } from './people.ts'
import { NOT_FOUND, REACH, SCREENS, type Screen, USERS, WALLS } from './screens.ts'

/** Role × route × site: every address, for each role at its own site, for nobody, and at other sites. */
const PEOPLE = [
  { who: ADMIN, site: 'massa', managesUsers: true, actsOnAlarms: true },
  { who: OPERATOR, site: 'chaib', managesUsers: false, actsOnAlarms: true },
  { who: READER, site: 'massa', managesUsers: false, actsOnAlarms: false },
] as const

/** Does not wait for what the screen goes on to load: its title is there. */
const shows = async (page: Page, origin: string, [path, title]: Screen): Promise<void> => {
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/**
 * The same, and the page has come to rest: the code of every screen was asked for, and none has been for a while, as a busy
 * browser asks for the parts of screens with pauses.
 */
const showsAtRest = async (page: Page, origin: string, screen: Screen): Promise<void> => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) asked += 1
  })
  const last = page.waitForResponse(/passation\.screen/)
  await shows(page, origin, screen)
  await last
  let before = 0
  const isAtRest = () => {
    const had = before
    before = asked
    return had === asked
  }
  await expect.poll(isAtRest, { intervals: [REST_MS], timeout: 60_000 }).toBe(true)
  await page.waitForLoadState('networkidle')
}
const REST_MS = 4_000

/** The same by the history of the browser, without loading the page again: what a role may see is decided there. */
const goesTo = async (page: Page, [path, title]: Screen): Promise<void> => {
  await page.evaluate((address) => {
    document.querySelector('h1')?.setAttribute('data-before', '')
    window.history.pushState({}, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1:not([data-before], [inert] *)')).toHaveText(title)
}

test.describe(`${SUPERADMIN} at tifnout`, () => {
  test.use({ who: SUPERADMIN, site: 'tifnout', viewport: { width: 1024, height: 600 } })

  test('[R2.1] every address works when opened directly', async ({ page, origin }) => {
    for (const screen of [...SCREENS, REACH, USERS, WALLS]) await shows(page, origin, screen)
  })
})

for (const { who, site, managesUsers, actsOnAlarms } of PEOPLE) {
  test.describe(`${who} at ${site}`, () => {
    test.use({ who, site, fetchesAhead: true, viewport: { width: 1024, height: 600 } })

    test('[R2.1] every address shows its screen, those of the accounts and of what is sent to whom they are open', async ({
      page,
      origin,
    }) => {
      const users: Screen = managesUsers ? USERS : [USERS[0], NOT_FOUND]
      const reach: Screen = actsOnAlarms ? REACH : [REACH[0], NOT_FOUND]
      const walls: Screen = managesUsers ? WALLS : [WALLS[0], NOT_FOUND]
      await showsAtRest(page, origin, users)
      for (const screen of [...SCREENS, reach, users, walls]) await goesTo(page, screen)
    })
  })
}

test.describe('an operator', () => {
  test.use({ who: OPERATOR })

  test('[R2.1] an unknown device is not found, whatever the list it is asked of', async ({ page, origin }) => {
    for (const list of [
      '/eau/sources',
      '/eau/consommation',
      '/eau/consommation-details',
      '/eau/stockage',
      '/energie',
    ]) {
      await shows(page, origin, [`${list}/n-existe-pas`, NOT_FOUND])
    }
  })

  test('[R1.4] [R6.1] at the other host names, no address opens for them', async ({ page, stack, signIn }) => {
    for (const site of ['massa', 'tifnout']) {
      const origin = originOf(stack.ports.gateway, site)
      await page.goto(`${origin}/eau`)
      await signIn.fill(OPERATOR, 'Vigie-2026!')
      await expect(page.getByRole('heading', { name: 'Ce site ne fait pas partie des vôtres' })).toBeVisible()
      for (const path of ['/', '/eau/stockage', '/utilisateur']) {
        await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { name: 'Ce site ne fait pas partie des vôtres' })).toBeVisible()
      }
    }
  })
})

test('[R1.7] signed out, every address leads to sign-in, and back to itself afterwards', async ({
  page,
  origin,
  signIn,
}) => {
  for (const [path] of [...SCREENS, USERS]) {
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
    await expect(signIn.title).toBeVisible()
  }
  await page.goto(`${origin}/eau/stockage/bassin-1`)
  await signIn.fill(OPERATOR, 'Vigie-2026!')
  await expect(page).toHaveURL(`${origin}/eau/stockage/bassin-1`)
})

test.describe('a page at rest', () => {
  // parts that were still on their way fail as well: what counts is that the screens are there
  test.use({ who: SUPERADMIN, fetchesAhead: true, expectedErrors: /net::ERR_FAILED \(\S+\/assets\// })

  test('[R2.1] has the code of the other screens: going on asks the network for none', async ({ page, origin }) => {
    await showsAtRest(page, origin, USERS)
    await page.route('**/assets/**', (route) => route.abort())
    for (const screen of SCREENS.filter(([path]) => /^\/(settings|ia)/.test(path))) await goesTo(page, screen)
    await goesTo(page, USERS)
  })
})

test.describe('by the menu', () => {
  test.use({ who: SUPERADMIN })

  test('[R3.1] [R3.6] every screen it names is reached', async ({ home, shell, page, origin }) => {
    await home.open()
    const follow = async (name: string, path: string, group?: string) => {
      if (group === undefined) await shell.entry(name).click()
      else await shell.followInGroup(group, name)
      await expect(page).toHaveURL(`${origin}${path}`)
    }
    await follow('Management KPIs', '/dashboard')
    await follow('Gestion des utilisateurs', '/utilisateur')
    await follow('Module AI', '/ia')
    await follow('Executive KPIs', '/')
    await follow("Gestion de l'énergie", '/energie', 'Technical KPIs')
  })

  test("[R3.1] « Gestion de l'eau » opens its page and shows its three", async ({ home, shell, page, origin }) => {
    await home.open()
    await shell.group('Technical KPIs').click()
    await shell.entry("Gestion de l'eau").click()
    await expect(page).toHaveURL(`${origin}/eau`)
    for (const name of ['Sources', 'Stockage', 'Consommation']) await expect(shell.entry(name)).toBeVisible()
    await shell.entry('Stockage').click()
    await expect(page).toHaveURL(`${origin}/eau/stockage`)
    await expect(shell.entry('Stockage')).toBeHidden()
  })
})
