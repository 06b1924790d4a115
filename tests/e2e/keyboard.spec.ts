import { expect, test } from './fixtures.ts'
import { originOf } from './origin.ts'
import { ADMIN } from './people.ts'

/** Everything without a mouse: the palette, the list of shortcuts, the way past the menu. */
test.use({ who: ADMIN })

test('the palette leads to a screen, a device and a project, by a few letters', async ({
  home,
  page,
  origin,
  stack,
}) => {
  await home.open()
  const search = async (words: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(words)
  }
  await search('stockage')
  await expect(page.getByRole('option').first()).toContainText('Stockage')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${origin}/eau/stockage`)

  await search('forage-1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${origin}/eau/sources/forage-1`)

  await search('rien de tel')
  await expect(page.getByRole('option', { name: 'Rien ne correspond' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await search('massa')
  await page.getByRole('option', { name: /^Massa/ }).click()
  await page.waitForURL(`${originOf(stack.ports.gateway, 'massa')}/**`)
  await expect(home.title).toBeVisible()
})

test('? lists the shortcuts, but is a letter where one types', async ({ page, origin }) => {
  await page.goto(`${origin}/eau/sources`)
  const filter = page.getByRole('main').getByRole('textbox').first()
  await filter.fill('')
  await filter.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await filter.blur()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect(list).toContainText('Ouvrir ou fermer les notifications')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
})

test('the first Tab offers to skip to the content', async ({ home, page }) => {
  await home.open()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
