import { type Alarm, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { shownRows } from '@vigie/machines/alarm-list'
import { describe, expect, test } from 'vitest'
import { formatMomentMinute } from '@/text'
import { NOW, one } from '@/widgets/alarm/alarm.fixtures'
import { badgeOf } from './badge.ts'
import { causesOf } from './causes.ts'
import { answers, filterOf, isNarrowed, needsRecords, queryOf, withFilter } from './filter.ts'
import { linesOf } from './lines.ts'
import { nightsOf } from './nights-of.ts'
import { byUrgency, rowOf } from './order.ts'
import { endedMoment, eventName, isAnomaly } from './row-words.ts'
import { shelveUntil } from './shelve-ends.ts'

const order = { act: 'acknowledge' } as const

test('[R11.1] what an address says that cannot be does not narrow', () => {
  for (const address of [
    'q=%00',
    'q=%0A%E2%80%8B',
    'appareil=%00',
    'appareil=A%0Ab',
    'du=%00',
    'etat=%00',
    'condition=%07',
  ])
    expect(isNarrowed(filterOf(new URLSearchParams(address)))).toBe(false)
  expect(filterOf(new URLSearchParams('q=for%00age%0A')).q).toBe('for age')
})

test('[R11.1] the life of an alarm that another took the place of ends by saying so', () => {
  expect(eventName({ event: 'alarm.raised', from: null, actor: null })).toBe('Apparue')
  expect(eventName({ event: 'alarm.raised', from: 'returned', actor: null })).toBe('Suivie d’une nouvelle occurrence')
  const event = 'alarm.suppressed'
  expect(eventName({ event, from: 'unacknowledged', actor: null })).toBe('Suspendue par une coupure')
  expect(eventName({ event, from: 'unacknowledged', actor: { uid: 'u', name: 'Ana' } })).toBe(
    'Supprimée par conception',
  )
})

describe('[R11.2] the badge', () => {
  test('is that of one’s own act until the server has answered', () => {
    expect(badgeOf(one('a'), undefined, true)).toEqual({
      look: 'waiting',
      label: 'Active, à acquitter',
      brief: 'Active',
    })
    expect(badgeOf(one('a', { state: 'normal' }), undefined, true).label).toBe('Terminée sans acquittement')
    expect(badgeOf(one('a'), { kind: 'sent', order }, true).label).toBe('Acquittement envoyé…')
    expect(badgeOf(one('a'), { kind: 'unsent', order }, false).label).toBe('En attente d’envoi (hors ligne)')
    expect(badgeOf(one('a'), { kind: 'unsent', order }, true).label).toBe('En attente d’envoi')
  })

  test('is done by the answer, even where the feed has not brought it', () => {
    expect(badgeOf(one('a'), { kind: 'done', order }, true)).toEqual({ look: 'known', label: 'Acquittée' })
    const by = { uid: 'u', name: 'Salma B.' }
    expect(badgeOf(one('a', { state: 'acknowledged', acknowledgedBy: by }), { kind: 'done', order }, true).label).toBe(
      'Acquittée · Salma B.',
    )
  })

  test('says who was faster, or why it was refused', () => {
    const at = '2026-11-22T08:04:18.000Z'
    expect(badgeOf(one('a'), { kind: 'lost', by: 'Salma B.', at }, true).label).toMatch(
      /^Acquittée par Salma B\. à \d{2}:04:18$/,
    )
    expect(badgeOf(one('a'), { kind: 'refused', order, code: 'role.forbidden' }, true)).toEqual({
      look: 'refused',
      label: 'refusé : Votre rôle ne permet pas cette action.',
    })
  })
})

test('[R11.2] to acknowledge first, what lasts before what is over, then by priority, then the newest', () => {
  const older = new Date(NOW - 120_000).toISOString()
  const alarms = [
    one('known', { state: 'acknowledged', priority: 'critical' }),
    one('old', { raisedAt: older }),
    one('new'),
    one('back', { state: 'returned', priority: 'critical' }),
  ]
  expect(alarms.toSorted(byUrgency).map(({ id }) => id)).toEqual(['new', 'old', 'back', 'known'])
})

describe('the filter', () => {
  const search = new URLSearchParams('etat=reportees&priorite=haute&appareil=pompe&q=bas&periode=7j')

  test('is in the address, where what does not narrow is left out', () => {
    const filter = filterOf(search)
    expect(filter).toMatchObject({ state: 'shelved', priority: 'high', device: 'pompe', q: 'bas', period: 'week' })
    expect(withFilter(new URLSearchParams(), filter).toString()).toBe(search.toString())
    expect(withFilter(search, { state: 'open', priority: null, device: null, q: '', period: 'now' }).size).toBe(0)
    expect(isNarrowed(filterOf(new URLSearchParams('etat=rien&priorite=7')))).toBe(false)
  })

  test('[R11.6] may be a stretch of time, which the address says to the second', () => {
    const stretch = new URLSearchParams('etat=toutes&du=2026-11-22T14:02:10.000Z&au=2026-11-22T14:14:40.000Z')
    const filter = filterOf(stretch)
    expect(withFilter(new URLSearchParams(), filter).toString()).toBe(stretch.toString())
    const [from, to] = [Date.parse('2026-11-22T14:02:10Z'), Date.parse('2026-11-22T14:14:40Z')]
    const query = queryOf(filter, NOW)
    expect([needsRecords(filter), query.from, query.to]).toEqual([true, from, to])
    const raisedAt = (at: number) => one('a', { raisedAt: new Date(at).toISOString() })
    expect([from - 1, from, to - 1, to].map((at) => answers(query, raisedAt(at), 'Pompe'))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isNarrowed(filterOf(new URLSearchParams('du=hier')))).toBe(false)
  })

  test('asks the records for what is closed or past, and the same of alarms that are held', () => {
    expect([needsRecords(filterOf(new URLSearchParams())), needsRecords(filterOf(search))]).toEqual([false, true])
    const query = queryOf(filterOf(new URLSearchParams('q=BASSIN')), NOW)
    expect(answers(query, one('a'), 'Bassin bas')).toBe(true)
    expect(answers(query, one('a'), 'Forage')).toBe(false)
    expect(answers(query, one('a', { state: 'shelved' }), 'Bassin bas')).toBe(false)
  })
})

describe('[R11.4] causes', () => {
  test('are cuts of one moment, with what follows from them', () => {
    // the upstream names the first of cuts that fall together as the cause of the others
    const cuts = ['a', 'b', 'c'].map((id) => one(id, { cause: id === 'a' ? null : 'a' }))
    const follower = one('d', { condition: 'stale', state: 'suppressed', cause: 'b' })
    const later = one('e', { raisedAt: new Date(NOW + 600_000).toISOString() })
    expect(causesOf([...cuts, follower, later])).toEqual([{ id: 'cause-a', rows: ['a', 'b', 'c', 'd'] }])
    expect(causesOf(cuts.slice(1))).toEqual([])
  })

  test('are one while nothing has power, led by the largest of their moments, as the home page tells it', () => {
    const earlier = one('z', { raisedAt: new Date(NOW - 600_000).toISOString() })
    const cuts = [earlier, ...['a', 'b', 'c'].map((id) => one(id))]
    expect(causesOf(cuts, true)).toEqual([{ id: 'cause-a', rows: ['a', 'b', 'c', 'z'] }])
    expect(causesOf(cuts, false)).toEqual([{ id: 'cause-a', rows: ['a', 'b', 'c'] }])
  })

  test('stay together once the power is back, until each was acknowledged', () => {
    const over = { clearedAt: new Date(NOW + 60_000).toISOString(), cause: 'a' }
    const cuts = ['a', 'b', 'c'].map((id) => one(id, { ...over, cause: id === 'a' ? null : 'a', state: 'returned' }))
    expect(causesOf(cuts)).toEqual([{ id: 'cause-a', rows: ['a', 'b', 'c'] }])
  })

  test('stand among single alarms by the most urgent of theirs: what lasts and waits is first, whatever it is', () => {
    const over = (id: string) => one(id, { state: 'returned', clearedAt: new Date(NOW).toISOString() })
    const cuts = ['a', 'b', 'c'].map(over)
    const active = one('x', {
      condition: 'offline',
      priority: 'low',
      raisedAt: new Date(NOW - 3_600_000).toISOString(),
    })
    const known = one('y', { condition: 'offline', state: 'acknowledged', priority: 'critical' })
    const alarms = [...cuts, active, known].toSorted(byUrgency)
    const shown = { rows: alarms.map(rowOf), causes: causesOf(alarms) }
    const lines = (isGrouped: boolean) => linesOf(shownRows({ shown, expanded: [], isGrouped }), shown)
    expect(lines(true).map(({ id }) => id)).toEqual(['head-waiting', 'x', 'cause-a', 'head-others', 'y'])
    expect(lines(true).flatMap((line) => (line.kind === 'head' ? [line.count] : []))).toEqual([4, 1])
    expect(lines(false).map(({ id }) => id)).toEqual(['head-waiting', 'x', 'c', 'b', 'a', 'head-others', 'y'])
    const again = alarms.map((alarm) => (alarm.id === 'b' ? one('b') : alarm)).toSorted(byUrgency)
    const mixed = { rows: again.map(rowOf), causes: causesOf(again) }
    const rows = shownRows({ shown: mixed, expanded: [], isGrouped: true })
    expect(rows.map(({ id }) => id)).toEqual(['cause-a', 'x', 'y'])
  })

  test('of those to acknowledge, what is over is under a head of its own, unless what lasts keeps its place below: then the head says both', () => {
    const heads = (states: readonly Alarm['state'][]) => {
      const alarms = states.map((state, place) => one(String(place), { state }))
      const shown = { rows: alarms.map(rowOf), causes: [] }
      const returned = new Set(alarms.flatMap(({ id, state }) => (state === 'returned' ? [id] : [])))
      const lines = linesOf(shownRows({ shown, expanded: [], isGrouped: true }), shown, returned)
      return lines.flatMap((line) => (line.kind === 'head' ? [`${line.section} ${line.count}`] : []))
    }
    expect(heads(['unacknowledged', 'returned', 'acknowledged'])).toEqual(['waiting 1', 'returned 1', 'others 1'])
    expect(heads(['returned', 'returned'])).toEqual(['returned 2'])
    expect(heads(['returned', 'unacknowledged', 'acknowledged'])).toEqual(['both 2', 'others 1'])
    expect(heads(['unacknowledged'])).toEqual(['waiting 1'])
  })

  test('in the order of the records are under one head', () => {
    const alarms = [one('a', { state: 'normal' }), one('b'), one('c', { state: 'normal' })]
    const shown = { rows: alarms.map(rowOf), causes: [] }
    const lines = linesOf(shownRows({ shown, expanded: [], isGrouped: true }), shown)
    expect(lines.map(({ id }) => id)).toEqual(['head-all', 'a', 'b', 'c'])
  })
})

test('[R11.3] a shelving ends within a day, a shift at its next change', () => {
  expect(shelveUntil('hour', NOW) - NOW).toBe(3_600_000)
  expect(shelveUntil('day', NOW) - NOW).toBeLessThan(86_400_000)
  const shift = shelveUntil('shift', NOW)
  expect(shift).toBeGreaterThan(NOW)
  expect(shift - NOW).toBeLessThanOrEqual(8 * 3_600_000)
})

test('[R11.1] the chart of a possible leak shows nights, that of any other alarm what was measured around it', () => {
  const night = { at: NOW, flowM3h: 4, recentM3h: [1, 1, 4], usualM3h: 1, leakSince: NOW } as const
  const figures = { consumptions: [{ device: 'pompe-a', night }] } as unknown as Pick<KpiBody, 'consumptions'>
  expect(nightsOf(one('a', { condition: 'night-flow' }), figures)).toEqual(night)
  expect(nightsOf(one('b', { condition: 'night-flow' }), figures)).toBeNull()
  expect(nightsOf(one('a'), figures)).toBeNull()
})

describe('what is over', () => {
  test('[R11.1] tells when it was over; of one whose end nobody knows, when it appeared', () => {
    const raisedAt = new Date(NOW - 2 * HOUR_MS).toISOString()
    const clearedAt = new Date(NOW - HOUR_MS).toISOString()
    expect(endedMoment(one('a', { raisedAt, clearedAt }), NOW)).toEqual({
      at: clearedAt,
      words: `finie ${formatMomentMinute(NOW - HOUR_MS, NOW)}`,
    })
    expect(endedMoment(one('a', { raisedAt, clearedAt: null }), NOW)).toEqual({
      at: raisedAt,
      words: `apparue ${formatMomentMinute(NOW - 2 * HOUR_MS, NOW)}`,
    })
  })
})

test('[R13.2] a clogged filter is told by its own evidence, not by the energy that its pump takes', () => {
  const clogged = { condition: 'efficiency-drift', finding: 'clogged-filter', clearedAt: null } as const
  expect(isAnomaly(clogged)).toBe(true)
  expect(isAnomaly({ ...clogged, finding: 'efficiency-drift' })).toBe(false)
  expect(isAnomaly({ ...clogged, clearedAt: new Date(0).toISOString() })).toBe(false)
})
