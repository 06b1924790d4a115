// In: figures of a period, and a question why water was pumped or not. Out: how long each pump ran, and what the tanks hold.
import type { FigureId, KpiBody } from '@vigie/contracts/entities'
import type { Subject } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { figureForm, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { deviceName } from './words.ts'

/** `isNone`: no pump of the site ran. */
type Ran = { readonly sentences: readonly string[]; readonly isNone: boolean }

/** A pump rests where its tank is full, its energy dear or its power gone: what is known of that; none of another figure. */
export const whyPumped = (
  { figure, of }: { readonly figure: FigureId; readonly of: Subject },
  { sources, storages }: KpiBody,
  facts: Facts,
  ledger: Ledger,
): Ran => {
  if (figure !== 'producedM3' || of !== 'site') return { sentences: [], isNone: false }
  const said = (value: number, at: string, id: FigureId) =>
    ledger.say({ value, from: [at], how: 'read' }, ...figureForm(id, facts.site.currency))
  const pumps = sources.flatMap(({ device, runningHours: { value }, lastRanAt }, index) =>
    value === null
      ? []
      : [{ device, value, lastRanAt: lastRanAt ?? null, at: `0/sources/${index}/runningHours/value` }],
  )
  const ran = pumps.map(({ device, value, at }) => `${deviceName(device, facts)} : ${said(value, at, 'runningHours')}`)
  const tanks = storages.flatMap(({ device, levelPct }, index) =>
    levelPct === null
      ? []
      : [`${deviceName(device, facts)} : ${said(levelPct, `0/storages/${index}/levelPct`, 'levelPct')}`],
  )
  const last = Math.max(...pumps.map(({ lastRanAt }) => lastRanAt ?? 0))
  const none = `Aucune pompe n’a marché dans cette période${last > 0 ? ` ; la dernière s’est arrêtée le ${moment(last, facts)}` : ''}.`
  const isNone = pumps.length > 0 && pumps.every(({ value }) => value === 0)
  return {
    isNone,
    sentences: [
      ...(pumps.length === 0 ? [] : [isNone ? none : `Marche – ${ran.join(' ; ')}.`]),
      ...(tanks.length === 0 ? [] : [`Réserves – ${tanks.join(' ; ')}.`]),
    ],
  }
}
