// In: a call what tanks will hold at a time that is near, and the figures. Out: where the draw that is expected leads each of them, or that it is not projected, with how long its water lasts.
import { HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { untilItsEnd } from './ahead.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { deviceName } from './words.ts'

/** « Bassin haut, le 19/11/2026 06:00 : ≈ 512 m³. »: without anything that comes in until then. */
export const tellCourse = ({ of, lasts = 0 }: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const ledger = createLedger()
  const at = facts.now + lasts * HOUR_MS
  const tanks = Array.isArray(of) ? of : []
  const found = tanks.map((id) => ({ id, name: deviceName(id, facts), held: heldAt(body, id, at) }))
  const known = found.flatMap((one) => (one.held === null ? [] : [{ ...one, held: one.held }]))
  const form = figureForm('storedM3', facts.site.currency)
  const said = known.map(({ name, held }) => `${name} : ≈\u00a0${ledger.say(held, ...form)}`)
  const others = found
    .filter(({ held }) => held === null)
    .map(({ id, name }) => `${name} : ce volume n’est pas projeté${lengthOf(id, body, facts, ledger)}.`)
  const whole: Found = {
    value: known.reduce((sum, { held }) => sum + held.value, 0),
    from: known.flatMap(({ held }) => held.from),
    how: 'sum',
  }
  const isWhole = known.length > 1 && others.length === 0
  if (found.length === 0) return unknown()
  return {
    ...unknown(),
    sentences: [
      ...(known.length === 0
        ? []
        : [
            `Le ${moment(at, facts)} : ${isWhole ? `${ledger.say(whole, ...form)} en tout – ` : ''}${said.join(' ; ')}.`,
            'C’est une projection : sans aucune arrivée d’eau d’ici là, à la demande attendue.',
          ]),
      ...others,
    ],
    noted: ledger.noted(),
    main: known.length === 0 ? null : whole.value,
    known: true,
  }
}

/** The last point of its course that is no later, within an hour; null: the course does not reach so far. */
const heldAt = (body: KpiBody, id: string, at: number): Found | null => {
  const index = body.storages.findIndex(({ device }) => device === id)
  const course = body.storages[index]?.autonomyCourse ?? []
  const point = course.findLastIndex((one) => one.at <= at)
  const one = course[point]
  if (one === undefined || at - one.at >= HOUR_MS) return null
  return { value: one.volumeM3, from: [`0/storages/${index}/autonomyCourse/${point}/volumeM3`], how: 'read' }
}

/** « ; sans pompage, son eau va encore 3 j 14 h jusqu’à sa réserve »; empty: that is not known. */
const lengthOf = (id: string, body: KpiBody, facts: Facts, ledger: Ledger): string => {
  const { now } = figureAt(body, 'autonomyHours', id, undefined)
  if (now === null) return ''
  const text = ledger.say(untilItsEnd(now, body, id, facts), ...figureForm('autonomyHours', facts.site.currency))
  return ` ; sans pompage, son eau dure encore ${text} avant sa réserve`
}
