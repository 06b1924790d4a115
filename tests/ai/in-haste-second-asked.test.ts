// Short words of an owner on the phone and of an accountant; what is asked why by an adjective; and where things are done, said first [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import type { KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const callOf = (question: string) => {
  const made = understand(question, FACTS, null)
  return made.kind === 'call' ? callLine(made.call) : `${made.kind} ${made.kind === 'refuse' ? made.why : made.about}`
}
const refusalOf = (question: string) => {
  const made = understand(question, FACTS, null)
  return made.kind === 'refuse' ? refusalWords(made) : []
}

test.each([
  ['eau', 'figure consumedM3 site d:2026-11-18'],
  ['tendance eau', 'figure consumedM3 site d:2026-11-18 vs previous'],
  ['classer les secteurs du plus gros au plus petit', 'figure volumeM3 consumptions d:2026-11-18'],
  ['quel secteur dépasse', 'figure budgetLeftM3 consumptions m:2026-11 least'],
  ['facture previsionnelle novembre', 'figure cost site m:2026-11'],
  ['part heures creuses', 'figure gridKwh site m:2026-11 slot=off-peak by-slot'],
  ['combien en heures pleines ce mois', 'figure gridKwh site m:2026-11 slot=standard'],
  ['kwh moyen paye', 'figure pricePerKwh site d:2026-11-18'],
  ['gain si heures creuses', 'shift'],
  ['c’est quoi le plus gros probleme', 'alarms first open'],
  ['alarmes de plus de 24h', 'load stale 24h'],
  ['fuite secteur 1 gravité', 'alarms first open condition=night-flow'],
  ['courbe niveau bassin haut', 'latest level_m bassin-1'],
  ['je peux dormir tranquille', 'alarms list open'],
  ['ça craint ?', 'alarms list open'],
  ['je dois me lever ?', 'alarms first open'],
  ['pompe en panne', 'status faulty forage-1+forage-2+forage-3+compteur-reseau'],
  ['bassin vide ?', 'figure levelPct storages now'],
  ['bassin bas vide ?', 'figure levelPct bassin-2 now'],
  ['combien on va consommer aujourd’hui', 'figure consumedM3 site d:2026-11-18'],
  ['moyenne eau par jour', 'figure consumedM3 site m:2026-11 per-day'],
  ['cumul annuel kwh', 'figure gridKwh site y:2026'],
  ['c’est quoi une coupure', 'meaning power-off'],
  ['signification débit minimum nocturne', 'meaning nightFlowM3h'],
  ['quand le courant revient', 'refuse future'],
  ['pression différentielle forage 1', 'latest pressure_bar forage-1+pression-filtre-1'],
] as const)('[R13.3] « %s » is read as it was meant', (question, line) => {
  expect(callOf(question)).toBe(line)
})

test.each(['quel secteur arrose en ce moment', 'qui coule maintenant', 'debit actuel secteurs'])(
  '[R13.3] « %s » is told by what flows in every sector',
  (question) => {
    expect(callOf(question)).toMatch(/^latest flow_m3h secteur-1\+secteur-2\+/)
  },
)

test.each(['co2 economisé', 'm3 manquants bassin haut'])(
  '[R13.3] « %s » is not answered by another figure',
  (asked) => {
    expect(callOf(asked)).toBe('refuse unsupported')
  },
)

test('[R13.3] « débit faible » is judged by its alarms', () => {
  expect(answered('debit faible secteur 2').sentences[0]).toMatch(/^(?:Oui|Non) : .*alarme/)
})

describe('a question why that says how a figure is', () => {
  const of = (share: number, before: number) =>
    figures(
      (body): KpiBody => ({
        ...body,
        energy: {
          ...body.energy,
          solarSharePct: { value: share, previous: before, completenessPct: 100 },
          kwhPerM3: { value: 0.5, previous: 0.6, completenessPct: 100 },
        },
      }),
    )

  test('claims that it went so, and is denied where it did not [R13.3]', () => {
    const question = 'pourquoi la part solaire est faible hier'
    expect(answered(question, of(42, 30)).sentences[0]).toMatch(/^Non, pas de baisse : 12 points de plus\. /)
    expect(answered(question, of(30, 42)).sentences[0]).toBe('12 points de moins que la veille.')
  })

  test('of a yield means the energy of a cubic metre, the other way, and no leak is told of it [R13.3]', () => {
    const { sentences } = answered('pourquoi le rendement baisse', of(30, 42))
    expect(sentences[0]).toMatch(/^Non, pas de hausse de l’énergie par m³ : 17 % de moins\. /)
    expect(sentences.join(' ')).not.toMatch(/Fuite possible/)
  })

  test('« on achète plus » is a claim, too [R13.3]', () => {
    expect(answered('pourquoi on achete plus d’électricité').call).toMatchObject({ claim: 'more' })
  })
})

describe('where something is done', () => {
  test.each([
    ['changer seuil', /^Les seuils d’alarme se lisent dans Paramètres/],
    ['changer mot de passe', /^Votre mot de passe se change dans Paramètres/],
    ['envoyer le rapport a mon patron', /^Je n’envoie rien/],
    ['qui m’appelle si ça sonne', /^Qui est prévenu des alarmes/],
    ['c’est quoi un constat', /^Un constat est ce que l’analyse/],
    ['depuis quand le secteur 3 est ouvert', /^L’état des vannes n’est pas mesuré/],
    ['combien d’eau donner aux tomates', /^L’évapotranspiration n’est pas calculée/],
  ] as const)('[R13.3] « %s » is told by it first', (question, first) => {
    expect(refusalOf(question)[0]).toMatch(first)
  })
})
