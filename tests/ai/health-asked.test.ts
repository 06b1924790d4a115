// Whether a device is well is told by how it stands, its alarms and what was found on it, never by its rest [R13.3].
import type { Body } from '@vigie/analyst/question'
import { callLine } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered } from './asked.ts'
import { ALARMS } from './world.ts'

/** A pump that rests, powered and in reach, with so many active alarms, and with what was found or nothing. */
const rests =
  (alarms: number, found: boolean) =>
  (one: Body): Body => {
    switch (one.read) {
      case 'latest':
        return {
          ...one,
          body: {
            readings: one.body.readings.map((row) => (row[1] === 'running' ? [row[0], row[1], row[2], 0] : row)),
            statuses: one.body.statuses.map((status) => ({ ...status, powered: true, online: true })),
          },
        }
      case 'alarms':
        return { ...one, body: { alarms: raised(alarms), next: null } }
      case 'findings':
        return found ? one : { ...one, body: { findings: [], seen: true } }
      default:
        return one
    }
  }
const raised = (count: number) =>
  ALARMS.slice(0, count).map((one) => ({ ...one, device: 'pression-filtre-1', state: 'unacknowledged' as const }))

describe('whether a pump is well', () => {
  const questions = [
    'est-ce que le forage 1 marche bien ?',
    'le forage 1 fonctionne-t-il bien ?',
    'le forage 1 va bien ?',
    'le forage 1 est en bon état ?',
    'le forage 1 fonctionne correctement ?',
  ]

  test.each(questions)('« %s »: yes, at rest, where nothing stands against it [R13.3]', (question) => {
    const { call, sentences } = answered(question, rests(0, false))
    expect(callLine(call)).toBe('status running forage-1')
    expect(sentences).toEqual([
      'Oui : aucune alarme active ni constat en cours – Forage Aït Amira 1.',
      'État : à l’arrêt, en ligne.',
    ])
  })

  test.each(questions)('« %s »: no, with its alarms and what was found on it and on its parts [R13.3]', (question) => {
    const { told, sentences } = answered(question, rests(1, true))
    expect(sentences[0]).toBe('Non : 1 alarme active, 2 constats en cours – Forage Aït Amira 1.')
    expect(sentences[1]).toBe('État : à l’arrêt, en ligne.')
    expect(sentences[2]).toMatch(/ – Pression après filtre Forage Aït Amira 1, priorité \S+, active depuis le /)
    expect(sentences.join(' ')).toContain('Filtre qui se colmate – Forage Aït Amira 1 : depuis le ')
    expect(told.table?.rows).toHaveLength(1)
  })

  test('without power it is not [R13.3]', () => {
    const cut = (one: Body): Body => {
      const made = rests(0, false)(one)
      return made.read === 'latest'
        ? {
            ...made,
            body: { ...made.body, statuses: made.body.statuses.map((status) => ({ ...status, powered: false })) },
          }
        : made
    }
    expect(answered('le forage 1 marche bien ?', cut).sentences[0]).toBe('Non : hors tension – Forage Aït Amira 1.')
  })
})

test.each(['comment va le forage 1 ?', 'état du forage 1'])('« %s » is told without yes or no [R13.3]', (question) => {
  expect(answered(question, rests(1, false)).sentences[0]).toBe(
    'Forage Aït Amira 1 : à l’arrêt, en ligne, 1 alarme active.',
  )
})

test('a tank is well by its alarms and findings too [R13.3]', () => {
  expect(answered('le bassin haut va bien ?', rests(0, false)).sentences[0]).toBe(
    'Oui : aucune alarme active ni constat en cours – Bassin haut.',
  )
})

test('whether it runs is still told by that alone [R13.3]', () => {
  expect(answered('le forage 1 marche ?', rests(1, true)).sentences).toEqual([
    'Non : Forage Aït Amira 1 n’est pas en marche.',
  ])
})
