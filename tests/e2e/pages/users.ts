import type { Locator, Page } from 'playwright/test'

type NewAccount = { readonly email: string; readonly name: string; readonly role: string; readonly platform: string }

/** Administration of accounts. */
export class Users {
  readonly page: Page
  readonly origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`${this.origin}/utilisateur${search}`)
    await this.page.getByRole('heading', { level: 1, name: 'Gestion des utilisateurs' }).waitFor()
  }

  account(email: string): Locator {
    return this.page.locator(`[data-account="${email}"]`)
  }

  async find(words: string): Promise<void> {
    await this.page.getByLabel('Rechercher un compte').fill(words)
  }

  /** Fills the form, and reads that the person was written to. */
  async create({ email, name, role, platform }: NewAccount): Promise<void> {
    await this.page.getByRole('button', { name: 'Nouveau compte' }).click()
    const form = this.dialog('Nouveau compte')
    await form.getByLabel('Adresse e-mail').fill(email)
    await form.getByLabel('Nom affiché').fill(name)
    await form.getByLabel('Rôle').selectOption({ label: role })
    await form.getByRole('checkbox', { name: platform }).check()
    await form.getByRole('button', { name: 'Créer le compte' }).click()
    const created = this.dialog('Compte créé')
    await created.getByText(`Un message est parti à ${email}`).waitFor()
    await created.getByRole('button', { name: 'Terminé' }).click()
  }

  async choose(email: string, act: string): Promise<void> {
    if (act === 'Modifier')
      return this.account(email)
        .getByRole('button', { name: /^Modifier / })
        .click()
    await this.account(email)
      .getByRole('button', { name: /^Actions sur le compte/ })
      .click()
    await this.page.getByRole('menuitem', { name: act }).click()
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title })
  }

  /** Acts on accounts, the latest first. */
  get audit(): Locator {
    return this.page.getByRole('region', { name: 'Journal d’audit' }).getByRole('listitem')
  }
}
