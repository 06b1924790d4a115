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

  /**
   * Presses an entry that stands in a group of the menu. A page that is still coming up opens the group of its screen
   * and closes the others (R3.6), also one that was opened meanwhile: what was closed is opened again.
   */
  async followInGroup(group: string, name: string): Promise<void> {
    const button = this.group(group)
    await expect(async () => {
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
      await this.entry(name).click({ timeout: 1_000 })
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
