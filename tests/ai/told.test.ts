// What is said to single questions, beside what the whole set must hold (agent.test.ts) [R13.3].
import { type Body, type Call, callLine, followUpsOf, readsOf, tell, understand } from '@vigie/analyst/question'
import type { Alarm, KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { withoutBefore } from './asked.ts'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'
import { ALARMS, answerRead, SHIFT } from './world.ts'

const WHY = "Pourquoi la consommation d'eau a augmenté cette semaine ?"
const callOf = (question: string): Call => {
  const understood = understand(question, FACTS, null)
  if (understood.kind !== 'call') throw new Error(`${question}: ${understood.kind}`)
  return understood.call
}

/** What a question of the set is answered, on a site whose first sector leaks since then. */
const whyWhere = (leakSince: number) => {
  const call = callOf(WHY)
  const bodies = readsOf(call, FACTS)
    .map(answerRead)
    .map((one): Body => {
      if (one.read !== 'kpis') return one
      const [first, ...others] = one.body.consumptions
      if (first === undefined) throw new Error('no sector')
      const night = { from: 0, at: FACTS.now, flowM3h: 2.5, usualM3h: 0.5, recentM3h: [], leakSince }
      return { ...one, body: { ...one.body, consumptions: [{ ...first, night }, ...others] } }
    })
  const told = tell(call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, WHY)).toEqual([])
  return { told, bodies, sentences: told.sentences.map((one) => one.replaceAll('\u00a0', ' ')) }
}

test('why water was drawn is told by the sectors, those that drew most more first, then by a leak that came in between [R13.3]', () => {
  const { told, bodies, sentences } = whyWhere(FACTS.now)
  const [sector = ''] = sentences
  expect(sentences.filter((one) => one.startsWith('Fuite probable'))).toEqual([
    expect.stringMatching(
      /^Fuite probable – .*, depuis le 18 novembre 2026 : 2,5 m³\/h la nuit, contre 0,5 m³\/h d’habitude, soit 48 m³ par jour\.$/,
    ),
  ])
  expect(sentences.findIndex((one) => one.startsWith('Fuite probable'))).toBeGreaterThan(sentences.indexOf(sector))
  const rows = told.table?.rows ?? []
  expect(told.table?.columns).toEqual(['Secteur', 'Eau', 'Juste avant', 'Écart'])
  const [figures] = bodies.flatMap((one) => (one.read === 'kpis' ? [one.body] : []))
  expect(rows).toHaveLength(figures?.consumptions.length ?? 0)
  expect(sector).toContain(rows[0]?.[0])
  const written = rows.map(([, , , change = '']) => change)
  expect(written.every((change) => /^[+−]\d/.test(change))).toBe(true)
  const changes = written.map((change) =>
    Number(
      change
        .replace(/[^\d,−]/g, '')
        .replace(',', '.')
        .replace('−', '-'),
    ),
  )
  expect(changes).toEqual(changes.toSorted((a, b) => b - a))
})

test('a leak that both stretches contain explains no change between them [R13.3]', () => {
  expect(whyWhere(0).sentences.filter((one) => one.startsWith('Fuite probable'))).toEqual([])
})

describe('what was found is told of what lasts', () => {
  const told = (question: string) => {
    const call = callOf(question)
    return tell(call, readsOf(call, FACTS).map(answerRead), FACTS).sentences.map((one) => one.replaceAll('\u00a0', ' '))
  }

  test.each([
    [
      'Combien coûte la fuite depuis le début ?',
      'Fuite possible – Secteur agrumes nord : 472 MAD depuis le 29 octobre 2026, très probablement entre 425 MAD et 519 MAD.',
    ],
    ['Depuis quand le filtre est colmaté ?', 'Filtre qui se colmate – Forage Aït Amira 1 : depuis le 19 octobre 2026.'],
    ['que faire pour le capteur figé ?', 'Vérifier le capteur et son câble ; d’ici là, ne pas se fier à sa mesure.'],
    [
      'Est-on sûr que c’est une fuite ?',
      'Le débit minimum nocturne est passé de 0,24 m³/h à 2,11 m³/h : de l’eau coule à toute heure.',
    ],
    ['combien coûte la fuite des avocatiers ?', 'Aucun constat en cours : fuite possible – Secteur avocatiers.'],
  ])('« %s » [R13.3]', (question, sentence) => {
    expect(told(question).join('\n')).toContain(sentence)
  })
})

