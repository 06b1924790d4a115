import { alarmPage, HOUR_MS } from '@vigie/contracts/entities'
import {
  ANALYST_PATHS,
  findingsResponse,
  type PictureWork,
  pictureWorkResponse,
  pictureWorksResponse,
} from '@vigie/contracts/rest/analyst'
import { latestBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callGateway } from '../harness/gateway.ts'
import { drawMeter } from '../harness/meter-picture.ts'
import { newPerson } from '../harness/people.ts'
import { replay } from '../harness/replay.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

const METER = 'compteur-photo'
const PROBE = 'niveau-sonde'
const DAYS = 30
const STUCK_HOURS = 40
/** How long after each start of the analyst it is killed: from before its first question to after its round is told. */
const ALIVE_MS = [300, 500, 700, 900, 1_200, 1_600, 2_200]
/** The networks that read a photo are opened anew by each process. */
const READ_WITHIN_MS = 120_000

/** What the analyst was doing when it was killed is done by the next one: wholly, and once. */
describe('an analyst that is killed', () => {
  let stack: TestStack
  let token: string
  beforeAll(async () => {
    stack = await createTestStack({ services: ['upstream', 'analyst', 'gateway'] })
    token = (await newPerson({ role: 'operator', platforms: [stack.site] })).token
  })
  afterAll(() => stack?.close())

  const get = async (path: string) => (await callGateway(stack, path, { token })).json()
  const killAfter = async (ms: number): Promise<void> => {
    const started = stack.restart('analyst').catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, ms))
    stack.signal('analyst', 'SIGKILL')
    await started
  }

  test('in the middle of a round over the sites leaves one finding and one alarm of what there is [R13.2]', async () => {
    const devices = await stack.devices()
    await devices.birth(PROBE, {
      kind: 'sensor',
      role: 'source',
      name: 'Sonde de niveau',
      metrics: [{ id: 'level_m', cadenceMs: HOUR_MS }],
    })
    const rows = Array.from({ length: DAYS * 24 }, (_, hour) => ({
      level_m: hour >= DAYS * 24 - STUCK_HOURS ? 12 : 12 + ((hour * 7) % 13) / 100,
    }))
    const startMs = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - rows.length * HOUR_MS
    await replay(devices, PROBE, rows, { startMs, stepMs: HOUR_MS })
    for (const ms of ALIVE_MS) await killAfter(ms)
    await stack.restart('analyst')
    const findings = await until('the probe is found', async () => {
      const answer = await callGateway(stack, ANALYST_PATHS.findings, { token })
      if (answer.status !== 200) return null
      const found = findingsResponse.parse(answer.json()).findings.filter(({ device }) => device === PROBE)
      return found.length === 0 ? null : found
    })
    expect(findings).toMatchObject([{ kind: 'stuck-sensor', endedAt: null }])
    const alarmsOf = async () => {
      const { alarms } = alarmPage.parse(await get(`/api/alarms?condition=anomaly&device=${PROBE}`))
      return alarms.length === 0 ? null : alarms
    }
    expect(await until('its alarm', alarmsOf)).toMatchObject([{ device: PROBE, occurrences: 1 }])
  })

  test('with photos waiting and being read reads each to its end, and stores each reading once [R13.1]', async () => {
    const devices = await stack.devices()
    await devices.birth(METER, {
      kind: 'flow-meter',
      role: 'source',
      name: 'Compteur relevé en photo',
      metrics: [{ id: 'volume_m3', cadenceMs: HOUR_MS, maxRatePerHour: 5_000 }],
    })
    await devices.telemetry(METER, { volume_m3: 1_234 }, Date.now() - HOUR_MS)
    const counter = async (): Promise<number | undefined> => {
      const answer = await callUpstream(stack, UPSTREAM_PATHS.latest, { token, query: { site: stack.site } })
      return latestBody.parse(answer.json()).readings.find(([device]) => device === METER)?.[3]
    }
    await until('the counter is known', async () => (await counter()) === 1_234)
    const send = async (shown: string): Promise<PictureWork> => {
      const path = `${ANALYST_PATHS.pictures}?tool=meter&device=${METER}`
      const headers = { 'content-type': 'image/jpeg' }
      const sent = await callGateway(stack, path, { token, body: await drawMeter(shown), headers })
      return pictureWorkResponse.parse(sent.json()).work
    }
    const workOf = async (id: string) => {
      const answer = await callGateway(stack, ANALYST_PATHS.picture.replace(':id', id), { token })
      return answer.status === 200 ? pictureWorkResponse.parse(answer.json()).work : null
    }
    const isDone = async ({ id }: PictureWork) => {
      const work = await workOf(id)
      return work?.state === 'done' ? work : null
    }
    const first = await send('01235')
    await until('the photo is being read', async () => (await workOf(first.id))?.state === 'running', READ_WITHIN_MS)
    stack.signal('analyst', 'SIGKILL')
    await stack.restart('analyst')
    expect(await until('it is read', () => isDone(first), READ_WITHIN_MS)).toMatchObject({ stored: { value: 1_235 } })
    const second = await send('01236')
    stack.signal('analyst', 'SIGKILL')
    await stack.restart('analyst')
    expect(await until('it is read', () => isDone(second), READ_WITHIN_MS)).toMatchObject({ stored: { value: 1_236 } })

    await until('the counter has gone on', async () => (await counter()) === 1_236)
    const { works } = pictureWorksResponse.parse(await get(`${ANALYST_PATHS.pictures}?device=${METER}`))
    expect(works.map(({ state, stored }) => [state, stored?.value]).sort()).toEqual([
      ['done', 1_235],
      ['done', 1_236],
    ])
    // a counter is told by what it counted from one reading to the next: a reading stored twice would count nothing
    const from = Date.now() - 2 * HOUR_MS
    const series = await get(`/api/series?device=${METER}&metric=volume_m3&from=${from}&to=${Date.now() + HOUR_MS}`)
    expect((series as { points: number[][] }).points.map(([, value]) => value)).toEqual([1, 1])
  })
})
