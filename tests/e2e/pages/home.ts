import type { Locator, Page } from 'playwright/test'

/** The live screen: tiles by device name, and what the header says of the connection. */
export class Home {
  readonly page: Page
  readonly origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  /** The screen of somebody whose session was kept. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`${this.origin}/${search}`)
    await this.title.waitFor()
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Executive KPIs' })
  }

  get tiles(): Locator {
    return this.page.getByRole('article')
  }

  tile(name: string): Tile {
    return new Tile(this.tiles.filter({ has: this.page.getByRole('heading', { name, exact: true }) }))
  }

  /** Tiles that carry this sign: 'Figé', 'À jour' … */
  tilesSaying(word: string | RegExp): Locator {
    return this.tiles.filter({ hasText: word })
  }

  /** In words: 'En direct', 'Données figées', 'Reconnexion…' */
  get connection(): Locator {
    return this.page.getByRole('banner').getByRole('status')
  }
}

class Tile {
  readonly root: Locator

  constructor(root: Locator) {
    this.root = root
  }

  get value(): Locator {
    return this.root.locator('[data-value]').first()
  }

  get freshness(): Locator {
    return this.root.locator('[data-freshness]')
  }

  get power(): Locator {
    return this.root.locator('[data-power]')
  }
}
