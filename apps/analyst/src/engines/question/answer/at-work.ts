// In: a device and a metric. Out: whether it is of a pump that works or rests.
import type { MetricId } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'

/** Metrics that are nothing while a pump rests: their mean over days is none of its work. */
const AT_WORK: ReadonlySet<MetricId> = new Set<MetricId>(['flow_m3h', 'power_kw'])

/** Whether a metric is of a pump at work, whose volume and hours tell what is usual. */
export const isAtWork = (device: string, metric: MetricId, { devices }: Pick<Facts, 'devices'>): boolean =>
  AT_WORK.has(metric) && devices.some(({ id, metrics }) => id === device && metrics.some((one) => one.id === 'running'))
