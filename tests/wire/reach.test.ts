import { alarmDetail, alarmPage, deliveriesPage, reachBody, reachTestBody } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { REACH_PATHS } from '@vigie/contracts/rest'
import { createMailbox, createReceiver, type Mailbox, type Receiver, smtpRefusal } from '@vigie/upstream/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { call } from '../harness/rest.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

let stack: TestStack
let mailbox: Mailbox
let receiver: Receiver
let admin: Person
let operator: Person
let viewer: Person
beforeAll(async () => {
  mailbox = await createMailbox()
  receiver = await createReceiver()
  const upstream = {
    SMTP_URL: mailbox.url,
    SMTP_FROM: 'Vigie <vigie@example.test>',
    WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1',
  }
  stack = await createTestStack({ env: { upstream } })
  admin = await newPerson({ role: 'admin', platforms: [stack.site] }, 'Amina')
  operator = await newPerson({ role: 'operator', platforms: [stack.site] })
  viewer = await newPerson({ role: 'viewer', platforms: [stack.site] })
})
afterAll(async () => {
  await stack?.close()
  await mailbox?.close()
  await receiver?.close()
})

const SECRET = `whsec_${Buffer.alloc(24, 5).toString('base64')}`
const contact = { id: 'nadia', name: 'Nadia <astreinte>', email: 'nadia@example.test' }
const hook = () => ({
  ...{ id: 'hook', name: 'Supervision', template: 'json', chat: null },
  ...{ url: `${receiver.url}/jeton-1234567890abcd`, secret: SECRET },
})
const rulesOf = (more: object = {}) => ({
  contacts: [contact],
  webhooks: [hook()],
  onCall: [],
  exceptions: [],
  quietHours: null,
  steps: { critical: [], high: [], medium: [], low: [] },
  ...more,
})
const ask = (person: Person, path: string, extra: object = {}) =>
  callGateway(stack, path, { token: person.token, ...extra })
const read = async (person = admin) => reachBody.parse((await ask(person, REACH_PATHS.rules)).json())
const change = async (rules: object, person = admin, version?: number) => {
  const body = { version: version ?? (await read()).version, rules }
  return ask(person, REACH_PATHS.rules, { method: 'PUT', body })
}
const codeOf = async (answer: ReturnType<typeof change>) => {
  const { status, json } = await answer
  return status === 200 ? 'done' : problem.parse(json()).code
}
const log = async () => deliveriesPage.parse((await ask(operator, REACH_PATHS.deliveries)).json())

test('[R11.7] [R8.4] those who act on alarms read the rules and the log, only admins change and test', async () => {
  for (const path of [REACH_PATHS.rules, REACH_PATHS.deliveries]) {
    expect((await ask(operator, path)).status).toBe(200)
    expect(problem.parse((await ask(viewer, path)).json()).code).toBe('role.forbidden')
    expect((await callGateway(stack, path)).status).toBe(401)
    expect(problem.parse((await ask(admin, path, { site: stack.otherSite })).json()).code).toBe('site.forbidden')
  }
  expect(await codeOf(change(rulesOf(), operator))).toBe('role.forbidden')
  const body = { target: { kind: 'contact', id: 'nadia' } }
  expect(await codeOf(ask(operator, REACH_PATHS.test, { body }))).toBe('role.forbidden')
})

