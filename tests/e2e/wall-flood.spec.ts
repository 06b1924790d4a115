import { type Alarm, alarm, wallBody } from '@vigie/contracts/entities'
import { WALL_PATHS } from '@vigie/contracts/rest'
import { signIn } from '../harness/people.ts'
import { call } from '../harness/rest.ts'
import { expect, test } from './fixtures.ts'
import { isLegible } from './wall-look.ts'

test.use({ who: null, expectedErrors: /status of (400|401|410|503)/ })

const SCENES = ['overview', 'power', 'water', 'values', 'alarms'] as const

/** What a picture of a site holds of its devices' power. */
type Status = { readonly device: string }

/** The same picture as it is while nothing has power, with an alarm for each device; no wall is held by a low one. */
const cutOff = (picture: { readonly statuses: readonly Status[] }, worst: Alarm['priority']) => {
  const at = new Date(Date.now() - 754_000).toISOString()
  return {
    ...picture,
    statuses: picture.statuses.map((status) => ({ ...status, powered: false, poweredAt: at })),
    alarms: picture.statuses.map(({ device }, place) =>
      alarm.parse({
        id: `cut-${device}`,
        device,
        condition: 'power-off',
        priority: place === 0 ? worst : 'low',
        state: 'unacknowledged',
        raisedAt: at,
        clearedAt: null,
      }),
    ),
  }
}

test('[R12.3] while nothing has power each scene keeps within the picture, with the words of every age', async ({
  page,
  origin,
  stack,
  site,
}) => {
  test.slow()
  let worst: Alarm['priority'] = 'low'
  await page.routeWebSocket(/\/api\/live$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const event = JSON.parse(String(message))
      // what its devices say of themselves after that is not of this picture
      if (event.type !== 'status') socket.send(JSON.stringify(event.type === 'snapshot' ? cutOff(event, worst) : event))
    })
  })
  await page.goto(`${origin}/mur`)
  const { token } = await signIn('admin@vigie.test')
  const ask = (path: string, body: object) => call({ port: stack.ports.gateway, path, site, token, body })
  const code = page.locator('.wall-code[data-code]:not([data-code=""])')
  const approve = WALL_PATHS.approve.replace(':code', (await code.getAttribute('data-code')) ?? '')
  const scenes = SCENES.map((id) => ({ id, forS: 3_600 }))
  const { wall } = wallBody.parse((await ask(approve, { name: 'Coupure', sites: [site], scenes })).json())
  for (const scene of SCENES) {
    await expect(async () => {
      await ask(WALL_PATHS.orders.replace(':id', wall.id), { type: 'scene', scene })
      await expect(page.locator(`.wall[data-link=live][data-scene=${scene}]`)).toBeVisible({ timeout: 15_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.locator('.wall-header')).toContainText('sans courant')
    await isLegible(page, scene)
  }
  worst = 'critical'
  await page.reload()
  await expect(page.locator('.wall[data-pinned] .wall-alarm')).toBeVisible()
  await isLegible(page, 'alarm')
})
