import { type Alarm, alarmDetail, alarmPage } from '@vigie/contracts/entities'
import { type AlarmEvent, type AlarmSnapshot, alarmMachine, alarmStep } from '@vigie/machines/alarm'
import { getShortestPaths } from '@xstate/graph'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { birthOf, createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const API = '/api/v1/alarms'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Acts of people by the event they are to the chart. */
const REQUESTS = {
  'acknowledge.requested': ['acknowledge', {}],
  'shelve.requested': ['shelve', { reason: 'travaux' }],
  'unshelve.requested': ['unshelve', {}],
  'suppress.requested': ['suppress', { reason: 'étude' }],
  'unsuppress.requested': ['unsuppress', { reason: 'étude close' }],
  'retire.requested': ['retire', { reason: 'panne de capteur' }],
  'return.requested': ['return', { reason: 'capteur changé' }],
  'comment.added': ['comments', { text: 'vu' }],
  'assignee.named': ['assign', { uid: null }],
} as const satisfies Partial<Record<AlarmEvent['type'], readonly [act: string, body: object]>>
type Requested = keyof typeof REQUESTS
const isRequested = (type: string): type is Requested => type in REQUESTS

const EVENTS: readonly AlarmEvent[] = [
  { type: 'condition.cleared', isPast: false },
  { type: 'condition.cleared', isPast: true },
  { type: 'occurrence.followed' },
  { type: 'shelving.ended' },
  ...Object.keys(REQUESTS).flatMap((type): AlarmEvent[] => (isRequested(type) ? [{ type }] : [])),
]

/** Every state that these events lead to, with the shortest way there, as the chart draws it. */
const STATES = getShortestPaths(alarmMachine, {
  input: { heldAs: null },
  events: EVENTS,
  serializeState: ({ value, context }) => `${String(value)}${context.isActive ? '' : ', cleared'}`,
})
  .map(({ state, steps }): { snapshot: AlarmSnapshot; way: AlarmEvent[] } => ({
    snapshot: state,
    way: steps.flatMap(({ event }) => EVENTS.filter((one) => JSON.stringify(one) === JSON.stringify(event))),
  }))
  .map((one) => ({ ...one, name: `${one.snapshot.value}${one.snapshot.context.isActive ? '' : ' (cleared)'}` }))

const EDGES = STATES.flatMap(({ snapshot, way, name }) =>
  EVENTS.filter((event) => snapshot.can(event)).map((event) => ({
    title: `${name} · ${event.type}${'isPast' in event && event.isPast ? ' long ago' : ''}`,
    way,
    event,
  })),
)

describe.each(DATABASES)('the life of an alarm over REST, on $name', (kind) => {
  let upstream: TestUpstream
  let aheadMs = 0
  let devices = 0
  const now = () => Date.now() + aheadMs
  const say = (device: string, state: 'on' | 'off', ts: number) => upstream.publish('power', { ts, state }, device)

  beforeAll(async () => {
    upstream = await createTestUpstream(kind, {}, now)
  })
  afterAll(async () => {
    await upstream?.stop()
  })

  const ask = async (path: string) => (await upstream.call(`${API}${path}`)).body
  const detailOf = async (id: string) => alarmDetail.parse(await ask(`/${id}?site=chaib`))
  const newest = async (device: string): Promise<Alarm> => {
    const [alarm] = alarmPage.parse(await ask(`?site=chaib&device=${device}&limit=1`)).alarms
    if (alarm === undefined) throw new Error('no alarm')
    return alarm
  }
  const request = ({ id }: Alarm, type: Requested) => {
    const [act, body] = REQUESTS[type]
    const until = new Date(now() + 10 * MINUTE).toISOString()
    return upstream.call(`${API}/${id}/${act}?site=chaib`, 'admin:chaib', act === 'shelve' ? { ...body, until } : body)
  }

  /** Brings an event about to the alarm of a device, and waits until it shows. */
  const bringAbout = async (alarm: Alarm, event: AlarmEvent): Promise<void> => {
    const { device, id } = alarm
    if (isRequested(event.type)) expect((await request(alarm, event.type)).status).toBe(200)
    else if (event.type === 'condition.cleared') await say(device, 'on', event.isPast ? now() - 2 * HOUR : now())
    else if (event.type === 'occurrence.followed') await say(device, 'off', now() + 1)
    else {
      aheadMs += 11 * MINUTE
      await vi.waitFor(async () => expect((await detailOf(id)).alarm.state).not.toBe('shelved'), { timeout: 20_000 })
    }
  }

  /** A new alarm, brought to a state. */
  const bornAt = async (way: readonly AlarmEvent[]): Promise<Alarm> => {
    devices += 1
    const device = `d${devices}`
    await upstream.publish('birth', birthOf(device, 'chaib'), device)
    await say(device, 'off', now() - 3 * HOUR)
    const alarm = await newest(device)
    for (const event of way) await bringAbout(alarm, event)
    return (await detailOf(alarm.id)).alarm
  }

  test('[R11.1] every state of the chart but the raised one is among them', () => {
    expect(new Set(STATES.map(({ snapshot }) => snapshot.value)).size).toBe(7)
  })

  test.each(EDGES)('[R11.1] $title', async ({ way, event }) => {
    const alarm = await bornAt(way)
    const before = await detailOf(alarm.id)
    const expected = alarmStep(alarm, event)?.state
    await bringAbout(alarm, event)
    const after = await detailOf(alarm.id)
    expect(after.alarm.state).toBe(expected)
    const [change, ...others] = after.transitions.slice(before.transitions.length)
    expect(others).toEqual([])
    expect(change).toMatchObject({ from: alarm.state, to: expected })
    const isByPerson = isRequested(event.type)
    expect(change?.actor).toEqual(isByPerson ? { uid: 'admin:chaib', name: 'admin:chaib' } : null)
    if (event.type !== 'occurrence.followed') return
    const next = await newest(alarm.device)
    expect(next).toMatchObject({ replaces: alarm.id, occurrences: 2, clearedAt: null })
    expect(next.state).toBe(alarm.state === 'returned' ? 'unacknowledged' : alarm.state)
  })

  test.each(STATES)('[R11.1] $name refuses what the chart does not answer', async ({ snapshot, way }) => {
    const alarm = await bornAt(way)
    const before = await detailOf(alarm.id)
    for (const type of Object.keys(REQUESTS).filter(isRequested)) {
      if (snapshot.can({ type })) continue
      const { status, body } = await request(alarm, type)
      const isSettled = type === 'acknowledge.requested' && alarm.acknowledgedAt !== null
      if (isSettled && (alarm.state === 'acknowledged' || alarm.state === 'normal'))
        expect(body).toMatchObject({ won: false })
      else expect([status, body]).toMatchObject([409, { code: 'alarm.transition-refused', state: alarm.state }])
    }
    expect(await detailOf(alarm.id)).toEqual(before)
  })
})
