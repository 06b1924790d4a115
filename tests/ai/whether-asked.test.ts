// What is asked whether it is so is answered by yes or no first, by what was counted or measured [R13.3].
import { type Body, type Context, callLine } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, figures, same } from './asked.ts'

const none = (one: Body): Body => {
  switch (one.read) {
    case 'alarms':
      return { ...one, body: { alarms: [], next: null } }
    case 'outages':
      return { ...one, body: { outages: [] } }
    case 'findings':
      return { ...one, body: { findings: [], seen: true } }
    case 'latest':
      return {
        ...one,
        body: {
          ...one.body,
          statuses: one.body.statuses.map((status) => ({ ...status, powered: true, online: true })),
        },
      }
    default:
      return one
  }
}

describe('alarms, cuts and findings', () => {
  test.each([
    [
      'y a-t-il une fuite ?',
      /^Oui\. Fuite possible – Secteur agrumes nord : /,
      'Non : aucune alarme ouverte, fuite possible.',
    ],
    ['y a-t-il des alarmes critiques ?', /^Oui : 8 alarmes/, 'Non : aucune alarme ouverte, priorité critique.'],
    ['est-ce qu’il y a des alarmes ?', /^Oui : 28 alarmes/, 'Non : aucune alarme ouverte.'],
    ['y a-t-il une anomalie ?', /^Oui : 28 alarmes/, 'Non : aucune alarme ouverte.'],
    ['il y a des coupures ?', /^Oui : 1 coupure d’appareil/, /^Non : aucune coupure \(aujourd’hui/],
    ['y a-t-il eu une panne de courant hier ?', /^Oui : 1 coupure/, /^Non : aucune coupure \(mardi/],
    ['y a-t-il un capteur bloqué ?', /^Oui\. Capteur bloqué – /, /^Non : aucun constat en cours : capteur bloqué/],
    ['le filtre du forage 1 est bouché ?', /^Oui\. Filtre qui se colmate/, /^Non : aucun constat en cours/],
    [
      'y a-t-il des appareils hors ligne ?',
      /^Oui : 7 appareils hors ligne – .*, .*, .* et 4 autres\.$/,
      'Non : aucun appareil n’est hors ligne.',
    ],
    [
      'tous les appareils sont connectés ?',
      /^Non : 31 appareils en ligne, sur 38 ; pas en ligne, .*, .*, .* et 4 autres\.$/,
      'Oui : 38 appareils en ligne, sur 38.',
    ],
  ])('« %s » [R13.3]', (question, some, nothing) => {
    expect(answered(question).sentences[0]).toMatch(some)
    expect(answered(question, none).sentences[0]).toMatch(nothing)
  })

  test.each([
    ['combien d’alarmes ouvertes ?', /^28 alarmes/],
    ['quelles alarmes sont ouvertes ?', /^28 alarmes/],
    ['où est la fuite ?', /^Fuite possible/],
    ['quelle est la dernière coupure ?', /^La dernière/],
    ['les alarmes de ce matin', /^Aucune alarme/],
  ])('« %s » asks for no yes [R13.3]', (question, first) => {
    expect(answered(question).sentences[0]).toMatch(first)
  })

  test('what goes on from it may ask for no yes [R13.3]', () => {
    const context: Context = { call: answered('y a-t-il eu des coupures hier ?').call, pending: null }
    expect(answered('et la plus longue ?', same, context).sentences[0]).toMatch(/^La plus longue/)
  })
})

describe('a device that may have broken down', () => {
  const pump =
    (running: number, online: boolean) =>
    (one: Body): Body => {
      const made = none(one)
      return made.read === 'latest'
        ? {
            ...made,
            body: {
              readings: made.body.readings.map((row) =>
                row[0] === 'forage-3' && row[1] === 'running' ? [row[0], row[1], row[2], running] : row,
              ),
              statuses: made.body.statuses.map((status) =>
                status.device === 'forage-3' ? { ...status, online } : status,
              ),
            },
          }
        : made
    }
  const question = 'la pompe 3 est-elle en panne ?'

  test('with nothing against it is not, though it rests [R13.3]', () => {
    const { call, sentences } = answered(question, pump(0, true))
    expect(callLine(call)).toBe('status running forage-3')
    expect(sentences).toEqual([
      'Non : aucune alarme active ni constat en cours – Forage Sidi Bibi.',
      'État : à l’arrêt, en ligne.',
    ])
  })

  test('out of reach is [R13.3]', () => {
    expect(answered(question, pump(0, false)).sentences[0]).toBe('Oui : hors ligne – Forage Sidi Bibi.')
  })

  test('that runs is not, whatever alarm it has [R13.3]', () => {
    const alarmed = (one: Body): Body => (one.read === 'alarms' ? one : pump(1, true)(one))
    expect(answered(question, alarmed).sentences[0]).toBe('Non, en marche, mais 3 alarmes actives – Forage Sidi Bibi.')
  })
})

describe('what does not work', () => {
  test.each(['quels capteurs sont en panne ?', 'quels capteurs ne marchent plus ?', 'capteurs HS'])(
    '« %s »: what is out of reach, without power or stands still, by device [R13.3]',
    (question) => {
      const { call, told, sentences } = answered(question)
      expect(callLine(call)).toBe('status faulty site')
      expect(sentences).toEqual([
        '7 appareils hors ligne, 6 appareils hors tension, 1 capteur bloqué.',
        'Hors ligne : Niveau Forage Aït Amira 2, Bassin haut, Bassin bas et 4 autres.',
        expect.stringMatching(/^Hors tension : .* et 3 autres\.$/),
        'Capteur bloqué : Niveau Forage Aït Amira 1.',
      ])
      expect(told.table?.columns).toEqual(['Appareil', 'Ce qui ne va pas', 'Depuis'])
      expect(told.table?.rows).toHaveLength(14)
      expect(told.table?.rows.at(-1)).toEqual(['Niveau Forage Aït Amira 1', 'Capteur bloqué', 'le 15/11/2026 14:02'])
    },
  )

  test('nothing is told, and few are named [R13.3]', () => {
    const question = 'quels capteurs sont en panne ?'
    expect(answered(question, none).sentences).toEqual([
      'Aucun appareil hors ligne ni hors tension, aucun capteur bloqué, sur 38 appareils.',
    ])
    const stuck = (one: Body) => (one.read === 'findings' ? one : none(one))
    expect(answered(question, stuck).sentences).toEqual([
      '1 capteur bloqué.',
      'Niveau Forage Aït Amira 1 : capteur bloqué depuis le 15/11/2026 14:02.',
    ])
  })

  test('whether all work, whether some do not, and of pumps alone [R13.3]', () => {
    expect(answered('tous les capteurs marchent ?').sentences[0]).toMatch(/^Non : 7 appareils hors ligne/)
    expect(answered('tous les capteurs marchent ?', none).sentences[0]).toMatch(/^Oui : aucun appareil hors ligne/)
    expect(answered('y a-t-il des capteurs en panne ?', none).sentences[0]).toMatch(/^Non : aucun appareil hors ligne/)
    expect(callLine(answered('quelles pompes sont en panne ?').call)).toBe(
      'status faulty forage-1+forage-2+forage-3+compteur-reseau',
    )
  })
})

describe('figures', () => {
  const one = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })

  test('what is said to be more is more or not [R13.3]', () => {
    const cost = (value: number, previous: number) =>
      figures((body) => ({ ...body, energy: { ...body.energy, cost: one(value, previous) } }))
    const question = 'la facture est-elle plus élevée que le mois dernier ?'
    expect(answered(question, cost(120, 100)).sentences[0]).toMatch(/^Oui\. Coût de l’énergie : 120 MAD/)
    expect(answered(question, cost(80, 100)).sentences[0]).toMatch(/^Non\. Coût de l’énergie : 80/)
    expect(answered('dépense-t-on trop ?', cost(80, 100)).sentences[0]).toMatch(/^Non\. /)
    expect(answered('est-ce qu’on a dépensé autant qu’hier ?', cost(100, 101)).sentences[0]).toMatch(/^Oui\. /)
  })

  test('« a-t-on dépassé le budget ? » is yes where a sector has [R13.3]', () => {
    expect(answered('a-t-on dépassé le budget ?').sentences[0]).toMatch(/^Oui : 2 secteurs au-delà de leur budget/)
    const kept = figures((body) => ({
      ...body,
      consumptions: body.consumptions.map((row) => ({ ...row, volumeM3: one(10, 10), budgetM3: 100 })),
    }))
    expect(answered('a-t-on dépassé le budget ?', kept).sentences[0]).toMatch(/^Non : 10 % du budget consommé/)
    expect(answered('respecte-t-on le budget ?', kept).sentences[0]).toMatch(/^Oui : /)
  })

  test('a limit is over or under, with the value in the same breath [R13.3]', () => {
    const water = (value: number) =>
      figures((body) => ({ ...body, water: { ...body.water, consumedM3: one(value, 50) } }))
    for (const question of ['a-t-on dépassé 100 m3 hier ?', 'a-t-on consommé plus de 100 m³ d’eau hier ?']) {
      expect(answered(question, water(120)).sentences.slice(0, 2)).toEqual([
        'Oui. Eau consommée : 120 m³ (mardi 17 novembre 2026).',
        'C’est au-dessus de 100 m³.',
      ])
      expect(answered(question, water(80)).sentences[0]).toMatch(/^Non\. Eau consommée : 80/)
    }
  })

  test('a tank is full or empty by how full it is [R13.3]', () => {
    const filled = (levelPct: number, overflowInHours: number | null) =>
      figures((body) => ({
        ...body,
        storages: body.storages.map((row) => ({ ...row, levelPct, overflowInHours })),
      }))
    expect(answered('le bassin haut déborde ?', filled(76, 5)).sentences[0]).toBe(
      'Non. Bassin haut – remplissage : 76,0 % en ce moment.',
    )
    expect(answered('le bassin haut déborde ?', filled(76, null)).told.known).toBe(true)
    expect(answered('le bassin haut déborde ?', filled(100, 0)).sentences[0]).toMatch(/^Oui\. /)
    expect(answered('est-ce que le bassin bas est vide ?', filled(76, 5)).sentences[0]).toMatch(/^Non\. /)
    expect(answered('est-ce que le bassin bas est vide ?', filled(0, 5)).sentences[0]).toMatch(/^Oui\. /)
  })

  test('the sun gives something or nothing [R13.3]', () => {
    for (const question of ['est-ce que les panneaux marchent ?', 'est-ce que le solaire produit ?']) {
      const { call, sentences } = answered(question)
      expect(callLine(call)).toBe('figure solarKwh site d:2026-11-18')
      expect(sentences[0]).toMatch(/^Oui\. Énergie solaire : /)
    }
  })
})
