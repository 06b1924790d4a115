import { plural } from '@vigie/contracts/words'

/** What takes energy and has no meter of its own. */
const OTHER_USES = 'Autres usages'

/** Energy: meters, costs by time of use, and one meter in full. */
export const energie = {
  title: 'Gestion de l’énergie',
  strip: 'Énergie de la période',
  /** Anchors of the parts, and their names in the row of links. */
  sections: {
    maintenant: 'Bilan',
    sources: 'Réseau et solaire',
    tranches: 'Tranches',
    service: 'Service',
    courbe: 'Courbe',
    compteurs: 'Compteurs',
  },
  sentence: {
    nothing: 'Aucune énergie n’a été comptée sur cette période',
    spent: (amount: string) => `${amount} d’énergie`,
    bought: (amount: string) => `${amount} achetés au réseau électrique`,
    /** of what is saved */
    unpumped: (now: string | null, before: string) =>
      `\u00a0: les pompes ${now === null ? 'n’ont rien pris' : `ont pris ${now}`}, contre ${before} sur la période comparée`,
    /** beside a habit, which does not tell what pumps take of it */
    stood: { all: '\u00a0: les pompes n’ont pas tourné', most: '\u00a0: les pompes ont peu tourné' },
    /** a pump without power draws nothing: less than usual is no merit, as usual no news */
    pumpCut: (count: number) => (count === 1 ? 'une pompe est coupée' : `${count}\u00a0pompes sont coupées`),
    held: {
      site: 'compte arrêté par la coupure du site',
      meter: 'compte arrêté, le compteur du réseau électrique est coupé',
    },
    /** only a day is planned; `given`: what it rests on */
    end: (amount: string, given: string) => `≈\u00a0${amount} en fin de journée${given}`,
  },
  now: {
    title: 'Puissance maintenant',
    frozen: 'Dernière puissance connue',
    unit: 'kW',
    from: 'D’où elle vient',
    to: 'Où elle va',
    cut: 'coupé',
    unknown: (names: readonly string[]) =>
      `, dont ${names.join(', ')}\u00a0: ${names.length === 1 ? 'inconnu' : 'inconnus'}`,
    names: { grid: 'Réseau électrique', solar: 'Solaire', other: OTHER_USES },
    idle: (pumps: number) =>
      `${pumps === 1 ? 'rien à la pompe mesurée' : `rien aux ${pumps} pompes mesurées`}, tout aux autres usages`,
  },
  who: {
    title: 'Où est allée l’énergie',
    rest: OTHER_USES,
    restHelp: `${OTHER_USES}\u00a0: réseau et soleil, moins ce que les pompes ont compté.`,
    idle: (pumps: number) => `${pumps}\u00a0pompes, à l’arrêt`,
    restUnknown: {
      uncovered: () => `${OTHER_USES}\u00a0: pas connus, aucun compteur ne mesure tout le site.`,
      silent: (names: readonly string[]) =>
        `${OTHER_USES}\u00a0: pas connus, rien n’a été compté de ${names.join(', ')}.`,
      beyond: () => `${OTHER_USES}\u00a0: pas connus, les pompes ont compté plus que le réseau et le soleil.`,
    },
    none: 'Aucune énergie n’a été comptée sur cette période.',
  },
  countedTo: (moment: string) => `compté jusqu’à ${moment}`,
  second: 'Rendement, émissions et alimentation',
  /** by the sun */
  made: (energy: string) => `${energy} solaires`,
  ofSolar: (grid: string, solar: string) => `${grid} achetés, ${solar} solaires`,
  pumped: (energy: string) => `${energy} de pompage`,
  metersCount: (count: number) => plural(count, 'compteur ou moteur', 'compteurs et moteurs'),
  mostBy: (name: string, energy: string) => `, ${name} en tête : ${energy}`,
  noneTook: ', aucune pompe n’a consommé',
  peakBrief: (power: string, moment: string) => `Pointe de ${power}, moyenne sur 5 min, le ${moment}`,
  noTariff: 'ce site n’a pas de contrat d’électricité enregistré',
  meters: 'Compteurs et moteurs',
  sensors: 'Capteurs',
  atSlotPrices: 'chaque heure au prix de sa tranche',
  atMeanPrice: (price: string) => `au prix moyen du réseau, ${price}`,
  /** of a solar share that fell */
  lessSun: (now: string, before: string) => `moins de soleil : ${now} en moyenne, contre ${before}`,
  peakAt: (moment: string) => `moyenne sur 5 min, le ${moment}`,
  /** of the line across the load curve, whose single readings may be higher */
  peakLine: (power: string, moment: string) => `pointe (5 min) ${power}, ${moment}`,
  loadCurve: 'Courbe de charge',
  slots: {
    title: 'Énergie par tranche horaire',
    short: 'Énergie',
    help: 'énergie achetée au réseau électrique, et son coût',
    slot: 'Tranche',
    share: 'Part',
    total: 'Réseau électrique',
    free: 'sans achat',
    now: (slot: string) => `Maintenant : ${slot}.`,
    nowThen: (slot: string, next: string, moment: string) => `Maintenant : ${slot} ; ${next} à partir de ${moment}.`,
    empty: 'Aucune énergie n’a été comptée sur cette période.',
    noTariff: 'Aucun tarif horaire n’est enregistré pour ce site.',
  },
  buckets: {
    title: 'Réseau électrique et solaire',
    label: 'Énergie du réseau électrique et du solaire au fil de la période',
    none: 'Aucune énergie comptée sur cette période.',
    ahead: 'à venir',
  },
  back: 'Gestion de l’énergie',
} as const
