import { wallBody, wallSceneId } from '@vigie/contracts/entities'
import { WALL_PATHS } from '@vigie/contracts/rest'
import { signIn } from '../harness/people.ts'
import { call } from '../harness/rest.ts'
import { expect, test } from './fixtures.ts'
import { acknowledgeAll, isLegible } from './wall-look.ts'

test.use({ who: null, expectedErrors: /status of (400|401|410|503)/ })

test('[R12.3] every scene, an alarm and a lost link are legible at five metres, uncut wherever the picture is shifted', async ({
  page,
  origin,
  stack,
  site,
  trial,
}) => {
  test.slow()
  let isMute = false
  await page.routeWebSocket(/\/api\/live$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isMute) socket.send(message)
    })
  })
  await page.goto(`${origin}/mur`)
  const { token } = await signIn('admin@vigie.test')
  const ask = (path: string, body: object) => call({ port: stack.ports.gateway, path, site, token, body })
  const code = page.locator('.wall-code[data-code]:not([data-code=""])')
  const approve = WALL_PATHS.approve.replace(':code', (await code.getAttribute('data-code')) ?? '')
  const scenes = wallSceneId.options.map((id) => ({ id, forS: 3_600 }))
  const { wall } = wallBody.parse((await ask(approve, { name: 'Lisibilité', sites: [site], scenes })).json())
  await expect(page.locator('.wall[data-link=live]')).toBeVisible()

  for (const scene of wallSceneId.options) {
    // the farm has cuts of its own, and an alarm comes before any scene
    await expect(async () => {
      await acknowledgeAll(stack, site)
      await ask(WALL_PATHS.orders.replace(':id', wall.id), { type: 'scene', scene })
      await expect(page.locator(`.wall[data-scene=${scene}]`)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    await isLegible(page, scene)
  }

  await acknowledgeAll(stack, site)
  await trial.devices.power(trial.id, 'off')
  const panel = page.locator('.wall[data-pinned] .wall-alarm')
  // what is cut measures nothing: its value would repeat the alarm
  await expect(panel).toBeVisible()
  await expect(panel.locator('[data-value]')).toHaveCount(0)
  // the more a site has, the fewer of its tanks have room beside an alarm
  const tanks = page.locator('.wall-tank')
  await expect(tanks.locator('[data-value]').filter({ hasNotText: /\d/ })).toHaveCount(0)
  await isLegible(page, 'alarm')
  await expect(page.locator('.wall-strip')).toBeVisible()

  // which tank runs empty, and when, follows the hour of the farm: at this one it is soon, in many letters
  await page.route('**/api/kpis*', async (route) => {
    const request = route.request()
    const { host } = new URL(request.url())
    const url = request.url().replace(host, `127.0.0.1:${stack.ports.gateway}`)
    const answer = await route.fetch({ url, headers: { ...request.headers(), host } })
    const kpis = await answer.json()
    const storages = kpis.storages.map((one: object) => ({ ...one, emptyInHours: 3.2 }))
    await route.fulfill({ response: answer, json: { ...kpis, storages } })
  })
  await page.reload()
  await expect(panel.locator('.wall-alarm-consequence')).toBeVisible()
  await isLegible(page, 'alarm, a tank runs empty')

  isMute = true
  await expect(page.locator('.wall[data-link=lost]')).toBeVisible()
  await expect(tanks.and(page.locator(':not([data-freshness=frozen])'))).toHaveCount(0)
  await isLegible(page, 'alarm, lost link')
  await expect(page.locator('.wall-strip')).toBeVisible()
})
