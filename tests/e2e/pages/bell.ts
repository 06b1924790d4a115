import type { Locator, Page } from 'playwright/test'

/** The bell, its red dot, its panel. */
export class Bell {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get button(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  }

  get dot(): Locator {
    return this.button.locator('[data-dot]')
  }

  get panel(): Locator {
    return this.page.getByRole('dialog', { name: 'Notifications' })
  }

  /** Each notification, also where devices that were cut within one moment stand under one line. */
  get items(): Locator {
    return this.panel.locator('li')
  }

  async press(): Promise<void> {
    await this.button.click()
  }

  async pressShortcut(): Promise<void> {
    await this.page.keyboard.press('Control+m')
  }
}
