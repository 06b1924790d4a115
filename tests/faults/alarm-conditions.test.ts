import {
  type AlarmSettingsBody,
  type AlarmSettingValues,
  alarmPage,
  alarmSettingsBody,
} from '@vigie/contracts/entities'
import { ALARM_SETTINGS_PATHS } from '@vigie/contracts/rest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { type Devices, flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { hasProduction, ownProduction } from '../harness/production.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

const settingsOf = async (stack: TestStack, { token }: Person): Promise<AlarmSettingsBody> =>
  alarmSettingsBody.parse((await callGateway(stack, ALARM_SETTINGS_PATHS.settings, { token })).json())

/** A meter whose flow alarms above 10 m³/h, once that has lasted. */
const meterWithLimit = async (
  stack: TestStack,
  person: Person,
  devices: Devices,
  name: string,
  changed: Partial<AlarmSettingValues>,
): Promise<void> => {
  await devices.birth(name, flowMeter(name))
  const { version, found } = await until('its settings', async () => {
    const { version: now, settings } = await settingsOf(stack, person)
    const one = settings.find(({ device, condition }) => device === name && condition === 'threshold-high')
    return one !== undefined && { version: now, found: one }
  })
  const values = { ...found.values, enabled: true, limit: 10, ...changed }
  const change = { device: name, condition: 'threshold-high', metric: 'flow_m3h', values }
  const body = { version, changes: [change] }
  const answer = await callGateway(stack, ALARM_SETTINGS_PATHS.settings, { method: 'PUT', token: person.token, body })
  expect(answer.status).toBe(200)
}

const alarmsOf = async (stack: TestStack, { token }: Person, device: string) => {
  const answer = await callGateway(stack, `/api/alarms?device=${device}`, { token })
  return answer.status === 200 ? alarmPage.parse(answer.json()).alarms : null
}

onEveryBacking('kill -9 of the upstream while a delay runs', (stack) => {
  test('[R11.1] the delay is a row that is due: the alarm comes after the restart, once', async () => {
    const person = await newPerson({ role: 'admin', platforms: [stack().site] })
    const devices = await stack().devices()
    await meterWithLimit(stack(), person, devices, 'compteur', { onDelayMs: 3_000, offDelayMs: 0 })
    await devices.telemetry('compteur', { flow_m3h: 12 })
    expect(await alarmsOf(stack(), person, 'compteur')).toEqual([])
    stack().signal('upstream', 'SIGKILL')
    await stack().restart('upstream')
    const [alarm, ...others] = await until('the alarm', async () => {
      const found = await alarmsOf(stack(), person, 'compteur')
      return found !== null && found.length > 0 && found
    })
    expect(others).toEqual([])
    expect(alarm).toMatchObject({ condition: 'threshold-high', metric: 'flow_m3h', value: 12, threshold: 10 })
    const again = await stack().devices()
    const cleared = await until('it is cleared', async () => {
      await again.telemetry('compteur', { flow_m3h: 3 })
      const [one] = (await alarmsOf(stack(), person, 'compteur')) ?? []
      return one?.state === 'returned' && one
    })
    expect(cleared.id).toBe(alarm?.id)
  }, 120_000)
})

describe.skipIf(!hasProduction)('production: two upstreams on one database', () => {
  const METERS = Array.from({ length: 10 }, (_, place) => `compteur-${place}`)
  const stacks: TestStack[] = []
  beforeAll(async () => {
    const production = await ownProduction()
    const first = await createTestStack({}, production)
    stacks.push(first, await createTestStack({ beside: first }, production))
  })
  afterAll(async () => {
    for (const stack of stacks.reverse()) await stack.close()
  })

  test('[R11.1] [R11.2] raise one alarm each, whoever ends the delay', { timeout: 120_000 }, async () => {
    const [first, second] = stacks
    if (first === undefined || second === undefined) throw new Error('two stacks are needed')
    const person = await newPerson({ role: 'admin', platforms: [first.site] })
    const devices = await first.devices()
    for (const name of METERS) await meterWithLimit(first, person, devices, name, { onDelayMs: 2_000, offDelayMs: 0 })
    const rows = async () =>
      (await Promise.all(METERS.map((name) => alarmsOf(second, person, name)))).map((found) => found?.length ?? 0)
    // the other instance hears of the settings through the database
    await until('every meter alarms', async () => {
      await Promise.all(METERS.map((name) => devices.telemetry(name, { flow_m3h: 12 })))
      return (await rows()).every((count) => count > 0)
    })
    expect(await rows()).toEqual(METERS.map(() => 1))
  })
})
