import { plural } from '@vigie/contracts/words'

/** « 12:59 », or « 12:58 à 12:59 » */
const fromTo = (from: string, to: string): string => (from === to ? from : `${from} à ${to}`)

/** One device in full. */
export const detail = {
  alarms: 'Alarmes de cet appareil',
  figures: 'Indicateurs de la période',
  /** what a probe read over the period */
  range: {
    label: (metric: string) => `${metric}, sur la période`,
    dayLabel: (metric: string) => `${metric}, dernières 24\u00a0h`,
    ofDay: (title: string) => `${title}, 24\u00a0h`,
    least: 'Minimum',
    mean: 'Moyenne',
    most: 'Maximum',
    at: (moment: string) => `vers ${moment}`,
    stuck: 'La mesure est bloquée depuis avant cette période : ni minimum, ni moyenne, ni maximum.',
  },
  drawdown: {
    title: 'Rabattement, sur la période',
    titleOfDay: 'Rabattement, dernières 24\u00a0h',
    rest: 'Niveau au repos',
    pumping: 'Niveau en pompage',
    drawdown: 'Rabattement',
    capacity: 'Débit spécifique',
    /** which way its level is told follows from what pumping does to it */
    height: 'Hauteur d’eau au-dessus de la sonde : elle baisse quand la pompe marche.',
    depth: 'Profondeur de l’eau : elle augmente quand la pompe marche.',
    perMetre: (flow: string) => `${flow}\u00a0m³/h par m`,
    unknown:
      'Rabattement inconnu sur cette période : il y faut un niveau qui bouge, la pompe à l’arrêt et la pompe en marche.',
  },
  /** how the level of a borehole goes while its pump rests */
  restLevel: {
    title: 'Niveau au repos',
    of: '12\u00a0dernières semaines',
    chart: (name: string) => `${name}, au repos`,
    brief: (change: string) => `au repos ${change}`,
    ofWater: 'd’eau',
    ofDepth: 'de profondeur',
    week: (level: string) => `${level} ces 7\u00a0jours`,
    same: (weeks: number) => `comme il y a ${weeks}\u00a0semaines`,
    lower: (by: string, weeks: number) => `${by} plus bas qu’il y a ${weeks}\u00a0semaines`,
    higher: (by: string, weeks: number) => `${by} plus haut qu’il y a ${weeks}\u00a0semaines`,
  },
  now: 'Maintenant',
  live: 'Valeurs',
  state: {
    since: (moment: string, length: string) => `depuis ${moment}, ${length}`,
    longer: 'depuis plus de 24\u00a0h',
  },
  stock: { title: 'Stock', emptying: 'Vide dans', filling: 'Plein dans' },
  water: { fills: 'Ce qui le remplit', draws: 'Ce qui y puise', from: 'Reçoit de', to: 'Envoie vers' },
  lastDays: {
    title: '7 derniers jours',
    help: { volume_m3: 'eau comptée chaque jour', energy_kwh: 'énergie comptée chaque jour' },
    label: (name: string) => `Chaque jour de la dernière semaine, ${name}`,
  },
  counters: 'Compteurs',
  supply: 'Électricité',
  phases: {
    names: { l1: 'L1', l2: 'L2', l3: 'L3' },
    voltage: 'Tension',
    current: 'Courant',
    /** how far the phase that stands out most is from their mean */
    imbalance: 'Écart',
  },
  showCurve: 'Afficher sa courbe',
  cutSince: (moment: string) => `coupé depuis ${moment}`,
  cutNow: 'coupé maintenant',
  countedTo: (moment: string) => `compté jusqu’à ${moment}`,
  powerBeforeCut: (share: string, moment: string) =>
    `${share} jusqu’à ${moment}, cette coupure n’est pas encore comptée`,
  beforeCut: 'avant la coupure',
  readingsBeforeCut: (from: string, to: string) => `relevés d’avant la coupure, ${fromTo(from, to)}`,
  readingsAfterCut: (from: string, to: string) => `relevés après la coupure, ${fromTo(from, to)}`,
  readingsAroundCut: (from: string, to: string) => `relevés avant et après la coupure, ${fromTo(from, to)}`,
  /** of a device without power whose voltages are still told */
  measuredAhead: 'la tension est lue en amont de la coupure, elle arrive encore',
  stillMeasures: 'des mesures arrivent encore, le capteur est donc alimenté autrement',
  figuresBeforeCut: 'appareil coupé : rien de compté depuis la coupure',
  figuresBeforeCutAt: (moment: string) => `appareil coupé depuis ${moment} : rien de compté depuis`,
  outageCount: (count: number) => (count === 0 ? 'aucune coupure' : plural(count, 'coupure', 'coupures')),
  outagesSince: (count: number) =>
    `${plural(count, 'coupure', 'coupures')} depuis, pas encore ${count > 1 ? 'comptées' : 'comptée'}`,
  powerUnknown: 'cet appareil ne dit rien de son alimentation',
  outages: {
    title: 'Coupures d’alimentation',
    from: 'Début',
    to: 'Fin',
    duration: 'Durée',
    ongoing: 'en cours',
    /** an end of it was said after something newer: that time is when it was heard */
    late: 'signalée en retard',
    /** of an end that was said late */
    said: (moment: string) => `l’appareil dit ${moment}`,
    /** began after the watermark of the figures beside it */
    uncounted: 'pas encore comptée',
    none: 'Aucune coupure sur cette période.',
    error: 'Les coupures n’ont pas pu être lues.',
  },
  full: 'Plein',
} as const
