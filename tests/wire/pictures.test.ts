import {
  ANALYST_PATHS,
  type PictureWork,
  pictureWorkResponse,
  pictureWorksResponse,
  SENT_PICTURE_LIMITS,
} from '@vigie/contracts/rest/analyst'
import { type BirthMessage, latestBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callGateway } from '../harness/gateway.ts'
import { drawMeter } from '../harness/meter-picture.ts'
import { newPerson } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

const HOUR_MS = 3_600_000
const METER = 'compteur-photo'
const METER_BIRTH: BirthMessage = {
  kind: 'flow-meter',
  role: 'source',
  name: 'Compteur relevé en photo',
  metrics: [{ id: 'volume_m3', cadenceMs: HOUR_MS, maxRatePerHour: 5_000 }],
}
/** The reader's networks are opened once, on machines that may be busy. */
const READ_WITHIN_MS = 120_000

let stack: TestStack
let operator: string
let viewer: string
beforeAll(async () => {
  stack = await createTestStack({ services: ['upstream', 'analyst', 'gateway'] })
  operator = (await newPerson({ role: 'operator', platforms: [stack.site] }, 'Amina')).token
  viewer = (await newPerson({ role: 'viewer', platforms: [stack.site] })).token
  const devices = await stack.devices()
  await devices.birth(METER, METER_BIRTH)
  await devices.telemetry(METER, { volume_m3: 1_234 }, Date.now() - HOUR_MS)
  await until('the counter is known', async () => (await counter()) === 1_234)
})
afterAll(() => stack?.close())

const counter = async (): Promise<number | undefined> => {
  const answer = await callUpstream(stack, UPSTREAM_PATHS.latest, { token: operator, query: { site: stack.site } })
  if (answer.status !== 200) return undefined
  return latestBody.parse(answer.json()).readings.find(([device]) => device === METER)?.[3]
}

const send = (body: Uint8Array, token = operator, type = 'image/jpeg', tool = 'meter') =>
  callGateway(stack, `${ANALYST_PATHS.pictures}?tool=${tool}&device=${METER}`, {
    token,
    body,
    headers: { 'content-type': type },
  })

const idOf = (answer: { json: () => unknown }): string => pictureWorkResponse.parse(answer.json()).work.id
const pathOf = (path: string, id: string): string => path.replace(':id', id)

const read = async (body: Uint8Array, type?: string, tool?: string): Promise<PictureWork> => {
  const sent = await send(body, operator, type, tool)
  expect(sent.status).toBe(202)
  const path = pathOf(ANALYST_PATHS.picture, idOf(sent))
  return until(
    'the picture is read',
    async () => {
      const { work } = pictureWorkResponse.parse((await callGateway(stack, path, { token: operator })).json())
      return work.state === 'done' || work.state === 'failed' ? work : null
    },
    READ_WITHIN_MS,
  )
}

describe('the photo of a counter', () => {
  test('[R13.1] that both readers agree on, and that follows the last reading, becomes a reading of the device', async () => {
    const work = await read(await drawMeter('01235'))
    expect(work).toMatchObject({
      state: 'done',
      by: 'Amina',
      source: 'upload',
      result: { verdict: 'accepted', reason: 'consistent', value: 1_235, last: 1_234, metric: 'volume_m3' },
      stored: { value: 1_235 },
      hasCrop: true,
    })
    await until('the counter has gone on', async () => (await counter()) === 1_235)
    for (const file of ['photo', 'crop']) {
      const path = pathOf(ANALYST_PATHS.pictureFile, work.id).replace(':file', file)
      const answer = await callGateway(stack, path, { token: viewer })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    }
  })

  test('[R13.1] that shows less than the last reading is a person’s to judge, and what they read is kept', async () => {
    const work = await read(await drawMeter('01200'))
    expect(work).toMatchObject({ result: { verdict: 'review' }, stored: null })
    expect(await counter()).toBe(1_235)
    const path = pathOf(ANALYST_PATHS.pictureCorrection, work.id)
    const told = await callGateway(stack, path, { token: operator, body: { value: 1_236 } })
    expect(pictureWorkResponse.parse(told.json()).work).toMatchObject({
      correction: { value: 1_236, by: 'Amina' },
      stored: { value: 1_236 },
    })
    await until('the counter has gone on', async () => (await counter()) === 1_236)
    const back = await callGateway(stack, path, { token: operator, body: { value: 12 } })
    expect(pictureWorkResponse.parse(back.json()).work.correction?.value).toBe(12)
    expect(await counter()).toBe(1_236)
  })

  test('[R13.1] stays in the list of its device, which members of the site see and nobody else', async () => {
    const list = `${ANALYST_PATHS.pictures}?device=${METER}`
    const seen = await callGateway(stack, list, { token: viewer })
    expect(pictureWorksResponse.parse(seen.json()).works.length).toBeGreaterThanOrEqual(2)
    const stranger = await newPerson({ role: 'operator', platforms: [stack.otherSite] })
    expect((await callGateway(stack, list, { token: stranger.token })).status).toBe(403)
    const [first] = pictureWorksResponse.parse(seen.json()).works
    const path = pathOf(ANALYST_PATHS.picture, first?.id ?? '')
    const elsewhere = { token: stranger.token, site: stack.otherSite }
    expect((await callGateway(stack, path, elsewhere)).status).toBe(404)
    expect((await callGateway(stack, list, elsewhere)).json()).toEqual({ works: [] })
  })
})

describe('a file', () => {
  test('[R13.1] that is no picture is refused by its content, whatever it says it is', async () => {
    const work = await read(Buffer.from('<svg onload="alert(1)"></svg>'), 'image/png')
    expect(work).toMatchObject({ state: 'failed', flaw: 'not-a-picture', result: null })
    const path = pathOf(ANALYST_PATHS.pictureFile, work.id).replace(':file', 'photo')
    expect((await callGateway(stack, path, { token: operator })).status).toBe(404)
  })

  test('[R13.1] of another type, too heavy, or from somebody who may only look is not taken', async () => {
    expect((await send(Buffer.from('%PDF'), operator, 'application/pdf')).status).toBe(415)
    const heavy = { 'content-type': 'image/jpeg', 'content-length': String(SENT_PICTURE_LIMITS.bytes + 1) }
    const path = `${ANALYST_PATHS.pictures}?tool=meter&device=${METER}`
    const answer = await callGateway(stack, path, { token: operator, body: Buffer.alloc(9), headers: heavy })
    expect(answer.status).toBe(413)
    expect((await send(await drawMeter('01236'), viewer)).status).toBe(403)
  })

  test('[R13.1] that waits to be read can be given up', async () => {
    const [, second] = [await send(await drawMeter('01236')), await send(await drawMeter('01236'))]
    const path = pathOf(ANALYST_PATHS.pictureCancel, idOf(second))
    const given = await callGateway(stack, path, { token: operator, method: 'POST', body: {} })
    expect(pictureWorkResponse.parse(given.json()).work.state).toBe('cancelled')
  })
})
