import { type Acknowledged, type Alarm, acknowledged } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { hasProduction, ownProduction } from '../harness/production.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'
import { bear, openAlarms } from './pumps-and-alarms.ts'

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
