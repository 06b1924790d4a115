import { latePart } from '../late/late-part.tsx'

/** What is abnormal about a device; its code and the analyst's findings are asked for where an alarm says that something is. */
export const Anomaly = latePart(async () => (await import('./found-anomaly.tsx')).FoundAnomaly)
