import { type GoalName, goalsBody, goalsHistory, kpiBody } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { devicesResponse, GOALS_PATHS, REST_PATHS, siteResponse } from '@vigie/contracts/rest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devices, flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

let stack: TestStack
let devices: Devices
let admin: Person
let viewer: Person
const SECTOR = {
  ...flowMeter('Secteur'),
  role: 'consumption' as const,
  metrics: [{ id: 'volume_m3' as const, cadenceMs: 1_000 }],
  budgetM3PerMonth: 3_000,
}
beforeAll(async () => {
  stack = await createTestStack()
  admin = await newPerson({ role: 'admin', platforms: [stack.site] }, 'Amina')
  viewer = await newPerson({ role: 'viewer', platforms: [stack.site] })
  devices = await stack.devices()
  await devices.birth('secteur', SECTOR)
  await until('the budget of the sector', async () => (await goal('budgetM3PerMonth')) !== undefined)
})
afterAll(() => stack?.close())

const get = async (path: string, person = viewer) => callGateway(stack, path, { token: person.token })
const read = async () => goalsBody.parse((await get(GOALS_PATHS.goals)).json())
const goal = async (name: GoalName) => (await read()).goals.find((one) => one.goal === name)
const device = async () =>
  devicesResponse.parse((await get(REST_PATHS.devices)).json()).devices.find(({ id }) => id === 'secteur')
type Set = Readonly<Partial<Record<GoalName, number | null | 'declared'>>>
const set = async (wanted: Set, { person = admin, version = -1 } = {}) => {
  const changes = Object.entries(wanted).map(([name, value]) => ({
    goal: name,
    device: name === 'budgetM3PerMonth' ? 'secteur' : null,
    set: value === 'declared' ? null : { value },
  }))
  const body = { version: version < 0 ? (await read()).version : version, changes }
  return callGateway(stack, GOALS_PATHS.goals, { method: 'PUT', token: person.token, body })
}

test('[R8.4] readers read targets and budgets beside what was declared, and only admins change them', async () => {
  expect(await goal('budgetM3PerMonth')).toMatchObject({ value: 3_000, declared: 3_000, changedAt: null })
  expect(await goal('kwhPerM3')).toMatchObject({ value: null, declared: null })
  const refused = await set({ kwhPerM3: 0.5 }, { person: viewer })
  expect([refused.status, problem.parse(refused.json()).code]).toEqual([403, 'role.forbidden'])
  expect((await get(GOALS_PATHS.history)).status).toBe(403)
})

test('what is set is in force in the site, its devices and its figures, and open pages are told at once', async () => {
  const live = await createLiveClient({ port: stack.ports.gateway, site: stack.site, token: viewer.token })
  await live.hear('snapshot')
  const done = await set({ consumedM3PerDay: 480, budgetM3PerMonth: 2_500 })
  expect(done.status).toBe(200)
  const { entry } = await live.hear('journal', (event) => event.entry.type === 'goals.changed')
  expect(entry).toMatchObject({ actor: { uid: admin.uid } })
  const told = await live.hear('devices')
  expect(told.devices).toMatchObject([{ id: 'secteur', budgetM3PerMonth: 2_500 }])
  live.close()
  expect(siteResponse.parse((await get(REST_PATHS.site)).json()).site.targets).toEqual({ consumedM3PerDay: 480 })
  expect((await device())?.budgetM3PerMonth).toBe(2_500)
  const kpis = async (unit: string) => kpiBody.parse((await get(`${REST_PATHS.kpis}?unit=${unit}`)).json())
  expect((await kpis('day')).plan?.consumedM3).toMatchObject({ basis: 'target', whole: 480 })
  expect((await kpis('month')).consumptions).toMatchObject([{ device: 'secteur', budgetM3: 2_500 }])
})

test('a birth that declares another budget does not undo the one that was set', async () => {
  await devices.birth('secteur', { ...SECTOR, name: 'Secteur nord', budgetM3PerMonth: 9_000 })
  await until('the new name', async () => (await device())?.name === 'Secteur nord')
  expect((await device())?.budgetM3PerMonth).toBe(2_500)
  expect(await goal('budgetM3PerMonth')).toMatchObject({ value: 2_500, declared: 9_000, changedBy: { uid: admin.uid } })
  expect((await set({ budgetM3PerMonth: 'declared' })).status).toBe(200)
  expect((await device())?.budgetM3PerMonth).toBe(9_000)
})

test('from a version that is no longer, or to what does not fit, a change is refused', async () => {
  const { version } = await read()
  await set({ kwhPerM3: 0.5 }, { version })
  const codeOf = async (answer: ReturnType<typeof set>) => {
    const { status, json } = await answer
    return [status, problem.parse(json()).code]
  }
  expect(await codeOf(set({ kwhPerM3: 0.6 }, { version }))).toEqual([409, 'goals.conflict'])
  expect(await codeOf(set({ solarSharePct: 101 }))).toEqual([422, 'goals.invalid'])
  expect(await codeOf(set({ kwhPerM3: -1 }))).toEqual([400, 'request.invalid'])
  expect((await goal('kwhPerM3'))?.value).toBe(0.5)
})

test('who changed what is kept, the newest first, and what stands again as declared is told so', async () => {
  await set({ kwhPerM3: 'declared' })
  const { entries } = goalsHistory.parse((await get(GOALS_PATHS.history, admin)).json())
  expect(entries.at(0)).toMatchObject({
    by: 'Amina',
    changes: [{ goal: 'kwhPerM3', device: null, before: 0.5, after: null, isDeclared: true }],
  })
  const older = await get(`${GOALS_PATHS.history}?before=${entries.at(-1)?.id}`, admin)
  expect(goalsHistory.parse(older.json()).entries).toEqual([])
})
