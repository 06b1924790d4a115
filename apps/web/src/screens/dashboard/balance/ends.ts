// In: the water figures of a period. Out: what came in and what went out, the largest part first; both come to the same.
import { FIGURES, type Figure, type KpiBody, unitOf } from '@vigie/contracts/entities'
import { withUnit } from '@/text'
import { dashboard } from '@/text/dashboard'
import { unaccounted } from '@/text/unaccounted'

const { balance: words } = dashboard

export type End = {
  readonly id: string
  readonly name: string
  readonly value: number
  /** a device by its tone; what only changes the stock; what no meter explains */
  readonly kind: 'device' | 'stock' | 'gap'
  readonly figure?: Figure
}
export type Ends = {
  readonly in: readonly End[]
  readonly out: readonly End[]
  readonly total: number
  readonly closes: boolean
}

/** m³ too small to be a part */
const LEAST = 0.05

/** Without all three of production, consumption and stock the two sides cannot be closed: then each is what is known of it. */
export const endsOf = (
  body: Pick<KpiBody, 'sources' | 'consumptions' | 'water'>,
  names: ReadonlyMap<string, string>,
): Ends => {
  const { storedDeltaM3, unaccountedM3 } = body.water
  const [stored, lost] = [storedDeltaM3.value ?? 0, unaccountedM3.value ?? 0]
  const closes = unaccountedM3.value !== null
  const devices = (all: readonly { device: string; volumeM3: Figure }[]): readonly End[] =>
    all.map(({ device, volumeM3 }) => ({
      id: device,
      name: names.get(device) ?? device,
      value: volumeM3.value ?? 0,
      kind: 'device' as const,
      figure: volumeM3,
    }))
  const some = (ends: readonly End[]) =>
    ends.filter(({ value }) => value >= LEAST).toSorted((a, b) => b.value - a.value)
  const sides = {
    in: some([
      ...devices(body.sources),
      { id: 'unstored', name: words.unstored, value: -stored, kind: 'stock' },
      ...(closes ? [{ id: 'excess', name: unaccounted.negative, value: -lost, kind: 'gap' } as const] : []),
    ]),
    out: some([
      ...devices(body.consumptions),
      { id: 'stored', name: words.stored, value: stored, kind: 'stock' },
      ...(closes ? [{ id: 'unaccounted', name: FIGURES.unaccountedM3.name, value: lost, kind: 'gap' } as const] : []),
    ]),
  }
  const sum = (ends: readonly End[]) => ends.reduce((total, { value }) => total + value, 0)
  return { ...sides, total: Math.max(sum(sides.in), sum(sides.out)), closes }
}

/**
 * « 12,4 m³ · 21 % »; a share that rounds to nothing is said to be less than one hundredth. What no meter explains is a share
 * of what was produced, on every screen, and not of one side of the balance: here only its volume is told.
 */
export const endWords = ({ kind }: Pick<End, 'kind'>, volume: string, share: string): string => {
  const said = withUnit(volume, unitOf('volumeM3', ''))
  return kind === 'gap' ? said : `${said} · ${share === '0' ? words.lessThan : withUnit(share, '%')}`
}
