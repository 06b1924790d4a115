import { type Acknowledged, type Alarm, acknowledged, alarmDetail, alarmPage } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { type Devices, flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { hasProduction, ownProduction } from '../harness/production.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

const openAlarms = async (stack: TestStack, { token }: Person): Promise<readonly Alarm[]> => {
  const answer = await callGateway(stack, '/api/alarms?state=unacknowledged&limit=200', { token })
  return answer.status === 200 ? alarmPage.parse(answer.json()).alarms : []
}

const bear = async (stack: TestStack, person: Person, devices: Devices, pumps: readonly string[]): Promise<void> => {
  await Promise.all(pumps.map((pump) => devices.birth(pump, flowMeter(pump))))
  await until('the pumps are known', async () => {
    const { text } = await callGateway(stack, '/api/devices', { token: person.token })
    return pumps.every((pump) => text.includes(`"${pump}"`))
  })
}

const RACES = Number(process.env['VIGIE_ALARM_RACES'] ?? 200)

describe.skipIf(!hasProduction)('production: two operators, two gateways, two upstreams', () => {
  const PUMPS = Array.from({ length: 50 }, (_, place) => `pompe-${place}`)
  const stacks: TestStack[] = []
  const people: Person[] = []
  beforeAll(async () => {
    const production = await ownProduction()
    const first = await createTestStack({}, production)
    stacks.push(first, await createTestStack({ beside: first }, production))
    for (const name of ['Amina', 'Brahim'])
      people.push(await newPerson({ role: 'operator', platforms: [first.site] }, name))
  })
  afterAll(async () => {
    for (const stack of stacks.reverse()) await stack.close()
  })

  const race = async (alarm: Alarm): Promise<readonly Acknowledged[]> =>
    Promise.all(
      people.map(async ({ token }, place) => {
        const stack = stacks[place]
        if (stack === undefined) throw new Error('no such stack')
        const headers = { 'idempotency-key': `race-${alarm.id}-${place}` }
        // an upstream that is busy for so long that it seems silent is asked again by the page, under the same key
        return until('the act is answered', async () => {
          const answer = await callGateway(stack, `/api/alarms/${alarm.id}/acknowledge`, { token, body: {}, headers })
          return answer.status < 500 && acknowledged.parse(answer.json())
        })
      }),
    )

  test('[R11.2] every race has one winner, and both are told the same name', { timeout: 1_800_000 }, async () => {
    const [stack] = stacks
    const [person] = people
    if (stack === undefined || person === undefined) throw new Error('nothing to race on')
    const devices = await stack.devices()
    await bear(stack, person, devices, PUMPS)
    let races = 0
    while (races < RACES) {
      await Promise.all(PUMPS.map((pump) => devices.power(pump, 'off')))
      const alarms = await until('every alarm', async () => {
        const found = await openAlarms(stack, person)
        return found.length === PUMPS.length && found
      })
      for (const results of await Promise.all(alarms.map(race))) {
        races += 1
        expect(results.filter(({ won }) => won)).toHaveLength(1)
        expect(results[0]?.alarm.acknowledgedBy).toEqual(results[1]?.alarm.acknowledgedBy)
        expect(results[0]?.alarm.acknowledgedAt).toBe(results[1]?.alarm.acknowledgedAt)
      }
      await Promise.all(PUMPS.map((pump) => devices.power(pump, 'on')))
    }
  })
})

onEveryBacking('kill -9 of the upstream around an acknowledgement', (stack) => {
  /** when the process is killed, ms after the request has left: before, during and after its commit */
  const AFTER_MS = [0, 1, 3, 6, 12, 40]

  test('[R11.2] it is done once or not at all, and a retry is the same act', { timeout: 600_000 }, async () => {
    const person = await newPerson({ role: 'operator', platforms: [stack().site] })
    const devices = await stack().devices()
    const pumps = AFTER_MS.map((ms) => `pompe-${ms}`)
    await bear(stack(), person, devices, pumps)
    await Promise.all(pumps.map((pump) => devices.power(pump, 'off')))
    const alarms = await until('every alarm', async () => {
      const found = await openAlarms(stack(), person)
      return found.length === pumps.length && found
    })
    for (const [place, { id }] of alarms.entries()) {
      const act = () =>
        callGateway(stack(), `/api/alarms/${id}/acknowledge`, {
          token: person.token,
          body: {},
          headers: { 'idempotency-key': `act-${id}` },
        })
      const first = act().catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, AFTER_MS[place]))
      stack().signal('upstream', 'SIGKILL')
      const answered = await first
      await stack().restart('upstream')
      const detail = await until('the alarm can be read', async () => {
        const answer = await callGateway(stack(), `/api/alarms/${id}`, { token: person.token })
        return answer.status === 200 && alarmDetail.parse(answer.json())
      })
      if (answered?.status === 200) expect(detail.alarm.state).toBe('acknowledged')
      const retried = await until('the retry is answered', async () => {
        const answer = await act()
        return answer.status === 200 && acknowledged.parse(answer.json())
      })
      expect(retried).toMatchObject({ won: true, alarm: { state: 'acknowledged' } })
      const { json } = await callGateway(stack(), `/api/alarms/${id}`, { token: person.token })
      const events = alarmDetail.parse(json()).transitions.map(({ event }) => event)
      expect(events).toEqual(['alarm.raised', 'alarm.acknowledged'])
    }
  })
})
