// Conversations in short words: a leak, the other of two, the rank of those that are alike, the first of what was told [R13.3].
import { type Call, type Context, callLine, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { FACTS } from './score.ts'

/** What each question of a conversation comes to. */
const linesOf = (questions: readonly string[]): readonly string[] => {
  let before: Context | null = null
  return questions.map((question) => {
    const made = understand(question, FACTS, before)
    if (made.kind !== 'call') return made.kind
    const call: Call = made.call
    before = { call, pending: null }
    return callLine(call)
  })
}

test.each([
  [
    ['fuite', 'où', 'depuis quand', 'combien ça coute', 'par mois', 'que faire'],
    [
      'findings list leak',
      'findings where leak',
      'findings since leak',
      'findings cost leak',
      'findings cost leak',
      'findings remedy leak',
    ],
  ],
  [
    ['le bassin haut', 'et l’autre'],
    ['figure levelPct bassin-1 now', 'figure levelPct bassin-2 now'],
  ],
  [
    ['forage 1', 'il a tourné combien hier', 'lequel consomme le plus'],
    [
      'status running forage-1',
      'figure runningHours forage-1 d:2026-11-17',
      'figure energyKwh sources d:2026-11-17 most',
    ],
  ],
  [
    ['combien je vais payer ce mois ci', 'c’est plus que le mois dernier ?'],
    ['figure cost site m:2026-11', 'figure cost site m:2026-11 vs m:2026-10'],
  ],
  [
    ['eau ce mois', 'c’est mieux ?'],
    ['figure consumedM3 site m:2026-11', 'figure consumedM3 site m:2026-11 vs previous'],
  ],
  [
    ['alarmes', 'la premiere c’est quoi'],
    ['alarms list open', 'alarms first open'],
  ],
  [
    ['on a pompé combien hier', 'pourquoi ?', 'c’est normal ?'],
    ['figure producedM3 site d:2026-11-17', 'why producedM3 site d:2026-11-17', 'figure producedM3 site d:2026-11-17'],
  ],
] as const)('[R13.3] %j goes on as it was meant', (questions, lines) => {
  expect(linesOf(questions)).toEqual(lines)
})

test('[R13.3] the other of three is not known', () => {
  expect(linesOf(['forage 1', 'et l’autre'])).toEqual(['status running forage-1', 'refuse'])
})

test.each([
  ['niveau bassin haut a 6h ce matin', 'series level_m bassin-1 d:2026-11-18 06:00..07:00 mean'],
  ['combien de m3 par kwh', 'figure kwhPerM3 site d:2026-11-18'],
  ['bilan hydrique octobre', 'summary m:2026-10 water'],
  ['conseils', 'savings'],
] as const)('[R13.3] « %s » is read as it was meant', (question, line) => {
  expect(linesOf([question])).toEqual([line])
})
