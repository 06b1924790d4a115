// What the screen offers is answered after a question about a device as it is when asked first [R13.3].
import { type Context, nearestTo, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { FACTS, score } from './score.ts'

const OFFERED = [
  ...score('begun-with').rows.map(({ question }) => question),
  ...['forage 1', 'bassin haut', 'secteur agrumes nord'].flatMap((name) => nearestTo(`${name} ?`, FACTS)),
]

describe('after a question about a device', () => {
  test.each([
    'Forage Aït Amira 1 est en marche ?',
    'Où en est le niveau de Bassin haut ?',
    'combien d’eau a produit le forage 1 hier ?',
    'Secteur agrumes nord : hier par rapport à avant-hier',
    'que s’est-il passé au forage 1 hier ?',
    'alarmes du forage 1',
    'coupures du forage 1 cette nuit',
    'pression du forage 1',
    'pression max du forage 1 hier',
    'Pourquoi la pompe Forage Aït Amira 1 consomme plus ?',
    'le forage 1 a tourné cette nuit ?',
    'la fuite du secteur 1 empire ?',
    'le forage 1 et le forage 2 hier',
    'pression du forage',
    'pourquoi la pompe consomme plus ?',
  ])('« %s », each question that is offered is answered as when asked first [R13.3]', (first) => {
    const asked = understand(first, FACTS, null)
    const before: Context = asked.kind === 'call' ? { call: asked.call, pending: null } : { call: null, pending: first }
    const after = OFFERED.map((question) => [question, understand(question, FACTS, before)])
    expect(after).toEqual(OFFERED.map((question) => [question, understand(question, FACTS, null)]))
  })
})

test('a question asked back keeps which way it says that the figure went [R13.3]', () => {
  const pending = 'Pourquoi la pompe consomme plus ?'
  expect(understand('Forage Aït Amira 1', FACTS, { call: null, pending })).toMatchObject({
    call: { tool: 'why', of: ['forage-1'], claim: 'more' },
  })
})
