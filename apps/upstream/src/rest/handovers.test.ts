import {
  alarmPage,
  auditBody,
  type Handover,
  handoverAnswer,
  handoverPage,
  handoverTaken,
} from '@vigie/contracts/entities'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { birthOf, createTestUpstream, type TestUpstream } from '../testing/upstream.ts'
import { HOUR_MS } from '../time.ts'

const API = '/api/v1'
const OUT = 'operator:chaib'
const IN = 'admin:chaib'
const SUPERVISOR = 'superadmin:chaib'

describe.each(DATABASES)('shift handovers, on $name', (kind) => {
  let upstream: TestUpstream
  /** how far the clock of the upstream is ahead of that of the machine, ms */
  let ahead: number

  beforeEach(async () => {
    ahead = 0
    upstream = await createTestUpstream(kind, {}, () => Date.now() + ahead)
    for (const id of ['pompe', 'sonde', 'camera']) {
      await upstream.publish('birth', birthOf(id, 'chaib'), id)
      await upstream.publish('power', { ts: Date.now(), state: 'on' }, id)
    }
  })
  afterEach(async () => {
    await upstream?.stop()
  })

  const read = async (query = '', bearer = OUT) =>
    handoverPage.parse((await upstream.call(`${API}/handovers?site=chaib${query}`, bearer)).body)
  const post = (path: string, body: object, bearer = OUT, key?: string) =>
    upstream.call(
      `${API}/handovers${path}?site=chaib`,
      bearer,
      body,
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const sign = async (text: string, bearer = OUT, key?: string): Promise<Handover> =>
    handoverAnswer.parse((await post('', { text }, bearer, key)).body).handover
  const take = async ({ id }: Handover, bearer = IN) =>
    handoverTaken.parse((await post(`/${id}/acknowledge`, {}, bearer)).body)
  const cut = (device: string, state: 'on' | 'off' = 'off') =>
    upstream.publish('power', { ts: Date.now(), state }, device)
  const act = async (device: string, name: string, body: object, bearer = OUT) => {
    const path = `${API}/alarms?site=chaib&device=${device}&state=open`
    const [alarm] = alarmPage.parse((await upstream.call(path)).body).alarms
    await upstream.call(`${API}/alarms/${alarm?.id}/${name}?site=chaib`, bearer, body)
  }
  const audit = async () =>
    auditBody
      .parse((await upstream.call(`${API}/audit`, SUPERVISOR)).body)
      .entries.map(({ action, actor, subject, detail }) => [action, actor.uid, subject, detail['note']])

  test('[R11.8] what still holds is listed before what is over, which says when it ended', async () => {
    await cut('pompe')
    await cut('sonde')
    await cut('camera')
    await cut('sonde', 'on')
    await cut('camera', 'on')
    const { alarms } = (await read()).now
    expect(alarms.map(({ device, state }) => [device, state])).toEqual([
      ['pompe', 'unacknowledged'],
      ['camera', 'returned'],
      ['sonde', 'returned'],
    ])
    expect(alarms.map(({ clearedAt }) => clearedAt === null)).toEqual([true, false, false])
  })

  test('[R11.8] a note holds what stood when it was signed, whatever happens afterwards', async () => {
    await cut('pompe')
    await act('pompe', 'acknowledge', { comment: 'fontainier appelé' })
    await cut('sonde')
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await act('sonde', 'shelve', { reason: 'travaux', until })
    await cut('camera')
    await act('camera', 'retire', { reason: 'en réparation' }, IN)
    const signed = await sign('Réseau bas depuis 05:40.')
    expect(signed).toMatchObject({
      text: 'Réseau bas depuis 05:40.',
      author: { uid: OUT },
      takenAt: null,
      takenBy: null,
    })
    const { facts } = signed
    expect(facts.counts).toEqual({
      unacknowledged: 0,
      acknowledged: 1,
      returned: 0,
      shelved: 1,
      suppressed: 0,
      outOfService: 1,
    })
    expect(facts.nextReturn).toBe(until)
    expect(new Map(facts.alarms.map(({ device, state, reason }) => [device, [state, reason]]))).toEqual(
      new Map([
        ['pompe', ['acknowledged', null]],
        ['sonde', ['shelved', 'travaux']],
        ['camera', ['out-of-service', 'en réparation']],
      ]),
    )
    expect([facts.cutCount, facts.cuts.map(({ device }) => device)]).toEqual([3, ['pompe', 'sonde', 'camera']])
    expect(facts.raised).toBe(3)
    expect(facts.acts.map(({ event, device, actor, comment }) => [event, device, actor.uid, comment])).toEqual([
      ['alarm.retired', 'camera', IN, 'en réparation'],
      ['alarm.shelved', 'sonde', OUT, 'travaux'],
      ['alarm.acknowledged', 'pompe', OUT, 'fontainier appelé'],
    ])
    await cut('pompe', 'on')
    await act('sonde', 'unshelve', {})
    expect((await read()).handovers).toEqual([signed])
    expect(await audit()).toEqual([['handover.signed', OUT, 'chaib', signed.id]])
  })

  test('[R11.8] each act falls into one note: the next shift begins where the note before stands', async () => {
    await cut('pompe')
    await act('pompe', 'acknowledge', {})
    const first = await sign('Une.')
    await act('pompe', 'comments', { text: 'toujours rien' })
    const now = (await read()).now
    expect(now).toMatchObject({ from: first.at, raised: 0, actCount: 1 })
    const second = await sign('Deux.', IN)
    expect(second.facts.acts.map(({ event }) => event)).toEqual(['alarm.commented'])
    expect((await read()).now).toMatchObject({ actCount: 0, counts: { acknowledged: 1 } })
    const { handovers, next } = await read('&limit=1')
    expect(handovers.map(({ text }) => text)).toEqual(['Deux.'])
    expect((await read(`&limit=1&before=${next}`)).handovers).toEqual([first])
  })

  test('[R11.8] a shift goes back to a note of the last day, else eight hours, or as far as it is asked to', async () => {
    const hoursOf = async (query = '') => {
      const { from, to } = (await read(query)).now
      return Math.round((Date.parse(to) - Date.parse(from)) / HOUR_MS)
    }
    expect(await hoursOf()).toBe(8)
    expect(await hoursOf('&shift=note')).toBe(8)
    await cut('pompe')
    await act('pompe', 'acknowledge', {})
    await sign('Une.')
    ahead = 23 * HOUR_MS
    expect(await hoursOf()).toBe(23)
    ahead = 25 * HOUR_MS
    expect(await hoursOf()).toBe(8)
    expect(await hoursOf('&shift=12h')).toBe(12)
    expect(await hoursOf('&shift=note')).toBe(25)
    ahead = 10 * HOUR_MS
    expect((await read('&shift=8h')).now).toMatchObject({ raised: 0, actCount: 0 })
    expect((await read('&shift=12h')).now).toMatchObject({ raised: 1, actCount: 1 })
    const { handover } = handoverAnswer.parse((await post('', { text: 'Deux.', shift: '12h' })).body)
    expect(handover.facts).toMatchObject({ raised: 1, actCount: 1 })
    expect((await post('', { text: 'Trois.', shift: '9h' })).status).toBe(400)
  })

  test('[R11.8] one takes over, never the author; the second is told who did', async () => {
    const signed = await sign('À vous.')
    expect(await post(`/${signed.id}/acknowledge`, {})).toMatchObject({ status: 409, body: { code: 'handover.own' } })
    const both = await Promise.all([take(signed), take(signed, SUPERVISOR)])
    expect(both.map(({ won }) => won).sort()).toEqual([false, true])
    const [one, other] = both
    expect(one?.handover).toEqual(other?.handover)
    const winner = one?.handover.takenBy?.uid ?? ''
    expect([IN, SUPERVISOR]).toContain(winner)
    expect((await take(signed, winner)).won).toBe(true)
    expect(await audit()).toEqual([
      ['handover.taken', winner, 'chaib', signed.id],
      ['handover.signed', OUT, 'chaib', signed.id],
    ])
  })

  test('[R11.8] a retry with the same key is the same note, two at once included; another person’s is another', async () => {
    const [one, other] = await Promise.all([sign('Une fois.', OUT, 'k1'), sign('Une fois.', OUT, 'k1')])
    expect(one).toEqual(other)
    expect(await post('', { text: 'Autre chose.' }, OUT, 'k1')).toMatchObject({
      status: 422,
      body: { code: 'request.key-reused' },
    })
    await sign('Une fois.', IN, 'k1')
    expect((await read()).handovers).toHaveLength(2)
    expect(await audit()).toHaveLength(2)
  })

  test('[R8.4] viewers read, operators and above write, nobody at another site', async () => {
    const signed = await sign('À lire.')
    expect((await read('', 'viewer:chaib')).handovers).toEqual([signed])
    for (const role of ['viewer', 'wall']) {
      expect((await post('', { text: 'x' }, `${role}:chaib`)).status).toBe(403)
      expect((await post(`/${signed.id}/acknowledge`, {}, `${role}:chaib`)).status).toBe(403)
    }
    expect((await upstream.call(`${API}/handovers?site=chaib`, 'admin:paris')).status).toBe(404)
    const foreign = `${API}/handovers/${signed.id}/acknowledge?site=paris`
    expect((await upstream.call(foreign, 'admin:paris', {})).status).toBe(404)
    for (const body of [{}, { text: '  ' }, { text: 'x'.repeat(4_001) }, { text: 'x', author: 'y' }])
      expect((await post('', body)).status).toBe(400)
  })
})
