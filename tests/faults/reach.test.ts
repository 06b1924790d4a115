import { deliveriesPage, reachBody } from '@vigie/contracts/entities'
import { REACH_PATHS } from '@vigie/contracts/rest'
import { createMailbox, type Mailbox } from '@vigie/upstream/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { hasProduction, ownProduction, type Production } from '../harness/production.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

const suite = (production: () => Promise<Production | null>) => () => {
  let stack: TestStack
  let mailbox: Mailbox
  let admin: Person
  beforeAll(async () => {
    mailbox = await createMailbox()
    const upstream = { SMTP_URL: mailbox.url, SMTP_FROM: 'vigie@example.test' }
    stack = await createTestStack({ env: { upstream } }, await production())
    admin = await newPerson({ role: 'admin', platforms: [stack.site] })
    const devices = await stack.devices()
    await devices.birth('forage', flowMeter('Forage'))
    await until('the pump is known', async () => (await ask('/api/devices/forage')).status === 200)
    const contacts = [{ id: 'nadia', name: 'Nadia', email: 'nadia@example.test' }]
    const high = [{ afterMinutes: 0, targets: [{ kind: 'contact', id: 'nadia' }] }]
    const steps = { critical: [], high, medium: [], low: [] }
    const rules = { contacts, webhooks: [], onCall: [], exceptions: [], quietHours: null, steps }
    const { version } = reachBody.parse((await ask(REACH_PATHS.rules)).json())
    expect((await ask(REACH_PATHS.rules, { method: 'PUT', body: { version, rules } })).status).toBe(200)
  })
  afterAll(async () => {
    await stack?.close()
    await mailbox?.close()
  })
  const ask = (path: string, extra: object = {}) => callGateway(stack, path, { token: admin.token, ...extra })
  const only = async () => {
    const answer = await ask(REACH_PATHS.deliveries)
    return answer.status === 200 ? deliveriesPage.parse(answer.json()).deliveries[0] : undefined
  }

  test('[R11.7] a message on its way when the upstream is killed is sent again, under its own id', {
    timeout: 180_000,
  }, async () => {
    // received whole, and then killed before the server could say so
    const first = Promise.withResolvers<string>()
    mailbox.onMail = ({ id }) => {
      first.resolve(id)
      return new Promise(() => {})
    }
    await (await stack.devices()).power('forage', 'off')
    const id = await first.promise
    stack.signal('upstream', 'SIGKILL')
    mailbox.onMail = async () => null
    await stack.restart('upstream')
    const sent = await until(
      'it is sent',
      async () => {
        const delivery = await only()
        return delivery?.state === 'sent' && delivery
      },
      90_000,
    )
    expect(sent).toMatchObject({ id, tries: 2, unknownEnds: 1 })
    expect(mailbox.mails.map((mail) => mail.id)).toEqual([id])
    // accepted and recorded: whatever dies now, it is not sent again
    for (let kill = 0; kill < 3; kill += 1) {
      stack.signal('upstream', 'SIGKILL')
      await stack.restart('upstream')
      await until('the log can be read', only)
    }
    const probe = await ask(REACH_PATHS.test, { body: { target: { kind: 'contact', id: 'nadia' } } })
    expect(probe.status).toBe(200)
    expect(mailbox.mails.filter((mail) => mail.id === id)).toHaveLength(1)
    expect(
      await until('its delivery', async () =>
        deliveriesPage.parse((await ask(REACH_PATHS.deliveries)).json()).deliveries.at(-1),
      ),
    ).toMatchObject({ id, tries: 2 })
  })
}

describe(
  'embedded: kill -9 while a message is sent',
  suite(async () => null),
)
describe.skipIf(!hasProduction)('production: kill -9 while a message is sent', suite(ownProduction))
