import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { SUPERADMIN } from './people.ts'
import { NOT_FOUND, SCREENS, type Screen, USERS } from './screens.ts'

/** axe on every screen, light and dark, wide and narrow: nothing serious. */
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** Dark differs from light by its colours alone. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
  const { violations: found } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** What is on the page, seen in each of its four looks. */
const everyLook = async (page: Page, what: string): Promise<string[]> => {
  const found: string[] = []
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const said = await violations(page, colorScheme === 'light' ? undefined : ABOUT_COLOURS)
      found.push(...said.map((violation) => `${what}, ${viewport.width} px, ${colorScheme}: ${violation}`))
    }
  }
  await page.setViewportSize(WIDE)
  return found
}

test('the pages of who is signed out', async ({ signIn, page }) => {
  for (const path of ['/auth/sign-in', '/auth/forget-password']) {
    await signIn.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await everyLook(page, path)).toEqual([])
  }
})

test.describe('signed in', () => {
  test.use({ who: SUPERADMIN })

  const all: readonly Screen[] = [...SCREENS, USERS, ['/nulle/part', NOT_FOUND]]
  for (const part of [0, 1]) {
    test(`every screen, part ${part + 1} of 2`, async ({ page, origin }) => {
      test.slow()
      for (const [path, title] of all.filter((_, index) => index % 2 === part)) {
        await page.goto(`${origin}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect.soft(await everyLook(page, path)).toEqual([])
      }
    })
  }

  test('what opens above a screen', async ({ home, bell, shell, page, origin }) => {
    await home.open()
    await bell.press()
    await expect(bell.panel).toBeVisible()
    expect.soft(await everyLook(page, 'the notifications')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(await shell.openProfile()).toBeVisible()
    expect.soft(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
    expect.soft(await violations(page)).toEqual([])
    await page.goto(`${origin}${USERS[0]}`)
    await page.getByRole('button', { name: 'Nouveau compte' }).click()
    await expect(page.getByRole('dialog', { name: 'Nouveau compte' })).toBeVisible()
    expect.soft(await violations(page)).toEqual([])
  })
})
