import { plural } from '@vigie/contracts/words'

const raised = (count: number): string => (count > 1 ? 'nouvelles' : 'nouvelle')

/** What a manager asks first, answered below the sentence. */
export const answers = {
  label: 'L’essentiel de la période',
  water: 'Eau',
  cost: 'Coût de l’énergie',
  power: 'Alimentation',
  alarms: 'Alarmes',
  projected: (unit: string) => `${unit} projetés`,
  counted: (unit: string) => `${unit} comptés`,
  since: (limit: string, day: string) => `${limit} depuis le ${day}`,
  held: 'compteur coupé, pas de projection',
  noLimit: { consumedM3: 'un secteur au moins n’a pas de budget', cost: 'aucun objectif de coût fixé' },
  against: {
    budget: (gap: string, whole: string) => `${gap} sur le budget de ${whole}`,
    usual: (gap: string, whole: string) => `${gap} sur l’habitude de ${whole}`,
  },
  of: {
    budget: (whole: string) => `budget de ${whole}`,
    usual: (whole: string) => `habitude de ${whole}`,
  },
  /** beside a part of a day */
  ofDay: {
    budget: (whole: string) => `budget de la journée entière : ${whole}`,
    usual: (whole: string) => `habitude d’une journée entière : ${whole}`,
  },
  ofTime: 'du temps',
  /** while something is cut: how far it counts */
  ofTimeTo: (moment: string) => `du temps jusqu’à ${moment}`,
  target: (value: string) => `objectif ≥ ${value}`,
  noTarget: 'aucun objectif fixé',
  cutNow: (count: number) => plural(count, 'appareil coupé maintenant', 'appareils coupés maintenant'),
  raised,
  raisedTo: (count: number, moment: string) => `${raised(count)} jusqu’à ${moment}`,
  before: (count: string) => `contre ${count} avant`,
  waiting: (count: number) => (count === 0 ? 'aucune à acquitter' : `${count} à acquitter`),
} as const
