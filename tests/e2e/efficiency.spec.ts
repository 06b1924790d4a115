import { AxeBuilder } from '@axe-core/playwright'
import { createDevices } from '../harness/devices.ts'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

const STEP_MS = 300_000
/** As many steps as teach, and half an hour of a fault, which ends now. */
const [LESSON, FAULT] = [576, 8]
const NAME = 'Débit de la station d’essai'
/** The analyst reads new steps each minute; the screen asks again as often. */
const SEEN_WITHIN_MS = 150_000

test.use({ who: OPERATOR })
test.setTimeout(SEEN_WITHIN_MS + 60_000)

test('[R13.2] what a device does that it never did is seen with what moved, confirmed and rejected by keyboard', async ({
  page,
  origin,
  stack,
}) => {
  const devices = await createDevices(stack.urls.mqtt, 'chaib')
  await devices.birth('debit-essai', {
    kind: 'flow-meter',
    role: 'source',
    name: NAME,
    metrics: [{ id: 'flow_m3h', cadenceMs: STEP_MS }],
  })
  const startMs = Math.floor(Date.now() / STEP_MS) * STEP_MS - (LESSON + FAULT) * STEP_MS
  const samples = Array.from({ length: LESSON + FAULT + 1 }, (_, row) => ({
    ts: startMs + row * STEP_MS,
    values: { flow_m3h: 30 + Math.sin(row * 12.9898) + Math.cos(row * 78.233) - (row >= LESSON ? 14 : 0) },
  }))
  await devices.raw('vigie/chaib/debit-essai/telemetry', JSON.stringify(samples))

  await page.goto(`${origin}/ia/efficacite-energetique`)
  const card = page.getByRole('listitem').filter({ hasText: NAME })
  await expect(card).toBeVisible({ timeout: SEEN_WITHIN_MS })
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('Mesures anormales')
  await expect(card).toContainText('Ce qui a bougé')
  await expect(card).toContainText(/Débit\s*3\d(,\d+)?\sm³\/h → [12]\d(,\d+)?\sm³\/h/)
  await expect(page.getByText(/appareils?\ssuivis?,\s\d+\sen\sapprentissage/)).toBeVisible()

  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])

  await page.goto(`${origin}/ia`)
  await expect(page.getByText(/^\d+\sconstats? en cours/)).toBeVisible()
  await page.goBack()

  await card.getByRole('link', { name: `Voir l’alarme : Mesures anormales, ${NAME}` }).click()
  const detail = page.getByRole('complementary', { name: 'Détail de l’alarme' })
  const evidence = detail.locator('section').filter({ hasText: 'Constat de l’analyse' })
  await expect(evidence).toContainText('Mesures anormales, depuis le')
  const raised = /\d\d:\d\d/.exec((await detail.locator('[data-event="alarm.raised"] time').textContent()) ?? '')?.[0]
  await expect(evidence).toContainText(raised ?? 'no moment')
  await evidence.getByRole('link', { name: 'Voir le constat' }).click()
  await expect(card).toBeFocused()

  await card.getByRole('button', { name: `Confirmer le constat : Mesures anormales, ${NAME}` }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Confirmé par')
  await card.getByRole('button', { name: /^Annuler l’avis/ }).focus()
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: /^Rejeter/ }).focus()
  await page.keyboard.press('Enter')
  // the address asks for it: it stays in view, folded only where nothing asks for it
  await expect(card).toContainText('Rejeté par')
  await page.goto(`${origin}/ia/efficacite-energetique`)
  await expect(card).toBeHidden()
  await page.getByText(/constats? terminés? ou rejetés?/).click()
  await expect(card).toContainText('Rejeté par')
  await devices.close()
})