test('[R11.7] rules change from the version that was read, when they fit; addresses and secrets are not read back', async () => {
  const { version } = await read()
  expect(await codeOf(change(rulesOf(), admin, version))).toBe('done')
  expect(await codeOf(change(rulesOf(), admin, version))).toBe('reach.conflict')
  const { url: _, ...without } = hook()
  expect(await codeOf(change(rulesOf({ webhooks: [{ ...without, id: 'new' }] })))).toBe('reach.invalid')
  expect(await codeOf(change(rulesOf({ webhooks: [{ ...hook(), url: 'ftp://example.test' }] })))).toBe(
    'request.invalid',
  )
  const inside = await change(rulesOf({ webhooks: [{ ...hook(), url: 'http://169.254.169.254/latest' }] }))
  expect(problem.parse(inside.json())).toMatchObject({
    code: 'reach.invalid',
    detail: 'Supervision : l’adresse mène à un réseau privé, ce que cette plateforme n’autorise pas.',
  })
  const body = await read()
  expect(body).toMatchObject({ version: version + 1, isEmailConfigured: true, changedBy: { name: 'Amina' } })
  expect(body.rules.webhooks).toMatchObject([{ name: 'Supervision', isSigned: true }])
  const superadmin = await newPerson({ role: 'superadmin', platforms: [stack.site] })
  const audit = (await ask(superadmin, '/api/audit')).text
  expect(audit).toContain('reach.changed')
  for (const text of [audit, JSON.stringify(body)]) {
    expect(text).not.toContain('jeton-')
    expect(text).not.toContain(SECRET)
  }
  // given back without its address, a webhook keeps it
  const { secret: _secret, ...kept } = without
  expect(await codeOf(change(rulesOf({ webhooks: [kept] })))).toBe('done')
  expect((await read()).rules.webhooks).toEqual(body.rules.webhooks)
  const nowhere = await change(rulesOf({ webhooks: [{ ...hook(), url: 'https://nobody.invalid/' }] }))
  expect(reachBody.parse(nowhere.json()).unresolved).toEqual(['Supervision'])
  expect(await codeOf(change(rulesOf()))).toBe('done')
})

test('[R11.7] a test says what the servers said, and stands in the log', async () => {
  const testOf = async (target: object) =>
    reachTestBody.parse((await ask(admin, REACH_PATHS.test, { body: { target } })).json()).deliveries
  expect(await testOf({ kind: 'contact', id: 'nadia' })).toMatchObject([
    { state: 'sent', channel: 'email', step: null },
  ])
  mailbox.onMail = async () => smtpRefusal(550, 'boîte inconnue')
  const [refused] = await testOf({ kind: 'contact', id: 'nadia' })
  expect(refused).toMatchObject({ state: 'failed', tries: 1 })
  expect(refused?.answer).toContain('550')
  mailbox.onMail = async () => null
  expect(await testOf({ kind: 'webhook', id: 'hook' })).toMatchObject([{ state: 'sent', channel: 'webhook' }])
  expect(receiver.received.at(-1)?.headers['webhook-signature']).toMatch(/^v1,/)
  receiver.answer = async () => ({ status: 404 })
  expect(await testOf({ kind: 'webhook', id: 'hook' })).toMatchObject([{ state: 'failed' }])
  expect(await testOf({ kind: 'on-call' })).toEqual([])
  expect((await log()).deliveries.map(({ state }) => state)).toEqual(['failed', 'sent', 'failed', 'sent'])
})

test('[R11.7] the log is narrowed by state, channel and addressee, page by page', async () => {
  const narrowed = async (query: string) => {
    const answer = await ask(operator, `${REACH_PATHS.deliveries}?${query}`)
    return deliveriesPage.parse(answer.json())
  }
  const all = (await log()).deliveries
  const ids = (deliveries: readonly { readonly id: string }[]) => deliveries.map(({ id }) => id)
  for (const state of ['sent', 'failed'])
    expect(ids((await narrowed(`state=${state}`)).deliveries)).toEqual(ids(all.filter((one) => one.state === state)))
  expect(ids((await narrowed('state=waiting')).deliveries)).toEqual([])
  for (const [channel, target] of [
    ['email', 'nadia'],
    ['webhook', 'hook'],
  ]) {
    const own = ids(all.filter((one) => one.channel === channel))
    expect(own).toHaveLength(2)
    expect(ids((await narrowed(`channel=${channel}`)).deliveries)).toEqual(own)
    expect(ids((await narrowed(`target=${target}`)).deliveries)).toEqual(own)
    const first = await narrowed(`target=${target}&limit=1`)
    const second = await narrowed(`target=${target}&limit=1&before=${first.next}`)
    expect([...ids(first.deliveries), ...ids(second.deliveries), second.next]).toEqual([...own, null])
  }
  expect((await narrowed('channel=email&target=hook')).deliveries).toEqual([])
  expect(await codeOf(ask(operator, `${REACH_PATHS.deliveries}?state=perdu`))).toBe('request.invalid')
})

test('[R11.7] who is on call on a given day is known to the rules, or they are not kept', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const exception = { date: day, from: '00:00', to: '00:00', contact: contact.id }
  for (const wrong of [{ date: '2026-02-30' }, { from: '24:00' }, { note: 'x' }])
    expect(await codeOf(change(rulesOf({ exceptions: [{ ...exception, ...wrong }] })))).toBe('request.invalid')
  expect(await codeOf(change(rulesOf({ exceptions: [{ ...exception, contact: 'parti' }] })))).toBe('reach.invalid')
  expect(await codeOf(change(rulesOf({ exceptions: [exception] })))).toBe('done')
  const { rules } = await read()
  expect(rules.exceptions).toEqual([exception])
  expect(await codeOf(change(rulesOf()))).toBe('done')
})

