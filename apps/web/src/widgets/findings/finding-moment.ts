import type { FindingKind } from '@vigie/contracts/rest/analyst'
import { formatDate, formatDateTime } from '@/text'

/** How moments of a finding are written: what is judged as it comes by the minute, what is judged by the day by the day. */
export const formatFindingMoment = (kind: FindingKind): ((at: number) => string) =>
  kind === 'unusual-behaviour' ? formatDateTime : formatDate
