import { formatTopic } from '@vigie/contracts/upstream'
import { publishFromShell } from '../harness/devices.ts'
import { expect, test } from './fixtures.ts'
import { Bell } from './pages/bell.ts'
import { OPERATOR } from './people.ts'

test.use({ who: OPERATOR })

// the trial device is there before the page is
test.beforeEach(async ({ trial, home }) => {
  expect(trial.id).not.toBe('')
  await home.open()
})

test('the virtual farm is live: values move by themselves', async ({ home }) => {
  await expect(home.connection).toHaveText('En direct')
  const values = home.tiles.locator('[data-value]')
  await expect(values.nth(30)).toBeAttached()
  const before = await values.allTextContents()
  await expect(async () => expect(await values.allTextContents()).not.toEqual(before)).toPass()
})

test('a reading published from a shell appears on its tile', async ({ stack, home, trial }) => {
  const topic = formatTopic({ site: 'chaib', device: trial.id, kind: 'telemetry' })
  await expect(home.tile(trial.name).value).toHaveText('10,0')
  await publishFromShell(stack.urls.mqtt, topic, JSON.stringify({ ts: Date.now(), values: { flow_m3h: 12.3 } }))
  await expect(home.tile(trial.name).value).toHaveText('12,3')
  await expect(home.tile(trial.name).freshness).toHaveAttribute('data-freshness', 'fresh')
})

test('[R4.2] [R4.3] a power cut lights the red dot; the panel says which device, and clears the dot', async ({
  stack,
  home,
  bell,
  trial,
}) => {
  await expect(home.tile(trial.name).power).toHaveAttribute('data-power', 'on')
  await bell.press()
  await bell.press()
  await expect(bell.dot).toBeHidden()
  const topic = formatTopic({ site: 'chaib', device: trial.id, kind: 'power' })
  await publishFromShell(stack.urls.mqtt, topic, JSON.stringify({ ts: Date.now(), state: 'off' }))
  await expect(bell.dot).toBeVisible()
  await expect(home.tile(trial.name).power).toHaveAttribute('data-power', 'off')

  await bell.press()
  await expect(bell.dot).toBeHidden()
  const item = bell.items.filter({ hasText: trial.name }).first()
  await expect(item).toContainText("Statut d'alimentation : ÉTEINT ❌")
  await expect(item.locator('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/)
  await expect(bell.panel.getByRole('heading', { level: 3 }).first()).toHaveText(/^Aujourd’hui \d/)
  await expect(item.getByText('Nouveau')).toBeAttached()

  await publishFromShell(stack.urls.mqtt, topic, JSON.stringify({ ts: Date.now(), state: 'on' }))
  const back = bell.items.filter({ hasText: trial.name }).first()
  await expect(back).toContainText("Statut d'alimentation : ALLUMÉ ✅")
  // its cut stands below it and says how long it was
  const cut = bell.items.filter({ hasText: trial.name }).nth(1)
  await expect(cut).toContainText("Statut d'alimentation : ÉTEINT ❌")
  await expect(cut).toContainText('coupure de')
  await expect(bell.dot).toBeHidden()
  // all of it has been seen now
  await bell.press()
  await bell.press()
  await expect(back).toBeAttached()
  await expect(bell.panel.getByText('Nouveau')).toHaveCount(0)
})

test('[R4.2] a panel opened in one tab puts out the dot in the other', async ({
  stack,
  home,
  bell,
  page,
  trial,
  origin,
}) => {
  await expect(home.tile(trial.name).power).toHaveAttribute('data-power', 'on')
  const tab = await page.context().newPage()
  const other = new Bell(tab)
  await tab.goto(`${origin}/settings`)
  await expect(tab.locator('[data-connection="live"]')).toBeVisible()
  const topic = formatTopic({ site: 'chaib', device: trial.id, kind: 'power' })
  await publishFromShell(stack.urls.mqtt, topic, JSON.stringify({ ts: Date.now(), state: 'off' }))
  await expect(bell.dot).toBeVisible()
  await expect(other.dot).toBeVisible()
  await other.press()
  await expect(other.dot).toBeHidden()
  await expect(bell.dot).toBeHidden()
})

test('[R4.1] Ctrl+m opens and closes the panel; Escape closes it', async ({ page, bell }) => {
  await bell.pressShortcut()
  await expect(bell.panel).toBeVisible()
  await bell.pressShortcut()
  await expect(bell.panel).toBeHidden()
  await bell.press()
  await expect(bell.panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell.panel).toBeHidden()
})

test('[R4.4] a burst of notifications is fetched again once, not once each', async ({ page, bell, home, trial }) => {
  await expect(home.connection).toHaveText('En direct')
  await expect(home.tile(trial.name).power).toHaveAttribute('data-power', 'on')
  let fetches = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/notifications') fetches += 1
  })
  const flips = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'off' : 'on'))
  const now = Date.now()
  await Promise.all(flips.map((state, index) => trial.devices.power(trial.id, state as 'on' | 'off', now + index)))
  await expect(bell.dot).toBeVisible()
  await bell.press()
  await expect(bell.items.filter({ hasText: trial.name })).toHaveCount(20)
  expect(fetches).toBeLessThan(10)
})

test('[R4.4] an open list whose reading hangs says that it may lack the last cut, and has it once it was read', async ({
  page,
  bell,
  home,
  trial,
}) => {
  await expect(home.connection).toHaveText('En direct')
  await bell.press()
  // nothing may have been cut yet
  await expect(bell.items.first().or(bell.panel.getByText('Aucune notification'))).toBeVisible()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/notifications', async (route) => {
    await answer.promise
    await route.fallback()
  })
  await trial.devices.power(trial.id, 'off', Date.now())
  await expect(bell.panel.getByRole('status')).toHaveText(/^Lecture en cours/)
  await expect(home.connection).toHaveText('En direct')
  answer.resolve()
  await expect(bell.items.filter({ hasText: trial.name }).first()).toContainText('ÉTEINT')
  await expect(bell.panel.getByRole('status')).toHaveCount(0)
})

test('a device that falls silent degrades its own tile, and no other', async ({ home, trial }) => {
  const tile = home.tile(trial.name)
  await trial.devices.telemetry(trial.id, { flow_m3h: 11 })
  await expect(tile.freshness).toHaveAttribute('data-freshness', 'fresh')
  await expect(tile.freshness).toHaveAttribute('data-freshness', 'old')
  await expect(tile.value).toHaveText('11,0')
  await expect(home.connection).toHaveText('En direct')
  expect(await home.tiles.locator('[data-freshness="fresh"]').count()).toBeGreaterThan(10)
})

test('[R8.3] numbers and times are written in French', async ({ home, trial }) => {
  await trial.devices.telemetry(trial.id, { flow_m3h: 1234.5 })
  await expect(home.tile(trial.name).value).toHaveText('1\u202f234,5')
})

test('[R8.1] device kinds have their French names', async ({ home }) => {
  for (const label of ['Énergie', 'Pression', 'Débitmètre', 'Quantité', 'caméra', 'pompe']) {
    await expect(home.tilesSaying(label).first()).toBeAttached()
  }
})

test('a chosen device shows its history, which goes on live', async ({ page, home, trial }) => {
  await home.tile(trial.name).root.getByRole('button').click()
  const history = page.getByRole('complementary', { name: 'Historique' })
  await expect(history).toContainText(trial.name)
  await expect(history.getByText('données jusqu’à')).toBeVisible()
})