test('[R11.7] a test to somebody whom the rules do not know says so', async () => {
  const other = await newPerson({ role: 'admin', platforms: [stack.site] })
  for (const kind of ['contact', 'webhook']) {
    const body = { target: { kind, id: 'nowhere' } }
    expect(await codeOf(ask(other, REACH_PATHS.test, { body }))).toBe('resource.not-found')
  }
})

test('[R11.7] the link of an e-mail shows the alarm and asks; only the answer acknowledges, as its addressee', async () => {
  const high = [{ afterMinutes: 0, targets: [{ kind: 'contact', id: 'nadia' }] }]
  await change(rulesOf({ steps: { critical: [], high, medium: [], low: [] } }))
  const before = mailbox.mails.length
  const devices = await stack.devices()
  await devices.birth('forage', flowMeter('Forage <1>'))
  await until('the pump is known', async () => (await ask(admin, '/api/devices/forage')).status === 200)
  await devices.power('forage', 'off')
  const mail = await until('the mail', async () => mailbox.mails[before])
  expect(mail.to).toEqual([contact.email])
  const path = /\/acquitter\?lien=[\w.-]+/.exec(mail.text)?.[0] ?? ''
  const link = (method: string, where = path) => callGateway(stack, where, { method })
  const alarms = alarmPage.parse((await ask(viewer, '/api/alarms')).json()).alarms
  const detail = async () => alarmDetail.parse((await ask(viewer, `/api/alarms/${alarms[0]?.id}`)).json())

  // scanners and previews open it, again and again
  for (const method of ['GET', 'HEAD', 'GET']) expect((await link(method)).status).toBe(200)
  const page = await link('GET')
  expect(page.text).toContain('Acquitter cette alarme\u00a0?')
  expect(page.text).toContain('Forage &lt;1&gt;')
  expect(page.text).not.toContain('<script')
  expect((await detail()).alarm.state).toBe('unacknowledged')

  for (const touched of [`${path}x`, path.replace('lien=', 'lien=0'), '/acquitter', '/acquitter?lien=a%0d%0ab'])
    for (const method of ['GET', 'POST']) expect((await link(method, touched)).status, touched).toBe(404)
  expect((await detail()).alarm.state).toBe('unacknowledged')

  // at the address of another site it opens nothing there, and no method but POST acknowledges
  for (const method of ['GET', 'POST']) {
    const elsewhere = await call({ port: stack.ports.gateway, site: stack.otherSite, path, method })
    expect([elsewhere.status, elsewhere.text.includes('Forage')], method).toEqual([404, false])
  }
  for (const method of ['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'HEAD'])
    expect((await link(method)).text, method).not.toContain('C’est noté')
  // nor does a page of somebody else's, which a browser names
  const foreign = { origin: 'https://ailleurs.example', 'content-type': 'application/x-www-form-urlencoded' }
  const sent = await callGateway(stack, path, { method: 'POST', headers: { ...foreign, 'content-length': '0' } })
  expect(sent.status).toBe(403)
  expect((await detail()).alarm.state).toBe('unacknowledged')

  const done = await callGateway(stack, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' },
  })
  expect([done.status, done.text.includes('C’est noté')]).toEqual([200, true])
  expect((await detail()).alarm).toMatchObject({ state: 'acknowledged', acknowledgedBy: { name: contact.name } })
  const again = await link('POST')
  expect([again.status, again.text.includes('C’est noté')]).toEqual([200, false])
  expect(again.text).toContain('Déjà acquittée</h1>')
  expect(again.text).toMatch(/Acquittée par Nadia &lt;astreinte&gt; le .+ \d{2}:\d{2}\./)
  expect((await link('GET')).text).toContain('Déjà acquittée</h1>')
  expect((await detail()).transitions.map(({ event }) => event)).toEqual(['alarm.raised', 'alarm.acknowledged'])
  expect((await log()).deliveries[0]).toMatchObject({ state: 'sent', step: 1, alarms: [{ deviceName: 'Forage <1>' }] })
})
