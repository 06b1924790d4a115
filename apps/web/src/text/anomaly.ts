import { plural } from '@vigie/contracts/words'

/** What is abnormal about a device, as the analyst found it. */
export const anomaly = {
  moved: (metric: string, present: string, usual: string) => `${metric} ${present} au lieu de ${usual}`,
  more: (count: number) => plural(count, 'autre mesure', 'autres mesures'),
  stuck: (value: string) => `mesure figée à ${value}`,
}
