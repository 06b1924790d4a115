import { expect, type Locator, type Page } from 'playwright/test'

/** What surrounds every screen: sidebar or drawer, header, profile. */
export class Shell {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get sidebar(): Locator {
    return this.page.getByRole('complementary').filter({ has: this.page.getByRole('navigation') })
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: 'Menu principal' })
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: 'Menu principal' })
  }

  entry(name: string): Locator {
    return this.menu.getByRole('link', { name, exact: true })
  }

  group(name: string): Locator {
    return this.menu.getByRole('button', { name, exact: true })
  }

  /** Opens a group of the menu that may be open: a page that is still coming up opens the one of its screen by itself. */
  async openGroup(name: string): Promise<void> {
    const group = this.group(name)
    await expect(async () => {
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
      await expect(group).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 })
    }).toPass()
  }

  get projects(): Locator {
    return this.menu.getByRole('region', { name: 'Projets' })
  }

  async openDrawer(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  }

  async openProfile(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Profil de/ }).click()
    return this.page.getByRole('menu')
  }
}
