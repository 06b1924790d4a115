import { readCsv, readWorkbook, saveFrom } from './files.ts'
import { expect, test } from './fixtures.ts'
import { OPERATOR, SUPERADMIN } from './people.ts'

/** Executive and Management KPIs: figures that lead to their cause, over the period of the address. */
test.use({ who: OPERATOR })

test('[R2.1] the figures of / say how far their data reach and how complete they are, and each leads to its cause', async ({
  page,
  home,
}) => {
  await home.open()
  const water = page.getByRole('region', { name: 'Eau', exact: true }).first()
  await expect(water).toContainText(/Produite\s*[\d,.\s]+m³/)
  await expect(page.locator('[data-watermark]')).toContainText('données jusqu’à')
  await expect(page.locator('[data-figure=powerPct] td').last()).toHaveText(/^\d+\s%$/)
  await water.getByRole('link', { name: 'Produite' }).click()
  await expect(page).toHaveURL(/\/eau\/sources$/)
})

test('the period lives in the address: chosen, moved, sent, and kept on the way to the cause', async ({
  page,
  origin,
  home,
}) => {
  await home.open()
  await page.getByRole('radio', { name: 'Mois' }).click()
  await expect(page).toHaveURL(`${origin}/?periode=mois`)
  const link = page.getByRole('link', { name: 'Consommée' })
  await expect(link).toHaveAttribute('href', '/eau/consommation?periode=mois')
  await page.getByRole('radio', { name: 'Jour' }).click()
  // the record goes back a day
  await page.getByRole('button', { name: 'Période précédente' }).click()
  await expect(page).toHaveURL(/\?date=\d{4}-\d{2}-\d{2}$/)
  const sent = page.url()
  await page.getByRole('button', { name: 'Aujourd’hui' }).click()
  await expect(page).toHaveURL(`${origin}/`)
  await page.goto(sent)
  await expect(page.getByRole('radio', { name: 'Jour' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Aujourd’hui' })).toBeEnabled()
})

test('figures say how far their data reach, and that there is nothing to compare them with', async ({
  page,
  origin,
}) => {
  // no device of this site was there a year before
  await page.goto(`${origin}/dashboard?periode=annee`)
  await expect(page.locator('[data-watermark]').first()).toHaveText(
    /données jusqu’à .+ · pas de comparaison.: aucune donnée de la période comparée/,
  )
})

test('[R10] of a period before the record no part says what was not, and the way leads to where the record begins', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/dashboard?periode=annee&date=2020-06-01`)
  await expect(page.getByText('Rien n’est connu de cette période')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Disponibilité' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Voir le début de l’historique' }).click()
  await expect(page).toHaveURL(/periode=annee&date=2\d{3}-\d{2}-\d{2}$/)
  await expect(page.getByRole('region', { name: 'Disponibilité' })).toBeVisible()
})

test('[R8.2] without tiles the map is usable, and leads to a device', async ({ page, origin }) => {
  const asked: string[] = []
  // pictures of cameras are shown from memory
  page.on('request', (request) => request.url().startsWith('blob:') || asked.push(new URL(request.url()).hostname))
  await page.goto(`${origin}/#carte`)
  const card = page.getByRole('region', { name: 'Carte du site' })
  const map = card.getByRole('application')
  await expect(map.getByRole('button', { name: /:/ }).first()).toBeVisible()
  await expect(map.locator('img')).toHaveCount(0)
  await map.getByRole('button', { name: 'Zoomer', exact: true }).click()
  await card.getByRole('radio', { name: 'Liste' }).click()
  await card
    .getByRole('link', { name: /Forage/ })
    .first()
    .click()
  // a borehole, or one of its devices that stands first because it is cut
  await expect(page).toHaveURL(/\/eau\/sources\/[\w-]*forage-\d$/)
  expect(asked.filter((host) => !/localhost$|^127\.0\.0\.1$/.test(host))).toEqual([])
})

test('the state of the site in a sentence: a device without power leads it, and its row leads to the device', async ({
  page,
  trial,
  home,
}) => {
  await home.open()
  await expect(home.tile(trial.name).power).toHaveAttribute('data-power', 'on')
  await trial.devices.power(trial.id, 'off')
  const state = page.getByRole('region', { name: 'État du site' })
  await expect(state).toHaveAttribute('data-state', 'critical')
  // alone it is named; of several, which other tests may have cut, the number is said
  const cut = /sans alimentation|Coupure|coupés/
  await expect(state.getByRole('alert')).toContainText(cut)
  const cause = state.locator('[data-cause=power]').filter({ hasText: trial.name })
  await expect(cause).toContainText(cut)
  await trial.devices.power(trial.id, 'on')
  await expect(cause).toHaveCount(0)
})

test.describe('where no other test cuts a device', () => {
  test.use({ who: SUPERADMIN, site: 'tifnout' })

  test('four answers stand above the fold at 1440 × 900 and on a phone', async ({ page, home }) => {
    for (const [width, height] of [
      [1440, 900],
      [360, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await home.open()
      const answers = page.getByRole('region', { name: 'L’essentiel, maintenant' })
      for (const question of ['Alimentés', 'Autonomie', 'Électricité du jour', 'Eau produite'])
        await expect(answers.getByRole('link', { name: question })).toBeInViewport({ ratio: 0.9 })
    }
  })
})

test('the course of the day is walked with the keyboard, in both cards at once', async ({ page, home }) => {
  await home.open()
  await page.getByRole('img', { name: /^Eau, / }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('region', { name: 'Énergie', exact: true }).first().getByRole('status')).toContainText(
    /\d\d:\d\d – \d\d:\d\d/,
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Énergie', exact: true }).first().getByRole('status')).toHaveCount(0)
})

test('on a phone what stands below the answers is folded until it is asked for', async ({ page, home }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await home.open()
  const fold = page.getByRole('button', { name: 'Afficher : Carte et plus grands écarts' })
  await expect(page.getByRole('region', { name: 'Carte du site' })).toBeHidden()
  await fold.click()
  await expect(page.getByRole('region', { name: 'Carte du site' })).toBeVisible()
})

test('[R2.1] /dashboard shows every part of the period', async ({ page, origin }) => {
  await page.goto(`${origin}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Management KPIs' })).toBeVisible()
  for (const name of [
    'Eau consommée',
    'Coût de l’énergie',
    /^(Secteurs contre budget|Consommation par secteur)$/,
    'Énergie par tranche',
    'Marche des pompes',
    'Disponibilité',
    'Charge d’alarmes',
    'Bilan d’eau',
    'Appareils',
  ])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
})

test('an address with a place goes to it', async ({ page, origin }) => {
  await page.goto(`${origin}/dashboard#alarmes`)
  await expect(page.getByRole('heading', { name: 'Charge d’alarmes' })).toBeInViewport()
})

test('each part of /dashboard is reached by its link, which follows what is read; going back returns', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/dashboard?periode=mois`)
  const links = page.getByRole('navigation', { name: 'Aller à' })
  const current = links.locator('[aria-current]')
  await expect(current).toHaveText('Rythme')
  await links.getByRole('link', { name: 'Énergie' }).click()
  await expect(page).toHaveURL(`${origin}/dashboard?periode=mois#energie`)
  await expect(page.getByRole('heading', { name: 'Énergie par tranche' })).toBeInViewport()
  await expect(current).toHaveText('Énergie')
  await links.getByRole('link', { name: 'Appareils' }).click()
  await expect(page.getByRole('heading', { name: 'Appareils', exact: true })).toBeInViewport()
  await expect(current).toHaveText('Appareils')
  await page.goBack()
  await expect(page).toHaveURL(/#energie$/)
  await expect(current).toHaveText('Énergie')
})

test('the devices of /dashboard are folded by kind, opened by a press or by typed words, and all open on paper', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/dashboard#appareils`)
  const devices = page.getByRole('region', { name: 'Appareils', exact: true })
  const well = devices.getByRole('link', { name: /Forage/ }).first()
  await expect(devices.getByRole('button', { name: /^Sources/ })).toBeVisible()
  await expect(well).toBeHidden()
  await devices.getByRole('button', { name: /^Sources/ }).press('Enter')
  await expect(well).toBeVisible()
  await devices.getByRole('button', { name: /^Sources/ }).press('Enter')
  await expect(well).toBeHidden()
  await devices.getByRole('textbox').fill('forage')
  await expect(well).toBeVisible()
  await devices.getByRole('textbox').fill('')
  await page.emulateMedia({ media: 'print' })
  await expect(well).toBeVisible()
})

test('the figures leave as CSV and as a workbook, section by section', async ({ page, origin }) => {
  await page.goto(`${origin}/dashboard`)
  const press = (format: string) =>
    page.getByRole('button', { name: `Exporter les indicateurs de la période en ${format}` }).click()
  const titles = ['Indicateurs', 'Sources', 'Stockage', 'Consommation', 'Énergie', 'Disponibilité']
  const csv = await saveFrom(page, () => press('CSV'))
  expect(csv.name).toMatch(/^indicateurs-\d{4}-\d{2}-\d{2}\.csv$/)
  const lone = readCsv(csv).flatMap((cells) => (cells.length === 1 ? cells : []))
  expect(lone.filter((cell) => titles.includes(cell))).toEqual(titles)
  const sheets = readWorkbook(await saveFrom(page, () => press('Excel')))
  expect(sheets.map(({ name }) => name)).toEqual(titles)
  for (const { rows } of sheets) expect(rows).toBeGreaterThan(1)
})

for (const path of ['/', '/dashboard']) {
  test(`on paper ${path} is its figures alone, in light colours`, async ({ page, origin }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${origin}${path}`)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const role of ['banner', 'navigation', 'search'] as const) {
      for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden()
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const [paper, width] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).colorScheme,
      document.documentElement.scrollWidth - window.innerWidth,
    ])
    expect(paper).toBe('light')
    expect(width).toBeLessThanOrEqual(0)
  })
}

test('who asks for less motion sees none', async ({ page, origin }) => {
  await page.goto(`${origin}/eau`)
  await expect(page.getByRole('region', { name: 'Réseau d’eau' }).locator('a[data-device]').first()).toBeVisible()
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moving).toBeGreaterThan(0)
})
