// A figure set against the same stretch a year before; where too little of that was measured, nothing is compared [R13.3].
import { type Body, callLine } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, withoutBefore } from './asked.ts'

const hardlyMeasured = (one: Body): Body => (one.read === 'kpis' ? { ...one, body: withoutBefore(one.body) } : one)
const neverMeasured = (one: Body): Body =>
  one.read === 'kpis'
    ? {
        ...one,
        body: JSON.parse(JSON.stringify(one.body), (key, value) =>
          key === 'previous' && typeof value === 'number' ? null : value,
        ),
      }
    : one

describe('the same stretch a year before', () => {
  test.each([
    ['combien d’eau ce mois par rapport au même mois l’an dernier', 'figure consumedM3 site m:2026-11 vs year'],
    ['coût par rapport au même mois l’an dernier', 'figure cost site m:2026-11 vs year'],
    ['alarmes de ce mois par rapport au même mois l’an dernier', 'figure alarmsRaised site m:2026-11 vs year'],
  ])('« %s » is set against it [R13.3]', (question, line) => {
    const { call, sentences } = answered(question)
    expect(callLine(call)).toBe(line)
    expect(sentences.join(' ')).toContain('que la même période de l’année d’avant')
  })

  test('goes on from a day to the month that it lies in, where a month is said [R13.3]', () => {
    const { call } = answered('combien d’eau hier')
    const next = answered('par rapport au même mois l’an dernier', undefined, { call, pending: null })
    expect(callLine(next.call)).toBe('figure consumedM3 site m:2026-11 vs year')
    const day = answered('par rapport au même jour l’an dernier', undefined, { call, pending: null })
    expect(callLine(day.call)).toBe('figure consumedM3 site d:2026-11-17 vs year')
  })

  test('that was never or hardly measured is said to be nothing to compare with, without yes or no [R13.3]', () => {
    const question = 'a-t-on consommé plus d’eau ce mois que le même mois l’an dernier ?'
    expect(answered(question, neverMeasured).sentences.join(' ')).toContain(
      'Rien à comparer : pas de donnée pour la même période de l’année d’avant.',
    )
    const { sentences } = answered(question, hardlyMeasured)
    expect(sentences[0]).toMatch(/^Eau consommée : /)
    expect(sentences[1]).toBe('Rien à comparer : trop peu de mesures pour la même période de l’année d’avant.')
  })
})

test('of a pump the power at its highest is one of its measures [R13.3]', () => {
  expect(callLine(answered('puissance maximale du forage 2 hier').call)).toBe(
    'series power_kw forage-2 d:2026-11-17 max',
  )
  expect(callLine(answered('puissance de pointe hier').call)).toBe('figure peakKw compteur-electrique d:2026-11-17')
})
