import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

/** The picture never passes for live when it is not. These break the worker's own stack, and mend it. */
test.use({
  who: OPERATOR,
  expectedErrors:
    /WebSocket connection|Failed to load resource|Failed to fetch dynamically|Unable to preload CSS|net::ERR/,
})
test.describe.configure({ mode: 'serial' })
test.beforeEach(async ({ trial, home }) => {
  expect(trial.id).not.toBe('')
  await home.open()
  await expect(home.connection).toHaveText('En direct')
})

test('gateway frozen: a sign on every tile, the values still there and dated; live again once it thaws', async ({
  stack,
  home,
  trial,
}) => {
  await expect(home.tile(trial.name).value).toHaveText('10,0')
  const count = await home.tiles.count()
  stack.signal('gateway', 'SIGSTOP')
  await expect(home.tiles.locator('[data-freshness="frozen"]')).toHaveCount(count)
  await expect(home.tile(trial.name).value).toHaveText('10,0')
  await expect(home.tile(trial.name).freshness).toContainText(/\d{2}:\d{2}/)
  await expect(home.connection).not.toHaveText('En direct')
  stack.signal('gateway', 'SIGCONT')
  await expect(home.connection).toHaveText('En direct', { timeout: 40_000 })
  await expect(home.tiles.locator('[data-freshness="frozen"]')).toHaveCount(0)
})

test('gateway killed: a sign on every tile; live again by itself after a restart', async ({ stack, home }) => {
  const count = await home.tiles.count()
  stack.signal('gateway', 'SIGKILL')
  await expect(home.tiles.locator('[data-freshness="frozen"]')).toHaveCount(count)
  await stack.restart('gateway')
  await expect(home.connection).toHaveText('En direct', { timeout: 40_000 })
  await expect(home.tiles.locator('[data-freshness="frozen"]')).toHaveCount(0)
})

test('upstream frozen: the gateway says its source is silent, on every tile', async ({ stack, home }) => {
  const count = await home.tiles.count()
  stack.signal('upstream', 'SIGSTOP')
  await expect(home.tiles.locator('[data-freshness="frozen"]')).toHaveCount(count)
  await expect(home.connection).toContainText('Source')
  stack.signal('upstream', 'SIGCONT')
  await expect(home.connection).toHaveText('En direct', { timeout: 40_000 })
})

test('upstream killed: values kept, dated; live again by itself after a restart', async ({ stack, home }) => {
  const count = await home.tiles.count()
  stack.signal('upstream', 'SIGKILL')
  await expect(home.tiles.locator('[data-freshness="frozen"]')).toHaveCount(count)
  await stack.restart('upstream')
  await expect(home.connection).toHaveText('En direct', { timeout: 40_000 })
})
