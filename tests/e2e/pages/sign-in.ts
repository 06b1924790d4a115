import { DEMO_PASSWORD } from '@vigie/stack'
import type { Locator, Page } from 'playwright/test'

/** The sign-in page, as its user speaks of it. */
export class SignIn {
  readonly page: Page
  readonly origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  async open(path = '/auth/sign-in'): Promise<void> {
    await this.page.goto(`${this.origin}${path}`)
  }

  async fill(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Adresse e-mail').fill(email)
    await this.page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await this.submit()
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Se connecter' }).click()
  }

  /** From nothing to the home screen, live. */
  async as(email: string, password = DEMO_PASSWORD): Promise<void> {
    await this.open()
    await this.fill(email, password)
    await this.page.getByRole('heading', { level: 1, name: 'Executive KPIs' }).waitFor()
  }

  get title(): Locator {
    return this.page.getByRole('heading', { name: 'Connexion' })
  }

  get error(): Locator {
    return this.page.getByRole('alert')
  }
}
