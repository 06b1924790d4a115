import { expect, type Locator, type Page } from 'playwright/test'

/** The list of alarms, its panel and its questions. */
export class Alarms {
  readonly page: Page
  readonly origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  /** opens the list, of the devices whose name or id holds these words */
  async open(words = ''): Promise<void> {
    await this.page.goto(`${this.origin}/alertes${words === '' ? '' : `?${new URLSearchParams({ q: words })}`}`)
    await this.page.getByRole('heading', { level: 1, name: 'Alarmes' }).waitFor()
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: 'Liste des alarmes' })
  }

  get rows(): Locator {
    return this.list.locator('li[data-alarm]')
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }

  badge(name: string): Locator {
    return this.row(name).locator('[data-badge]')
  }

  get current(): Locator {
    return this.list.locator('[aria-current=true]')
  }

  get detail(): Locator {
    return this.page.locator('[data-detail]')
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  /** Waits for so many rows, one by one: cuts of other tests may have brought a flood, which lists them by their cause. */
  async listed(count: number): Promise<void> {
    await expect(async () => {
      if ((await this.list.locator('[data-cause]').count()) > 0) await this.press('g')
      await expect(this.rows).toHaveCount(count, { timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }
}
