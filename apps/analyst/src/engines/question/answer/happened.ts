// In: a call about alarms, cuts or what the site has, and what was read. Out: what is said.
import { type Alarm, HOUR_MS, MINUTE_MS, type Outage } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES, ALARM_PRIORITY_NAMES, plural } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import { type Facts, isMain } from '../understand/facts.ts'
import { type Table, type Told, unknown } from './answer.ts'
import { createLedger, type Found, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { type Bodies, stretchOf } from './reads.ts'
import { deviceName, periodWords } from './words.ts'

const ROWS = 20
const noun = (of: number, one: string, many: string): string => plural(of, one, many).split('\u00a0')[1] ?? many

export const alarmTable = (alarms: readonly Alarm[], facts: Facts): Table | null =>
  alarms.length === 0
    ? null
    : {
        columns: ['Appareil', 'Alarme', 'Priorité', 'Levée'],
        rows: alarms
          .slice(0, ROWS)
          .map((one) => [
            deviceName(one.device, facts),
            ALARM_CONDITION_NAMES[one.condition],
            ALARM_PRIORITY_NAMES[one.priority],
            moment(Date.parse(one.raisedAt), facts),
          ]),
      }

export const tellAlarms = (call: CallOf<'alarms'>, { alarms, next }: Bodies['alarms'], facts: Facts): Told => {
  const ledger = createLedger()
  const [first] = alarms
  const table = alarmTable(alarms, facts)
  if (call.operation === 'last') {
    if (first === undefined) return { ...unknown('Aucune alarme enregistrée.'), known: true }
    const sentence = `La dernière : ${ALARM_CONDITION_NAMES[first.condition]} – ${deviceName(first.device, facts)}, levée le ${moment(Date.parse(first.raisedAt), facts)}${first.clearedAt === null ? ', toujours active' : ''}.`
    return { sentences: [sentence], table, chart: null, noted: [], main: null, known: true }
  }
  const text = ledger.say({ value: alarms.length, from: ['0/alarms'], how: 'count' }, '', 0)
  const what =
    call.state === 'unacknowledged'
      ? ' à acquitter'
      : call.state === 'open'
        ? noun(alarms.length, ' ouverte', ' ouvertes')
        : ''
  const kind = `${call.condition ? `, ${ALARM_CONDITION_NAMES[call.condition].toLowerCase()}` : ''}${call.priority ? `, priorité ${ALARM_PRIORITY_NAMES[call.priority].toLowerCase()}` : ''}`
  const where = call.device === undefined ? '' : ` – ${deviceName(call.device, facts)}`
  const when = call.period === undefined ? '' : ` (${periodWords(call.period, facts.today)})`
  const sentence =
    alarms.length === 0
      ? `Aucune alarme${what ? ` ${what.trim().replace(/s$/, '')}` : ''}${kind}${where}${when}.`
      : `${next === null ? '' : 'Au moins '}${text} ${noun(alarms.length, 'alarme', 'alarmes')}${what.startsWith(' ') ? what : what && ` ${what}`}${kind}${where}${when}.`
  return { sentences: [sentence], table, chart: null, noted: ledger.noted(), main: alarms.length, known: true }
}

/** What of a cut falls into the period, ms. */
const lengthIn = ({ from, to }: Outage, stretch: { from: number; to: number }): number =>
  Math.max(0, Math.min(to ?? stretch.to, stretch.to) - Math.max(from, stretch.from))

const hours = (ms: number, from: readonly string[], ledger: Ledger): string => {
  const inHours = ms >= HOUR_MS
  const found: Found = {
    value: ms / (inHours ? HOUR_MS : MINUTE_MS),
    from,
    how: 'sum',
    scale: 1 / (inHours ? HOUR_MS : MINUTE_MS),
  }
  return ledger.say(found, inHours ? 'h' : 'min', inHours ? 1 : 0)
}

export const tellOutages = (call: CallOf<'outages'>, body: Bodies['outages'], facts: Facts): Told => {
  const ledger = createLedger()
  const stretch = stretchOf(call.period, facts)
  const cuts = body.outages
    .map((outage, index) => ({
      outage,
      ms: lengthIn(outage, stretch),
      at: `cut:${index}:${stretch.from}:${stretch.to}`,
    }))
    .filter(({ outage }) => call.of === 'site' || call.of.includes(outage.device))
  const when = ` (${periodWords(call.period, facts.today)})`
  const where = call.of === 'site' ? '' : ` – ${deviceName(call.of[0] ?? '', facts)}`
  if (cuts.length === 0) return { ...unknown(`Aucune coupure${where}${when}.`), known: true, main: 0 }
  const table: Table = {
    columns: ['Appareil', 'Début', 'Fin'],
    rows: cuts
      .slice(0, ROWS)
      .map(({ outage: { device, from, to } }) => [
        deviceName(device, facts),
        moment(from, facts),
        to === null ? 'en cours' : moment(to, facts),
      ]),
  }
  const tell = (sentences: string[], main: number | null): Told => ({
    sentences,
    table,
    chart: null,
    noted: ledger.noted(),
    main,
    known: true,
  })
  if (call.operation === 'last' || call.operation === 'longest') {
    const [one] = cuts.toSorted((a, b) => (call.operation === 'last' ? b.outage.from - a.outage.from : b.ms - a.ms))
    if (one === undefined) return unknown()
    const { device, from, to } = one.outage
    const lasted = hours(one.ms, [one.at], ledger)
    return tell(
      [
        `${call.operation === 'last' ? 'La dernière' : 'La plus longue'} : ${deviceName(device, facts)}, le ${moment(from, facts)}, ${to === null ? 'toujours en cours après' : 'pendant'} ${lasted}${call.operation === 'last' ? '' : when}.`,
      ],
      one.ms / HOUR_MS,
    )
  }
  if (call.operation === 'most') {
    const byDevice = Map.groupBy(cuts, ({ outage }) => outage.device)
    const [most] = [...byDevice].toSorted((a, b) => b[1].length - a[1].length)
    if (most === undefined) return unknown()
    const text = ledger.say({ value: most[1].length, from: most[1].map(({ at }) => at), how: 'count' }, '', 0)
    return tell(
      [`${deviceName(most[0], facts)} : ${text} ${noun(most[1].length, 'coupure', 'coupures')}${when}. C’est le plus.`],
      most[1].length,
    )
  }
  const total = ledger.say({ value: cuts.length, from: cuts.map(({ at }) => at), how: 'count' }, '', 0)
  const ms = cuts.reduce((sum, one) => sum + one.ms, 0)
  const lasted = hours(
    ms,
    cuts.map(({ at }) => at),
    ledger,
  )
  const devices = new Set(cuts.map(({ outage }) => outage.device)).size
  const summed = devices > 1 ? ', durées des appareils additionnées' : ''
  const counted = `${total} ${noun(cuts.length, 'coupure', 'coupures')}`
  return call.operation === 'duration'
    ? tell([`${lasted} sans alimentation${where}${when}, en ${counted}${summed}.`], ms / HOUR_MS)
    : tell([`${counted}${where}${when}, pour ${lasted} sans alimentation${summed}.`], cuts.length)
}

const LOAD = {
  perDay: ['Alarmes par jour', '', 1],
  floodPct: ['Temps en avalanche', '%', 1],
  mttaMs: ['Délai moyen d’acquittement', 'min', 1],
  mttrMs: ['Délai moyen de retour à la normale', 'min', 1],
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
  const [name, unit, decimals] = LOAD[call.what]
  const scale = unit === 'min' ? 1 / MINUTE_MS : 1
  const text = ledger.say({ value: value * scale, from: [`0/${call.what}`], how: 'read', scale }, unit, decimals)
  return {
    sentences: [`${name} : ${text}${when}.`],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: value * scale,
    known: true,
  }
}

export const tellDevices = ({ what, operation }: CallOf<'devices'>, facts: Facts): Told => {
  const ledger = createLedger()
  const found = facts.devices.filter((one) => what === 'all' || one.kind === what || (one.role === what && isMain(one)))
  const text = ledger.say({ value: found.length, from: found.map(({ id }) => `site:${id}`), how: 'count' }, '', 0)
  const sentence = `Ce site a ${text} ${noun(found.length, 'appareil', 'appareils')} de ce genre.`
  return {
    sentences: [what === 'all' ? sentence.replace(' de ce genre', '') : sentence],
    table: { columns: ['Appareil'], rows: found.slice(0, operation === 'list' ? 60 : ROWS).map(({ name }) => [name]) },
    chart: null,
    noted: ledger.noted(),
    main: found.length,
    known: true,
  }
}
