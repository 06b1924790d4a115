// The farm's planted events over its first 90 days: what the analyst finds of them, how late, and what it names besides.
import { type Finding, inspectSite } from '@vigie/analyst/engines'
import { farmHistory } from '../../harness/farm-history.ts'
import { fixed, type Table } from '../table.ts'

const SITES = ['chaib', 'massa', 'tifnout']
/** None of them was looked at while the engines were made. */
const SEEDS = [611, 722, 833, 944, 1_055]
const DAY_MS = 86_400_000

type Planted = { readonly kind: Finding['kind']; readonly device: string; readonly fromMs: number }

export const benchFarm = async (): Promise<readonly Table[]> => {
  const rows: string[][] = []
  for (const seed of SEEDS)
    for (const site of SITES) {
      const { state, history } = await farmHistory(site, seed)
      const { findings } = inspectSite(history)
      const planted = plantedOf(state.faults)
      const isPlanted = ({ kind, device }: Finding): boolean =>
        planted.some((one) => one.kind === kind && one.device === device)
      const healthy = findings.filter((found) => !isPlanted(found))
      rows.push([
        `${site}, ${seed}`,
        ...planted.map((one) => wordsOf(one, findings)),
        healthy.length === 0 ? 'none' : healthy.map(({ kind, device }) => `${kind} ${device}`).join(', '),
      ])
    }
  return [
    {
      title: 'The farm: planted events of 90 days',
      method:
        'One look at the first 90 days, as after a first start. Dated: days between the true onset and the date given (leak and filter grow from nothing over weeks); proved: days until it was proved on the data alone. What else is named would be a healthy device.',
      columns: ['site, seed', 'leak', 'clogged filter', 'stuck sensor', 'healthy devices named'],
      rows,
    },
  ]
}

export const plantedOf = ({
  leak,
  clog,
  stuck,
}: {
  readonly leak: { readonly sector: number; readonly fromMs: number }
  readonly clog: { readonly borehole: number; readonly fromMs: number }
  readonly stuck: { readonly borehole: number; readonly fromMs: number }
}): readonly Planted[] => [
  { kind: 'leak', device: `secteur-${leak.sector + 1}`, fromMs: leak.fromMs },
  { kind: 'clogged-filter', device: `forage-${clog.borehole + 1}`, fromMs: clog.fromMs },
  { kind: 'stuck-sensor', device: `niveau-forage-${stuck.borehole + 1}`, fromMs: stuck.fromMs },
]

const wordsOf = ({ kind, device, fromMs }: Planted, findings: readonly Finding[]): string => {
  const found = findings.find((one) => one.kind === kind && one.device === device)
  if (found === undefined) return 'missed'
  const days = (at: number): string => fixed((at - fromMs) / DAY_MS, 1)
  const { volumeM3, energyKwh, cost } = found
  const amounts = [
    volumeM3 === null ? '' : `${fixed(volumeM3.value, 0)} m³`,
    energyKwh === null ? '' : `${fixed(energyKwh.value, 0)} kWh`,
    cost === null ? '' : `${fixed(cost.value, 0)} MAD`,
  ].filter((words) => words !== '')
  return [`dated +${days(found.since)}, proved +${days(found.provedAt)}`, ...amounts].join(', ')
}
