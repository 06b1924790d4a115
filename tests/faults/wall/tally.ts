import type { Outage } from '../../harness/outages.ts'
import type { Published } from '../../harness/publisher.ts'
import { LIE_KINDS, type Lie, type Look } from './truth.types.ts'

type Told = {
  readonly looks: readonly Look[]
  readonly outages: readonly Outage[]
  /** from the end of each fault until the wall was live again, ms */
  readonly backs: readonly number[]
  readonly lies: readonly Lie[]
  readonly published: Published
}

/** The figures of a run, and the lines that say them. */
export const tallyOf = ({ looks, outages, backs, lies, published }: Told) => {
  const seconds = new Set(looks.flatMap(({ from, until }) => secondsOf(from, until)))
  const falseSeconds = new Set(lies.map(({ at }) => Math.floor(at / 1_000)))
  const signs = outages.map((outage) => ({ ...outage, signMs: signOf(looks, outage) }))
  const slowest = (kind: Outage['kind']) =>
    Math.max(0, ...signs.filter((one) => one.kind === kind).map(({ signMs }) => signMs ?? 0))
  const figures = {
    seconds: seconds.size,
    looks: looks.length,
    tiles: looks.reduce((sum, look) => sum + look.tiles.length, 0),
    scenes: Object.fromEntries(
      [...new Set(looks.map(({ scene }) => scene))].map((scene) => [scene, Math.round(shownFor(looks, scene) / 1_000)]),
    ),
    values: [...published.values.values()].reduce((sum, sent) => sum + sent.length, 0),
    frozen: outages.filter(({ kind }) => kind === 'frozen').length,
    dead: outages.filter(({ kind }) => kind === 'dead').length,
    slowestSignOfFreezeMs: slowest('frozen'),
    slowestSignOfDeathMs: slowest('dead'),
    slowestBackMs: Math.max(0, ...backs),
    lies: Object.fromEntries(LIE_KINDS.map((kind) => [kind, lies.filter((one) => one.kind === kind).length])),
    falseSeconds: falseSeconds.size,
  }
  const text = [
    `wall: ${figures.seconds} seconds looked at, ${figures.looks} different pictures with ${figures.tiles} tiles, ${figures.values} values published; s on each scene: ${JSON.stringify(figures.scenes)}`,
    `wall: ${figures.frozen} freezes (sign after ${figures.slowestSignOfFreezeMs} ms at most), ${figures.dead} deaths (${figures.slowestSignOfDeathMs} ms); live again after ${figures.slowestBackMs} ms at most`,
    `wall: ${lies.length} lies in ${figures.falseSeconds} of ${figures.seconds} seconds${lies.length === 0 ? '' : `: ${JSON.stringify(figures.lies)}`}`,
  ].join('\n')
  return { figures, text }
}

/** From the fault to the first look with the sign, ms; null: it was over before one was due. */
const signOf = (looks: readonly Look[], { from, until }: Outage): number | null => {
  const signed = looks.find((look) => look.link === 'lost' && look.until >= from && look.from <= until)
  return signed === undefined ? null : Math.max(0, signed.from - from)
}

const shownFor = (looks: readonly Look[], scene: string): number =>
  looks.filter((look) => look.scene === scene).reduce((sum, { from, until }) => sum + until - from, 0)

const secondsOf = (from: number, until: number): readonly number[] =>
  Array.from(
    { length: Math.floor(until / 1_000) - Math.floor(from / 1_000) + 1 },
    (_, n) => Math.floor(from / 1_000) + n,
  )
