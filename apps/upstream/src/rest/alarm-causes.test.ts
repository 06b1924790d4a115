import { type Alarm, alarmDetail, alarmPage, handoverAnswer, handoverPage } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { birthOf, createTestUpstream, type TestUpstream } from '../testing/upstream.ts'
import { MINUTE_MS } from '../time.ts'

const DEVICES = ['general', 'depart', 'a', 'b', 'c', 'p1']
const FEEDS: Readonly<Record<string, readonly string[]>> = { general: ['depart', 'b', 'c', 'p1'], depart: ['a'] }

describe.each(DATABASES)('[R11.4] causes on $name', (kind) => {
  let upstream: TestUpstream
  let nowMs = Date.now()
  beforeAll(async () => {
    upstream = await createTestUpstream(kind, {}, () => nowMs)
    for (const device of DEVICES) {
      const feeds = FEEDS[device]
      const role = feeds === undefined ? {} : { kind: 'energy', role: 'energy', feeds }
      await upstream.publish('birth', { ...birthOf(device, 'chaib'), ...role }, device)
    }
    await say('on', ...DEVICES, 'p1')
  })
  afterAll(async () => {
    await upstream?.stop()
  })

  const say = async (state: 'on' | 'off', ...devices: readonly string[]): Promise<void> => {
    for (const device of devices) {
      nowMs += 100
      await upstream.publish('power', { ts: nowMs, state }, device)
    }
  }
  const openCuts = async (): Promise<readonly Alarm[]> =>
    alarmPage.parse((await upstream.call('/api/v1/alarms?site=chaib&state=open&condition=power-off')).body).alarms
  const cutOf = async (device: string): Promise<Alarm> => {
    const found = (await openCuts()).find((alarm) => alarm.device === device)
    if (found === undefined) throw new Error(`no cut of ${device}`)
    return found
  }
  const detailOf = async (id: string) => {
    const { alarm, common } = alarmDetail.parse((await upstream.call(`/api/v1/alarms/${id}?site=chaib`)).body)
    return { cause: alarm.cause, common }
  }
  const causes = async () => {
    const cuts = await openCuts()
    const byId = new Map(cuts.map(({ id, device }) => [id, device]))
    return Object.fromEntries(cuts.map(({ device, cause }) => [device, cause === null ? null : byId.get(cause)]))
  }

  test('are the meter that supplies what is cut, though it was heard of last; an ended one keeps its members', async () => {
    await say('off', 'a', 'b', 'c')
    const first = await cutOf('a')
    expect(await detailOf(first.id)).toMatchObject({ common: { source: null, devices: 3, lasting: 3 } })
    await say('off', 'depart', 'general', 'p1')
    const general = await cutOf('general')
    expect(await causes()).toEqual({
      general: null,
      ...Object.fromEntries(['depart', 'a', 'b', 'c', 'p1'].map((one) => [one, 'general'])),
    })
    const source = { alarm: general.id, device: 'general' }
    const common = { source, devices: 6, lasting: 6, priority: 'critical' }
    expect(await detailOf(first.id)).toEqual({ cause: general.id, common })
    expect(await detailOf(general.id)).toEqual({ cause: null, common })
    expect(general.priority).toBe('high')

    await say('on', ...DEVICES)
    expect(await detailOf(first.id)).toEqual({ cause: general.id, common: { ...common, lasting: 0 } })
    // two of them are cut again, and their alarms take the place of those of the first cut
    nowMs += 5 * MINUTE_MS
    await say('off', 'a', 'b')
    expect(await detailOf(general.id)).toEqual({ cause: null, common: { ...common, lasting: 0 } })
    expect(await detailOf(first.id)).toEqual({ cause: general.id, common: { ...common, lasting: 0 } })
    expect(await detailOf((await cutOf('a')).id)).toMatchObject({ common: null })
    expect(await causes()).toMatchObject({ a: null, b: 'a', c: 'general' })

    // what a note says of the first cut is who was in it, and stays so whatever comes after
    const signed = handoverAnswer.parse(
      (await upstream.call('/api/v1/handovers?site=chaib', undefined, { text: 'n' })).body,
    )
    const { facts } = signed.handover
    const cutsOf = (alarms: typeof facts.alarms) => Object.fromEntries(alarms.map(({ device, cut }) => [device, cut]))
    const members = { devices: 6, lasting: 0 }
    expect(cutsOf(facts.alarms)).toEqual({
      ...Object.fromEntries(['general', 'depart', 'c', 'p1'].map((one) => [one, members])),
      a: undefined,
      b: undefined,
    })
    nowMs += 5 * MINUTE_MS
    await say('off', 'c', 'p1')
    const page = handoverPage.parse((await upstream.call('/api/v1/handovers?site=chaib')).body)
    expect(page.handovers.map((one) => one.facts)).toEqual([facts])
    expect(cutsOf(page.now.alarms)).toMatchObject({ general: members, depart: members, c: undefined })
    await say('on', 'a', 'b', 'c', 'p1')
  })
})
