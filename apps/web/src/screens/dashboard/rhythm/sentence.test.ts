import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import type { LeadVerdict } from '@/widgets/kpi/lead'
import type { Outlook } from './outlook.ts'
import { type SentenceInput, toldOf, toneBeside } from './sentence.ts'

setSiteTimeZone('Etc/UTC')
const plain = (words: string): string => words.replaceAll(/[\u00a0\u202f]/g, ' ')
const side = (verdict: LeadVerdict | null, beyond: number | null = null, previous: number | null = null) => ({
  figure: { value: 1_000, previous, completenessPct: 100, previousCompletenessPct: 100 },
  outlook: {
    verdict,
    beyond,
    limit: verdict === null ? null : { whole: 1_000, byNow: 500, basis: 'budget' },
    projected: null,
  } as Outlook,
})
const usual = (one: ReturnType<typeof side>) => ({
  ...one,
  outlook: { ...one.outlook, limit: { whole: 1_000, byNow: 500, basis: 'usual', days: 4 } } as Outlook,
})
const say = (input: Partial<SentenceInput>) => {
  const { tone, words, habit } = toldOf({
    unit: 'month',
    isOpen: true,
    currency: 'MAD',
    from: Date.UTC(2026, 10, 26, 12),
    water: side('within'),
    cost: side('within'),
    sectors: [],
    ...input,
  })
  return [tone, plain(habit === null ? words : `${words} | ${habit}`)]
}
const sector = (name: string, verdict: LeadVerdict, beyond: number) => ({ name, outlook: { verdict, beyond } })

test.each<[Partial<SentenceInput>, string, string]>([
  [{}, 'good', 'Le mois finirait sous ses deux budgets'],
  [
    { sectors: [sector('Secteur A', 'ahead', 0.161), sector('Secteur B', 'within', -0.2)] },
    'warn',
    'Le mois finirait sous ses deux budgets · Secteur A dépasserait son budget de 16 %',
  ],
  [
    { sectors: [sector('A', 'ahead', 0.16), sector('B', 'over', 0.3)] },
    'warn',
    'Le mois finirait sous ses deux budgets · 2 secteurs dépasseraient leur budget, dont B de 30 %',
  ],
  [
    { water: side('ahead', 0.07) },
    'warn',
    'Le mois dépasserait son budget d’eau de 7,0 % · finirait sous son budget d’énergie',
  ],
  [{ cost: side('over', 0.2) }, 'warn', 'Le mois a déjà dépassé son budget d’énergie · finirait sous son budget d’eau'],
  [
    { unit: 'day', water: usual(side('ahead', 0.064)), cost: usual(side('over', 0.01)) },
    'warn',
    'La journée a déjà dépassé l’habitude en coût d’énergie · dépasserait l’habitude en eau de 6,4 % | habitude de 4 jeudis',
  ],
  [
    { unit: 'day', water: usual(side('over', 0.11)), cost: side('over', 0.18) },
    'warn',
    'La journée a déjà dépassé l’habitude en eau · a déjà dépassé son budget d’énergie | habitude de 4 jeudis',
  ],
  [
    { unit: 'day', water: usual(side('within')) },
    'good',
    'La journée finirait sous l’habitude en eau · finirait sous son budget d’énergie | habitude de 4 jeudis',
  ],
  [{ isOpen: false, unit: 'year' }, 'good', 'L’année a fini sous ses deux budgets'],
  // the last days until now go on: nothing of them has ended, and their budget is not that of the month
  [
    { isOpen: false, unit: 'last-30d', cost: side('over', 0.1), sectors: [sector('Secteur A', 'over', 0.14)] },
    'warn',
    'La période dépasse son budget d’énergie de 10 % · est sous son budget d’eau · Secteur A dépasse de 14 % son budget de ces jours',
  ],
  [
    { unit: 'day', water: usual(side('close')), cost: usual(side('close')) },
    'good',
    'La journée finirait tout près de l’habitude, eau et coût | habitude de 4 jeudis',
  ],
  [
    { unit: 'day', water: usual(side('even', 0.001)), cost: usual(side('even', -0.001)) },
    'good',
    'La journée suit l’habitude, eau et coût | habitude de 4 jeudis',
  ],
  [
    { unit: 'day', water: usual(side('even', 0.001)), cost: side('even', -0.001) },
    'good',
    'La journée suit l’habitude en eau · finirait juste à son budget d’énergie | habitude de 4 jeudis',
  ],
  [
    { unit: 'day', isOpen: false, water: usual(side('even', 0.001)), cost: side('within') },
    'good',
    'La journée a suivi l’habitude en eau · a fini sous son budget d’énergie | habitude de 4 jeudis',
  ],
  [
    { isOpen: false, unit: 'week', water: side('over', 0.12), cost: side('over', 0.3) },
    'warn',
    'La semaine a dépassé son budget d’eau de 12 % · a dépassé son budget d’énergie de 30 %',
  ],
  [
    { cost: side(null, null, 1_250) },
    'good',
    'Le mois finirait sous son budget d’eau · 1 000 MAD d’énergie (−20 %) face à la période comparée',
  ],
])('the sentence of %j', (input, tone, words) => {
  expect(say(input)).toEqual([tone, words])
})

