import { alarmPage } from '@vigie/contracts/entities'
import { ANALYST_PATHS, type FindingsResponse, findingsResponse } from '@vigie/contracts/rest/analyst'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Devices } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson } from '../harness/people.ts'
import { type Recorded, replay } from '../harness/replay.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

const STEP_MS = 1_000
const LESSON = 100
const ROWS = 420
/** Rows in which the pump delivers less: the first and the one that follows the last of each. */
const FAULTS = [
  [180, 220],
  [320, 360],
] as const

/** A flow and a pressure with a noise of their own, always the same. */
const RECORDING: readonly Recorded[] = Array.from({ length: ROWS }, (_, row) => {
  const noise = Math.sin(row * 12.9898) + Math.cos(row * 78.233)
  const isFaulty = FAULTS.some(([from, to]) => row >= from && row < to)
  return { flow_m3h: 30 + 0.5 * noise - (isFaulty ? 12 : 0), pressure_bar: 3 + 0.05 * noise }
})

/** Two stacks are given the same telemetry; the analyst of one is killed in the middle, again and again. */
describe('an analyst that is killed while it watches [R13.2]', () => {
  const stacks: TestStack[] = []
  beforeAll(async () => {
    const analyst = { LIVE_STEP_MS: String(STEP_MS), LIVE_LESSON_ROWS: String(LESSON) }
    const open = () => createTestStack({ services: ['upstream', 'analyst', 'gateway'], env: { analyst } })
    stacks.push(await open(), await open())
  })
  afterAll(async () => {
    for (const stack of stacks) await stack.close()
  })

  test('loses and doubles no finding, nor its alarm', async () => {
    const startMs = Math.floor(Date.now() / STEP_MS) * STEP_MS - (ROWS + 10) * STEP_MS
    const [whole, killed] = await Promise.all(
      stacks.map(async (stack, index) => {
        const { token } = await newPerson({ role: 'operator', platforms: [stack.site] })
        const devices = await stack.devices()
        await devices.birth('debit-rejoue', {
          kind: 'flow-meter',
          role: 'source',
          name: 'Débit rejoué',
          metrics: [
            { id: 'flow_m3h', cadenceMs: STEP_MS },
            { id: 'pressure_bar', cadenceMs: STEP_MS },
          ],
        })
        await watchInParts(stack, devices, token, startMs, index === 1)
        const { findings } = await findingsOf(stack, token)
        const alarms = await callGateway(stack, '/api/alarms?condition=anomaly', { token })
        return { findings, alarms: alarmPage.parse(alarms.json()).alarms }
      }),
    )
    expect(whole?.findings.map(({ id }) => id)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^unusual-behaviour\.debit-rejoue\./)]),
    )
    expect(whole?.findings).toHaveLength(FAULTS.length)
    for (const [index, [from]] of FAULTS.entries()) {
      const since = whole?.findings.map((found) => found.since).sort((a, b) => a - b)[index] ?? 0
      expect((since - startMs) / STEP_MS - from).toBeGreaterThanOrEqual(0)
      expect((since - startMs) / STEP_MS - from).toBeLessThan(10)
    }
    expect(killed?.findings).toEqual(whole?.findings)
    expect(killed?.alarms).toHaveLength(whole?.alarms.length ?? 0)
    expect(whole?.alarms[0]).toMatchObject({ device: 'debit-rejoue', condition: 'anomaly' })
  })
})

/** Publishes in parts, waiting for each to be judged; kills the analyst while it judges a part, where asked. */
const watchInParts = async (
  stack: TestStack,
  devices: Devices,
  token: string,
  startMs: number,
  isKilled: boolean,
): Promise<void> => {
  const PARTS = [60, 130, 195, 240, 330, ROWS]
  for (const [index, to] of PARTS.entries()) {
    await replay(devices, 'debit-rejoue', RECORDING, { startMs, stepMs: STEP_MS, from: PARTS[index - 1] ?? 0, to })
    if (isKilled) {
      stack.signal('analyst', 'SIGKILL')
      await stack.restart('analyst')
    }
    await until(`row ${to} is judged`, async () => {
      const { live } = await findingsOf(stack, token)
      return live !== null && live.until >= startMs + (to - 1) * STEP_MS
    })
  }
}

const findingsOf = async (stack: TestStack, token: string): Promise<FindingsResponse> => {
  const answer = await callGateway(stack, ANALYST_PATHS.findings, { token })
  return answer.status === 200
    ? findingsResponse.parse(answer.json())
    : { seenFrom: null, seenUntil: null, live: null, findings: [], pumps: [], shift: null }
}
