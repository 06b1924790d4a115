import { expect } from './fixtures.ts'
import { test } from './fleet.ts'
import { ADMIN, OPERATOR } from './people.ts'

test.use({ who: OPERATOR })

test('[R11.8] a shift is handed over: the note with the facts of that moment, taken over by somebody else', async ({
  alarms,
  fleet,
  page,
  openPage,
  origin,
}) => {
  const { words, cut } = await fleet(1)
  await alarms.open(words)
  await cut(1)
  await expect(alarms.badge(words)).toHaveText('Active, à acquitter')
  await alarms.press('j', 'a')
  await expect(alarms.badge(words)).toHaveText(/^Acquittée · /)

  await page.getByRole('link', { name: 'Passation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passation')
  const facts = page.getByRole('region', { name: 'Relevé du poste' })
  await expect(facts).toContainText('acquittée par')
  await page.getByRole('button', { name: 'Signer la note' }).click()
  await expect(page.getByRole('alert')).toHaveText('Écrivez ce que la relève doit savoir.')
  const text = `Réseau bas (${words}), fontainier appelé.`
  await page.getByLabel('Note pour qui prend le poste').fill(text)
  await page.getByRole('button', { name: 'Signer la note' }).click()
  const last = page.getByRole('region', { name: 'Dernière note' })
  await expect(last).toContainText(text)
  await expect(last).toContainText('Vous avez signé cette note : quelqu’un d’autre prend le poste.')
  await expect(last.getByRole('button')).toHaveCount(0)

  const other = await openPage(ADMIN)
  await other.goto(`${origin}/alertes`)
  await other.getByRole('link', { name: /^Passation.*une note attend/ }).click()
  const theirs = other.getByRole('region', { name: 'Dernière note' })
  await expect(theirs).toContainText(text)
  await expect(theirs).toContainText('acquittée par')
  await theirs.getByRole('button', { name: 'Prendre le poste' }).click()
  await expect(theirs).toContainText(/Poste pris par .+ le \d{2}\/\d{2}\/\d{4}/)
  await page.reload()
  await expect(last).toContainText(/Poste pris par /)
})

test('[R11.8] the health of the alarm system is reached from the alarms, for a period that the address keeps', async ({
  alarms,
  page,
  origin,
}) => {
  await alarms.open()
  await page.getByRole('link', { name: 'Santé', exact: true }).click()
  await expect(page).toHaveURL(/\/alertes\/sante\?periode=30j$/)
  const measures = page.getByRole('region', { name: 'Face aux repères', exact: true })
  await expect(measures.getByRole('listitem')).toHaveCount(8)
  await expect(page.getByText('Chiffres indicatifs')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter la santé des alarmes en CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^sante-alarmes-.*\.csv$/)
  // a bare address opens on the month that is judged, and a day that is asked for then stays
  await page.goto(`${origin}/alertes/sante`)
  await expect(page).toHaveURL(/\/alertes\/sante\?periode=30j$/)
  await page.getByRole('radio', { name: 'Jour', exact: true }).click()
  await expect(page).toHaveURL(/\/alertes\/sante\??$/)
  await expect(measures.getByRole('listitem')).toHaveCount(8)
})
