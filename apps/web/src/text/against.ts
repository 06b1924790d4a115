/** How what a period came to stands beside what it is held against, as the end of a sentence. */
export const against = {
  at: (minute: string) => ` à ${minute}`,
  than: { target: (of: string) => `le budget${of}`, weekdays: (of: string) => `d’habitude${of}` },
  asPlanned: { target: (of: string) => `comme le budget${of}`, weekdays: (of: string) => `comme d’habitude${of}` },
  /** of a budget that the period may use up by its end, the part until now */
  byNow: ' à cette heure',
  /** of the hours of a running day that are over: the amount before it goes on to the last minutes */
  until: (minute: string, said: string) => `jusqu’à ${minute}, ${said}`,
  beyond: (amount: string) => `budget dépassé de ${amount}`,
  more: (amount: string, than: string) => `${amount} de plus que ${than}`,
  less: (amount: string, than: string) => `${amount} de moins que ${than}`,
  change: (change: string, against: string) => `${change} face ${against}`,
} as const
