// What supposes, what is to be done with a pump, and what an accountant asks that is not recorded: told by its own answer, or refused with the right reason [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

describe('what supposes', () => {
  test.each([
    ['que se passe-t-il si je coupe le forage 2 ?', 'Combien de temps tient l’eau si Forage Aït Amira 2 s’arrête ?'],
    ['si j’arrête le forage 1, combien j’économise ?', 'Combien coûte Forage Aït Amira 1 sur 7 jours ?'],
    ['si on augmente le débit du forage 1', 'Quel est le débit de Forage Aït Amira 1 ?'],
    ['et si le solaire tombe en panne ?', 'Combien aurais-je payé sans le solaire ce mois-ci ?'],
    ['que se passe-t-il si l’ORMVA coupe ?', 'Combien de temps tient l’eau si Arrivée réseau ORMVA s’arrête ?'],
    ['si le bassin haut tombe en panne', 'Quelle est l’autonomie de Bassin haut ?'],
    ['et si le prix du kWh augmente de 10 % ?', 'Combien coûte l’électricité ce mois-ci ?'],
    ['si la fuite double', 'Combien d’eau perd la fuite ?'],
    ['si on ferme le secteur avocatiers', 'Combien d’eau a reçu Secteur avocatiers sur 7 jours ?'],
    ['si on change les pompes', 'À quelles heures pomper pour payer moins ?'],
    ['et si on arrête toutes les pompes ?', 'Combien de temps tient l’eau si les pompes s’arrêtent ?'],
  ])('« %s » is said not to be computed, with what may be asked of the same thing [R13.3]', (question, other) => {
    const made = understand(question, FACTS, null)
    if (made.kind !== 'refuse') throw new Error(made.kind)
    const [said, instead] = refusalWords(made)
    expect(said).toBe('Je ne calcule pas ce qui arriverait : je lis ce qui a été mesuré.')
    expect(instead?.replaceAll('\u00a0', ' ')).toContain(`« ${other} »`)
    expect(understand(other, FACTS, null).kind).toBe('call')
  })

  test.each([
    ['Combien de temps tient l’eau si les pompes s’arrêtent ?', 'figure autonomyHours site now'],
    ['si on répare la fuite combien j’économise ?', 'findings cost leak'],
    ['dis-moi si le forage 1 est arrêté', 'status stopped forage-1'],
  ])('« %s » has its answer all the same [R13.3]', (question, line) => {
    expect(callLine(answered(question).call)).toBe(line)
  })
})

test.each([
  ['est-ce que je dois démarrer une pompe ?', 'figure autonomyHours site now'],
  ['faut-il changer la pompe 1 ?', 'findings wear device=forage-1'],
  ['le forage 2 tourne trop ?', 'figure runningHours forage-2 d:2026-11-18'],
  ['ça coûte cb le m3', 'figure kwhPerM3 site 7d'],
])('« %s » comes to what tells whether it is so [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test('what is counted in litres alone is told in litres [R13.3]', () => {
  expect(answered('combien en litres hier ?').sentences[0]).toMatch(/^Eau consommée : [\d ]+ L /)
})

describe('what is not recorded is refused with the reason, and with a question that has an answer', () => {
  test.each([
    ['TVA comprise ?', /^Les taxes ne sont pas enregistrées/],
    ['les prix sont TTC ou HT ?', /^Les taxes ne sont pas enregistrées/],
    ['combien de co2 économisé par le solaire', /^Le CO₂ évité n’est pas calculé/],
    ['combien vaut le kWh solaire ?', /^L’énergie solaire n’a pas de prix enregistré/],
    ['combien m’a coûté l’eau de l’ORMVA', /^Le prix de l’eau n’est pas enregistré/],
    ['combien de jours sans coupure ce mois ?', /^Je ne sais pas : ce chiffre n’est pas calculé ainsi/],
  ])('« %s » [R13.3]', (question, reason) => {
    const made = understand(question, FACTS, null)
    if (made.kind !== 'refuse') throw new Error(made.kind)
    expect(refusalWords(made)[0]).toMatch(reason)
    expect(understand(made.instead ?? '', FACTS, null).kind).toBe('call')
  })
})
