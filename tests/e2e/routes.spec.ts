import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { originOf } from './origin.ts'
import { SignIn } from './pages/sign-in.ts'

/** Every screen of the product by its address and its title. */
const SCREENS: readonly (readonly [path: string, title: string | RegExp])[] = [
  ['/', 'Executive KPIs'],
  ['/dashboard', 'Management KPIs'],
  ['/eau', 'Gestion de l’eau'],
  ['/eau/sources', 'Sources'],
  ['/eau/sources/forage-1', /^Forage/],
  ['/eau/consommation', 'Consommation'],
  ['/eau/consommation/secteur-1', /\S/],
  ['/eau/consommation-details/secteur-1', /^Relevés détaillés/],
  ['/eau/stockage', 'Stockage'],
  ['/eau/stockage/bassin-1', /\S/],
  ['/energie', 'Gestion de l’énergie'],
  ['/energie/compteur-electrique', 'Compteur électrique général'],
  ['/settings', 'Paramètres'],
  ['/settings/account', 'Paramètres'],
  ['/settings/security', 'Paramètres'],
  ['/ia', 'Module AI'],
  ['/ia/traitement-image', 'Traitement d’image'],
  ['/ia/efficacite-energetique', 'Efficacité énergétique'],
  ['/ia/agent-ia', 'Agent IA'],
]
const USERS = ['/utilisateur', 'Gestion des utilisateurs'] as const
const NOT_FOUND = 'Page non trouvée'

const PEOPLE = [
  { email: 'superadmin@vigie.test', site: 'chaib', managesUsers: true },
  { email: 'admin@vigie.test', site: 'massa', managesUsers: true },
  { email: 'operateur@vigie.test', site: 'chaib', managesUsers: false },
  { email: 'lecteur@vigie.test', site: 'massa', managesUsers: false },
] as const

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const shows = async (page: Page, address: string, expected: string | RegExp): Promise<void> => {
  await page.goto(address)
  await expect(title(page)).toHaveText(expected)
  if (expected !== NOT_FOUND) await expect(title(page)).not.toHaveText(NOT_FOUND)
}

for (const { email, site, managesUsers } of PEOPLE) {
  test(`[R2.1] every address works when opened directly by ${email} at ${site}`, async ({ page, stack }) => {
    test.slow()
    const origin = originOf(stack.ports.gateway, site)
    await new SignIn(page, origin).as(email)
    for (const [path, expected] of SCREENS) await shows(page, `${origin}${path}`, expected)
    await shows(page, `${origin}${USERS[0]}`, managesUsers ? USERS[1] : NOT_FOUND)
  })
}

test('[R2.1] an unknown device is not found, whatever the list it is asked of', async ({ page, origin, signIn }) => {
  await signIn.as('operateur@vigie.test')
  for (const list of ['/eau/sources', '/eau/consommation', '/eau/consommation-details', '/eau/stockage', '/energie']) {
    await shows(page, `${origin}${list}/n-existe-pas`, NOT_FOUND)
  }
})

test('[R1.7] signed out, every address leads to sign-in, and back to itself afterwards', async ({
  page,
  origin,
  signIn,
}) => {
  for (const [path] of SCREENS) {
    await page.goto(`${origin}${path}`)
    await expect(signIn.title).toBeVisible()
  }
  await page.goto(`${origin}/eau/stockage/bassin-1`)
  await signIn.fill('operateur@vigie.test', 'Vigie-2026!')
  await expect(page).toHaveURL(`${origin}/eau/stockage/bassin-1`)
})

test('[R3.1] the menu leads to every screen it names', async ({ page, signIn, origin }) => {
  await signIn.as('superadmin@vigie.test')
  const menu = page.getByRole('navigation').first()
  const link = (name: string) => menu.getByRole('link', { name, exact: true })
  await link('Management KPIs').click()
  await expect(page).toHaveURL(`${origin}/dashboard`)
  await link('Gestion des utilisateurs').click()
  await expect(page).toHaveURL(`${origin}/utilisateur`)
  await link('Executive KPIs').click()
  await expect(page).toHaveURL(`${origin}/`)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen has a serious accessibility violation, ${colorScheme}`, async ({ page, origin, signIn }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn.as('superadmin@vigie.test')
    const found: string[] = []
    for (const [path, expected] of [...SCREENS, USERS]) {
      await shows(page, `${origin}${path}`, expected)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue
        found.push(...nodes.map(({ target }) => `${path} ${id}: ${target.join(' ')}`))
      }
    }
    expect(found).toEqual([])
  })
}
