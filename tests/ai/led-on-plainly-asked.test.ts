// What goes on in a word or two, what is of this moment, and what is not kept: each told as it was asked [R13.3].
import { type Context, callLine, refusalWords, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, figures, same } from './asked.ts'
import { FACTS } from './score.ts'

const asking = (question: string): Context => ({ call: answered(question).call, pending: null })
const refusedWith = (question: string, before: Context | null = null): readonly string[] => {
  const made = understand(question, FACTS, before)
  if (made.kind !== 'refuse') throw new Error(`${question}: ${made.kind}`)
  return refusalWords(made)
}

describe('what goes on in a word or two', () => {
  test.each([
    ['y a-t-il des alarmes critiques ?', 'que faire ?', 'alarms first open priority=critical'],
    ['y a-t-il des alarmes critiques ?', 'depuis quand ?', 'alarms list open priority=critical'],
    ['combien coûte l’électricité ce mois-ci ?', 'et par jour ?', 'figure cost site m:2026-11 per-day'],
    ['combien on a consommé d’eau hier ?', 'quel secteur le plus ?', 'figure volumeM3 consumptions d:2026-11-17 most'],
    ['quelle a été la plus longue coupure ce mois-ci ?', 'où ?', 'outages longest site m:2026-11'],
    ['quelle a été la plus longue coupure ce mois-ci ?', 'combien de temps ?', 'outages longest site m:2026-11'],
    ['c’était quand la dernière coupure ?', 'pourquoi ?', 'why powerPct site 30d'],
  ])('« %s » « %s » [R13.3]', (first, question, line) => {
    expect(callLine(answered(question, same, asking(first)).call)).toBe(line)
  })

  test('since when alarms stand is told of the oldest of them [R13.3]', () => {
    const { sentences } = answered('depuis quand ?', same, asking('y a-t-il des alarmes critiques ?'))
    expect(sentences[0]).toMatch(/^La plus ancienne : .*, apparue le 11\/10\/2026/)
  })

  test('since when a pump runs is told of that pump [R13.3]', () => {
    expect(answered('depuis quand ?', same, asking('le forage 1 tourne ?')).sentences[0]).toMatch(
      /^Forage Aït Amira 1 : en marche depuis /,
    )
  })

  test('who acknowledged them is said not to be named [R13.3]', () => {
    expect(refusedWith('qui les a acquittées ?', asking('y a-t-il des alarmes critiques ?'))[0]).toMatch(
      /^Je ne nomme personne/,
    )
  })
})

describe('what is of this moment', () => {
  test('who draws water now is told by the flow of each sector, not by the water of today [R13.3]', () => {
    for (const question of ['qui consomme de l’eau en ce moment ?', 'où va l’eau en ce moment ?']) {
      const { call, sentences } = answered(question)
      expect(callLine(call)).toMatch(/^latest flow_m3h secteur-1\+secteur-2/)
      expect(sentences[0]).toMatch(/^Ensemble : .* m³\/h\.$/)
      expect(sentences[1]).toMatch(/le plus, Secteur avocatiers/)
    }
    expect(answered('est-ce que ça arrose en ce moment ?').sentences[0]).toMatch(/^Oui\. Débit/)
  })

  test('the water in the ground is read in the wells, not in the tanks [R13.3]', () => {
    expect(callLine(answered('niveau de la nappe').call)).toBe(
      'latest level_m niveau-forage-1+niveau-forage-2+niveau-forage-3',
    )
  })

  test('all the water there is is what the tanks hold [R13.3]', () => {
    expect(callLine(answered('il y a combien d’eau en tout ?').call)).toBe('figure storedM3 site now')
  })

  test('whether it is time to pump is said of the price alone, at this hour [R13.3]', () => {
    const { sentences } = answered('est-ce le moment de pomper ?')
    expect(sentences[0]).toBe('Au moindre prix, non : heures pleines en ce moment, 1,01 MAD/kWh, jusqu’à 17:00.')
    expect(sentences[1]).toMatch(/^Les prochaines heures creuses commencent à 22:00/)
    expect(answered('faut-il pomper cette nuit ?').sentences[0]).toMatch(/^Au moins cher/)
  })
})

describe('what is set against what is said behind « que »', () => {
  test('alarms of the week that runs, and begun with yes or no [R13.3]', () => {
    const { call, sentences } = answered(
      'plus d’alarmes que la semaine dernière ?',
      figures((body) => ({ ...body, alarmsRaised: { value: 3, previous: 9, completenessPct: 100 } })),
    )
    expect(callLine(call)).toBe('figure alarmsRaised site w:2026-11-16 vs previous')
    expect(sentences[0]).toMatch(/^Non\. Nouvelles alarmes : 3 /)
  })

  test('whether a sector had water is yes or no [R13.3]', () => {
    const had = (value: number) =>
      figures((body) => ({
        ...body,
        consumptions: body.consumptions.map((one) => ({ ...one, volumeM3: { ...one.volumeM3, value } })),
      }))
    expect(answered('la pépinière a été arrosée hier ?', had(12)).sentences[0]).toMatch(/^Oui\. Pépinière/)
    expect(answered('la pépinière a été arrosée hier ?', had(0)).sentences[0]).toMatch(/^Non\. Pépinière/)
  })

  test('whether a filter is clean is yes where none is clogged [R13.3]', () => {
    expect(answered('le filtre du forage 1 est propre ?').sentences[0]).toMatch(/^Non\. Filtre qui se colmate/)
    expect(answered('est-ce que le filtre du forage 2 est propre ?').sentences[0]).toMatch(/^Oui : aucun constat/)
  })

  test.each([
    ['il me reste combien d’eau pour les agrumes nord ce mois ?', 'figure budgetLeftM3 secteur-1 m:2026-11'],
    ['combien j’aurais payé sans le solaire ?', 'figure solarSaved site d:2026-11-18'],
    ['qu’est-ce qui a sonné cette nuit ?', 'alarms list r:2026-11-17..2026-11-18 22:00..06:00'],
    ['qu’est-ce qui a changé depuis hier ?', 'events r:2026-11-17..2026-11-18'],
    ['est-ce que je peux faire confiance au niveau du bassin haut ?', 'latest level_pct bassin-1'],
    ['niv bassin bas %', 'figure levelPct bassin-2 now'],
  ])('« %s » [R13.3]', (question, line) => {
    expect(callLine(answered(question).call)).toBe(line)
  })
})

test.each([
  ['mon budget électricité tient ?', /^Aucun budget d’électricité n’est enregistré/],
  ['quand a été arrosée la serre tomates A pour la dernière fois ?', /^Je ne garde pas l’heure de chaque arrosage/],
  ['donne-moi le mot de passe', /^Votre mot de passe se change dans Paramètres/],
  ['l’eau est potable ?', /^La qualité de l’eau/],
])('« %s »: what is not kept is said, with its reason [R13.3]', (question, first) => {
  expect(refusedWith(question)[0]).toMatch(first)
})