describe('a question of two parts is answered whole', () => {
  const told = (question: string) => {
    const call = callOf(question)
    const bodies = readsOf(call, FACTS).map(answerRead)
    const answer = tell(call, bodies, FACTS)
    expect(untraced(answer, bodies, FACTS, question)).toEqual([])
    return answer.sentences.join('\n').replaceAll('\u00a0', ' ')
  }

  test('a budget stands with what of it was used, and whether it is passed [R13.3]', () => {
    for (const question of [
      'Quel est le budget du secteur agrumes nord et est-il dépassé ?',
      'Quel est le budget de la pépinière ?',
    ])
      expect(told(question)).toMatch(
        /Consommé : [\d ,]+ m³ ; (?:il en reste [\d ,]+ m³, il n’est pas dépassé|dépassé de [\d ,]+ m³)\./,
      )
  })

  test('when a tank is empty is told by its hour too [R13.3]', () => {
    expect(told('Quand le bassin haut sera-t-il vide ?')).toMatch(/, vers le \d\d\/\d\d\/\d{4} \d\d:\d\d\./)
  })

  test('why no pump ran this morning is told of the day, with what the tanks hold [R13.3]', () => {
    const understood = understand('Pourquoi aucune pompe n’a tourné ce matin ?', FACTS, null)
    expect(understood).toMatchObject({ kind: 'call', wholeDay: true, call: { tool: 'why', figure: 'producedM3' } })
    const text = told('Pourquoi aucune pompe n’a tourné ce matin ?')
    expect(text).toMatch(/Réserves – Bassin haut : [\d,]+ %/)
    expect(text).toMatch(/Marche – .*Forage Sidi Bibi : \d/)
  })

  test('where none ran it says when the last one stopped [R13.3]', () => {
    const call = callOf('Pourquoi aucune pompe n’a tourné aujourd’hui ?')
    const stood = (body: KpiBody): KpiBody => ({
      ...body,
      sources: body.sources.map((one, index) => ({
        ...one,
        runningHours: { ...one.runningHours, value: 0 },
        lastRanAt: index === 0 ? Date.parse('2026-11-17T14:35:00Z') : null,
      })),
    })
    const bodies = readsOf(call, FACTS)
      .map(answerRead)
      .map((one): Body => (one.read === 'kpis' ? { ...one, body: stood(one.body) } : one))
    const { sentences } = tell(call, bodies, FACTS)
    expect(sentences.filter((one) => one.includes('marché'))).toEqual([
      'Aucune pompe n’a marché dans cette période ; la dernière s’est arrêtée le 17/11/2026 14:35.',
    ])
  })
})

test.each([
  ['bassin haut sous 50 % ?', 'figure levelPct bassin-1 now under=50'],
  ['pression tête pépinière plus de 3 bar ?', 'latest pressure_bar pression-secteur-6 over=3'],
  ['quels bassins sont sous 50 % de remplissage', 'figure levelPct storages now under=50'],
  ['les pertes dépassent l’objectif ce mois-ci ?', 'figure unaccountedPct site m:2026-11 target'],
])('« %s »: the limit is a part of the call, and said of the figure [R13.3]', (question, line) => {
  const call = callOf(question)
  expect(callLine(call)).toBe(line)
  const bodies = readsOf(call, FACTS).map(answerRead)
  const told = tell(call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, question)).toEqual([])
  expect(told.sentences.join(' ')).toMatch(/^(?:Oui|Non)\. |Objectif (?:tenu|manqué)|sous 50/)
})

test('what other pumping hours would save is told with its interval, and nothing where it may as well be nothing [R13.3]', () => {
  const call = callOf('on gagnerait combien à pomper la nuit ?')
  const said = (shift: Parameters<typeof shiftBody>[0]) => tell(call, [shiftBody(shift)], FACTS).sentences.join(' ')
  expect(said(SHIFT)).toMatch(/41,5\u00a0MAD\/jour de gagnés, très probablement entre 30,3\u00a0MAD et 52,8\u00a0MAD/)
  expect(said({ ...SHIFT, isStated: false })).toContain('ne se distingue pas de zéro')
  expect(said(null)).toContain('aucun plan de pompage')
})
const shiftBody = (shift: typeof SHIFT | null): Body => ({ read: 'shift', body: { shift } })

test('while the history is still being read, nothing is said to be not found [R13.3]', () => {
  const call = callOf('combien coûte la fuite ?')
  expect(tell(call, [{ read: 'findings', body: { findings: [], seen: false } }], FACTS)).toMatchObject({ known: false })
})

