import { alarmPage, reachLinkBody } from '@vigie/contracts/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMBEDDED } from '../testing/databases.ts'
import { createMailbox, type Mailbox } from '../testing/mailbox.ts'
import { createTestUpstream, type TestUpstream } from '../testing/upstream.ts'
import { DAY_MS, MINUTE_MS } from '../time.ts'

let upstream: TestUpstream
let mailbox: Mailbox
let nowMs = Date.now()
beforeAll(async () => {
  mailbox = await createMailbox()
  const smtp = { SMTP_URL: mailbox.url, SMTP_FROM: 'vigie@example.test' }
  upstream = await createTestUpstream(EMBEDDED, smtp, () => nowMs)
})
afterAll(async () => {
  await upstream?.stop()
  await mailbox?.close()
})

test('[R11.7] the link of an e-mail is good for a day, and then acknowledges nothing', async () => {
  const steps = {
    critical: [],
    high: [{ afterMinutes: 0, targets: [{ kind: 'contact', id: 'a' }] }],
    medium: [],
    low: [],
  }
  const contacts = [{ id: 'a', name: 'Amina', email: 'amina@example.test' }]
  const saved = await fetch(`http://127.0.0.1:${upstream.port}/api/v1/reach?site=chaib`, {
    method: 'PUT',
    headers: { authorization: 'Bearer admin:chaib', 'content-type': 'application/json' },
    body: JSON.stringify({
      version: 0,
      rules: { contacts, webhooks: [], onCall: [], exceptions: [], quietHours: null, steps },
    }),
  })
  expect(saved.status).toBe(200)
  await upstream.publish('power', { ts: nowMs, state: 'off' })
  nowMs += MINUTE_MS
  await expect.poll(() => mailbox.mails.length, { timeout: 20_000 }).toBe(1)
  const token = /lien=([\w.-]+)/.exec(mailbox.mails[0]?.text ?? '')?.[1] ?? ''
  const open = (body?: object) => upstream.call('/api/v1/reach/link', token, body)
  nowMs += DAY_MS - MINUTE_MS
  expect(reachLinkBody.parse((await open()).body)).toMatchObject({ addressee: 'Amina', alarms: [{ isWaiting: true }] })
  nowMs += 2 * MINUTE_MS
  for (const body of [undefined, {}])
    expect(await open(body)).toMatchObject({ status: 410, body: { code: 'reach.link-expired' } })
  const { alarms } = alarmPage.parse((await upstream.call('/api/v1/alarms?site=chaib')).body)
  expect(alarms).toMatchObject([{ state: 'unacknowledged' }])
})
