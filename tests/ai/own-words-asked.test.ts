// Questions as a farm's people type them in a hurry: what was asked is answered, in the first sentence [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { alarmOf, answered, answeredOf, figures } from './asked.ts'
import { DEVICES } from './farm.ts'
import { FACTS } from './score.ts'
import { FINDINGS } from './world.ts'

const levels = (...pct: readonly number[]) =>
  figures((body) => ({
    ...body,
    storages: body.storages.map((one, index) => ({ ...one, levelPct: pct[index] ?? null })),
  }))

test.each(['tous les bassins sont vides ?', 'les bassins sont ils a sec ?', 'est ce que les bassins sont vides'])(
  '[R13.3] « %s »: whether all tanks are empty, by each of them',
  (question) => {
    expect(answered(question, levels(0, 0)).sentences[0]).toMatch(/^Oui : tous sont vides\. Remplissage/)
    expect(answered(question, levels(0, 40)).sentences[0]).toMatch(/^Non : Bassin haut seulement\./)
  },
)

test.each([
  'combien restera-t-il ce soir',
  'combien restera t il d’eau ce soir ?',
  'combien restera-t-il dans les bassins cette nuit',
])('[R13.3] « %s »: what the tanks will hold by then', (question) => {
  expect(answered(question).call).toMatchObject({ figure: 'storedM3', of: ['bassin-1', 'bassin-2'], asks: 'course' })
})

test.each([
  ['compare serre a et serre b', 'figure volumeM3 secteur-3+secteur-4 d:2026-11-18'],
  ['combien il reste au budget de la serre tomates a', 'figure budgetLeftM3 secteur-3 m:2026-11'],
  ['la serre a ce mois ci', 'figure volumeM3 secteur-3 m:2026-11'],
  ['wach lpompe 2 khdama', 'status running forage-2'],
  ['c koi le pb sur forage 1', 'status running forage-1'],
  ['quels appareils n’envoient plus de données', 'status offline site'],
  ['bassin haut plein a quelle heure', 'figure overflowInHours bassin-1 now'],
  ['bassin bas vide vers quelle heure', 'figure emptyInHours bassin-2 now'],
  ['dispo electrique du mois', 'figure powerPct site m:2026-11'],
  ['le solaire a couvert combien cette semaine', 'figure solarSharePct site w:2026-11-16'],
  ['combien de temps pour traiter une alarme en moyenne', 'load mttrMs 30d'],
  ['ou part l’eau perdue', 'findings where leak'],
  ['quelle fuite est la plus grave', 'findings losses leak'],
  ['on est dans quelle tranche', 'tariff now'],
  ['il est quelle tranche la', 'tariff now'],
  ['le kwh est a combien la nuit', 'tariff slot off-peak'],
  ['a quelle heure faut il eviter de pomper', 'tariff slot peak'],
  ['quel pourcentage de l’energie en heures pleines', 'figure gridKwh site m:2026-11 slot=standard by-slot'],
])('[R13.3] « %s » is read as it was meant', (question, line) => {
  const made = understand(question, FACTS, null)
  expect(made.kind === 'call' ? callLine(made.call) : made).toBe(line)
})

test('[R13.3] how long a sector lasts is told of tanks, and tonnes are told as tonnes', () => {
  const made = understand('autonomie par secteur', FACTS, null)
  const [reason, near] = made.kind === 'refuse' ? refusalWords(made) : []
  expect(reason).toMatch(/pour tout le site et par bassin, pas autrement/)
  expect(near).toContain('autonomie par bassin')
  expect(answered('combien de tonnes de co2 cette année').sentences[0]).toMatch(/^CO₂ émis : 0,70? t \(/)
})

test.each([
  ['filtre forage 1 encrassé ?', /^Oui\. Filtre qui se colmate – Forage Aït Amira 1/],
  ['pépinière arrosée aujourd’hui ?', /^Oui\. Pépinière/],
  ['objectif kwh/m3 tenu ce mois ?', /^Non\. Énergie par m³ pompé/],
  ['est-ce que l’objectif d’autonomie est atteint', /^Oui\. Autonomie/],
  ['ya til une fuite kelke part', /^Oui\. Fuite possible – /],
])('[R13.3] « %s » begins with yes or no', (question, said) => {
  expect(answered(question).sentences[0]).toMatch(said)
})

test('[R13.3] a figure that is not said is asked back', () => {
  const made = understand('combien hier ?', FACTS, null)
  expect(made.kind === 'ask' && made.choices.map(({ call }) => callLine(call))).toEqual([
    'figure consumedM3 site d:2026-11-17',
    'figure gridKwh site d:2026-11-17',
    'figure cost site d:2026-11-17',
  ])
})

/** Pressures of all that measure one: the first are as said, the others 3 bar. */
const bars =
  (...low: readonly number[]) =>
  (one: Parameters<ReturnType<typeof figures>>[0]) =>
    one.read === 'latest'
      ? {
          ...one,
          body: {
            ...one.body,
            readings: one.body.readings
              .filter(([, metric]) => metric === 'pressure_bar')
              .map((row, index): (typeof one.body.readings)[number] => [row[0], row[1], row[2], low[index] ?? 3]),
          },
        }
      : one
const MEASURED = DEVICES.filter(({ metrics }) => metrics.some(({ id }) => id === 'pressure_bar')).length

test('[R13.3] a limit that is asked of all of them: how many are past it, and which', () => {
  const question = 'pression inferieure a 2 bar quelque part ?'
  const some = answered(question, bars(1.5, 3, 1.2))
  expect(some.sentences[0]).toBe(`Oui : 2 mesures de pression sous 2,00 bar, sur ${MEASURED}.`)
  expect(some.sentences[1]).toBe('Forage Aït Amira 2 : 1,20 bar ; Forage Aït Amira 1 : 1,50 bar.')
  const none = answered(question, bars(2.4))
  expect(none.sentences).toEqual([
    `Non : aucune mesure de pression sous 2,00 bar, sur ${MEASURED}.`,
    'La plus proche – Forage Aït Amira 1 : 2,40 bar.',
  ])
})

test('[R13.3] which has the least is told first, then both ends', () => {
  const { sentences, told } = answered('quel secteur a la pression la plus faible', bars())
  expect(sentences[0]).toMatch(/bar \(mesuré le .+\)\. C’est le moins \(pression\)\.$/)
  expect(told.main).toBe(3)
  expect(answered('quel secteur a la pression la plus forte').sentences[0]).toMatch(/C’est le plus \(pression\)\.$/)
})

test('[R13.3] the oldest alarm is told before how many there are, and of leaks the worst first', () => {
  const alarms = [alarmOf('forage-1', 'offline', 3), alarmOf('forage-2', 'offline', 50)]
  const { said } = answeredOf('quelle est l’alarme la plus vieille', { alarms })
  expect(said[0]).toMatch(/^La plus ancienne : Hors ligne – Forage Aït Amira 2/)
  const [leak] = FINDINGS
  if (leak === undefined) throw new Error('no leak')
  const worse = {
    ...leak,
    id: 'worse',
    device: 'secteur-5',
    since: leak.since + DAY_MS,
    volumeM3: { value: 2_000, low: 1_800, high: 2_200 },
  }
  expect(answeredOf('quelle fuite est la plus grave', { findings: [leak, worse] }).said[0]).toMatch(
    /^Fuite possible – Secteur avocatiers : 2 000 m³/,
  )
})
