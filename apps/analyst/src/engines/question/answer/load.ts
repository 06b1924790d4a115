// In: a call about how heavily alarms weighed or what the site has, and what was read. Out: what is said.
import { MINUTE_MS } from '@vigie/contracts/entities'
import { formatSpan } from '@vigie/contracts/format'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import { type Facts, isMain } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { createLedger, figureForm } from './ledger.ts'
import { namedWords } from './named.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { deviceName, noun } from './words.ts'

/** So many devices stand in the table of a count; a list has more. */
const ROWS = 20

const inMinutes = (minutes: number): string => formatSpan(minutes * MINUTE_MS)

/** Rates are written as the screens write their figures. */
const LOAD = {
  perDay: ['Alarmes par jour', ...figureForm('alarmsPerDay', '')],
  floodPct: ['Temps en avalanche', ...figureForm('floodPct', '')],
  mttaMs: ['Délai moyen d’acquittement', 'min', inMinutes],
  mttrMs: ['Délai moyen de retour à la normale', 'min', inMinutes],
  stale: ['Alarmes actives depuis plus d’un jour', '', 0],
  chattering: ['Alarmes battantes', '', 0],
} as const

export const tellLoad = (call: CallOf<'load'>, body: Bodies['load'], facts: Facts): Told => {
  const ledger = createLedger()
  const when = ` (${periodWords(call.period, facts.today)})`
  if (call.what === 'topTen') {
    const rows = body.topTen.map(({ device, condition, raised }, index) => [
      deviceName(device, facts),
      ALARM_CONDITION_NAMES[condition],
      ledger.say({ value: raised, from: [`0/topTen/${index}/raised`], how: 'read' }, '', 0),
    ])
    const [first] = rows
    if (first === undefined) return { ...unknown(`Aucune alarme${when}.`), known: true }
    return {
      sentences: [`${first[0]} – ${first[1]} : ${first[2]} fois${when}. C’est le plus.`],
      table: { columns: ['Appareil', 'Alarme', 'Fois'], rows },
      chart: null,
      noted: ledger.noted(),
      main: body.topTen[0]?.raised ?? null,
      known: true,
    }
  }
  const value = body[call.what]
  if (value === null) return unknown('Je ne sais pas : aucune alarme de la période ne le dit.')
  const [name, unit, form] = LOAD[call.what]
  const scale = unit === 'min' ? 1 / MINUTE_MS : 1
  const text = ledger.say({ value: value * scale, from: [`0/${call.what}`], how: 'read', scale }, unit, form)
  return {
    sentences: [`${name} : ${text}${when}.`],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: value * scale,
    known: true,
  }
}

const KINDS: Readonly<Record<CallOf<'devices'>['what'], readonly [one: string, many: string]>> = {
  all: ['appareil', 'appareils'],
  pump: ['pompe', 'pompes'],
  source: ['source d’eau', 'sources d’eau'],
  storage: ['bassin', 'bassins'],
  consumption: ['secteur', 'secteurs'],
  energy: ['compteur d’énergie', 'compteurs d’énergie'],
  camera: ['caméra', 'caméras'],
  pressure: ['capteur de pression', 'capteurs de pression'],
  'flow-meter': ['débitmètre', 'débitmètres'],
  sensor: ['sonde', 'sondes'],
}

export const tellDevices = ({ what, operation }: CallOf<'devices'>, facts: Facts): Told => {
  const ledger = createLedger()
  const found = facts.devices.filter((one) => what === 'all' || one.kind === what || (one.role === what && isMain(one)))
  const text = ledger.say({ value: found.length, from: found.map(({ id }) => `site:${id}`), how: 'count' }, '', 0)
  const [one, many] = KINDS[what]
  const names = namedWords(
    found.map(({ id }) => ({ device: id, at: `site:${id}` })),
    facts,
    ledger,
  )
  const none = 'Aucun appareil de ce genre sur ce site.'
  return {
    sentences: [found.length === 0 ? none : `Ce site a ${text}\u00a0${noun(found.length, one, many)}${names}.`],
    table: { columns: ['Appareil'], rows: found.slice(0, operation === 'list' ? 60 : ROWS).map(({ name }) => [name]) },
    chart: null,
    noted: ledger.noted(),
    main: found.length,
    known: true,
  }
}