test('[R10] what it comes to leads the sentence, and is its first part alone', () => {
  const first = (input: Partial<SentenceInput>) => String(say(input)[1]).split(/ [·|] /)[0] ?? ''
  const worst = {
    unit: 'day' as const,
    water: usual(side('ahead', 0.064)),
    cost: usual(side('over', 0.01)),
    sectors: [sector('Secteur A', 'ahead', 0.161)],
    watched: 4,
  }
  expect(first(worst)).toBe('La journée a déjà dépassé l’habitude en coût d’énergie')
  // two lines of a phone
  expect(first({ unit: 'day', water: usual(side('close')), cost: usual(side('close')) }).length).toBeLessThan(65)
})

test('[R10] of a sector that is beyond its budget already the end is told, not how little it is beyond it today', () => {
  const outlook = {
    verdict: 'over' as const,
    beyond: 0.005,
    projected: 5_426,
    limit: { whole: 4_570, byNow: 3_960, basis: 'budget' as const },
  }
  expect(say({ sectors: [{ name: 'Secteur A', outlook }] })).toEqual([
    'warn',
    'Le mois finirait sous ses deux budgets · Secteur A a déjà dépassé son budget et finirait à +19 %',
  ])
  const over = { ...outlook, projected: null }
  expect(say({ sectors: [{ name: 'Secteur A', outlook: over }] })[1]).toMatch(/Secteur A a dépassé son budget de 0,5 %/)
})

test('without budgets it compares, and says what there is when there is nothing to compare with', () => {
  expect(say({ water: side(null, null, 960), cost: side(null, null, 1_250) })).toEqual([
    'unknown',
    '1 000 m³ d’eau (+4,2 %) et 1 000 MAD d’énergie (−20 %) face à la période comparée',
  ])
  expect(say({ unit: 'last-7d', water: side(null), cost: side(null) })).toEqual([
    'unknown',
    '1 000 m³ d’eau et 1 000 MAD d’énergie',
  ])
  const nothing = { figure: { value: null, previous: null, completenessPct: null }, outlook: side(null).outlook }
  expect(say({ water: nothing, cost: nothing })).toEqual(['unknown', 'Rien n’a été compté sur cette période'])
})

test('[R10] while the site is cut the sentence is the cut and what was counted, and nothing is projected', () => {
  expect(say({ isHeld: true })).toEqual([
    'warn',
    'Compte arrêté par la coupure du site · 1 000 m³ d’eau et 1 000 MAD d’énergie',
  ])
})

test('[R10] no headline stands in green while something is cut; what is grave stays so', () => {
  expect(toneBeside('good', { isCut: true, hasPoints: false })).toBe('unknown')
  expect(toneBeside('good', { isCut: false, hasPoints: false })).toBe('good')
  expect(toneBeside('warn', { isCut: true, hasPoints: false })).toBe('warn')
  // a leak that ran in the period, or a target that it missed
  expect(toneBeside('good', { isCut: false, hasPoints: true })).toBe('warn')
  expect(toneBeside('unknown', { isCut: true, hasPoints: true })).toBe('unknown')
})

test('[R10] while pumps stand that usually work, where the energy leads says that they have to work again', () => {
  const resting = (one: ReturnType<typeof side>) => ({ ...one, outlook: { ...one.outlook, resting: true } })
  expect(say({ water: side('ahead', 0.07), cost: resting(side('within', -0.3)) })[1]).toBe(
    'Le mois dépasserait son budget d’eau de 7,0 % · finirait sous son budget d’énergie même si les pompes reprennent comme d’habitude',
  )
  expect(say({ cost: resting(side('ahead', 0.2)) })[1]).toContain('budget d’énergie de 20 % si les pompes reprennent')
  expect(say({ cost: resting(side('within')) })[1]).toBe(
    'Le mois finirait sous ses deux budgets même si les pompes reprennent comme d’habitude',
  )
  expect(say({ cost: resting(side('over', 0.2)) })[1]).not.toContain('si les pompes')
})

