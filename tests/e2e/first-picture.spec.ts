import { LIVE_PATH } from '@vigie/contracts/live'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

/** No event reaches a page before its first snapshot of the site: what happens until then must be in the list it reads. */
const isLive = ({ pathname }: URL): boolean => pathname === LIVE_PATH

test.use({ who: OPERATOR })

test('[R4.4] a power cut while the live connection is being opened is in the list', async ({
  page,
  home,
  bell,
  trial,
}) => {
  const wanted = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  await page.routeWebSocket(isLive, async (socket) => {
    wanted.resolve()
    await opened.promise
    socket.connectToServer()
  })
  await home.open()
  await wanted.promise
  await bell.press()
  await trial.devices.power(trial.id, 'off')
  opened.resolve()
  await expect(home.connection).toHaveText('En direct')
  await expect(bell.items.filter({ hasText: trial.name }).first()).toContainText('ÉTEINT ❌')
})

test('[R4.2] [R4.4] a power cut while there is no live connection lights the dot once there is one', async ({
  page,
  home,
  bell,
  trial,
}) => {
  let isRefused = true
  await page.routeWebSocket(isLive, (socket) => {
    if (isRefused) void socket.close({ code: 1013 })
    else socket.connectToServer()
  })
  await home.open()
  await expect(home.connection).toHaveText(/Reconnexion/)
  await bell.press()
  await expect(bell.panel).toContainText(/Statut d'alimentation|Aucune notification/)
  await bell.press()
  await trial.devices.power(trial.id, 'off')
  isRefused = false
  await expect(home.connection).toHaveText('En direct')
  await expect(bell.dot).toBeVisible()
  await bell.press()
  await expect(bell.items.filter({ hasText: trial.name }).first()).toContainText('ÉTEINT ❌')
})
