import { plural } from '@vigie/contracts/words'

/** What the site aims at: targets of the whole site, budgets of its sectors. */
export const goals = {
  title: 'Objectifs et budgets',
  help: 'Ce à quoi les chiffres du site sont comparés. Un champ laissé vide : ni objectif, ni budget.',
  helpReader: 'Ce à quoi les chiffres du site sont comparés.',
  failed: 'Les objectifs et les budgets n’ont pas pu être lus.',
  targets: 'Objectifs du site',
  budgetOf: (sector: string) => `Budget de ${sector}`,
  budgets: 'Budgets d’eau des secteurs',
  noSector: 'Aucun secteur de ce site ne compte son eau.',
  bounds: { least: 'au moins', most: 'au plus' },
  perDay: (unit: string) => `${unit}/jour`,
  perMonth: (unit: string) => `${unit}/mois`,
  fieldOf: (name: string, bound: string) => `${name}, ${bound}`,
  none: 'aucun',
  noGoal: 'pas d’objectif',
  noBudget: 'pas de budget',
  declared: (value: string) => `valeur de l’installation\u00a0: ${value}`,
  notDeclared: 'aucune valeur à l’installation',
  asDeclared: 'valeur de l’installation',
  /** of what somebody set to the very value that is declared */
  likeDeclared: 'comme à l’installation',
  back: 'Revenir à la valeur de l’installation',
  backOf: (what: string) => `Revenir à la valeur de l’installation : ${what}`,
  changedBy: (name: string, moment: string) => `réglé par ${name} le ${moment}`,
  flaws: {
    number: 'Tapez un nombre, ou laissez vide.',
    decimals: 'Deux décimales au plus.',
    between: (min: string, max: string) => `Entre ${min} et ${max}.`,
  },
  conflict: (name: string, value: string) => `Entre-temps, ${name} a réglé : ${value}.`,
  conflictDeclared: (value: string) => `Entre-temps, la valeur de l’installation a été remise : ${value}.`,
  history: {
    empty: 'Personne n’a encore changé d’objectif ni de budget.',
    /** the first of the changes made together, and how many others there are */
    brief: (name: string, change: string, others: number) =>
      `${name}\u00a0: ${change}${others === 0 ? '' : ` et ${plural(others, 'autre', 'autres')}`}`,
    backTo: (value: string) => `${value} (valeur de l’installation)`,
  },
} as const
