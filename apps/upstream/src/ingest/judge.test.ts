import { describe, expect, test } from 'vitest'
import type { Directory } from '../directory/directory.ts'
import { TEST_SITES, testPump } from '../testing/farm.ts'
import { specOf } from '../testing/series.ts'
import { judgeBatch } from './judge.ts'
import { type Message, readMqttMessage } from './message.ts'
import { outcomeOf } from './outcome.ts'

const NOW = Date.parse('2026-03-01T10:00:00Z')
const pump = { device: testPump('p1'), metrics: new Map([['flow_m3h', specOf('flow_m3h', { max: 200 })]]) }
const directory: Pick<Directory, 'site' | 'device'> = {
  site: (slug) => TEST_SITES.find((site) => site.slug === slug),
  device: (site, id) => (site === 'chaib' && id === 'p1' ? pump : undefined),
}
const say = (kind: string, payload: unknown, to = 'chaib/p1'): Message =>
  readMqttMessage(`vigie/${to}/${kind}`, Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)))
const sample = (values: object, ts = NOW) => ({ ts, values })

describe('a batch is judged in one pass', () => {
  test('each value on its own, with the message it came in', () => {
    const messages = [
      say('telemetry', [sample({ flow_m3h: 1, humidity: 3 }), sample({ flow_m3h: 2 }, 0)]),
      say('telemetry', sample({ flow_m3h: 300 })),
      say('telemetry', sample({ flow_m3h: 3 })),
    ]
    const { accepted, values, refused } = judgeBatch(directory, messages, NOW)
    expect(accepted).toEqual([1, 0, 1])
    expect(values.map(({ message, value }) => [message, value])).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(refused.map(({ message, reason }) => [message, reason])).toEqual([
      [0, 'metric.unknown'],
      [0, 'clock.too-old'],
      [1, 'value.out-of-range'],
    ])
  })

  test('reports of known devices with a believable clock; a will has no clock', () => {
    const messages = [
      say('power', { ts: NOW, state: 'off' }),
      say('online', { online: false }),
      say('power', { ts: 0, state: 'off' }),
      say('power', { ts: NOW, state: 'off' }, 'chaib/p9'),
      say('power', { ts: NOW, state: 'off' }, 'nowhere/p1'),
      say('power', '{'),
    ]
    const { accepted, reports, refused } = judgeBatch(directory, messages, NOW)
    expect(accepted).toEqual([1, 1, 0, 0, 0, 0])
    expect(reports.map(({ message: { kind }, deviceName }) => [kind, deviceName])).toEqual([
      ['power', 'Pompe p1'],
      ['online', 'Pompe p1'],
    ])
    expect(refused.map(({ reason }) => reason)).toEqual([
      'clock.too-old',
      'device.unknown',
      'site.unknown',
      'payload.not-json',
    ])
  })
})

describe('what becomes of it', () => {
  test('refusals for one reason are one item; impossible jumps are no longer accepted', () => {
    const messages = [
      say('telemetry', [sample({ flow_m3h: 1 }), sample({ flow_m3h: 2 }, NOW + 1), sample({ flow_m3h: 3 }, NOW + 2)]),
      say('telemetry', sample({ flow_m3h: 4 })),
    ]
    const judged = judgeBatch(directory, messages, NOW)
    const jumps = judged.values.filter(({ value }) => value === 2 || value === 3)
    const { bodies, quarantined } = outcomeOf(messages, judged, jumps)
    const reason = 'counter.impossible-jump'
    const detail = '2 at 2026-03-01T10:00:00.001Z (and 1 more)'
    expect(bodies).toEqual([
      { accepted: 1, quarantined: [{ reason, detail }] },
      { accepted: 1, quarantined: [] },
    ])
    expect(quarantined).toMatchObject([
      { reason, detail, site: 'chaib', source: 'mqtt', topic: 'vigie/chaib/p1/telemetry' },
    ])
  })
})
