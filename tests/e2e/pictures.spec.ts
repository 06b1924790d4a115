import type { BirthMessage } from '@vigie/contracts/upstream'
import { createDevices } from '../harness/devices.ts'
import { drawMeter } from '../harness/meter-picture.ts'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

const HOUR_MS = 3_600_000
const NAME = 'Compteur relevé en photo'
const BIRTH: BirthMessage = {
  kind: 'flow-meter',
  role: 'source',
  name: NAME,
  metrics: [{ id: 'volume_m3', cadenceMs: HOUR_MS, maxRatePerHour: 5 }],
}
/** The reader's networks are opened once, on machines that may be busy. */
const READ_WITHIN_MS = 120_000

test.use({ who: OPERATOR })

test('[R13.1] the photo of a meter is read, shown with its digits and reason, and stored in the device’s counter', async ({
  page,
  origin,
  stack,
}) => {
  test.setTimeout(2 * READ_WITHIN_MS)
  const devices = await createDevices(stack.urls.mqtt, 'chaib')
  await devices.birth('compteur-photo', BIRTH)
  await devices.telemetry('compteur-photo', { volume_m3: 1_234 }, Date.now() - HOUR_MS)
  await devices.close()
  await page.goto(`${origin}/ia/traitement-image`)
  await page.getByRole('combobox', { name: 'Compteur' }).selectOption(NAME)
  await expect(page.getByText('Aucune lecture pour cet appareil')).toBeVisible()
  const photo = { name: 'compteur.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await drawMeter('01235')) }
  await page.getByLabel('Choisir une photo').setInputFiles(photo)
  const reading = page.getByRole('region', { name: 'Lectures' }).getByRole('listitem').first()
  await expect(reading).toContainText('Accepté', { timeout: READ_WITHIN_MS })
  await expect(reading).toContainText('Deux lectures concordent')
  await expect(reading).toContainText(/Enregistré dans l’index de l’appareil : 1\s235\sm³, relevé sur photo/)
  await expect(reading.getByRole('img', { name: 'Vignette des chiffres lus' })).toBeVisible()
  const text = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ceci n’est pas une photo') }
  await page.getByLabel('Choisir une photo').setInputFiles(text)
  await expect(page.getByText('Ce fichier n’est pas une photo JPEG, PNG, WebP ou TIFF.')).toBeVisible()
})
