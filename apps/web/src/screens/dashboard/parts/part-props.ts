import type { Device, KpiBody, PeriodUnit, Site } from '@vigie/contracts/entities'
import type { Volumes } from '@/widgets/kpi/volumes'
import type { Around } from '../rhythm/use-around.ts'

/** What every part of the screen reads: the figures of the period, and whose they are. */
export type PartProps = {
  readonly body: KpiBody
  readonly devices: readonly Device[]
  readonly site: Site | undefined
  /** where the part of the period that has a record begins, epoch ms; null: with it, or too little is known */
  readonly since: number | null
  /** what kind of period it is */
  readonly unit: PeriodUnit
  readonly around: Around
  /** each volume as it stands on the whole screen */
  readonly volumes: Volumes
  /** words of what the figures are compared with */
  readonly compared: string
}
