// Whether a measure is as it should be is judged by its alarms and by what was found, with its value and what is usual [R13.3].
import { type Body, type Call, callLine, type Facts, readsOf, tell, understand } from '@vigie/analyst/question'
import { type AlarmCondition, alarm, type KpiBody, type MetricId } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures, same } from './asked.ts'
import { SITE } from './farm.ts'
import { FACTS } from './score.ts'
import { answerRead } from './world.ts'

/** Active alarms of these conditions, and nothing found. */
const raised =
  (...all: readonly (readonly [device: string, condition: AlarmCondition, metric?: MetricId])[]) =>
  (one: Body): Body =>
    one.read === 'alarms'
      ? {
          ...one,
          body: {
            alarms: all.map(([device, condition, metric], index) =>
              alarm.parse({
                id: `a${index}`,
                device,
                condition,
                ...(metric && { metric }),
                priority: 'high',
                state: 'unacknowledged',
                raisedAt: '2026-11-18T10:00:00Z',
                clearedAt: null,
              }),
            ),
            next: null,
          },
        }
      : one.read === 'findings'
        ? { ...one, body: { findings: [], seen: true } }
        : one

describe('the flow of a pump', () => {
  const question = 'le débit du forage 1 est-il normal ?'

  test('is normal with nothing against it, beside what it gives while it runs [R13.3]', () => {
    const { call, sentences } = answered(question, raised())
    expect(callLine(call)).toBe('latest flow_m3h forage-1')
    expect(sentences[0]).toBe('Oui : aucune alarme ni constat sur cette mesure – Forage Aït Amira 1.')
    expect(sentences[1]).toMatch(/^Débit : 699,8 m³\/h \(mesuré le 18\/11\/2026 14:02\)\.$/)
    expect(sentences[2]).toMatch(/^En marche, sur les 7 derniers jours : .* m³\/h en moyenne\.$/)
  })

  test('is not with an alarm of a limit, or one that speaks of no measure [R13.3]', () => {
    const { told, sentences } = answered(question, raised(['forage-1', 'threshold-low', 'flow_m3h']))
    expect(sentences[0]).toBe('Non : 1 alarme active – Forage Aït Amira 1.')
    expect(sentences[1]).toBe(
      'Sous le seuil bas – Forage Aït Amira 1, priorité haute, active depuis le 18/11/2026 10:00.',
    )
    expect(told.table?.rows).toHaveLength(1)
    expect(answered(question, raised(['forage-1', 'anomaly'])).sentences[0]).toMatch(/^Non : /)
  })

  test('is, whatever is wrong with another measure or another device [R13.3]', () => {
    const other = raised(['forage-1', 'threshold-low', 'pressure_bar'], ['forage-2', 'threshold-low', 'flow_m3h'])
    expect(answered(question, other).sentences[0]).toMatch(/^Oui : /)
    expect(answered(question, raised(['forage-1', 'offline'])).sentences[0]).toMatch(/^Oui : /)
  })

  test('« anormal » is asked the other way round [R13.3]', () => {
    const odd = 'le débit du forage 2 est-il anormal ?'
    expect(answered(odd, raised()).sentences[0]).toMatch(/^(?:Non|Aucun constat)/)
    expect(answered(odd, raised(['forage-2', 'threshold-low', 'flow_m3h'])).sentences[0]).toMatch(/^Oui/)
  })
})

