import {
  type AlarmSetting,
  alarmPage,
  alarmPreview,
  alarmSettingsBody,
  alarmSettingsHistory,
} from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { ALARM_SETTINGS_PATHS, notificationsResponse, REST_PATHS } from '@vigie/contracts/rest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

let stack: TestStack
let admin: Person
let viewer: Person
beforeAll(async () => {
  stack = await createTestStack()
  admin = await newPerson({ role: 'admin', platforms: [stack.site] }, 'Amina')
  viewer = await newPerson({ role: 'viewer', platforms: [stack.site] })
  const devices = await stack.devices()
  await devices.birth('compteur', flowMeter('Compteur'))
  await until('its settings', async () => (await settingOf('threshold-high')) !== undefined)
})
afterAll(() => stack?.close())

const path = ALARM_SETTINGS_PATHS.settings
const read = async (person: Person) =>
  alarmSettingsBody.parse((await callGateway(stack, path, { token: person.token })).json())
const settingOf = async (condition: AlarmSetting['condition']) =>
  (await read(viewer)).settings.find((one) => one.device === 'compteur' && one.condition === condition)
const change = async (person: Person, changed: object, version?: number) => {
  const found = await settingOf('threshold-high')
  if (found === undefined) throw new Error('no setting')
  const { device, condition, metric, values } = found
  const changes = [{ device, condition, metric, values: { ...values, ...changed } }]
  const body = { version: version ?? (await read(person)).version, changes }
  return callGateway(stack, path, { method: 'PUT', token: person.token, body })
}

test('[R8.4] readers read the settings, and only admins change them', async () => {
  expect(await settingOf('power-off')).toMatchObject({ changedAt: null, values: { enabled: true, priority: 'high' } })
  const refused = await change(viewer, { limit: 10 })
  expect([refused.status, problem.parse(refused.json()).code]).toEqual([403, 'role.forbidden'])
})

test('a change says who made it; from a version that is no longer, or to what does not fit, it is refused', async () => {
  const { version } = await read(admin)
  const values = { enabled: true, limit: 10, onDelayMs: 0, offDelayMs: 0 }
  const done = await change(admin, values, version)
  expect(done.status).toBe(200)
  expect(alarmSettingsBody.parse(done.json()).version).toBe(version + 1)
  expect(await settingOf('threshold-high')).toMatchObject({ values, changedBy: { uid: admin.uid } })
  const late = await change(admin, { limit: 11 }, version)
  expect([late.status, problem.parse(late.json()).code]).toEqual([409, 'alarm-settings.conflict'])
  const wrong = await change(admin, { limit: 1e6 })
  expect([wrong.status, problem.parse(wrong.json()).code]).toEqual([422, 'alarm-settings.invalid'])
  const malformed = await change(admin, { colour: 'red' })
  expect([malformed.status, problem.parse(malformed.json()).code]).toEqual([400, 'request.invalid'])
})

test('who changed what is kept, the newest first, and only admins read it', async () => {
  const history = ALARM_SETTINGS_PATHS.history
  const answer = await callGateway(stack, history, { token: admin.token })
  const { entries } = alarmSettingsHistory.parse(answer.json())
  const [change] = entries.at(0)?.changes ?? []
  expect(entries.at(0)?.by).toBe('Amina')
  expect(change).toMatchObject({ device: 'compteur', condition: 'threshold-high', before: null, after: { limit: 10 } })
  const older = await callGateway(stack, `${history}?before=${entries.at(-1)?.id}`, { token: admin.token })
  expect(alarmSettingsHistory.parse(older.json()).entries).toEqual([])
  expect((await callGateway(stack, history, { token: viewer.token })).status).toBe(403)
})

test('[R11.1] [R4.4] a limit that is passed is an alarm, and no notification', async () => {
  const devices = await stack.devices()
  await devices.telemetry('compteur', { flow_m3h: 12 })
  const { token } = viewer
  const [alarm] = alarmPage.parse((await callGateway(stack, '/api/alarms', { token })).json()).alarms
  expect(alarm).toMatchObject({ condition: 'threshold-high', metric: 'flow_m3h', value: 12, threshold: 10 })
  const bell = await callGateway(stack, REST_PATHS.notifications, { token })
  expect(notificationsResponse.parse(bell.json()).notifications).toEqual([])
})

test('[R11.8] the alarms that a filter gives are a file, for whoever may read them', async () => {
  const { token } = viewer
  const file = async (search: string) => callGateway(stack, `/api/exports/alarms.csv?${search}`, { token })
  const all = await file('state=open&condition=threshold-high')
  expect(all.headers['content-disposition']).toMatch(/filename="vigie-.+-alarmes-\d{4}-\d{2}-\d{2}\.csv"/)
  const [, row] = all.text.split('\r\n')
  expect(row).toMatch(/^Compteur;compteur;Seuil haut dépassé;Débit;Moyenne;Active, à acquitter;/)
  expect((await file('state=shelved')).text.trim().split('\r\n')).toHaveLength(1)
  expect((await file('state=unheard')).status).toBe(400)
})

test('a setting is tried on what was recorded: the day on which it would have alarmed', async () => {
  const { token } = viewer
  const preview = async (query: string) => {
    const answer = await callGateway(stack, `${ALARM_SETTINGS_PATHS.preview}?device=compteur&${query}`, { token })
    return answer.status === 200 ? alarmPreview.parse(answer.json()) : answer.status
  }
  const devices = await stack.devices()
  const since = Date.now() - 3 * 86_400_000
  await devices.telemetry('compteur', { flow_m3h: 50 }, since)
  await devices.telemetry('compteur', { flow_m3h: 2 }, since + 600_000)
  const about = 'condition=threshold-high&metric=flow_m3h'
  expect(await preview(`${about}&limit=40`)).toMatchObject({ days: [{ alarms: 1, activeMs: 600_000 }] })
  expect(await preview(`${about}&limit=60`)).toMatchObject({ days: [] })
  expect(await preview('condition=offline')).toMatchObject({ days: null })
  expect(await preview('condition=noise')).toBe(400)
  expect(await callGateway(stack, `${ALARM_SETTINGS_PATHS.preview}?device=no-such&${about}`, { token })).toMatchObject({
    status: 404,
  })
})
