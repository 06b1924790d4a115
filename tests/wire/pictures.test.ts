import {
  ANALYST_PATHS,
  type PictureWork,
  pictureWorkResponse,
  pictureWorksResponse,
  SENT_PICTURE_LIMITS,
} from '@vigie/contracts/rest/analyst'
import { type BirthMessage, latestBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOARD, drawBoard } from '../harness/board-picture.ts'
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
const [SILENT, SOUNDED] = ['reserve-nue', 'reserve-sonde']
const tankBirth = (name: string, cadenceMs: number): BirthMessage => ({
  kind: 'quantity',
  role: 'storage',
  name,
  heightM: 2,
  capacityM3: 100,
  metrics: [
    { id: 'level_m', cadenceMs },
    { id: 'level_pct', cadenceMs },
  ],
})
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
  await devices.birth(SILENT, tankBirth('Réserve sans sonde', HOUR_MS))
  await devices.birth(SOUNDED, tankBirth('Réserve à sonde', 60_000))
  await devices.telemetry(SOUNDED, { level_m: 1.3 }, Date.now() - 5_000)
  await until('the counter is known', async () => (await counter()) === 1_234)
})
afterAll(() => stack?.close())

const counter = () => latestOf(METER, 'volume_m3')

const latestOf = async (of: string, metric: string): Promise<number | undefined> => {
  const answer = await callUpstream(stack, UPSTREAM_PATHS.latest, { token: operator, query: { site: stack.site } })
  if (answer.status !== 200) return undefined
  return latestBody.parse(answer.json()).readings.find(([device, id]) => device === of && id === metric)?.[3]
}

const send = (body: Uint8Array, token = operator, type = 'image/jpeg', tool = 'meter', device = METER) =>
  callGateway(stack, `${ANALYST_PATHS.pictures}?tool=${tool}&device=${device}`, {
    token,
    body,
    headers: { 'content-type': type },
  })

const idOf = (answer: { json: () => unknown }): string => pictureWorkResponse.parse(answer.json()).work.id
const pathOf = (path: string, id: string): string => path.replace(':id', id)

const read = async (body: Uint8Array, type?: string, tool?: string, device?: string): Promise<PictureWork> => {
  const sent = await send(body, operator, type, tool, device)
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

describe('the level that a camera saw', () => {
  const mark = (device: string) =>
    callGateway(stack, `${ANALYST_PATHS.pictureBoard}?device=${device}`, {
      token: operator,
      method: 'PUT',
      body: BOARD,
    })

  test('[R13.1] joins the level of a tank that no sensor speaks for, one picture after the other', async () => {
    expect((await mark(SILENT)).status).toBe(200)
    const first = await read(await drawBoard(1.25), undefined, 'level', SILENT)
    expect(first).toMatchObject({ result: { state: 'measured', fate: 'joined', sensorM: null } })
    expect(first.stored?.value).toBeCloseTo(1.25, 1.5)
    await until('the tank has its level', async () => (await latestOf(SILENT, 'level_m')) === first.stored?.value)
    expect(await latestOf(SILENT, 'level_pct')).toBeCloseTo((100 * (first.stored?.value ?? 0)) / 2, 6)
    const second = await read(await drawBoard(1.05), undefined, 'level', SILENT)
    expect(second).toMatchObject({ result: { fate: 'joined' } })
    await until('the tank has gone on', async () => (await latestOf(SILENT, 'level_m')) === second.stored?.value)
  })

  test('[R13.1] stands beside a sensor that speaks for that time, with what it said, and touches its series not', async () => {
    expect((await mark(SOUNDED)).status).toBe(200)
    const work = await read(await drawBoard(1.25), undefined, 'level', SOUNDED)
    expect(work).toMatchObject({ result: { state: 'measured', fate: 'beside', sensorM: 1.3 }, stored: null })
    expect(await latestOf(SOUNDED, 'level_m')).toBe(1.3)
  })

  test('[R13.1] that the tank cannot hold is told, not stored', async () => {
    const high = { token: operator, method: 'PUT', body: { ...BOARD, topLevelM: 4, bottomLevelM: 2 } } as const
    await callGateway(stack, `${ANALYST_PATHS.pictureBoard}?device=${SILENT}`, high)
    const before = await latestOf(SILENT, 'level_m')
    const work = await read(await drawBoard(1.25), undefined, 'level', SILENT)
    expect(work).toMatchObject({ result: { state: 'measured', fate: 'outside' }, stored: null })
    expect(await latestOf(SILENT, 'level_m')).toBe(before)
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

  test('[R13.1] or a board for a device that the site has not is not taken, from whoever may act elsewhere', async () => {
    const body = await drawBoard(1)
    expect((await send(body, operator, 'image/jpeg', 'cover', 'nulle-part')).status).toBe(404)
    const board = `${ANALYST_PATHS.pictureBoard}?device=nulle-part`
    expect((await callGateway(stack, board, { token: operator, method: 'PUT', body: BOARD })).status).toBe(404)
    const taken = { tool: 'cover', device: 'nulle-part', camera: METER }
    const fromCamera = await callGateway(stack, ANALYST_PATHS.pictureFromCamera, { token: operator, body: taken })
    expect(fromCamera.status).toBe(404)
  })

  test('[R13.1] that waits to be read can be given up', async () => {
    const [, second] = [await send(await drawMeter('01236')), await send(await drawMeter('01236'))]
    const path = pathOf(ANALYST_PATHS.pictureCancel, idOf(second))
    const given = await callGateway(stack, path, { token: operator, method: 'POST', body: {} })
    expect(pictureWorkResponse.parse(given.json()).work.state).toBe('cancelled')
  })
})
