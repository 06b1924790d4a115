import type { Device, KpiBody } from '@vigie/contracts/entities'
import { balance } from '@/text/eau'
import type { SankeyModel } from '@/ui/charts/sankey-chart'

/** Ends of flows that are no device. */
const LOSSES = 'pertes'
const STORED = '+stock'
const UNSTORED = '-stock'
const EXCESS = '+ecart'
const NAMES: Readonly<Record<string, string>> = {
  [LOSSES]: balance.losses,
  [STORED]: balance.stored,
  [UNSTORED]: balance.unstored,
  [EXCESS]: balance.excess,
}
/** m³ too small to be seen beside the others */
const LEAST = 0.05

/**
 * The water of a period as flows that close: what each storage received, gave, kept or gave up of its
 * stock, and what is left over, which nobody counted.
 */
export const balanceModel = (
  { flows, storages }: Pick<KpiBody, 'flows' | 'storages'>,
  devices: readonly Pick<Device, 'id' | 'name' | 'role'>[],
): SankeyModel => {
  const links = withoutLoops(
    [...flows.map(({ from, to, volumeM3 }) => ({ from, to, value: volumeM3 })), ...storages.flatMap(closing)].filter(
      ({ value }) => value >= LEAST,
    ),
  )
  const byId = new Map(devices.map((device) => [device.id, device]))
  const ids = [...new Set(links.flatMap(({ from, to }) => [from, to]))]
  return {
    nodes: ids.map((id) => ({ id, name: byId.get(id)?.name ?? NAMES[id] ?? id, tone: toneOf(id) })),
    links,
  }
}

const toneOf = (id: string): SankeyModel['nodes'][number]['tone'] =>
  id === LOSSES || id === EXCESS ? 'warn' : id === STORED || id === UNSTORED ? 'muted' : 'water'

type Link = SankeyModel['links'][number]

/** What a storage's own change and its unaccounted water add to the flows through it. */
const closing = ({ device, inM3, outM3, deltaM3 }: KpiBody['storages'][number]): readonly Link[] => {
  const delta = deltaM3.value
  if (delta === null || (inM3.value === null && outM3.value === null)) return []
  const lost = (inM3.value ?? 0) - (outM3.value ?? 0) - delta
  return [
    delta >= 0 ? { from: device, to: STORED, value: delta } : { from: UNSTORED, to: device, value: -delta },
    lost >= 0 ? { from: device, to: LOSSES, value: lost } : { from: EXCESS, to: device, value: -lost },
  ]
}

/** A drawing of flows has no way back: a link that closes a loop is left out. */
const withoutLoops = (links: readonly Link[]): readonly Link[] => {
  const kept: Link[] = []
  const reaches = (from: string, to: string): boolean =>
    from === to || kept.some((link) => link.from === from && reaches(link.to, to))
  for (const link of links) if (!reaches(link.to, link.from)) kept.push(link)
  return kept
}
