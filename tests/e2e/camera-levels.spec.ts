import type { BirthMessage } from '@vigie/contracts/upstream'
import type { Page } from 'playwright/test'
import { BOARD, drawBoard } from '../harness/board-picture.ts'
import { createDevices } from '../harness/devices.ts'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

/** Levels that a camera saw of a tank: of one without a sensor they become its level, of another they stand beside it. */
const HOUR_MS = 3_600_000
const HEIGHT_M = 2
const tank = (name: string, cadenceMs: number): BirthMessage => ({
  kind: 'quantity',
  role: 'storage',
  name,
  heightM: HEIGHT_M,
  capacityM3: 100,
  metrics: [
    { id: 'level_m', cadenceMs },
    { id: 'level_pct', cadenceMs },
  ],
})
/** The reader's thread is started, on machines that may be busy. */
const READ_WITHIN_MS = 120_000

test.use({ who: OPERATOR })
test.setTimeout(2 * READ_WITHIN_MS)

/** Marks the board by hand, in the percent and metres that the form asks for. */
const markBoard = async (page: Page): Promise<void> => {
  const { left, right, top, bottom, topLevelM, bottomLevelM } = BOARD
  const texts = {
    'Gauche (%)': 100 * left,
    'Droite (%)': 100 * right,
    'Haut (%)': 100 * top,
    'Bas (%)': 100 * bottom,
    'Niveau en haut (m)': topLevelM,
    'Niveau en bas (m)': bottomLevelM,
  }
  for (const [label, value] of Object.entries(texts)) {
    await page.getByLabel(label).fill(value.toFixed(2).replace('.', ','))
  }
  await page.getByRole('button', { name: 'Enregistrer le repérage' }).click()
  await expect(page.getByText('Repérage enregistré')).toBeVisible()
}

const openTank = async (page: Page, origin: string, name: string): Promise<void> => {
  await page.goto(`${origin}/ia/traitement-image`)
  await page.getByRole('radio', { name: 'Niveau d’eau' }).click()
  await page.getByRole('combobox', { name: 'Réserve' }).selectOption(name)
  // what is typed before the page has followed would be typed into the form of the tank before
  await expect(page).toHaveURL(/appareil=/)
  await page.reload()
}

const sendLevel = async (page: Page, levelM: number): Promise<void> => {
  const buffer = Buffer.from(await drawBoard(levelM))
  await page.getByLabel('Choisir une photo').setInputFiles({ name: 'echelle.jpg', mimeType: 'image/jpeg', buffer })
}

const readings = (page: Page) => page.getByRole('region', { name: 'Lectures' }).getByRole('listitem')

test('[R13.1] a level that a camera saw is the level of a tank without a sensor: on its page, with its share', async ({
  page,
  origin,
  stack,
}) => {
  const name = 'Réserve sans sonde'
  const devices = await createDevices(stack.urls.mqtt, 'chaib')
  await devices.birth('reserve-nue', tank(name, HOUR_MS))
  await devices.close()
  await openTank(page, origin, name)
  await expect(page.getByText('Repérez d’abord l’échelle')).toBeVisible()
  await markBoard(page)
  await sendLevel(page, 1.25)
  const reading = readings(page).first()
  await expect(reading).toContainText('Niveau lu', { timeout: READ_WITHIN_MS })
  await expect(reading).toContainText(/Ajouté aux niveaux de la réserve : 1,2[456]\sm, lu sur image/)
  await page.goto(`${origin}/eau/stockage/reserve-nue`)
  const main = page.getByRole('main')
  await expect(main).toContainText(/6[23](,\d+)?\s%/)
  await expect(main).toContainText(/1,2[456]\sm/)
})

test('[R13.1] beside a sensor that speaks, the camera’s level is told with the sensor’s and their difference, and does not touch it', async ({
  page,
  origin,
  stack,
}) => {
  const name = 'Réserve à sonde'
  const devices = await createDevices(stack.urls.mqtt, 'chaib')
  await devices.birth('reserve-sonde', tank(name, HOUR_MS))
  await devices.telemetry('reserve-sonde', { level_m: 1.05, level_pct: 52.5 }, Date.now() - 5_000)
  await devices.close()
  await openTank(page, origin, name)
  await markBoard(page)
  await sendLevel(page, 1.25)
  const reading = readings(page).first()
  await expect(reading).toContainText(/Sonde au même moment : 1,05\sm \(caméra \+ 0,(19|20|21)\sm\)/, {
    timeout: READ_WITHIN_MS,
  })
  await expect(reading).toContainText('Écart à vérifier : sonde ou repérage')
  await expect(reading).toContainText('rien n’a été ajouté à ses niveaux')
  await sendLevel(page, 1.24)
  const beside = page.getByRole('heading', { name: 'Caméra et sonde' })
  await expect(beside).toBeVisible({ timeout: READ_WITHIN_MS })
  await expect(
    page.getByText(/2\simages comparées : la caméra lit \+ 0,(19|20)\sm par rapport à la sonde/),
  ).toBeVisible()
  await page.goto(`${origin}/eau/stockage/reserve-sonde`)
  await expect(page.getByRole('main')).toContainText(/1,05\sm/)
})
