import { IDEMPOTENCY_HEADER, MINUTE_MS } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { ALARM_ACT_PATHS, alarmsResponse, devicesResponse, MAINTENANCE_PATHS, REST_PATHS } from '@vigie/contracts/rest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

let stack: TestStack
let admin: Person
beforeAll(async () => {
  stack = await createTestStack()
  admin = await newPerson({ role: 'admin', platforms: [stack.site] }, 'Amina\n\u200B')
  const devices = await stack.devices()
  await devices.birth('compteur', flowMeter('Compteur'))
  await devices.power('compteur', 'off')
})
afterAll(() => stack?.close())

const get = async (path: string) => (await callGateway(stack, path, { token: admin.token })).json()
const post = async (path: string, body: object, key?: string) => {
  const headers = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }
  const answer = await callGateway(stack, path, { method: 'POST', token: admin.token, body, headers })
  const said = problem.safeParse(answer.json())
  return { status: answer.status, code: said.success ? said.data.code : null }
}
const alarm = () =>
  until('an alarm', async () => alarmsResponse.parse(await get(`${REST_PATHS.alarms}?state=open`)).alarms[0])
const pathOf = async (act: keyof typeof ALARM_ACT_PATHS) => ALARM_ACT_PATHS[act].replace(':id', (await alarm()).id)

test('[R11.2] a key that was used for another act, or for other words, is refused by its code', async () => {
  const refused = { status: 422, code: 'request.key-reused' }
  expect(await post(await pathOf('comments'), { text: 'vu' }, 'k')).toMatchObject({ status: 200 })
  expect(await post(await pathOf('comments'), { text: 'autre chose' }, 'k')).toEqual(refused)
  expect(await post(await pathOf('acknowledge'), {}, 'k')).toEqual(refused)
  expect(await post(await pathOf('comments'), { text: 'vu' }, 'k')).toMatchObject({ status: 200 })
})

test('[R11.3] a reason of nothing that can be seen is none', async () => {
  const refused = { status: 400, code: 'request.invalid' }
  const later = new Date(Date.now() + 10 * MINUTE_MS).toISOString()
  for (const reason of ['\u200B\u200B', '\u00A0', '\u2060\uFEFF']) {
    expect(await post(await pathOf('shelve'), { reason, until: later })).toEqual(refused)
    expect(await post(await pathOf('comments'), { text: reason })).toEqual(refused)
    const window = { devices: ['compteur'], reason, startsAt: new Date().toISOString(), endsAt: later }
    expect(await post(MAINTENANCE_PATHS.windows, window)).toEqual(refused)
  }
})

test('[R11.3] maintenance that is over before it is planned is refused, also by a minute', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()
  const refused = { status: 422, code: 'maintenance.invalid' }
  const plan = (startsAt: string, endsAt: string) =>
    post(MAINTENANCE_PATHS.windows, { devices: ['compteur'], reason: 'vanne', startsAt, endsAt })
  expect(await plan(ago(120), ago(60))).toEqual(refused)
  expect(await plan(ago(2), ago(1))).toEqual(refused)
  expect(await plan(ago(2), ago(-1))).toMatchObject({ status: 200 })
})

test('a name is one line: of a device that is born it is asked, of an account it is made', async () => {
  const devices = await stack.devices()
  await devices.birth('brise', flowMeter('Forage\n1'))
  await devices.birth('muet', flowMeter('\u200B'))
  await devices.birth('net', flowMeter(' Forage 2\u200B'))
  const named = () => until('the last', async () => namesOf(devicesResponse.parse(await get(REST_PATHS.devices))))
  const namesOf = ({ devices: own }: { devices: { id: string; name: string }[] }) => {
    const names = Object.fromEntries(own.map(({ id, name }) => [id, name]))
    return 'net' in names ? names : undefined
  }
  expect(await named()).toEqual({ compteur: 'Compteur', net: 'Forage 2' })
  expect(await post(await pathOf('assign'), { uid: admin.uid })).toMatchObject({ status: 200 })
  expect((await alarm()).assignee?.name).toBe('Amina')
})