describe('of all that measure it', () => {
  test('a pressure that is too low is told by alarms, with the lowest there is [R13.3]', () => {
    const question = 'la pression est-elle trop basse ?'
    const { call, told, sentences } = answered(
      question,
      raised(['pression-secteur-1', 'threshold-high', 'pressure_bar']),
    )
    expect(callLine(call)).toBe('latest pressure_bar site')
    expect(sentences[0]).toBe('Non : aucune alarme de valeur trop basse.')
    expect(sentences[1]).toMatch(/^La valeur la plus basse : [\d,]+ bar – Pression /)
    expect(told.table?.columns).toEqual(['Appareil', 'Pression'])
    const low = answered(question, raised(['pression-secteur-1', 'threshold-low', 'pressure_bar']))
    expect(low.sentences[0]).toBe('Oui : 1 alarme active.')
    expect(low.sentences[1]).toContain('Pression tête Secteur agrumes nord')
  })

  test('a level that is too low is that of the tanks, of the ground where that is said [R13.3]', () => {
    const question = 'le niveau est-il trop bas ?'
    expect(callLine(answered(question).call)).toBe('latest level_pct bassin-1+bassin-2')
    expect(answered(question, raised(['bassin-2', 'tank-low'])).sentences[0]).toMatch(/^Oui : 1 alarme/)
    expect(answered(question, raised(['bassin-2', 'tank-high'])).sentences[0]).toMatch(/^Non : /)
    expect(callLine(answered('le niveau du forage 2 est-il trop bas ?').call)).toBe('latest level_m niveau-forage-2')
    expect(callLine(answered('le niveau de la nappe est-il trop bas ?').call)).toBe(
      'latest level_m niveau-forage-1+niveau-forage-2+niveau-forage-3',
    )
  })

  test('enough is what is not too low [R13.3]', () => {
    const question = 'y a-t-il assez de pression aux tomates A ?'
    expect(answered(question, raised()).sentences[0]).toBe('Oui : aucune alarme de valeur trop basse.')
    const low = raised(['pression-bout-secteur-3', 'threshold-low', 'pressure_bar'])
    expect(answered(question, low).sentences[0]).toMatch(/^Non : 1 alarme/)
  })
})

test('a sensor that stands still tells nothing either way [R13.3]', () => {
  const { sentences } = answered('le niveau du forage 1 est-il normal ?')
  expect(sentences[0]).toBe('Je ne peux pas le dire – Niveau Forage Aït Amira 1 : sa mesure ne bouge plus.')
  expect(sentences[1]).toMatch(/^Capteur bloqué depuis le 15 novembre 2026/)
})

test('a pressure has the mean and the ends of seven days beside it [R13.3]', () => {
  expect(answered('la tension est-elle correcte ?', raised()).sentences[2]).toMatch(
    /^Sur les 7 derniers jours : \d+ V en moyenne, de \d+ V à \d+ V\.$/,
  )
})

describe('« c’est normal ? » after an answer', () => {
  const after = (first: string, then: string, changed: (body: Body) => Body = same) => {
    const { call } = answered(first)
    return answered(then, changed, { call, pending: null })
  }

  test('of a measure judges it [R13.3]', () => {
    const { call, sentences } = after('pression forage 1', 'c’est normal ?', raised())
    expect(callLine(call)).toBe('latest pressure_bar forage-1')
    expect(sentences[0]).toMatch(/^Oui : aucune alarme ni constat/)
    expect(callLine(after('niveau du bassin haut', 'c’est trop bas ?').call)).toBe('latest level_pct bassin-1')
  })

  test('of a device asks whether it is well [R13.3]', () => {
    expect(after('le forage 1 est en marche ?', 'c’est normal ?', raised()).sentences[0]).toMatch(/^(?:Oui|Non) : /)
  })

  const one = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
  const spent = (value: number, whole: number | null) =>
    figures((body) => ({
      ...body,
      energy: { ...body.energy, cost: one(value, 100) },
      plan: planOf(whole),
    }))
  const planOf = (whole: number | null): KpiBody['plan'] =>
    whole === null
      ? null
      : {
          producedM3: null,
          consumedM3: null,
          cost: { basis: 'weekdays', byNow: whole, whole, projected: null },
          days: 4,
          buckets: [],
        }

  test('of a figure sets it beside such days, by the plan or by the same weekdays before [R13.3]', () => {
    expect(after('combien on a dépensé hier', 'c’est beaucoup ?', spent(484, 400)).sentences.slice(0, 2)).toEqual([
      'Oui. Coût de l’énergie : 484 MAD (mardi 17 novembre 2026).',
      'D’habitude un tel jour : 400 MAD ; c’est 21 % de plus.',
    ])
    expect(after('combien on a dépensé hier', 'c’est normal ?', spent(404, 400)).sentences[0]).toMatch(/^Oui\. /)
    expect(after('combien on a dépensé hier', 'c’est normal ?', spent(484, null)).sentences.slice(0, 2)).toEqual([
      expect.stringMatching(/^(?:Oui|Non)\. Coût de l’énergie : 484 MAD \(mardi 17 novembre 2026\)\.$/),
      expect.stringMatching(
        /^D’habitude un tel jour : .* MAD, en moyenne des 4 mêmes jours de semaine d’avant ; c’est /,
      ),
    ])
  })

  test.each(['normal ?', 'c’est habituel ?', 'ça te paraît normal ?'])('as « %s » [R13.3]', (then) => {
    expect(after('combien on a dépensé hier', then, spent(404, 400)).sentences[0]).toMatch(/^Oui\. /)
  })

  test.each(['c’est bizarre ?', 'anormal ?'])('and « %s » the other way round [R13.3]', (then) => {
    expect(after('combien on a dépensé hier', then, spent(404, 400)).sentences[0]).toMatch(/^Non\. /)
    expect(after('combien on a dépensé hier', then, spent(484, 400)).sentences[0]).toMatch(/^Oui\. /)
  })

  /** What the first pump gave the day before, and on the same weekdays of the four weeks before that. */
  const pumped = (...days: readonly (readonly [value: number, completenessPct?: number])[]) => {
    let read = 0
    return figures((body) => {
      const [value = 0, completenessPct = 100] = days[read++] ?? []
      const volumeM3 = { value, previous: 999, completenessPct }
      return { ...body, sources: body.sources.map((source) => ({ ...source, volumeM3 })) }
    })
  }

  test('of a figure of one device sets it beside the same weekdays of that device [R13.3]', () => {
    const first = 'volume pompé forage 1 hier'
    expect(after(first, 'c normal ?', pumped([600], [400], [500], [300], [400])).sentences.slice(0, 2)).toEqual([
      'Non. Forage Aït Amira 1 – volume compté : 600 m³ (mardi 17 novembre 2026).',
      'D’habitude un tel jour : 400 m³, en moyenne des 4 mêmes jours de semaine d’avant ; c’est 50 % de plus.',
    ])
    expect(after(first, 'c normal ?', pumped([410], [400], [500], [300], [90, 20])).sentences[1]).toBe(
      'D’habitude un tel jour : 400 m³, en moyenne des 3 mêmes jours de semaine d’avant ; c’est 3 % de plus.',
    )
  })

  test('of what all tanks hold judges their levels, and of a leak tells what is usual of it [R13.3]', () => {
    expect(callLine(after('il reste combien d’eau', 'c normal ?').call)).toBe('latest level_pct bassin-1+bassin-2')
    expect(after('débit de fuite', 'c normal ?').sentences[1]).toMatch(/est passé de 0,24 m³\/h à 2,11 m³\/h/)
  })
})