test('[R10] what is known of a period only from a day within it on is told from there, and never as of the whole', () => {
  const since = Date.UTC(2026, 7, 28, 12)
  const unjudged = side(null)
  expect(say({ unit: 'year', since, cost: unjudged })).toEqual([
    'good',
    'L’année (comptée depuis le 28/08) finirait sous son budget d’eau · 1 000 MAD d’énergie',
  ])
  expect(say({ unit: 'year', since, water: unjudged, cost: unjudged })).toEqual([
    'unknown',
    '1 000 m³ d’eau et 1 000 MAD d’énergie · depuis le 28/08',
  ])
})

test('[R10] beside a projection what has no budget is told by its own end, as its tile has it, not by what it is so far', () => {
  const cost = side(null, null, 1_250)
  const projected = { ...cost, outlook: { ...cost.outlook, projected: 1_436 } }
  expect(say({ cost: projected })[1]).toBe('Le mois finirait sous son budget d’eau · 1 436 MAD d’énergie projetés')
})

test('[R10] what needs watching now stands after any verdict, which then is not green; a period that is over has none', () => {
  expect(say({ watched: 4 })).toEqual(['warn', 'Le mois finirait sous ses deux budgets · 4 points à surveiller'])
  expect(say({ water: side('ahead', 0.07), watched: 1 })[1]).toMatch(/ · 1 point à surveiller$/)
  expect(say({ isOpen: false, watched: 4 })).toEqual(['good', 'Le mois a fini sous ses deux budgets'])
})

test('[R10] a day that begins is told by what it counted, and how far that is from the habit up to the hour that is over', () => {
  const begins = (one: ReturnType<typeof side>, rhythm: number, at?: number) => {
    const { figure, outlook } = usual(one)
    const limit = { ...outlook.limit, ...(at !== undefined && { pace: { at, counted: 11, expected: 9 } }) }
    return { figure, outlook: { ...outlook, limit, rhythm, isHabit: true } as Outlook }
  }
  const day = (at?: number) =>
    ({ unit: 'day', water: begins(side('close'), 0.2, at), cost: begins(side('close'), 0.008, at) }) as const
  expect(say(day())).toEqual([
    'unknown',
    'La journée commence : 1 000 m³ d’eau, 1 000 MAD d’énergie · à cette heure, eau +20 % et coût d’énergie +0,8 % face à l’habitude (4 jeudis)',
  ])
  // amounts are of the last minutes, shares of the hours that are over: the hour stands before them
  expect(say(day(Date.UTC(2026, 10, 26, 4)))[1]).toMatch(
    / · jusqu’à 04:00, eau \+20 % et coût d’énergie \+0,8 % face à/,
  )
  expect(say({ ...day(), water: begins(side('close'), 0.001) })[1]).toMatch(
    / · à cette heure, coût d’énergie \+0,8 % face à l’habitude, eau comme d’habitude \(4 jeudis\)$/,
  )
  expect(say({ ...day(), watched: 1 })[1]).toMatch(/jeudis\) · 1 point à surveiller$/)
})

test('[R10] energy that is below its limit because hardly any water was pumped is told as no saving', () => {
  const unpumped = (one: ReturnType<typeof side>, pumped: 'nothing' | 'little' = 'little') => ({ ...one, pumped })
  expect(
    say({ isOpen: false, unit: 'day', water: usual(side('over', 0.1)), cost: unpumped(usual(side('within'))) })[1],
  ).toBe(
    'La journée a dépassé l’habitude en eau de 10 % · a fini sous l’habitude en coût d’énergie, presque sans pomper | habitude de 4 jeudis',
  )
  expect(say({ isOpen: false, cost: unpumped(side('within')) })[1]).toBe(
    'Le mois a fini sous ses deux budgets, presque sans pomper',
  )
  expect(say({ isOpen: false, cost: unpumped(side('within'), 'nothing') })[1]).toBe(
    'Le mois a fini sous ses deux budgets, sans pomper',
  )
  const cost = { ...unpumped(side('within'), 'nothing'), deferred: '175 MAD' }
  expect(say({ isOpen: false, cost })[1]).toBe(
    'Le mois a fini sous ses deux budgets, sans pomper (≈ 175 MAD de pompage reportés)',
  )
  const lastHours = { ...side(null, null, 1_700), deferred: '175 MAD' }
  expect(say({ unit: 'last-24h', water: side(null, null, 900), cost: lastHours })[1]).toContain(
    '1 000 MAD d’énergie (−41 %, ≈ 175 MAD de pompage reportés)',
  )
  expect(say({ isOpen: false, cost: unpumped(side('over', 0.2)) })[1]).not.toContain('pomper')
})
