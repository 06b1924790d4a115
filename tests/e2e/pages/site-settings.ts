import type { Locator, Page } from 'playwright/test'

/** The settings of a site, one condition of alarms open. */
export class SiteSettings {
  readonly page: Page
  readonly origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  /** opens a condition by the address, narrowed to what these words name */
  async open(condition: string, words: string): Promise<void> {
    await this.page.goto(`${this.origin}/settings/site?${new URLSearchParams({ condition, q: words })}`)
    await this.page.locator('[data-setting]').first().waitFor()
  }

  /** the same by hand */
  async choose(condition: string, words: string): Promise<void> {
    await this.page.getByRole('button', { name: condition }).click()
    await this.page.getByLabel('Appareil ou mesure').fill(words)
    await this.page.locator('[data-setting]').filter({ hasText: words }).first().waitFor()
  }

  row(device: string): Locator {
    return this.page.locator('[data-setting]').filter({ hasText: device }).first()
  }

  number(field: string, device: string): Locator {
    return this.row(device).getByRole('textbox', { name: new RegExp(`^${field}, `) })
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: 'Enregistrer', exact: true })
  }
}