describe('a figure', () => {
  test('« la consommation d’hier est-elle normale ? » is of water and of energy alike [R13.3]', () => {
    const { call, sentences } = answered('la consommation d’hier est-elle normale ?')
    expect(callLine(call)).toBe('figure consumedM3+gridKwh site d:2026-11-17')
    expect(sentences.filter((one) => /^(?:Oui|Non)\. /.test(one))).toHaveLength(2)
  })

  test.each([
    ['le rendement est-il bon ?', 'figure kwhPerM3 site d:2026-11-18 target', 'Non. Énergie par m³ pompé'],
    ['le taux de pertes est-il correct ?', 'figure unaccountedPct site d:2026-11-18 target', 'Non. Part non comptée'],
  ])('« %s » by the target of the site [R13.3]', (question, line, first) => {
    const { call, sentences } = answered(question)
    expect(callLine(call)).toBe(line)
    expect(sentences[0]).toContain(first)
    expect(sentences[1]).toMatch(/^Objectif manqué : /)
  })

  test('« dépense-t-on trop ? » by the target of a day, where the site has one [R13.3]', () => {
    const facts: Facts = { ...FACTS, site: { ...SITE, targets: { ...SITE.targets, costPerDay: 500 } } }
    const said = (value: number): readonly string[] => {
      const understood = understand('dépense-t-on trop aujourd’hui ?', facts, null)
      if (understood.kind !== 'call') throw new Error(understood.kind)
      const { call }: { call: Call } = understood
      const cost = figures((body) => ({
        ...body,
        energy: { ...body.energy, cost: { value, previous: 100, completenessPct: 100 } },
      }))
      return tell(call, readsOf(call, facts).map(answerRead).map(cost), facts).sentences
    }
    expect(said(400)[0]).toMatch(/^Non\. Coût de l’énergie/)
    expect(said(400)[1]).toMatch(/^Objectif tenu : 500/)
    expect(said(600)[0]).toMatch(/^Oui\. Coût de l’énergie/)
  })
})
