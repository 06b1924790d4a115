import { expect, test } from './fixtures.ts'
import { ADMIN, OPERATOR } from './people.ts'

/** Whom alarms reach, as administrators set it and operators read it. */
test.describe('an administrator', () => {
  test.use({ who: ADMIN, site: 'massa' })

  test('[R11.7] says who is told and when, keeps it, and finds it again', async ({ page, origin }) => {
    await page.goto(`${origin}/settings/reach`)
    await expect(page.getByText('La messagerie n’est pas configurée sur le serveur')).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter un contact' }).click()
    await page.getByRole('button', { name: 'Ajouter une étape, priorité critique' }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('3 champs sont à corriger.')).toBeVisible()
    await page.getByLabel('Nom', { exact: true }).fill('Nadia')
    await page.getByLabel('E-mail').fill('nadia@example.test')
    await page.getByRole('group', { name: 'Critique, étape 1' }).getByRole('checkbox', { name: 'Nadia' }).check()
    await page.getByRole('button', { name: 'Ajouter une astreinte' }).click()
    const shift = page.getByRole('group', { name: 'Astreinte 1' })
    await shift.getByLabel('À', { exact: true }).fill('18:00')
    await page.getByRole('button', { name: 'samedi' }).click()
    await page.getByRole('button', { name: 'Ajouter un jour d’exception' }).click()
    const exception = page.getByRole('group', { name: 'Exception 1' })
    await exception.getByLabel('Jour', { exact: true }).fill('25/12/2026')
    await exception.getByLabel('Jour', { exact: true }).press('Tab')
    await exception.getByLabel('De', { exact: true }).fill('06:30')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Règles d’envoi enregistrées', { exact: true })).toBeVisible()
    await expect(page.getByText('Des changements ne sont pas enregistrés.')).toBeHidden()

    await page.reload()
    await expect(
      page.getByRole('group', { name: 'Critique, étape 1' }).getByRole('checkbox', { name: 'Nadia' }),
    ).toBeChecked()
    await expect(page.getByRole('button', { name: 'samedi' })).toHaveAttribute('aria-pressed', 'true')
    await expect(shift.getByLabel('À', { exact: true })).toHaveValue('18:00')
    await expect(exception.getByLabel('Jour', { exact: true })).toHaveValue('25/12/2026')
    await expect(exception.getByLabel('De', { exact: true })).toHaveValue('06:30')
  })
})

test.describe('an administrator who gives an address of a private network', () => {
  // the refusal is the browser's error too
  test.use({ who: ADMIN, site: 'massa', expectedErrors: /status of 422/ })

  test('[R11.7] is refused it; a key is shown once; a test says what it met', async ({ page, origin }) => {
    await page.goto(`${origin}/settings/reach`)
    await page.getByRole('button', { name: 'Ajouter un webhook' }).click()
    const hook = page.getByRole('region', { name: 'Webhooks' })
    await hook.getByLabel('Nom').fill('Salle')
    await hook.getByLabel('Adresse (URL)').fill('http://127.0.0.1:1/jeton-secret-0001')
    await hook.getByRole('button', { name: 'Signer avec une nouvelle clé' }).click()
    await expect(hook.getByText(/whsec_/)).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText(/Salle : l’adresse mène à un réseau privé/)).toBeVisible()
    await expect(hook.getByText(/whsec_/)).toBeVisible()
    await hook.getByLabel('Adresse (URL)').fill('https://nobody.invalid/jeton-secret-0001')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText(/^Le nom de cette adresse ne mène nulle part pour le moment : Salle/)).toBeVisible()
    await expect(hook.getByText(/Enregistrée : https:\/\/nobody\.invalid\/…0001/)).toBeVisible()
    await expect(page.getByText(/whsec_/)).toHaveCount(0)
    await hook.getByRole('button', { name: 'Envoyer un essai à Salle' }).click()
    await expect(hook.getByText(/Essai manqué pour Salle : ce nom n’existe pas/)).toBeVisible()
    const log = page.getByRole('list', { name: 'Envois' })
    await expect(log.getByText('Salle')).toBeVisible()
    await page.getByLabel('État des envois').selectOption('Envoyé')
    await expect(page.getByText('Aucun envoi ne correspond.')).toBeVisible()
    await page.getByLabel('État des envois').selectOption('Échec')
    await expect(page).toHaveURL(/etat=echecs/)
    await page.getByLabel('Destinataire').selectOption('Salle')
    await expect(log.getByText('Salle')).toBeVisible()
    await page.reload()
    await expect(log.getByText('Salle')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('etat')).toBe('echecs')
  })
})

test.describe('an operator', () => {
  test.use({ who: OPERATOR })

  test('[R11.7] [R8.4] reads the rules and changes none', async ({ page, origin }) => {
    await page.goto(`${origin}/settings/reach`)
    await expect(page.getByText('Les administrateurs du site changent ces règles.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajouter un contact' })).toBeDisabled()
  })
})
