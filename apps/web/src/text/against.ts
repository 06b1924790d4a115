/** How what a period came to stands beside what it is held against, as the end of a sentence. */
export const against = {
  at: (minute: string) => ` à ${minute}`,
  than: { target: () => 'le budget', weekdays: (of: string) => `d’habitude${of}` },
  asPlanned: { target: () => ', comme le budget', weekdays: (of: string) => `, comme d’habitude${of}` },
  more: (amount: string, than: string) => `, ${amount} de plus que ${than}`,
  less: (amount: string, than: string) => `, ${amount} de moins que ${than}`,
  change: (change: string, against: string) => `, ${change} face ${against}`,
} as const
