import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TOGETHER_MS } from '../store/escalations.ts'
import { DATABASES } from '../testing/databases.ts'
import { createReachWorld, REACH_START as START, TWO_STEPS } from '../testing/reach-world.ts'
import { MINUTE_MS, SECOND_MS } from '../time.ts'

describe.each(DATABASES)('[R11.7] steps of an escalation, on $name', (kind) => {
  let world: Awaited<ReturnType<typeof createReachWorld>>
  beforeAll(async () => {
    world = await createReachWorld(kind)
  }, 60_000)
  afterAll(() => world?.close(), 60_000)
  beforeEach(async () => {
    await world.clear()
    await world.setRules(TWO_STEPS)
  })

  const told = async () => (await world.deliveries()).map(({ addressee, step }) => `${step} ${addressee}`)
  const FIRST = START + TOGETHER_MS

  test('who waits for whom: the first step, the next one after its delay, then none', async () => {
    await world.cut(START)
    await world.round(FIRST - 1)
    expect(await told()).toEqual([])
    await world.round(FIRST)
    await world.round(FIRST + SECOND_MS)
    expect(await told()).toEqual(['1 Amina'])
    await world.round(FIRST + 10 * MINUTE_MS)
    expect(await told()).toEqual(['1 Amina', '2 Brahim'])
    await world.round(FIRST + 600 * MINUTE_MS)
    expect(await told()).toEqual(['1 Amina', '2 Brahim'])
  })

  test('acknowledging ends it, before the first step as well as before the next', async () => {
    const [one, other] = [await world.cut(START), await world.cut(START + MINUTE_MS)]
    await world.acknowledge(other.id, START + MINUTE_MS + SECOND_MS)
    await world.round(START + 2 * MINUTE_MS)
    expect(await told()).toEqual(['1 Amina'])
    expect((await world.deliveries())[0]?.alarms.map(({ id }) => id)).toEqual([one.id])
    await world.acknowledge(one.id, START + 3 * MINUTE_MS)
    await world.round(START + 60 * MINUTE_MS)
    expect(await told()).toEqual(['1 Amina'])
  })

  test('a condition that comes and goes is told again at most once in ten minutes, and puts no step off', async () => {
    const { device } = await world.cut(START)
    await world.round(FIRST)
    for (let minute = 1; minute < 6; minute += 1) {
      await world.power(device, minute % 2 === 1 ? 'on' : 'off', START + minute * MINUTE_MS)
      await world.round(START + minute * MINUTE_MS + 30 * SECOND_MS)
    }
    expect(await world.alarmOf(device)).toMatchObject({ state: 'returned', occurrences: 3 })
    expect(await told()).toEqual(['1 Amina'])
    // cleared, but acknowledged by nobody: the next step is told all the same, and the first that it came back
    await world.round(FIRST + 10 * MINUTE_MS)
    expect((await told()).toSorted()).toEqual(['1 Amina', '1 Amina', '2 Brahim'])
    await world.round(FIRST + 600 * MINUTE_MS)
    expect(await told()).toHaveLength(3)
  })

  test('an occurrence after the last step is told from the first step again', async () => {
    const { device } = await world.cut(START)
    await world.round(FIRST)
    await world.round(FIRST + 10 * MINUTE_MS)
    await world.power(device, 'on', START + 60 * MINUTE_MS)
    await world.power(device, 'off', START + 61 * MINUTE_MS)
    await world.round(FIRST + 61 * MINUTE_MS)
    await world.round(FIRST + 71 * MINUTE_MS)
    expect(await told()).toEqual(['1 Amina', '2 Brahim', '1 Amina', '2 Brahim'])
    const now = await world.alarmOf(device)
    expect((await world.deliveries()).at(-1)?.alarms.map(({ id }) => id)).toEqual([now.id])
    // acknowledged: nothing more, whatever was to come
    await world.power(device, 'on', START + 72 * MINUTE_MS)
    await world.power(device, 'off', START + 73 * MINUTE_MS)
    await world.acknowledge((await world.alarmOf(device)).id, START + 74 * MINUTE_MS)
    await world.round(START + 200 * MINUTE_MS)
    expect(await told()).toHaveLength(4)
  })

  test('what falls together is one message; of another priority it is another', async () => {
    for (let nth = 0; nth < 30; nth += 1) await world.cut(START + nth * 300)
    await world.round(FIRST)
    const [one, ...others] = await world.deliveries()
    expect(others).toEqual([])
    expect(one).toMatchObject({ addressee: 'Amina', alarmCount: 30 })
  })

  test('in quiet hours nobody is told before they end, and steps keep their distance; what passes is told', async () => {
    const quietHours = { days: [7], from: '09:30', to: '12:00', passing: [] }
    expect(await world.setRules({ ...TWO_STEPS, quietHours })).toEqual({ kind: 'done' })
    await world.cut(START)
    for (let minute = 1; minute <= 120; minute += 10) await world.round(START + minute * MINUTE_MS - SECOND_MS)
    expect(await told()).toEqual([])
    const end = START + 120 * MINUTE_MS
    await world.round(end)
    expect(await told()).toEqual(['1 Amina'])
    await world.round(end + 10 * MINUTE_MS - SECOND_MS - TOGETHER_MS)
    expect(await told()).toEqual(['1 Amina'])
    await world.round(end + 10 * MINUTE_MS)
    expect(await told()).toEqual(['1 Amina', '2 Brahim'])
    await world.setRules({ ...TWO_STEPS, quietHours: { ...quietHours, passing: ['high'] } })
    await world.cut(START)
    await world.round(FIRST)
    expect(await told()).toEqual(['1 Amina', '2 Brahim', '1 Amina'])
  })

  test('an upstream that was away tells the first step first, and the next after its delay', async () => {
    await world.cut(START)
    const back = START + 300 * MINUTE_MS
    await world.round(back)
    await world.round(back + SECOND_MS)
    expect(await told()).toEqual(['1 Amina'])
    await world.round(back + 10 * MINUTE_MS)
    expect(await told()).toEqual(['1 Amina', '2 Brahim'])
  })

  test('the one on call is told; when nobody is, the log says so, and the next step comes', async () => {
    const high = [
      { afterMinutes: 0, targets: [{ kind: 'on-call' as const }] },
      { afterMinutes: 5, targets: [{ kind: 'on-call' as const }, { kind: 'contact' as const, id: 'brahim' }] },
    ]
    const onCall = [{ days: [7], from: '10:03', to: '18:00', contact: 'brahim' }]
    await world.setRules({ ...TWO_STEPS, onCall, steps: { ...TWO_STEPS.steps, high } })
    await world.cut(START)
    await world.round(FIRST)
    expect(await world.deliveries()).toMatchObject([{ state: 'failed', tries: 0, addressee: 'Astreinte' }])
    await world.round(FIRST + 5 * MINUTE_MS)
    expect(await told()).toEqual(['1 Astreinte', '2 Brahim'])
  })

  test('two who believe to have the turn, and one who lost it, take a step once', async () => {
    await world.cut(START)
    await world.round(FIRST, 6)
    expect(await told()).toEqual([])
    await Promise.all([world.round(FIRST), world.round(FIRST), world.round(FIRST)])
    expect(await told()).toEqual(['1 Amina'])
  })

  test('without a rule for its priority an alarm waits for nobody; rules that come later do not tell of the past', async () => {
    await world.setRules({ ...TWO_STEPS, steps: { ...TWO_STEPS.steps, high: [] } })
    await world.cut(START)
    await world.setRules(TWO_STEPS)
    await world.round(START + 60 * MINUTE_MS)
    expect(await told()).toEqual([])
  })

  test('rules are changed from the version that was read, by what fits together', async () => {
    const rule = (id: string) => ({
      ...TWO_STEPS.steps,
      high: [{ afterMinutes: 0, targets: [{ kind: 'contact' as const, id }] }],
    })
    expect(await world.setRules({ ...TWO_STEPS, steps: rule('nobody') })).toMatchObject({ kind: 'invalid' })
    const [one, other] = await Promise.all([world.setRules(TWO_STEPS), world.setRules(TWO_STEPS)])
    expect([one?.kind, other?.kind].sort()).toContain('done')
  })
})
