import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { SUPERADMIN } from './people.ts'
import { NOT_FOUND, REACH, SCREENS, type Screen, USERS, WALLS } from './screens.ts'

/**
 * axe on every screen: nothing serious, and no text smaller than 12 px. Each is seen twice, so that every layout meets every rule and every colour
 * is seen in both themes: wide and light, narrow and dark.
 */
const LOOKS = [
  { name: 'wide and light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'narrow and dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const
const ALL: readonly Screen[] = [...SCREENS, REACH, USERS, WALLS, ['/nulle/part', NOT_FOUND]]
const PARTS = 2

const violations = async (page: Page): Promise<string[]> => {
  // No frames here: one pass in the page, without the second page that gathers what frames found.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: found } = await axe.analyze()
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

const SMALLEST_PX = 12

/** Texts in view that are drawn smaller than what can be read without effort. */
const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (parentElement === null || textContent?.trim() === '') continue
      if (!parentElement.checkVisibility({ visibilityProperty: true })) continue
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
      if (size < smallest) found.push(`${size} px: ${textContent}`)
    }
    return found
  }, SMALLEST_PX)

/** Looks at a page that stands both ways: loaded once, as a person turns a tablet and the evening its colours. */
const look = async (page: Page, what: string): Promise<void> => {
  for (const { name, colorScheme, viewport } of LOOKS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect.soft(await violations(page), `${what}, ${name}`).toEqual([])
    expect.soft(await smallTexts(page), `${what}, ${name}`).toEqual([])
  }
}

test('the pages of who is signed out', async ({ signIn, page }) => {
  for (const path of ['/auth/sign-in', '/auth/forget-password']) {
    await signIn.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page, path)
  }
})

test.describe('signed in', () => {
  test.use({ who: SUPERADMIN })

  for (let part = 0; part < PARTS; part += 1) {
    test(`every screen, part ${part + 1} of ${PARTS}`, async ({ page, origin }) => {
      test.slow()
      for (const [path, title] of ALL.filter((_, index) => index % PARTS === part)) {
        await page.goto(`${origin}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await look(page, path)
      }
    })
  }

  for (const { name, colorScheme, viewport } of LOOKS) {
    test.describe(name, () => {
      test.use({ colorScheme, viewport })

      test('what opens above a screen', async ({ bell, shell, page, origin }) => {
        await page.goto(`${origin}${USERS[0]}`)
        await page.getByRole('button', { name: 'Nouveau compte' }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        expect.soft(await violations(page), 'a form').toEqual([])
        await page.keyboard.press('Escape')
        await bell.press()
        await expect(bell.panel).toBeVisible()
        expect.soft(await violations(page), 'notifications').toEqual([])
        await page.keyboard.press('Escape')
        await expect(await shell.openProfile()).toBeVisible()
        expect.soft(await violations(page), 'profile').toEqual([])
        await page.keyboard.press('Escape')
        await page.keyboard.press('Control+k')
        await expect(dialog.getByRole('option').first()).toBeVisible()
        expect.soft(await violations(page), 'palette').toEqual([])
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await page.keyboard.press('?')
        await expect(dialog).toBeVisible()
        expect.soft(await violations(page), 'shortcuts').toEqual([])
      })
    })
  }
})