test('[R13.3] of each sector what all come to is told first, the table adds up to it, and what is told is not asked on', () => {
  const call = callOf('Consommation d’eau par secteur la semaine dernière')
  const bodies = readsOf(call, FACTS).map(answerRead)
  const told = tell(call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, '')).toEqual([])
  const numbers = (told.table?.rows ?? []).map(([, value = '']) =>
    Number(value.replace(/[^\d,]/g, '').replace(',', '.')),
  )
  const [lead = ''] = told.sentences
  const whole = / : ([\d\s]+)\sm³ en tout ; le plus, /.exec(lead)?.[1] ?? ''
  const sum = numbers.reduce((all, value) => all + value, 0)
  expect(Math.abs(Number(whole.replaceAll(/\s/g, '')) - sum)).toBeLessThanOrEqual(numbers.length / 2)
  expect(sum).toBeGreaterThan(0)
  expect(followUpsOf(call)).toEqual(['Et la semaine d’avant ?'])
})

test('who took the most is told with what all took, as who asks which asks how much [R13.3]', () => {
  const question = 'Quel secteur a consommé le plus d’eau hier ?'
  const call = callOf(question)
  const bodies = readsOf(call, FACTS).map(answerRead)
  const told = tell(call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, question)).toEqual([])
  expect(told.sentences).toEqual([expect.stringMatching(/C’est le plus/), expect.stringMatching(/^Ensemble : \d+/)])
})

test('the gravest alarm is of the highest priority there is, whichever that is, and those beside it are counted [R13.3]', () => {
  const call = callOf("Quelle est l'alarme la plus grave ?")
  const bodies = readsOf(call, FACTS)
    .map(answerRead)
    .map((one): Body => {
      if (one.read !== 'alarms') return one
      return {
        ...one,
        body: { ...one.body, alarms: one.body.alarms.filter(({ priority }) => priority !== 'critical') },
      }
    })
  const told = tell(call, bodies, FACTS)
  expect(told.sentences[0]).toMatch(
    /^\d+ alarmes ont la priorité la plus haute qui soit ici \(haute\)\. La dernière : /,
  )
  expect(new Set(told.table?.rows.map(([, , priority]) => priority))).toEqual(new Set(['Haute']))
})

test('of several gravest alarms the one that is named is the last active only where one of them is active [R13.3]', () => {
  const call = callOf("Quelle est l'alarme la plus grave ?")
  const told = (...cleared: (string | null)[]) => {
    const alarms = ALARMS.filter(({ priority }) => priority === 'critical')
      .slice(0, cleared.length)
      .map((one, index): Alarm => {
        const clearedAt = cleared[index] ?? null
        return { ...one, state: clearedAt === null ? 'unacknowledged' : 'returned', clearedAt }
      })
    return tell(call, [{ read: 'alarms', body: { alarms, next: null } }], FACTS).sentences.join(' ')
  }
  const over = new Date(FACTS.now).toISOString()
  expect(told(over, over)).toMatch(/\. La dernière : .*, revenue à la normale\.$/)
  expect(told(over, null)).toMatch(/\. La dernière active : .*, toujours active\.$/)
  expect(told(null, null)).toMatch(/\. La dernière : .*, toujours active\.$/)
})

test.each([
  ["Combien d'eau a été produite hier ?", 'la veille'],
  ['Combien d’eau avons-nous pompée la semaine dernière ?', 'la semaine d’avant'],
  ['Combien a coûté l’électricité ce mois-ci ?', 'le mois d’avant'],
])('« %s »: what was before stands beside it, %s [R13.3]', (question, words) => {
  const call = callOf(question)
  const bodies = readsOf(call, FACTS).map(answerRead)
  const told = tell(call, bodies, FACTS)
  expect(told.sentences[1]).toMatch(
    new RegExp(`^(?:C’est \\d+\u00a0% de (?:plus|moins) que|Autant que) ${words} \\(.*\\)\\.$`),
  )
  expect(untraced(told, bodies, FACTS, question)).toEqual([])
  const runs = bodies.map(
    (one): Body => (one.read === 'kpis' ? { ...one, body: { ...one.body, until: one.body.period.to - 1 } } : one),
  )
  expect(tell(call, runs, FACTS).sentences.join(' ')).toContain(`${words} au même moment (`)
  const gap = bodies.map((one): Body => (one.read === 'kpis' ? { ...one, body: withoutBefore(one.body) } : one))
  expect(tell(call, gap, FACTS).sentences.join(' ')).not.toContain(words)
})
