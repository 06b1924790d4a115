import { createHmac } from 'node:crypto'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { webhookTemplate } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ReachMessage } from '../store/reach-kept.ts'
import { createReceiver, type Receiver } from '../testing/receiver.ts'
import { webhookBody } from './templates.ts'
import { createPoster, messageHeaders } from './webhook.ts'
import { wordsOf } from './words.ts'

type Told = (error: null, found: unknown, family?: number) => void

const NOW = Date.parse('2026-11-22T09:00:00Z')
const message: ReachMessage = {
  site: { slug: 'chaib', name: 'Chaïb & fils', link: 'http://chaib.test/', timeZone: 'Europe/Paris' },
  alarms: [
    {
      ...{ id: 'a1', device: 'bassin-2', deviceName: 'Bassin <2>', condition: 'tank-empty', metric: 'level_pct' },
      ...{ priority: 'critical', raisedAt: '2026-11-22T08:55:00Z', clearedAt: null, value: 0.4, threshold: 2 },
    },
  ],
  alarmCount: 3,
  priority: 'critical',
  step: 1,
}

describe('[R11.7] webhooks', () => {
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await createReceiver()
  })
  afterAll(() => receiver?.close())
  const body = { url: '', json: { a: 1 } }
  const post = (url: string, allowed: readonly string[] = ['127.0.0.1']) =>
    createPoster(allowed).post('id', { ...body, url }, null, NOW)

  test.each(webhookTemplate.options)('the body for %s says who, what and where', (template) => {
    const url = 'https://ntfy.test/vigie-chaib'
    const made = webhookBody(template, { id: 'm1', url, chat: '-100', message })
    const text = JSON.stringify(made.json)
    for (const word of ['Chaïb', 'Bassin', 'http://chaib.test/alertes']) expect(text).toContain(word)
    expect(made).toMatchSnapshot()
  })

  test('[R11.7] a condition that comes and goes is told with how often it came', () => {
    const [alarm] = message.alarms
    if (alarm === undefined) throw new Error('no alarm')
    const linesOf = (occurrences?: number) =>
      wordsOf({ ...message, alarms: [occurrences === undefined ? alarm : { ...alarm, occurrences }] }).lines[0]
    expect(linesOf(10)).toContain(', apparue 10 fois, la dernière le 22 novembre à 09:55')
    for (const once of [linesOf(), linesOf(1)]) expect(once).toContain(', depuis le 22 novembre à 09:55')
  })

  test('the signature is that of Standard Webhooks, over id, time and body', () => {
    const key = Buffer.alloc(24, 3)
    const headers = messageHeaders('m1', '{}', `whsec_${key.toString('base64')}`, NOW)
    const expected = createHmac('sha256', key)
      .update(`m1.${NOW / 1_000}.{}`)
      .digest('base64')
    expect(headers).toMatchObject({
      'webhook-id': 'm1',
      'idempotency-key': 'm1',
      'webhook-timestamp': String(NOW / 1_000),
      'webhook-signature': `v1,${expected}`,
    })
    expect(messageHeaders('m1', '{}', null, NOW)).not.toHaveProperty('webhook-signature')
  })

  test('addresses that are not public are not reached, however they are written, unless they are allowed', async () => {
    const port = new URL(receiver.url).port
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '0.0.0.0',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.1',
      '[::127.0.0.1]',
    ]
    const inside = ['10.0.0.1', '192.168.1.1', '172.16.0.1', '169.254.169.254', '[fe80::1]', '[fd00::1]', '100.64.0.1']
    const before = receiver.received.length
    for (const host of [...hosts, ...inside])
      expect(await post(`http://${host}:${port}/`, []), host).toMatchObject({ outcome: 'refused', isUnknown: false })
    const { judge } = createPoster([])
    for (const host of [...hosts, ...inside, 'metadata.google.internal', 'ntfy.local'])
      expect(await judge(`http://${host}:${port}/`), host).toBe('barred')
    for (const host of ['93.184.215.14', '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]', '1572395918'])
      expect(await judge(`https://${host}/`), host).toBe('allowed')
    expect(await judge('https://nobody.invalid/')).toBe('unresolved')
    expect(await createPoster(['10.0.0.0/8']).judge('http://10.1.2.3/')).toBe('allowed')
    expect(receiver.received.length).toBe(before)
    expect(await post(receiver.url)).toMatchObject({ outcome: 'accepted' })
    expect(await post(receiver.url, ['127.0.0.0/8'])).toMatchObject({ outcome: 'accepted' })
  })

  test('a name that leads elsewhere the second time, or to several addresses, leads nowhere', async () => {
    const { port } = new URL(receiver.url)
    let addresses: readonly string[] = []
    let asked = 0
    // what Node asks for the addresses of a name, when it connects
    const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((_: string, options: object, tell: Told) => {
      asked += 1
      const found = addresses.map((address) => ({ address, family: 4 }))
      if ('all' in options && options.all === true) tell(null, found)
      else tell(null, found[0]?.address ?? '', 4)
    }) as unknown as typeof dns.lookup)
    syncBuiltinESMExports()
    try {
      const poster = createPoster(['127.0.0.1'])
      const url = `http://rebound.example:${port}/`
      const tryOnce = async (...next: readonly string[]) => {
        addresses = next
        return (await poster.post('id', { ...body, url }, null, NOW)).outcome
      }
      const before = receiver.received.length
      expect(await tryOnce('127.0.0.1')).toBe('accepted')
      for (const inside of ['127.0.0.2', '10.0.0.1', '169.254.169.254']) expect(await tryOnce(inside)).toBe('refused')
      expect(await tryOnce('127.0.0.2', '127.0.0.1')).toBe('refused')
      expect(await tryOnce('127.0.0.1')).toBe('accepted')
      expect(receiver.received.length).toBe(before + 2)
      expect(asked).toBe(6)
    } finally {
      lookup.mockRestore()
      syncBuiltinESMExports()
    }
  })

  test('a redirect is not followed: where it leads was not looked at', async () => {
    receiver.answer = async ({ url }) =>
      url === '/there' ? { status: 204 } : { status: 307, headers: { location: '/there' } }
    expect(await post(`${receiver.url}/here`)).toMatchObject({
      outcome: 'refused',
      answer: expect.stringMatching(/^307/),
    })
    expect(receiver.received.some(({ url }) => url === '/there')).toBe(false)
  })

  test('what the server says decides whether it is tried again, and whether it may have arrived', async () => {
    const outcomes = []
    for (const status of [200, 400, 404, 410, 408, 429, 500, 503]) {
      receiver.answer = async () => ({ status })
      outcomes.push(`${status} ${(await post(receiver.url)).outcome}`)
    }
    expect(outcomes).toEqual([
      '200 accepted',
      '400 refused',
      '404 refused',
      '410 refused',
      '408 later',
      '429 later',
      '500 later',
      '503 later',
    ])
    const gone = await createReceiver()
    gone.answer = async () => {
      await gone.close()
      return { status: 204 }
    }
    // taken, and then the connection broke
    expect(await post(gone.url)).toMatchObject({ outcome: 'later', isUnknown: true })
    expect(await post(gone.url)).toMatchObject({ outcome: 'later', isUnknown: false })
  })
})
