/** What the two answers to how long a tank lasts rest on. */
export const tankRates = {
  /** of its autonomy; `flow` null: not known */
  expected: (flow: string | null) => `à la demande attendue${flow === null ? '' : `, ${flow} en moyenne`}`,
  /** of when it is empty or full */
  lastHour: (flow: string) => `au rythme de la dernière heure, ${flow}`,
  emptyIn: (length: string) => `vide dans ${length}`,
  fullIn: (length: string) => `plein dans ${length}`,
  /** beside the flow of the last hour: autonomy, which leads, then the sooner end */
  both: (lasts: string, expected: string, end: string) => `${lasts} ${expected} ; ${end} à ce rythme`,
} as const
