// In: a question whether a tank is full or empty, and the figures. Out: yes or no, with how full it is.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm, type Ledger } from './ledger.ts'
import { deviceName } from './words.ts'

/** A level this near its end is at it, points of %. */
const WITHIN_PCT = 0.5
/** A tank this full is at its brim, %. */
export const BRIM_PCT = 100 - WITHIN_PCT

/** « Non. Bassin haut – remplissage : 76 % en ce moment. »; null: it is not asked, or no level is known. */
export const brimWords = (
  { of, asks }: CallOf<'figure'>,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string[] | null => {
  const [device] = Array.isArray(of) ? of : []
  if ((asks !== 'full' && asks !== 'empty') || device === undefined) return null
  const level = figureAt(body, 'levelPct', device, undefined).now
  if (level === null) return null
  const text = ledger.say(level, ...figureForm('levelPct', facts.site.currency))
  return [
    `${isAtEnd(asks, level.value) ? 'Oui' : 'Non'}. ${deviceName(device, facts)} – remplissage : ${text} en ce moment.`,
  ]
}

const isAtEnd = (asks: 'full' | 'empty', level: number): boolean =>
  asks === 'full' ? level >= BRIM_PCT : level <= WITHIN_PCT

/** « Non : 1 bassin plein sur 2. »: whether all tanks are, each with its level; null: it is not asked of all, or no level is known. */
export const brimsOf = ({ of, asks }: CallOf<'figure'>, body: KpiBody, facts: Facts): Told | null => {
  if (of !== 'storages' || (asks !== 'full' && asks !== 'empty')) return null
  const ledger = createLedger()
  const all = devicesOf('storages', facts).map(({ id }) => ({
    id,
    level: figureAt(body, 'levelPct', id, undefined).now,
  }))
  const rows = all.flatMap(({ id, level }) => (level === null ? [] : [{ id, level }]))
  if (rows.length === 0) return null
  const said = rows.map(({ id, level }) => [
    deviceName(id, facts),
    ledger.say(level, ...figureForm('levelPct', facts.site.currency)),
  ])
  const held = rows.filter(({ level }) => isAtEnd(asks, level.value))
  const state = asks === 'full' ? 'plein' : 'vide'
  // of a tank whose level is not known, all of them are not told to be so
  const yes = held.length < rows.length ? 'Non' : rows.length === all.length ? 'Oui' : 'Je ne sais pas de tous'
  const who =
    held.length === 0
      ? `aucun bassin n’est ${state}`
      : held.length === rows.length
        ? `${rows.length === 1 ? `le bassin est ${state}` : `tous sont ${state}s`}`
        : `${held.map(({ id }) => deviceName(id, facts)).join(', ')} seulement`
  const unread = all.filter(({ level }) => level === null)
  return {
    sentences: [
      `${yes} : ${who}. Remplissage en ce moment – ${said.map(([name, text]) => `${name} : ${text}`).join(' ; ')}.`,
      ...(unread.length === 0 ? [] : [`Niveau inconnu : ${unread.map(({ id }) => deviceName(id, facts)).join(', ')}.`]),
    ],
    table: { columns: ['Bassin', 'Remplissage'], rows: said },
    chart: null,
    noted: ledger.noted(),
    main: rows[0]?.level.value ?? null,
    known: true,
  }
}
