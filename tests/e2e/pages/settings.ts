import type { Locator, Page } from 'playwright/test'

/** Settings of the signed-in person. */
export class Settings {
  readonly page: Page
  readonly origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  async open(part: '' | '/account' | '/security' = ''): Promise<void> {
    await this.page.goto(`${this.origin}/settings${part}`)
    await this.page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor()
  }

  get theme(): Locator {
    return this.page.getByRole('main')
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.page.getByLabel('Mot de passe actuel', { exact: true }).fill(current)
    await this.page.getByLabel('Nouveau mot de passe', { exact: true }).fill(next)
    await this.page.getByLabel('Nouveau mot de passe, une seconde fois', { exact: true }).fill(next)
    await this.page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  }
}
