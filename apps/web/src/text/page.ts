/** What every screen of figures says on paper. */
export const page = {
  print: 'Imprimer',
  printedAt: (moment: string) => `Imprimé le ${moment}`,
} as const
