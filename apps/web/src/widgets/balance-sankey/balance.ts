import { type Device, FIGURES, gaugeErrorOf, type KpiBody } from '@vigie/contracts/entities'
import { balance } from '@/text/eau'
import { unaccounted } from '@/text/unaccounted'
import type { SankeyModel } from '@/ui/charts/sankey-chart'
import { formatFigure } from '../kpi/figure.ts'

/** Ends of flows that are no device. */
const UNACCOUNTED = '+unaccounted'
const STORED = '+stored'
/** of one tank: what left the stock of each is an end of its own */
const drawnOf = (device: string): string => `-stored/${device}`
const DRAWN = drawnOf('')
const EXCESS = '-unaccounted'
const NAMES: Readonly<Record<string, string>> = {
  [UNACCOUNTED]: FIGURES.unaccountedM3.name,
  [STORED]: balance.stored,
  [EXCESS]: unaccounted.negative,
}
/** m³ too small to be seen beside the others, and to be written */
const LEAST = 0.05
const LEAST_GAP = 0.005

/** What a balance is drawn from. */
export type Balanced = Pick<KpiBody, 'flows' | 'storages'> & { readonly water: Pick<KpiBody['water'], 'unaccountedM3'> }

/**
 * The water of a period as flows that balance at each tank: what came in and went out, what its stock gained or
 * lost, and what no meter explains, unaccounted where water is missing and in excess where there is too much.
 */
export const balanceModel = (
  { flows, storages, water }: Balanced,
  devices: readonly Pick<Device, 'id' | 'name' | 'role'>[],
): SankeyModel => {
  const links = withoutLoops(
    [
      ...flows.map(({ from, to, volumeM3 }) => ({ from, to, value: volumeM3 })),
      ...storages.flatMap((tank) => closing(tank, water.unaccountedM3.value !== null)),
      // what no meter explains is drawn as it is: its ends add up to the figure of it
    ].filter(({ from, to, value }) => value >= (from === EXCESS || to === UNACCOUNTED ? LEAST_GAP : LEAST)),
  )
  const byId = new Map(devices.map((device) => [device.id, device]))
  // what each gauge may be wrong by is no missing water, and still closes the drawing
  const isNoise = storages.every(
    (tank) => tank.deltaM3.value === null || Math.abs(lostOf(tank)) < gaugeErrorOf(tank.capacityM3),
  )
  const ids = [...new Set(links.flatMap(({ from, to }) => [from, to]))]
  return {
    nodes: ids.map((id) => ({
      id,
      name: byId.get(id)?.name ?? (isDrawn(id) ? unstoredOf(byId.get(id.slice(DRAWN.length))?.name) : NAMES[id]) ?? id,
      tone: toneOf(id, isNoise),
    })),
    links,
  }
}

/**
 * What no meter explains, in words that say which way it goes, and what it is made of where water is missing at one tank
 * and there is too much at another; null: it is nothing, or not told.
 */
export const gapWords = ({ storages, water: { unaccountedM3 } }: Omit<Balanced, 'flows'>): string | null => {
  const { value } = unaccountedM3
  if (value === null || Math.abs(value) < LEAST) return null
  const volume = (m3: number) => formatFigure(m3, 'unaccountedM3')
  const lost = storages.filter(({ deltaM3 }) => deltaM3.value !== null).map(lostOf)
  const [missing, excess] = [1, -1].map((sign) => lost.reduce((sum, one) => sum + Math.max(0, sign * one), 0))
  const net = value < 0 ? balance.countedTwice(volume(-value)) : balance.unaccounted(volume(value))
  return missing === undefined || excess === undefined || Math.min(missing, excess) < LEAST
    ? net
    : `${net}${balance.bothWays(volume(missing), volume(excess))}`
}

const toneOf = (id: string, isNoise: boolean): SankeyModel['nodes'][number]['tone'] =>
  (id === UNACCOUNTED || id === EXCESS) && !isNoise
    ? 'warn'
    : id === STORED || id === UNACCOUNTED || id === EXCESS || isDrawn(id)
      ? 'muted'
      : 'water'

const unstoredOf = (tank: string | undefined): string =>
  tank === undefined ? balance.unstored : balance.unstoredOf(tank)

const isDrawn = (id: string): boolean => id.startsWith(DRAWN)

type Link = SankeyModel['links'][number]
type Tank = KpiBody['storages'][number]

/** What the meters around a tank counted in, less what they counted out and what it gained, m³. */
const lostOf = ({ inM3, outM3, deltaM3 }: Tank): number => (inM3.value ?? 0) - (outM3.value ?? 0) - (deltaM3.value ?? 0)

/** The links that make the flows through a tank balance: the change of its stock, and, where it is told, its unaccounted water. */
const closing = (tank: Tank, withUnaccounted: boolean): readonly Link[] => {
  const { device, inM3, outM3, deltaM3 } = tank
  const delta = deltaM3.value
  if (delta === null || (inM3.value === null && outM3.value === null)) return []
  const lost = lostOf(tank)
  const unexplained =
    lost >= 0 ? { from: device, to: UNACCOUNTED, value: lost } : { from: EXCESS, to: device, value: -lost }
  return [
    delta >= 0 ? { from: device, to: STORED, value: delta } : { from: drawnOf(device), to: device, value: -delta },
    ...(withUnaccounted ? [unexplained] : []),
  ]
}

/** A Sankey diagram cannot draw loops: the link that would close one is left out. */
const withoutLoops = (links: readonly Link[]): readonly Link[] => {
  const kept: Link[] = []
  const reaches = (from: string, to: string): boolean =>
    from === to || kept.some((link) => link.from === from && reaches(link.to, to))
  for (const link of links) if (!reaches(link.to, link.from)) kept.push(link)
  return kept
}
