import { alarmPage, reachLinkBody } from '@vigie/contracts/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMBEDDED } from '../testing/databases.ts'
import { createMailbox, type Mailbox } from '../testing/mailbox.ts'
import { createTestUpstream, type TestUpstream } from '../testing/upstream.ts'
import { MINUTE_MS } from '../time.ts'

// What somebody who has the link of an e-mail, or a part of one, may try.

const LINK = '/api/v1/reach/link'
let upstream: TestUpstream
let mailbox: Mailbox
let nowMs = Date.now()
let version = 0
beforeAll(async () => {
  mailbox = await createMailbox()
  const smtp = { SMTP_URL: mailbox.url, SMTP_FROM: 'vigie@example.test' }
  upstream = await createTestUpstream(EMBEDDED, smtp, () => nowMs)
})
afterAll(async () => {
  await upstream?.stop()
  await mailbox?.close()
})

/** The people who are told of alarms of high priority at once. */
const tell = async (contacts: readonly { id: string; name: string; email: string }[]): Promise<void> => {
  const targets = contacts.map(({ id }) => ({ kind: 'contact', id }))
  const high = targets.length === 0 ? [] : [{ afterMinutes: 0, targets }]
  const steps = { critical: [], high, medium: [], low: [] }
  const rules = { contacts, webhooks: [], onCall: [], exceptions: [], quietHours: null, steps }
  const saved = await fetch(`http://127.0.0.1:${upstream.port}/api/v1/reach?site=chaib`, {
    method: 'PUT',
    headers: { authorization: 'Bearer admin:chaib', 'content-type': 'application/json' },
    body: JSON.stringify({ version, rules }),
  })
  expect(saved.status).toBe(200)
  version += 1
}
const AMINA = { id: 'a', name: 'Amina', email: 'amina@example.test' }
const BRAHIM = { id: 'b', name: 'Brahim', email: 'brahim@example.test' }
/** A new alarm; the token that each address is sent. */
const tokensOfCut = async (): Promise<Map<string, string>> => {
  const before = mailbox.mails.length
  await upstream.publish('power', { ts: nowMs, state: 'on' })
  await upstream.publish('power', { ts: nowMs + 1, state: 'off' })
  nowMs += 11 * MINUTE_MS
  await expect.poll(() => mailbox.mails.length, { timeout: 20_000 }).toBe(before + 2)
  return new Map(
    mailbox.mails.slice(before).map(({ to, text }) => [String(to), /lien=([\w.-]+)/.exec(text ?? '')?.[1] ?? '']),
  )
}
const tokenOf = (tokens: ReadonlyMap<string, string>, email: string): string =>
  [...tokens].find(([to]) => to.includes(email))?.[1] ?? ''
const stateNow = async () => {
  const { alarms } = alarmPage.parse((await upstream.call('/api/v1/alarms?site=chaib&state=open')).body)
  return alarms.map(({ state }) => state)
}

test('[R11.7] the link of somebody who was taken off the rules, or has another address, opens nothing', async () => {
  await tell([AMINA, BRAHIM])
  const tokens = await tokensOfCut()
  const [amina, brahim] = [tokenOf(tokens, AMINA.email), tokenOf(tokens, BRAHIM.email)]
  await tell([{ ...AMINA, email: 'amina@elsewhere.test' }])
  for (const token of [amina, brahim])
    for (const body of [undefined, {}]) expect((await upstream.call(LINK, token, body)).status).toBe(401)
  expect(await stateNow()).toEqual(['unacknowledged'])
})

test('[R11.7] looking changes nothing, by GET or HEAD; a part of another link opens nothing; twice is once', async () => {
  await tell([AMINA, BRAHIM])
  const tokens = await tokensOfCut()
  const [amina, brahim] = [tokenOf(tokens, AMINA.email), tokenOf(tokens, BRAHIM.email)]
  for (const method of ['GET', 'HEAD', 'GET']) {
    const headers = { authorization: `Bearer ${amina}` }
    expect((await fetch(`http://127.0.0.1:${upstream.port}${LINK}`, { method, headers })).status).toBe(200)
  }
  expect(await stateNow()).toEqual(['unacknowledged'])
  const [delivery = '', ends = '', signature = ''] = amina.split('.')
  const [other = ''] = brahim.split('.')
  const later = (Number.parseInt(ends, 36) + 1).toString(36)
  for (const forged of [
    `${other}.${ends}.${signature}`,
    `${delivery}.${later}.${signature}`,
    `${delivery}.0${ends}.${signature}`,
    `${delivery}.${ends.toUpperCase()}.${signature}`,
    `${delivery}.${ends}.${signature.slice(0, -1)}`,
    `${delivery}.${ends}.`,
  ])
    expect((await upstream.call(LINK, forged, {})).status).toBe(401)
  expect(await stateNow()).toEqual(['unacknowledged'])
  expect(reachLinkBody.parse((await upstream.call(LINK, amina, {})).body).alarms).toMatchObject([{ won: true }])
  expect(reachLinkBody.parse((await upstream.call(LINK, brahim, {})).body).alarms).toMatchObject([
    { won: false, acknowledgedBy: { name: 'Amina' } },
  ])
  expect(await stateNow()).toEqual(['acknowledged'])
})

test('[R11.7] [R11.3] an alarm that waits again after it was shelved is acknowledged by the same link again', async () => {
  const token = tokenOf(await tokensOfCut(), AMINA.email)
  const press = async () => reachLinkBody.parse((await upstream.call(LINK, token, {})).body).alarms
  const [first] = await press()
  expect(first).toMatchObject({ won: true, isWaiting: false })
  expect(await press()).toMatchObject([{ won: false, isWaiting: false, acknowledgedBy: { name: 'Amina' } }])
  const shelved = { reason: 'travaux', until: new Date(nowMs + MINUTE_MS).toISOString() }
  const path = (name: string) => `/api/v1/alarms/${first?.id}/${name}?site=chaib`
  expect((await upstream.call(path('shelve'), undefined, shelved)).status).toBe(200)
  expect(await press()).toMatchObject([{ won: false, isWaiting: false }])
  expect((await upstream.call(path('unshelve'), undefined, {})).status).toBe(200)
  const looked = reachLinkBody.parse((await upstream.call(LINK, token)).body).alarms
  expect(looked).toMatchObject([{ isWaiting: true }])
  expect(await press()).toMatchObject([{ won: true, isWaiting: false }])
  expect(await stateNow()).toEqual(['acknowledged'])
})
