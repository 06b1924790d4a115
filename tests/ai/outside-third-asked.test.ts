// What people outside found told wrongly of now: what fills a tank, and what a device that is cut measured last [R13.3].
import type { Body } from '@vigie/analyst/question'
import { HOUR_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures, pumpsRun } from './asked.ts'
import { NOW } from './farm.ts'

const cut = { powered: false, poweredAt: new Date(NOW - HOUR_MS).toISOString() }

describe('whether a tank fills now', () => {
  const net = (netFlowM3h: number, at: (one: Body) => Body) => {
    const moved = figures((body) => ({
      ...body,
      storages: body.storages.map((row) => ({ ...row, netFlowM3h, levelPct: 76 })),
    }))
    return answered('Le bassin haut se remplit-il ?', (one) => at(moved(one))).sentences
  }
  const away = { powered: null, online: false }

  test('is told by what fills it, not by what it rose within the hour [R13.3]', () => {
    expect(net(17.1, pumpsRun(true))[0]).toBe('Oui. Bassin haut se remplit : 17,1 m³/h de plus sur la dernière heure.')
    for (const at of [pumpsRun(false), pumpsRun(true, (id) => (id.startsWith('forage') ? cut : {}))]) {
      expect(net(17.1, at)[0]).toBe(
        'Non : rien ne remplit Bassin haut en ce moment ; il a monté de 17,1 m³ sur la dernière heure.',
      )
      expect(net(-8, at)[0]).toMatch(/^Non : rien ne remplit .* ; il a baissé de 8 m³ sur la dernière heure\.$/)
    }
  })

  test('is not known where what fills it does not answer [R13.3]', () => {
    expect(
      net(
        17.1,
        pumpsRun(false, (id) => (id === 'forage-2' ? away : {})),
      )[0],
    ).toBe('Bassin haut : il a monté de 17,1 m³ sur la dernière heure ; s’il se remplit en ce moment n’est pas connu.')
    expect(
      net(
        17.1,
        pumpsRun(true, (id) => (id === 'forage-2' ? away : {})),
      )[0],
    ).toMatch(/^Oui\. /)
  })

  test('is told of now where its level is not of now: only that is told with its time [R13.3]', () => {
    const [lead, level] = net(
      17.1,
      pumpsRun(false, (id) => (id === 'bassin-1' ? cut : {})),
    )
    expect(lead).toMatch(/^Non : rien ne remplit Bassin haut en ce moment ;/)
    expect(level).toBe('Remplissage : 76,0 %, mesuré à 14:02 ; coupé depuis 13:02 (en cours).')
  })
})

describe('a value of a device that is cut', () => {
  const off = pumpsRun(true, (id) => (id === 'bassin-2' ? cut : {}))

  test('is told with when it was measured and since when it is cut, never as of now [R13.3]', () => {
    expect(answered('niveau du bassin bas', pumpsRun(true)).sentences[0]).toMatch(/ m en ce moment\.$/)
    expect(answered('niveau du bassin bas', off).sentences[0]).toMatch(
      / m, mesuré à 14:02 ; coupé depuis 13:02 \(en cours\)\.$/,
    )
  })

  test('so is one that was not read within two of its cadences [R13.3]', () => {
    const old = (one: Body): Body => {
      const made = pumpsRun(true)(one)
      return made.read === 'latest'
        ? {
            ...made,
            body: {
              ...made.body,
              readings: made.body.readings.map(([id, metric, at, value]) => [id, metric, at - 11_000, value]),
            },
          }
        : made
    }
    expect(answered('niveau du bassin bas', old).sentences[0]).toMatch(/ m, mesuré à 14:01\.$/)
  })

  test('of several, it is told apart [R13.3]', () => {
    const { sentences } = answered('niveau de chaque bassin', off)
    expect(sentences.join(' ')).not.toContain('en ce moment')
    expect(sentences.at(-1)).toBe('Bassin bas : mesuré à 14:02 ; coupé depuis 13:02 (en cours).')
  })
})
