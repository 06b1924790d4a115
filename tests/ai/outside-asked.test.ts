// What is not recorded is said not to be, with what is near; where things are done in the product is told [R13.3].
import { type Context, linkOfTopic, refusalWords, type Understood, understand } from '@vigie/analyst/question'
import { METRICS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { describe, expect, test } from 'vitest'
import { DEVICES } from './farm.ts'
import { FACTS } from './score.ts'

const refused = (question: string, before: Context | null = null): Extract<Understood, { kind: 'refuse' }> => {
  const understood = understand(question, FACTS, before)
  if (understood.kind !== 'refuse') throw new Error(`${question}: ${understood.kind}`)
  return understood
}
const said = (question: string): string => refusalWords(refused(question)).join(' ')

describe('what is not recorded', () => {
  const questions = [
    ['puissance souscrite', /^La puissance souscrite n’est pas enregistrée sur ce site\./],
    ['quelle est la temperature ?', /^La température n’est pas mesurée sur ce site\./],
    ['température du moteur du forage 1', /^La température/],
    ['pluie hier', /^La pluie n’est pas mesurée/],
    ['il va pleuvoir ?', /^La pluie n’est pas mesurée/],
    ['humidité du sol', /^L’humidité, de l’air ou du sol,/],
    ['humidité de la serre tomates A', /^L’humidité/],
    ['quel est le pH de l’eau', /^La qualité de l’eau \(pH, sel, conductivité\)/],
    ['prix de l’eau', /^Le prix de l’eau n’est pas enregistré/],
    ['combien coûte l’eau ?', /^Le prix de l’eau n’est pas enregistré/],
    ['vitesse du vent', /^Le vent n’est pas mesuré/],
    ['quelle est l’évapotranspiration ?', /^L’évapotranspiration n’est pas calculée/],
    ['la vanne 2 est ouverte ?', /^L’état des vannes n’est pas mesuré/],
    ['énergie réactive du mois', /^L’énergie réactive n’est pas mesurée/],
    ['batterie des capteurs', /^Les batteries des appareils/],
    ['quelle dose d’engrais ?', /^Les engrais ne sont pas enregistrés/],
    ['combien de gasoil ?', /^Le carburant n’est pas mesuré/],
    ['quelle est la marque de la pompe', /^La marque, l’âge et la garantie/],
  ] as const

  test.each(questions)('« %s » [R13.3]', (question, words) => {
    expect(said(question)).toMatch(words)
  })

  test('what is near of it is a question that has an answer [R13.3]', () => {
    const near = questions.flatMap(([question]) => refused(question).instead ?? [])
    expect(near).toContain('Puissance de pointe ce mois-ci')
    expect(near).toContain('Ensoleillement maintenant')
    expect(near.filter((question) => understand(question, FACTS, null).kind !== 'call')).toEqual([])
  })

  test('what is near is offered of nothing that the site has not [R13.3]', () => {
    const facts = { ...FACTS, devices: DEVICES.filter(({ role }) => role === 'storage') }
    for (const question of ['puissance souscrite', 'quelle est la température ?', 'pluie hier', 'prix de l’eau'])
      expect(understand(question, facts, null)).not.toHaveProperty('instead')
  })

  test('no metric that devices may send is said not to be recorded [R13.3]', () => {
    const names = Object.keys(METRICS).map((id) => METRIC_NAMES[id as keyof typeof METRICS])
    const lost = names.filter((name) => {
      const understood = understand(`quelle est la ${name.toLowerCase()} ?`, FACTS, null)
      return understood.kind === 'refuse' && understood.topic !== undefined
    })
    expect(lost).toEqual([])
  })

  test('an order, and what is to come, keep their reason [R13.3]', () => {
    expect(said('ouvre la vanne des avocatiers')).toMatch(/^Je ne commande rien/)
    expect(said('il va pleuvoir demain ?')).toMatch(/^Je ne sais pas : je ne prévois pas l’avenir.* La pluie/)
  })

  test.each([
    ['puissance maximale souscrite atteinte en septembre ?', 'call'],
    ['combien coûte l’eau qu’on perd ?', 'call'],
    ['coût de l’électricité', 'call'],
  ])('« %s » is told as before [R13.3]', (question, kind) => {
    expect(understand(question, FACTS, null).kind).toBe(kind)
  })
})

describe('where things are done', () => {
  test.each([
    ['exporte les données de la semaine', /exports CSV et Excel/, '/dashboard'],
    ['comment exporter en excel ?', /exports CSV et Excel/, '/dashboard'],
    ['envoie un rapport', /^Je n’envoie rien\. Les exports/, '/dashboard'],
    ['imprimer le bilan', /s’imprime/, '/dashboard'],
    ['comment changer mon mot de passe ?', /Paramètres, Sécurité/, '/settings/security'],
    ['ajouter un utilisateur', /Gestion des utilisateurs/, '/utilisateur'],
    ['qui est connecté ?', /^Je ne nomme personne/, '/utilisateur'],
    ['changer le seuil de pression', /Paramètres, Site/, '/settings/site'],
    ['comment modifier le budget d’un secteur ?', /Paramètres, Site/, '/settings/site'],
    ['comment acquitter une alarme ?', /page Alarmes/, '/alertes'],
    ['où voir les caméras ?', /image d’une caméra/, '/'],
    ['qui est d’astreinte ?', /Astreinte et envois/, '/settings/reach'],
    ['comment recevoir les alarmes par sms ?', /Astreinte et envois/, '/settings/reach'],
  ])('« %s » [R13.3]', (question, words, link) => {
    const understood = refused(question)
    expect(refusalWords(understood).join(' ')).toMatch(words)
    expect(linkOfTopic(understood.topic)).toBe(link)
  })

  test.each([
    'courbe du bassin haut sur 7 jours',
    'la caméra du bassin marche ?',
    'quelles alarmes restent à acquitter ?',
    'quel secteur a dépassé son budget ?',
    'quel appareil est en ligne ?',
  ])('« %s » is a question to the records [R13.3]', (question) => {
    expect(understand(question, FACTS, null)).not.toHaveProperty('topic')
  })
})

describe('what is shown back', () => {
  test.each([
    ['débit du secteur bégonias', 'bégonias'],
    ['montre la théière', 'théière'],
    ['conso de la serre poivrons hier', 'poivrons'],
  ])('« %s » has its word as it was typed [R13.3]', (question, word) => {
    expect(refused(question).word).toBe(word)
  })

  test.each([
    ['merci', 'Avec plaisir.'],
    ['ok merci', 'Avec plaisir.'],
    ['merci beaucoup, à demain', 'À bientôt.'],
    ['au revoir', 'À bientôt.'],
    ['bonjour', 'Bonjour !'],
    ['salam, ça va ?', 'Bonjour !'],
    ['aide', 'Je réponds sur ce site'],
  ])('« %s » is answered as by somebody, then what can be asked [R13.3]', (question, first) => {
    const words = refusalWords(refused(question))
    expect(words[0]).toContain(first)
    expect(words).toContainEqual(expect.stringMatching(/^Je réponds sur ce site/))
  })

  test('thanks before a question that goes on are no part of it [R13.3]', () => {
    const first = understand('combien d’eau produite aujourd’hui ?', FACTS, null)
    if (first.kind !== 'call') throw new Error(first.kind)
    for (const question of ['super, et hier ?', 'merci, et hier ?', 'très bien, et hier ?'])
      expect(understand(question, FACTS, { call: first.call, pending: null })).toMatchObject({
        kind: 'call',
        call: { figure: 'producedM3', period: { date: '2026-11-17' } },
      })
  })
})
