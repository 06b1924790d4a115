// Parts of a day: which stretch a question asks about, and what goes on from it [R13.3].
import { callLine, type Facts, refusalWords, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { FACTS } from './score.ts'

const at = (text: string): number => Date.parse(`2026-11-${text}:00Z`)
const NIGHT = 'r:2026-11-17..2026-11-18 22:00..06:00'

/** What a question comes to, after another or of itself, at this instant of the day. */
const lineOf = (question: string, { first, facts = FACTS }: { first?: string; facts?: Facts } = {}): string => {
  const before = first === undefined ? null : understand(first, facts, null)
  const context = before?.kind === 'call' ? { call: before.call, pending: null } : null
  const understood = understand(question, facts, context)
  return understood.kind === 'call'
    ? callLine(understood.call)
    : `${understood.kind}${understood.kind === 'refuse' ? ` ${understood.why}` : ''}`
}

describe('which stretch is meant', () => {
  test('this night is the one before this morning, and from 22:00 on the one that runs [R13.3]', () => {
    const late = { ...FACTS, now: at('18T23:10') }
    expect(lineOf('alarmes de cette nuit')).toBe(`alarms list ${NIGHT}`)
    expect(lineOf('alarmes de cette nuit', { facts: { ...FACTS, now: at('18T02:00') } })).toBe(`alarms list ${NIGHT}`)
    expect(lineOf('alarmes de cette nuit', { facts: late })).toBe('alarms list r:2026-11-18..2026-11-19 22:00..06:00')
  })

  test('the night that is past ended this morning, also once the next one runs [R13.3]', () => {
    const late = { ...FACTS, now: at('18T22:32') }
    for (const night of ['la nuit dernière', 'de la nuit passée', 'de la dernière nuit', 'dans la nuit'])
      expect(lineOf(`coupures ${night}`, { facts: late })).toBe(`outages count site ${NIGHT}`)
  })

  test('why nothing ran at night is told of today, which is the latest day [R13.3]', () => {
    for (const now of [at('18T14:02'), at('18T22:32')])
      for (const night of ['cette nuit', 'la nuit dernière'])
        expect(lineOf(`pourquoi aucune pompe n’a tourné ${night} ?`, { facts: { ...FACTS, now } })).toBe(
          'why producedM3 site d:2026-11-18',
        )
  })

  test.each([
    ['combien d’eau consommée la nuit du 15 novembre', 'figure consumedM3 site'],
    ['consommation d’eau de la nuit du 15 novembre', 'figure consumedM3 site'],
    ['combien d’eau consommée dans la nuit du dimanche', 'figure consumedM3 site'],
    ['combien d’eau pompée dans la nuit de dimanche', 'figure producedM3 site'],
    ['alarmes de la nuit du 15/11', 'alarms list'],
  ])('« %s »: the night of a day begins on it [R13.3]', (question, line) => {
    expect(lineOf(question)).toBe(`${line} r:2026-11-15..2026-11-16 22:00..06:00`)
  })

  test('the night that runs is named by both of its days, and before it that name is of an earlier one [R13.3]', () => {
    const late = { ...FACTS, now: at('18T22:32') }
    const running = 'alarms list r:2026-11-18..2026-11-19 22:00..06:00'
    for (const night of ['du 18 au 19 novembre', 'du 18 au 19', 'de mercredi à jeudi', 'du 18 novembre'])
      expect(lineOf(`alarmes de la nuit ${night}`, { facts: late })).toBe(running)
    expect(lineOf('alarmes de la nuit de mercredi à jeudi')).toBe('alarms list r:2026-11-11..2026-11-12 22:00..06:00')
    expect(lineOf('alarmes de la nuit du 18 novembre')).toBe('refuse future')
  })

  test('the night of yesterday began then, whatever the hour is now [R13.3]', () => {
    const late = { ...FACTS, now: at('18T23:10') }
    expect(lineOf('coupures hier dans la nuit')).toBe(`outages count site ${NIGHT}`)
    expect(lineOf('alarmes de la nuit d’hier', { facts: late })).toBe(`alarms list ${NIGHT}`)
  })

  test('hours over midnight of no named day are the latest that have begun, of a named day those that begin on it [R13.3]', () => {
    expect(lineOf('alarmes entre 22h et 6h')).toBe(`alarms list ${NIGHT}`)
    expect(lineOf('alarmes entre 22h et 6h lundi')).toBe('alarms list r:2026-11-16..2026-11-17 22:00..06:00')
    expect(lineOf('coupures entre minuit et 6h30')).toBe('outages count site d:2026-11-18 00:00..06:30')
    expect(lineOf('coupures hier de 20h à minuit')).toBe('outages count site d:2026-11-17 20:00..24:00')
  })

  test.each([
    ['combien d’eau pompée ce soir ?', 'future'],
    ['alarmes de ce soir', 'future'],
    ['combien d’eau pompée entre 8h30 et 10h ?', 'hours'],
    ['quel secteur a eu le plus d’eau ce matin ?', 'hours'],
    ['kWh/m³ de ce matin', 'hours'],
    ['combien d’eau ce matin et cet après-midi ?', 'hours'],
    ['combien d’eau le matin cette semaine ?', 'hours'],
    ['alarmes à midi', 'hours'],
    ['coupures entre 24 h et 25 h', 'hours'],
    ['coupures entre -3 h et 5 h', 'hours'],
    ['coupures entre 10 h et 10 h', 'hours'],
    ['coupures 10h-10h', 'hours'],
    ['alarmes jusqu’à ce midi', 'hours'],
    ['alarmes de ce week-end la nuit', 'hours'],
    ['quel film passe ce soir', 'domain'],
  ])('« %s » is refused: %s [R13.3]', (question, why) => {
    expect(lineOf(question)).toBe(`refuse ${why}`)
  })

  test('what is refused of hours says what can be asked of them [R13.3]', () => {
    expect(refusalWords({ why: 'hours' }).join(' ')).toMatch(
      /alarmes, les coupures, le volume ou l’énergie d’un appareil et, par heures entières, les totaux du site/,
    )
  })

  test('since when leaves no hour out, and the flow of the nights is a figure of its own [R13.3]', () => {
    expect(lineOf('alarmes depuis hier soir')).toBe('alarms list r:2026-11-17..2026-11-18 18:00..24:00')
    expect(lineOf('combien d’eau depuis ce matin ?')).toBe('figure consumedM3 site d:2026-11-18')
    expect(lineOf('débit de nuit hier')).toBe('figure nightFlowM3h consumptions d:2026-11-17')
  })
})

test.each([
  ['coupures ce midi', 'outages count site d:2026-11-18 12:00..14:00'],
  ['combien d’eau pompée hier midi', 'figure producedM3 site d:2026-11-17 12:00..14:00'],
  ['coupures depuis hier midi', 'outages count site r:2026-11-17..2026-11-18 12:00..24:00'],
  ['coupures depuis midi', 'outages count site d:2026-11-18 12:00..24:00'],
  ['coupures de midi à 15h', 'outages count site d:2026-11-18 12:00..15:00'],
  ['coupures 8h -12h', 'outages count site d:2026-11-18 08:00..12:00'],
])('« %s »: noon is up to two o’clock, unless a bound says else: %s [R13.3]', (question, line) => {
  expect(lineOf(question)).toBe(line)
})

describe('since an hour', () => {
  const late = { ...FACTS, now: at('18T22:32') }
  const day = 'd:2026-11-18'

  test.each([
    ['combien de coupures depuis 22 h', `outages count site ${day} 22:00..24:00`],
    ['coupures depuis 8h', `outages count site ${day} 08:00..24:00`],
    ['coupures depuis 22 heures', `outages count site ${day} 22:00..24:00`],
    ['alarmes depuis 22 h 25', `alarms list ${day} 22:25..24:00`],
    ['alarmes depuis 22:25', `alarms list ${day} 22:25..24:00`],
    ['coupures depuis minuit', `outages count site ${day}`],
    ['coupures depuis hier 18 h', 'outages count site r:2026-11-17..2026-11-18 18:00..24:00'],
    ['coupures depuis hier à 18 h', 'outages count site r:2026-11-17..2026-11-18 18:00..24:00'],
    ['coupures depuis dimanche 18 h', 'refuse hours'],
    ['coupures depuis 18h hier', 'outages count site r:2026-11-17..2026-11-18 18:00..24:00'],
    ['combien d’eau pompée depuis 8 h ce matin', `figure producedM3 site ${day} 08:00..24:00`],
    ['combien d’eau pompée depuis 8h30', 'refuse hours'],
    ['combien de coupures depuis 31 h', 'refuse hours'],
    ['alarmes depuis lundi 18 h', 'refuse hours'],
    ['coupures depuis 23 h', 'outages count site r:2026-11-17..2026-11-18 23:00..24:00'],
    ['coupures depuis 24 h', 'outages count site 24h'],
    ['coupures depuis le 12', 'outages count site r:2026-11-12..2026-11-18'],
    ['coupures depuis le 12 novembre', 'outages count site r:2026-11-12..2026-11-18'],
    ['coupures depuis 3 jours', 'outages count site r:2026-11-16..2026-11-18'],
  ])('« %s »: %s [R13.3]', (question, line) => {
    expect(lineOf(question, { facts: late })).toBe(line)
  })
})

describe('hours up to now', () => {
  test.each([
    ['14:02', 'combien de coupures dans la dernière heure', 'outages count site d:2026-11-18 13:02..14:02'],
    ['14:02', 'combien de coupures ces 2 dernières heures', 'outages count site d:2026-11-18 12:02..14:02'],
    ['14:02', 'alarmes des trois dernières heures', 'alarms list d:2026-11-18 11:02..14:02'],
    ['14:02', 'alarmes de la dernière heure', 'alarms list d:2026-11-18 13:02..14:02'],
    ['14:02', 'alarmes depuis une heure', 'alarms list d:2026-11-18 13:02..14:02'],
    ['14:02', 'coupures des 30 dernières minutes', 'outages count site d:2026-11-18 13:32..14:02'],
    ['14:02', 'coupures de la dernière demi-heure', 'outages count site d:2026-11-18 13:32..14:02'],
    ['01:30', 'alarmes des 3 dernières heures', 'alarms list r:2026-11-17..2026-11-18 22:30..01:30'],
    ['14:02', 'coupures des 24 dernières heures', 'outages count site 24h'],
    ['14:02', 'coupures des 48 dernières heures', 'refuse hours'],
    ['14:02', 'combien d’eau pompée la dernière heure', 'refuse hours'],
    ['14:02', 'alarmes des dernières heures', 'refuse hours'],
    ['14:02', 'coupures ces dernières heures', 'refuse hours'],
    ['14:02', 'à quelle heure la dernière coupure', 'outages last site 30d'],
  ])('at %s « %s »: %s [R13.3]', (now, question, line) => {
    expect(lineOf(question, { facts: { ...FACTS, now: at(`18T${now}`) } })).toBe(line)
  })

  test('a minute that has begun is asked about too [R13.3]', () => {
    expect(lineOf('alarmes de la dernière heure', { facts: { ...FACTS, now: at('18T14:02') + 40_000 } })).toBe(
      'alarms list d:2026-11-18 13:02..14:03',
    )
    expect(lineOf('alarmes de la dernière heure', { facts: { ...FACTS, now: at('18T23:59') + 40_000 } })).toBe(
      'alarms list d:2026-11-18 22:59..24:00',
    )
  })
})

describe('a question that goes on', () => {
  test.each([
    ['combien d’eau pompée hier ?', 'et le matin ?', 'figure producedM3 site d:2026-11-17 06:00..12:00'],
    ['combien d’eau pompée hier matin ?', 'et l’après-midi ?', 'figure producedM3 site d:2026-11-17 12:00..18:00'],
    ['combien d’eau pompée hier matin ?', 'et ce matin ?', 'figure producedM3 site d:2026-11-18 06:00..12:00'],
    ['combien d’eau pompée ce matin ?', 'et hier ?', 'figure producedM3 site d:2026-11-17 06:00..12:00'],
    ['combien d’eau pompée hier matin ?', 'et le mois dernier ?', 'figure producedM3 site m:2026-10'],
    ['combien d’eau pompée hier matin ?', 'et par source ?', 'refuse hours'],
    ['combien d’eau pompée hier matin ?', 'pourquoi ?', 'refuse hours'],
    ['alarmes de cette nuit', 'et la nuit d’avant ?', 'alarms list r:2026-11-16..2026-11-17 22:00..06:00'],
    ['alarmes de cette nuit', 'et hier ?', 'alarms list r:2026-11-16..2026-11-17 22:00..06:00'],
    ['coupures de cette nuit', 'pendant combien de temps ?', `outages duration site ${NIGHT}`],
    ['coupures de cette nuit', 'et le forage 2 ?', `outages count forage-2 ${NIGHT}`],
  ])(
    '« %s », then « %s »: the hours go on where they can, and are never dropped unsaid [R13.3]',
    (first, next, line) => {
      expect(lineOf(next, { first })).toBe(line)
    },
  )
})
