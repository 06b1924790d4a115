import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { test } from './fleet.ts'
import { SUPERADMIN } from './people.ts'

// what is open here would be a flood to the tests of another site
test.use({ who: SUPERADMIN, site: 'tifnout' })

const FEW = 60
const MANY = 300
/** Height of a row at this width, px. */
const ROW_PX = 60
/** The list comes in parts of sixty rows, two of which lie near a window of 900 px; the row that is current stays. */
const ROWS_MOST = 121

const countsOf = (page: Page) =>
  page.evaluate(() => ({
    rows: document.querySelectorAll('li[data-alarm]').length,
    nodes: document.getElementsByTagName('*').length,
  }))

test('[R11.4] of hundreds of alarms each is counted and found, and the page holds those near the window', async ({
  alarms,
  fleet,
  page,
}) => {
  test.setTimeout(300_000)
  const { words, cut } = await fleet(MANY)
  await alarms.open(words)
  await cut(FEW)
  await expect(alarms.list.locator(`[data-cause="${FEW}"]`)).toBeVisible()
  await alarms.press('g')
  await expect(alarms.rows.first()).toHaveAttribute('aria-setsize', String(FEW))
  const few = await countsOf(page)
  await cut(MANY)
  await expect(alarms.rows.first()).toHaveAttribute('aria-setsize', String(MANY))
  await expect(alarms.list.getByText(`À acquitter ${MANY}`)).toBeVisible()
  const many = await countsOf(page)
  expect(few.rows).toBeLessThanOrEqual(ROWS_MOST)
  expect(many.rows).toBeLessThanOrEqual(ROWS_MOST)
  // five times as many alarms put no more into the page
  expect(many.nodes).toBeLessThanOrEqual(few.nodes * 1.1)

  const top = await alarms.list.evaluate((list) => list.getBoundingClientRect().top + window.scrollY)
  const found = new Map<string, string>()
  const collect = async (): Promise<number> => {
    const shown = await alarms.rows.evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-alarm') ?? '', row.getAttribute('aria-posinset') ?? ''] as const),
    )
    for (const [id, place] of shown) found.set(id, place)
    return found.size
  }
  for (let position = 1; position <= MANY; position += 20) {
    await page.evaluate((y) => window.scrollTo(0, y), top + (position - 1) * ROW_PX)
    await expect(alarms.list.locator(`[aria-posinset="${position}"]`)).toBeAttached()
    // parts that were left go as soon as the browser says that they are out of view
    await expect.poll(() => alarms.rows.count()).toBeLessThanOrEqual(ROWS_MOST)
    await collect()
  }
  // the last part may be drawn a moment after its first row is there
  await expect.poll(collect).toBe(MANY)
  expect(new Set(found.values()).size).toBe(MANY)
})
