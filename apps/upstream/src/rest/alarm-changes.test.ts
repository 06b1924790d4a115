import { alarmChanges, alarmPage } from '@vigie/contracts/entities'
import { journalBody } from '@vigie/contracts/upstream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { birthOf, createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const API = '/api/v1'

describe.each(DATABASES)('what happened to alarms after a position, on $name', (kind) => {
  let upstream: TestUpstream

  beforeEach(async () => {
    upstream = await createTestUpstream(kind)
  })
  afterEach(async () => {
    await upstream?.stop()
  })

  const journal = async () => journalBody.parse((await upstream.call(`${API}/journal?site=chaib&since=0`)).body)
  const ask = (epoch: string, since: number, site = 'chaib', bearer = 'viewer:chaib') =>
    upstream.call(`${API}/alarms/changes?site=${site}&epoch=${epoch}&since=${since}`, bearer)
  const cut = async (device: string, state: 'on' | 'off') => {
    await upstream.publish('birth', birthOf(device, 'chaib'), device)
    await upstream.publish('power', { ts: Date.now(), state }, device)
  }
  const acknowledge = async (device: string) => {
    const { alarms } = alarmPage.parse((await upstream.call(`${API}/alarms?site=chaib&device=${device}`)).body)
    await upstream.call(`${API}/alarms/${alarms[0]?.id}/acknowledge?site=chaib`, 'operator:chaib', {})
  }

  test('[R11.6] each alarm once, in order, with all that happened to it, also to one that stood before', async () => {
    await cut('avant', 'off')
    await cut('restee', 'off')
    const { head, epoch } = await journal()
    await cut('pendant', 'off')
    await acknowledge('avant')
    await cut('avant', 'on')
    await cut('pendant', 'on')
    const found = alarmChanges.parse((await ask(epoch, head)).body)
    expect(found.total).toBe(2)
    expect(
      found.alarms.map(({ alarm, changes }) => [
        alarm.device,
        alarm.state,
        changes.map(({ event, actor }) => [event, actor?.uid ?? null]),
      ]),
    ).toEqual([
      [
        'pendant',
        'returned',
        [
          ['alarm.raised', null],
          ['alarm.cleared', null],
        ],
      ],
      [
        'avant',
        'normal',
        [
          ['alarm.acknowledged', 'operator:chaib'],
          ['alarm.cleared', null],
        ],
      ],
    ])
    const { head: now } = await journal()
    expect([found.to, found.entries]).toEqual([now, now - head])
    expect(alarmChanges.parse((await ask(epoch, now)).body)).toEqual({ to: now, entries: 0, total: 0, alarms: [] })
  })

  test('[R11.6] of many the first twenty are listed, and all are counted', async () => {
    const { head, epoch } = await journal()
    for (let n = 0; n < 22; n += 1) await cut(`d${n}`, 'off')
    const found = alarmChanges.parse((await ask(epoch, head)).body)
    expect([found.total, found.alarms.length, found.alarms[0]?.alarm.device]).toEqual([22, 20, 'd0'])
    for (let n = 0; n < 5; n += 1) await acknowledge(`d${n}`)
    const waiting = alarmChanges.parse((await ask(epoch, head)).body).alarms.slice(0, 17)
    expect(waiting.map(({ alarm }) => alarm.state)).toEqual(waiting.map(() => 'unacknowledged'))
  })

  test('[R11.6] a stretch that is over is told as it was, whatever came after it', async () => {
    const { head, epoch } = await journal()
    await cut('pendant', 'off')
    const { head: end } = await journal()
    await cut('apres', 'off')
    const bounded = await upstream.call(
      `${API}/alarms/changes?site=chaib&epoch=${epoch}&since=${head}&until=${end}`,
      'viewer:chaib',
    )
    const found = alarmChanges.parse(bounded.body)
    expect([found.to, found.total, found.alarms.map(({ alarm }) => alarm.device)]).toEqual([end, 1, ['pendant']])
  })

  test('[R11.6] what whoever asks saw between two losses of the connection is left out, and not counted', async () => {
    const { head, epoch } = await journal()
    await cut('premiere', 'off')
    const { head: back } = await journal()
    await cut('en-direct', 'off')
    const { head: again } = await journal()
    await cut('seconde', 'off')
    await cut('premiere', 'on')
    const { head: now } = await journal()
    const changes = (seen: string) =>
      upstream.call(
        `${API}/alarms/changes?site=chaib&epoch=${epoch}&since=${head}&until=${now}&seen=${seen}`,
        'viewer:chaib',
      )
    const found = alarmChanges.parse((await changes(`${back}-${again}`)).body)
    expect(found.alarms.map(({ alarm, changes: { length } }) => [alarm.device, length])).toEqual([
      ['premiere', 2],
      ['seconde', 1],
    ])
    expect([found.total, found.to, found.entries]).toEqual([2, now, now - head - (again - back)])
    expect(alarmChanges.parse((await changes(`0-${now + 5}`)).body).entries).toBe(0)
    for (const wrong of ['9', '12-9', '9-12,11-13', 'a-b', '']) expect((await changes(wrong)).status).toBe(400)
  })

  test('a position of another journal, or ahead of this one, is not found; nor is another site', async () => {
    const { head, epoch } = await journal()
    expect((await ask('another', 0)).status).toBe(404)
    expect((await ask(epoch, head + 1)).status).toBe(404)
    expect((await ask(epoch, 0, 'paris')).status).toBe(404)
    expect((await ask(epoch, -1)).status).toBe(400)
  })
})
