import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeliveryRow } from '../store/deliveries.ts'
import { TOGETHER_MS } from '../store/escalations.ts'
import { DATABASES } from '../testing/databases.ts'
import { createMailbox, type Mailbox, smtpRefusal } from '../testing/mailbox.ts'
import { createReachWorld, REACH_START as START, TWO_STEPS } from '../testing/reach-world.ts'
import { createReceiver, type Receiver } from '../testing/receiver.ts'
import { createOutbox, type Outbox, TRIES_MOST, waitAfter } from './outbox.ts'
import { createSender, type Send } from './sender.ts'
import { createMailer } from './smtp.ts'
import { later } from './try.ts'
import { createPoster } from './webhook.ts'

const log = pino({ level: 'silent' })
const FIRST = START + TOGETHER_MS
const LEASE = 60_000
const never = () => new Promise<never>(() => {})

describe.each(DATABASES)('[R11.7] the outbox, on $name', (kind) => {
  let world: Awaited<ReturnType<typeof createReachWorld>>
  let mailbox: Mailbox
  let receiver: Receiver
  let nowMs = FIRST
  beforeAll(async () => {
    world = await createReachWorld(kind)
    mailbox = await createMailbox()
    receiver = await createReceiver()
  }, 60_000)
  afterAll(async () => {
    await Promise.all([world?.close(), mailbox?.close(), receiver?.close()])
  }, 60_000)
  beforeEach(async () => {
    nowMs = FIRST
    await world.clear()
    await world.setRules(TWO_STEPS)
    mailbox.onMail = async () => null
  })

  const sender = (): Send =>
    createSender({
      db: world.store.db,
      mailer: createMailer(mailbox.url, 'Vigie <vigie@example.test>'),
      poster: createPoster(['127.0.0.1']),
      key: 'key',
      now: () => nowMs,
    })
  /** An instance; `lapses`: its claims run out at once, as those of one that was killed a while ago. */
  const instance = (send: (delivery: DeliveryRow) => ReturnType<Send> = sender(), lapses = false): Outbox =>
    createOutbox({ db: world.store.db, send, now: () => nowMs, log, leaseMs: lapses ? 0 : LEASE })
  const drain = async (outbox: Outbox) => {
    await outbox.look()
    await outbox.idle()
  }
  /** So many alarms, each with a message of its own to send. */
  const fill = async (count: number) => {
    for (let nth = 0; nth < count; nth += 1) {
      await world.cut(START)
      await world.round(FIRST)
    }
  }
  const arrived = async () => {
    const ids = new Set((await world.deliveries()).map(({ id }) => id))
    return mailbox.mails.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  }

  test('a mail goes out once, to its addressee, under the id of its delivery', async () => {
    await fill(1)
    await drain(instance())
    await drain(instance())
    const [delivery] = await world.deliveries()
    expect(delivery).toMatchObject({ state: 'sent', tries: 1, unknownEnds: 0 })
    expect(delivery?.answer).toMatch(/^250/)
    const mails = mailbox.mails.filter(({ id }) => id === delivery?.id)
    expect(mails.map(({ to }) => to)).toEqual([['amina@example.test']])
    expect(mails[0]?.text).toContain('Alimentation coupée')
  })

  test('of two instances that look together each takes what the other does not', async () => {
    await fill(20)
    const both = [instance(), instance()]
    while ((await world.deliveries()).some(({ state }) => state === 'waiting')) await Promise.all(both.map(drain))
    const ids = await arrived()
    expect([ids.length, new Set(ids).size]).toEqual([20, 20])
  })

  test('killed between claim and send: sent once, by whoever comes when the claim has run out', async () => {
    await fill(1)
    await instance(never, true).look()
    await drain(instance())
    expect(await arrived()).toHaveLength(1)
    expect(await world.deliveries()).toMatchObject([{ state: 'sent', tries: 2, unknownEnds: 1 }])
  })

  test('while a claim holds nobody else sends', async () => {
    await fill(1)
    await instance(never).look()
    await drain(instance())
    expect(await arrived()).toEqual([])
    expect(await world.deliveries()).toMatchObject([{ state: 'waiting', tries: 1 }])
  })

  test('killed between acceptance and record: sent again under the same id, and the log says it is not known', async () => {
    await fill(1)
    const send = sender()
    await instance(async (delivery) => {
      await send(delivery)
      return never()
    }, true).look()
    await expect.poll(arrived).toHaveLength(1)
    await drain(instance())
    await drain(instance())
    const ids = await arrived()
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
    expect(await world.deliveries()).toMatchObject([{ state: 'sent', tries: 2, unknownEnds: 1 }])
  })

  test('an instance that wakes up after its claim ran out does not undo what the other one recorded', async () => {
    await fill(1)
    let wake = (): void => {}
    const slow = instance(async () => {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      return later('late')
    }, true)
    await slow.look()
    await drain(instance())
    wake()
    await slow.idle()
    expect(await world.deliveries()).toMatchObject([{ state: 'sent', tries: 2 }])
  })

  test('kill after kill at any point: each message arrives, what was recorded never again, one more at most per kill', async () => {
    await fill(12)
    const send = sender()
    let kills = 0
    for (let round = 0; (await world.deliveries()).some(({ state }) => state === 'waiting'); round += 1) {
      if (round % 2 === 1) await drain(instance())
      else {
        let nth = 0
        await instance(async (delivery) => {
          nth += 1
          kills += 1
          if (nth % 2 === 0) await send(delivery)
          return never()
        }, true).look()
        await expect.poll(async () => (await arrived()).length).toBeGreaterThanOrEqual(Math.floor(nth / 2))
      }
    }
    const ids = await arrived()
    const log = await world.deliveries()
    expect(new Set(ids).size).toBe(12)
    expect(ids.length).toBeLessThanOrEqual(12 + log.reduce((sum, { unknownEnds }) => sum + unknownEnds, 0))
    expect(log.reduce((sum, { unknownEnds }) => sum + unknownEnds, 0)).toBe(kills)
    await drain(instance())
    expect(await arrived()).toEqual(ids)
  })

  test('what the server defers is tried again, later each time and not for ever; what it refuses is not', async () => {
    await fill(1)
    mailbox.onMail = async () => smtpRefusal(451, 'greylisted')
    for (let tries = 1; tries <= TRIES_MOST; tries += 1) {
      await drain(instance())
      expect(await world.deliveries()).toMatchObject([{ tries, state: tries === TRIES_MOST ? 'failed' : 'waiting' }])
      await drain(instance())
      expect(await world.deliveries()).toMatchObject([{ tries }])
      nowMs += waitAfter(tries)
    }
    await fill(1)
    mailbox.onMail = async () => smtpRefusal(550, 'no such mailbox')
    await drain(instance())
    expect((await world.deliveries()).at(-1)).toMatchObject({ state: 'failed', tries: 1, unknownEnds: 0 })
    expect(await arrived()).toEqual([])
  })

  test('what was acknowledged before it was sent is not sent', async () => {
    const { id } = await world.cut(START)
    await world.round(FIRST)
    await world.acknowledge(id, FIRST)
    await drain(instance())
    expect(await world.deliveries()).toMatchObject([{ state: 'obsolete', tries: 1 }])
    expect(await arrived()).toEqual([])
  })

  test('what waits for another try goes out though a new occurrence has taken the place of its alarm', async () => {
    const { device } = await world.cut(START)
    await world.round(FIRST)
    mailbox.onMail = async () => smtpRefusal(451, 'greylisted')
    await drain(instance())
    await world.power(device, 'on', FIRST + 1_000)
    await world.power(device, 'off', FIRST + 2_000)
    nowMs += waitAfter(1)
    mailbox.onMail = async () => null
    await drain(instance())
    expect(await world.deliveries()).toMatchObject([{ state: 'sent', tries: 2 }])
    // acknowledged, the occurrence after it waits no longer, nor does what was to be told of the one before
    const other = await world.cut(START)
    await world.round(FIRST)
    await world.power(other.device, 'on', FIRST + 1_000)
    await world.power(other.device, 'off', FIRST + 2_000)
    await world.acknowledge((await world.alarmOf(other.device)).id, FIRST + 3_000)
    await drain(instance())
    expect((await world.deliveries()).at(-1)).toMatchObject({ state: 'obsolete' })
  })

  test('a webhook is signed, and carries the same id on each try', async () => {
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
    const hook = { id: 'hook', name: 'Supervision', template: 'json' as const, chat: null, url: receiver.url, secret }
    const high = [{ afterMinutes: 0, targets: [{ kind: 'webhook' as const, id: 'hook' }] }]
    await world.setRules({ ...TWO_STEPS, webhooks: [hook], steps: { ...TWO_STEPS.steps, high } })
    await fill(1)
    receiver.answer = async () => ({ status: 503 })
    await drain(instance())
    nowMs += waitAfter(1)
    receiver.answer = async () => ({ status: 204 })
    await drain(instance())
    const [delivery] = await world.deliveries()
    expect(delivery).toMatchObject({ state: 'sent', tries: 2, unknownEnds: 0, addressee: 'Supervision' })
    expect(receiver.received.map(({ headers }) => headers['idempotency-key'])).toEqual([delivery?.id, delivery?.id])
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'alarm.unacknowledged', step: 1 })
  })
})
