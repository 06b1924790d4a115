import type { Device, MetricId } from '@vigie/contracts/entities'

/** Which metric of a device the curve shows, and how to choose another. */
export type Choice = {
  readonly device: Device
  /** the metric that the curve shows; null: it measures nothing */
  readonly chosen: MetricId | null
  readonly onChoose: (metric: MetricId) => void
}
