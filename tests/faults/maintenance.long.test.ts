import {
  type Alarm,
  alarmDetail,
  alarmPage,
  type MaintenanceState,
  type MaintenanceWindow,
  maintenanceBody,
  maintenanceWindow,
} from '@vigie/contracts/entities'
import { MAINTENANCE_PATHS } from '@vigie/contracts/rest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { hasProduction, ownProduction } from '../harness/production.ts'
import { readerAndOther } from '../harness/readers.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

/** Without power all the while: one window keeps all their alarms out of service, in one transaction. */
const PUMPS = Array.from({ length: 12 }, (_, place) => `pompe-${place}`)
/** When the process is killed, ms after the window was to begin or to end (looked for once a second); or when it is seen to. */
const KILLS = [0, 500, 'seen'] as const
/** From when a time is asked for until it has come, ms. */
const AHEAD_MS = 1_500
const HOUR_MS = 3_600_000

const isoIn = (ms: number): string => new Date(Date.now() + ms).toISOString()

/** An administrator who plans maintenance through whichever stack answers. */
const createPlanner = (through: () => TestStack, { token }: Person) => {
  const ask = (path: string, extra: object = {}) => callGateway(through(), path, { token, ...extra })
  const windowAt = async (id: string): Promise<MaintenanceWindow | undefined> => {
    const answer = await ask(MAINTENANCE_PATHS.windows)
    return answer.status === 200 ? maintenanceBody.parse(answer.json()).windows.find((one) => one.id === id) : undefined
  }
  return {
    ask,
    windowAt,
    plan: async (): Promise<MaintenanceWindow> => {
      const body = { devices: PUMPS, reason: 'révision', startsAt: isoIn(AHEAD_MS), endsAt: isoIn(HOUR_MS) }
      return maintenanceWindow.parse((await ask(MAINTENANCE_PATHS.windows, { method: 'POST', body })).json())
    },
    endSoon: async (id: string): Promise<MaintenanceWindow> => {
      const body = { endsAt: isoIn(AHEAD_MS) }
      const answer = await ask(MAINTENANCE_PATHS.window.replace(':id', id), { method: 'PATCH', body })
      return maintenanceWindow.parse(answer.json())
    },
    alarms: async (): Promise<readonly Alarm[] | null> => {
      const answer = await ask('/api/alarms?limit=200')
      return answer.status === 200 ? alarmPage.parse(answer.json()).alarms : null
    },
    comeTo: (id: string, state: MaintenanceState) =>
      until(`the window is ${state}`, async () => (await windowAt(id))?.state === state, 60_000),
  }
}
type Planner = ReturnType<typeof createPlanner>

const cutPower = async (stack: TestStack, planner: Planner): Promise<void> => {
  const devices = await stack.devices()
  await Promise.all(PUMPS.map((pump) => devices.birth(pump, flowMeter(pump))))
  await until('the pumps are known', async () => {
    const { text } = await planner.ask('/api/devices')
    return PUMPS.every((pump) => text.includes(`"${pump}"`))
  })
  await Promise.all(PUMPS.map((pump) => devices.power(pump, 'off')))
  await until('every alarm', async () => (await planner.alarms())?.length === PUMPS.length)
}

/** Kills whoever begins and ends a window, window after window; every alarm has left service and come back once in each. */
const playKills = async (planner: Planner, kill: () => Promise<() => Promise<void>>): Promise<void> => {
  const killAt = async (moment: (typeof KILLS)[number], dueMs: number, seen: () => Promise<boolean>) => {
    await until('the moment', () => (moment === 'seen' ? seen() : Date.now() >= dueMs + moment))
    return kill()
  }
  const statesAre = async (state: Alarm['state']) => {
    const alarms = await until('the alarms can be read', planner.alarms)
    expect(alarms.map((alarm) => alarm.state)).toEqual(PUMPS.map(() => state))
  }
  for (const moment of KILLS) {
    const { id, startsAt } = await planner.plan()
    const seen = (state: MaintenanceState) => async () => (await planner.windowAt(id))?.state === state
    const revive = await killAt(moment, Date.parse(startsAt), seen('active'))
    await planner.comeTo(id, 'active')
    await statesAre('out-of-service')
    await revive()
    const { endsAt } = await planner.endSoon(id)
    const reviveAgain = await killAt(moment, Date.parse(endsAt), seen('ended'))
    await planner.comeTo(id, 'ended')
    await statesAre('unacknowledged')
    await reviveAgain()
  }
  for (const { id } of await until('the alarms can be read', planner.alarms)) {
    const answer = await until('its life', async () => {
      const read = await planner.ask(`/api/alarms/${id}`)
      return read.status === 200 && read
    })
    const events = alarmDetail.parse(answer.json()).transitions.map(({ event }) => event)
    expect(events).toEqual(['alarm.raised', ...KILLS.flatMap(() => ['alarm.retired', 'alarm.returned'])])
  }
}

onEveryBacking('kill -9 of the upstream around begin and end of a window', (stack) => {
  test('[R11.1] [R11.3] its alarms leave service once and come back once', { timeout: 600_000 }, async () => {
    const admin = await newPerson({ role: 'admin', platforms: [stack().site] })
    const planner = createPlanner(stack, admin)
    await cutPower(stack(), planner)
    await playKills(planner, async () => {
      stack().signal('upstream', 'SIGKILL')
      await stack().restart('upstream')
      return async () => {}
    })
  })
})

describe.skipIf(!hasProduction)('production: kill -9 of the one of two upstreams that keeps the windows', () => {
  const stacks: TestStack[] = []
  let through: TestStack
  beforeAll(async () => {
    const production = await ownProduction()
    const first = await createTestStack({}, production)
    stacks.push(first, await createTestStack({ beside: first }, production))
    through = first
  })
  afterAll(async () => {
    for (const stack of stacks.toReversed()) await stack.close()
  })

  test('[R11.1] [R11.3] the other one begins and ends them, once', { timeout: 600_000 }, async () => {
    const admin = await newPerson({ role: 'admin', platforms: [through.site] })
    const planner = createPlanner(() => through, admin)
    await cutPower(through, planner)
    await playKills(planner, async () => {
      const [reader, other] = await readerAndOther(stacks, through.site)
      reader.signal('upstream', 'SIGKILL')
      through = other
      return () => reader.restart('upstream')
    })
  })
})
