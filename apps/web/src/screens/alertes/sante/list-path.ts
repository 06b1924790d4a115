import type { AlarmOffender } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { withFilter } from '../filter.ts'

/** The list of every alarm of a condition of a device. */
export const listPath = ({ device, condition }: Pick<AlarmOffender, 'device' | 'condition'>): string =>
  `${PATHS.alarms}?${withFilter(new URLSearchParams(), { state: 'all', device, condition })}`
