import { wallBody } from '@vigie/contracts/entities'
import { WALL_PATHS } from '@vigie/contracts/rest'
import { signIn } from '../harness/people.ts'
import { call } from '../harness/rest.ts'
import { expect, test } from './fixtures.ts'
import { acknowledgeAll } from './wall-look.ts'

test.use({ who: null, expectedErrors: /status of (400|401|410|503)/ })

test('[R12.1] [R12.4] a wall of two sites shows one after the other; an alarm of either takes it to its site', async ({
  page,
  origin,
  openPage,
  stack,
  site,
  trial,
}) => {
  test.slow()
  await page.goto(`${origin}/mur`)
  const { token } = await signIn('admin@vigie.test')
  const ask = (path: string, body: object) => call({ port: stack.ports.gateway, path, site, token, body })
  const code = page.locator('.wall-code[data-code]:not([data-code=""])')
  const approve = WALL_PATHS.approve.replace(':code', (await code.getAttribute('data-code')) ?? '')
  const scenes = [{ id: 'overview', forS: 5 }]
  const sites = [site, 'massa']
  const { wall } = wallBody.parse((await ask(approve, { name: 'Deux sites', sites, scenes })).json())
  const shown = (slug: string, and = '') => page.locator(`.wall[data-link=live][data-site=${slug}]${and}`)
  for (const slug of sites) await acknowledgeAll(stack, slug)
  // rotation comes round, each site with values of its own
  for (const slug of ['massa', site, 'massa']) {
    await expect(shown(slug, ':not([data-pinned])')).toBeVisible()
    await expect(page.locator('.wall')).toHaveCount(1)
    await expect(page.locator('.wall [data-value]').first()).toHaveText(/\d/)
  }

  await trial.devices.power(trial.id, 'off')
  await expect(shown(site, '[data-pinned]')).toBeVisible()
  await expect(page.locator('.wall-alarm')).toContainText('Chaib')
  await acknowledgeAll(stack, site)
  await expect(shown('massa', ':not([data-pinned])')).toBeVisible()

  const admin = await openPage('admin@vigie.test')
  await admin.goto(`${origin}/settings/walls`)
  const row = admin.getByRole('listitem').filter({ hasText: 'Deux sites' })
  await row.getByRole('button', { name: 'Régler' }).click()
  await admin
    .getByRole('group', { name: 'Sites montrés l’un après l’autre' })
    .getByRole('checkbox', { name: 'massa' })
    .uncheck()
  await admin.getByRole('button', { name: 'Enregistrer' }).click()
  const order = { type: 'scene', scene: 'overview', site: 'massa' }
  await expect(shown(site)).toBeVisible()
  await ask(WALL_PATHS.orders.replace(':id', wall.id), order)
  await expect(row).not.toContainText('massa · Vue d’ensemble')
  await expect(shown(site)).toBeVisible()
})
