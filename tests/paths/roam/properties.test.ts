import { describe, expect, test } from 'vitest'
import type { PowerChange, Sent } from '../../harness/publisher.ts'
import { judge } from './judge.ts'
import { PROPERTIES } from './properties.ts'
import type { Deed, Look, Trouble, Walked } from './record.types.ts'

/** One tab that stood live for a minute while one device measured each second and nothing happened; each test changes it. */
const T = Date.UTC(2026, 10, 23, 14, 0, 0)
const S = 1_000
const at = (seconds: number) => T + seconds * S
const measured: Sent[] = Array.from({ length: 90 }, (_, n) => ({ value: n / 10, ts: at(n), ackedAt: at(n) }))
const on: PowerChange = { isOn: true, sentAt: T - S, ackedAt: T - S }
const cut: PowerChange = { isOn: false, sentAt: at(10), ackedAt: at(10) + 50 }
const base: Omit<Look, 'from' | 'until'> = {
  tab: 'tab 1',
  life: '1',
  site: 'chaib',
  path: '/',
  hasShell: true,
  hasSignIn: false,
  connection: 'live',
  hasDot: false,
  panel: null,
  saysListIsOld: false,
  notice: null,
  toasts: 0,
  tiles: [],
  named: ['Source A1'],
  isBroken: false,
  isPainted: true,
}
const look = (from: number, until: number, part: Partial<Look> = {}): Look => ({
  ...base,
  from: at(from),
  until: at(until),
  ...part,
})
const deed = (does: string, from: number, part: Partial<Deed> = {}): Deed => ({
  who: 'tab 1',
  does,
  site: 'chaib',
  from: at(from),
  until: at(from),
  isDone: true,
  ...part,
})
const trouble = (kind: Trouble['kind'], from: number, until: number): Trouble => ({
  kind,
  from: at(from),
  until: at(until),
})

type Part = {
  readonly looks: readonly Look[]
  readonly power?: readonly PowerChange[]
  readonly deeds?: readonly Deed[]
  readonly troubles?: readonly Trouble[]
}
const record = ({ looks, power = [], deeds = [], troubles = [] }: Part): Walked => ({
  startedAt: T,
  endsAt: looks.at(-1)?.until ?? T,
  looks,
  deeds,
  troubles,
  stalls: [],
  published: new Map([
    ['chaib', { values: new Map([['Source A1', measured]]), power: new Map([['Source A1', [on, ...power]]]) }],
    ['massa', { values: new Map(), power: new Map([['Source B1', [on]]]) }],
  ]),
})
/** The words with which a promise begins, of each one that is broken. */
const broken = (part: Part): readonly string[] => [
  ...new Set(judge(record(part)).broken.map(({ property }) => property)),
]
const only = (words: string): readonly string[] => {
  const names = PROPERTIES.map(({ name }) => name).filter((name) => name.includes(words))
  if (names.length !== 1) throw new Error(`not one promise: ${words}`)
  return names
}
const tile = (value: string, freshness = 'fresh') => ({ tiles: [{ name: 'Source A1', value, freshness }] })
const listed = { panel: [{ device: 'Source A1', isOn: false, at: at(10) }] }

describe('a record in which all is as promised', () => {
  test.each<[string, Part]>([
    ['nothing happens', { looks: [look(0, 60)] }],
    ['a fresh value, then an old one', { looks: [look(20, 21, tile('2,0')), look(21, 40, tile('2,0', 'old'))] }],
    [
      'a cut, its dot, the panel',
      {
        power: [cut],
        deeds: [deed('presses the bell', 20)],
        looks: [look(0, 10.2), look(10.3, 20, { hasDot: true }), look(20.1, 40, listed), look(40.1, 60)],
      },
    ],
    [
      'a notice that is seen',
      {
        power: [cut],
        deeds: [deed('has seen the notice', 20)],
        looks: [look(0, 10), look(10.3, 20, { hasDot: true, notice: 1 }), look(20.1, 60, { hasDot: true })],
      },
    ],
    [
      'a notice that a panel closed in another tab ends, of which this tab is seen to have heard before that one',
      {
        power: [cut],
        looks: [
          look(0, 20, { tab: 'tab 2', ...listed }),
          look(20.6, 60, { tab: 'tab 2' }),
          look(0, 10),
          look(10.3, 20.1, { hasDot: true, notice: 1 }),
          look(20.2, 20.3),
          look(20.4, 60, { connection: 'stale' }),
        ],
      },
    ],
    [
      'a freeze with its sign, and back',
      {
        troubles: [trouble('gateway frozen', 10, 20)],
        looks: [look(0, 12.6), look(12.7, 21, { connection: 'stale' }), look(21.1, 70)],
      },
    ],
    [
      'a cut while the page is not live, told afterwards',
      {
        power: [cut],
        looks: [
          look(0, 9),
          look(9.1, 30, { connection: 'retrying' }),
          look(30.1, 31),
          look(31.1, 60, { hasDot: true }),
        ],
      },
    ],
    [
      'a sign-out of every tab',
      {
        deeds: [deed('signs out', 10)],
        looks: [look(0, 10), look(10.2, 60, { hasShell: false, hasSignIn: true, connection: null, named: [] })],
      },
    ],
  ])('%s: breaks none', (_, part) => {
    expect(broken(part)).toEqual([])
  })
})

describe('each promise is broken by what it forbids, and by nothing else', () => {
  test.each<[string, Part]>([
    ['is called fresh', { looks: [look(20, 40, tile('2,0'))] }],
    ['is called fresh', { looks: [look(20, 21, tile('99,0'))] }],
    ['no page says that it is live', { troubles: [trouble('gateway frozen', 10, 20)], looks: [look(0, 60)] }],
    [
      'no page says that it is live',
      { troubles: [trouble('link blackholed', 10, 20)], looks: [look(0, 13.5), look(13.6, 60)] },
    ],
    [
      'every page is live again',
      { troubles: [trouble('gateway gone', 10, 11)], looks: [look(0, 10), look(10.1, 60, { connection: 'retrying' })] },
    ],
    ['told by dot or panel', { power: [cut], looks: [look(0, 60)] }],
    [
      'lists every power cut',
      {
        power: [cut],
        deeds: [deed('presses the bell', 11)],
        looks: [look(0, 10), look(10.1, 11, { hasDot: true }), look(11.1, 60, { panel: [] })],
      },
    ],
    ['a dot while nothing happened', { looks: [look(0, 10), look(10.1, 60, { hasDot: true })] }],
    ['a press on the bell', { deeds: [deed('presses the bell', 10)], looks: [look(0, 60)] }],
    [
      'the notice of power cuts stays',
      {
        power: [cut],
        looks: [look(0, 10), look(10.1, 20, { hasDot: true, notice: 1 }), look(20.1, 60, { hasDot: true })],
      },
    ],
    ['two pages at once', { looks: [look(0, 60, { hasSignIn: true })] }],
    ['two pages at once', { looks: [look(0, 60, { hasShell: false, connection: null, hasSignIn: true })] }],
    ['a device of another site', { looks: [look(0, 60, { named: ['Source A1', 'Source B1'] })] }],
    [
      'no tab of that site shows the shell',
      {
        deeds: [deed('signs out', 10, { who: 'tab 2' })],
        looks: [
          look(10, 10.5, { tab: 'tab 2', hasShell: false, hasSignIn: true, connection: null, named: [] }),
          look(0, 60),
        ],
      },
    ],
    ['one toast at a time', { looks: [look(0, 60, { toasts: 2 })] }],
    ['one toast at a time', { looks: [look(0, 60, { isBroken: true })] }],
  ])('%s', (words, part) => {
    expect(broken(part)).toEqual(only(words))
  })
})

test('what has not had its time yet is open, not broken', () => {
  const { broken: found, openUntil } = judge(record({ power: [cut], looks: [look(0, 12)] }))
  expect(found).toEqual([])
  expect(openUntil).toBeGreaterThanOrEqual(at(15))
})

test('a machine that came late itself excuses as much, and no more', () => {
  const looks = [look(0, 15.2), look(15.3, 21, { connection: 'stale' }), look(21.1, 70)]
  const late = {
    ...record({ looks, troubles: [trouble('gateway frozen', 10, 20)] }),
    stalls: [{ from: at(12), until: at(14) }],
  }
  expect(judge(late).broken).toEqual([])
  expect(judge({ ...late, stalls: [{ from: at(12), until: at(13) }] }).broken).toHaveLength(1)
})

test('who has left the page is owed nothing more', () => {
  const left = look(12.1, 60, { life: '2', hasShell: false, connection: null, named: [] })
  expect(judge(record({ power: [cut], looks: [look(0, 12), left] })).broken).toEqual([])
})
