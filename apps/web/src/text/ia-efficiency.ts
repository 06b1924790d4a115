import type { FindingKind } from '@vigie/contracts/entities'
import { FINDING_ACTS, FINDING_GROUNDS } from '@vigie/contracts/finding-words'
import { FINDING_NAMES, plural } from '@vigie/contracts/words'

/** A finding as what loses something. */
const CAUSES: Readonly<Record<FindingKind, string>> = {
  leak: 'une fuite possible',
  'clogged-filter': 'un filtre qui se colmate',
  'efficiency-drift': 'une pompe qui consomme plus qu’avant',
  'stuck-sensor': 'un capteur bloqué',
  'unusual-behaviour': 'des mesures anormales',
}

export const iaEfficiency = {
  title: 'Efficacité énergétique',
  reading: 'Lecture des constats…',
  failed: 'Les constats n’ont pas pu être lus',
  failedHelp: 'Rien n’est perdu : ils sont relus dès que le module d’analyse répond.',
  retry: 'Réessayer',
  stale: 'Le module d’analyse ne répond plus : voici ce qu’il avait trouvé.',
  notLooked: {
    short: {
      title: 'L’historique est encore trop court',
      help: 'Il faut trois semaines de mesures pour savoir ce qui est habituel. Le premier constat paraît ici de lui-même.',
    },
    underWay: {
      title: 'L’historique est en cours d’examen',
      help: 'Le premier examen d’un site prend quelques minutes. Ses constats paraissent ici d’eux-mêmes.',
    },
  },
  seen: (from: string, to: string) => `Historique examiné : du ${from} au ${to}.`,
  watched: (watched: number, learning: number) =>
    `En direct : ${plural(watched, 'appareil suivi', 'appareils suivis')}, ${learning} en apprentissage.`,
  judgedUntil: (moment: string) => `Mesures jugées jusqu’au ${moment}.`,
  moved: 'Ce qui a bougé',
  movedTo: (usual: string, present: string) => `${usual} → ${present}`,
  findings: 'Constats',
  allNormal: 'Rien d’anormal sur la période examinée',
  current: (count: number) => plural(count, 'constat en cours', 'constats en cours'),
  past: (count: number) => plural(count, 'constat terminé ou rejeté', 'constats terminés ou rejetés'),
  kinds: FINDING_NAMES,
  toAlarm: 'Voir l’alarme',
  toAlarmOf: (what: string) => `Voir l’alarme : ${what}`,
  evidence: 'Constat de l’analyse',
  toFinding: 'Voir le constat',
  why: FINDING_GROUNDS,
  act: 'À faire',
  acts: FINDING_ACTS,
  since: (date: string) => `depuis le ${date}`,
  proved: (date: string) => `Établi le ${date}`,
  ended: (date: string) => `terminé le ${date}`,
  water: 'Eau perdue',
  energy: 'Énergie perdue',
  cost: 'Coût',
  notStated: 'non chiffré',
  notStatedHelp: 'L’intervalle contient zéro, ou un prix manque : aucun chiffre n’est avancé.',
  interval: (low: string, high: string) => `probable\u00a0: ${low.trim()} à ${high}`,
  intervalHelp: '« probable » : l’intervalle où le chiffre se trouve très probablement.',
  /** of a leak */
  energyAlone: 'Coût de l’énergie : l’eau n’est pas valorisée.',
  chartOf: (kind: string, device: string) => `${kind}, ${device} : valeur par jour`,
  hourChartOf: (kind: string, device: string) => `${kind}, ${device} : valeur par heure`,
  liveChartOf: (kind: string, device: string) => `${kind}, ${device} : mesure autour du constat`,
  value: 'Mesuré',
  usual: 'Habituel',
  sum: 'Écart cumulé',
  sumOf: (value: string) => `${value} écarts habituels`,
  accept: 'Confirmer le constat',
  reject: 'Rejeter le constat',
  takeBack: 'Annuler',
  acceptOf: (what: string) => `Confirmer le constat : ${what}`,
  rejectOf: (what: string) => `Rejeter le constat : ${what}`,
  takeBackOf: (what: string) => `Annuler l’avis : ${what}`,
  accepted: (by: string, when: string) => `Confirmé par ${by}, ${when}`,
  rejected: (by: string, when: string) => `Rejeté par ${by}, ${when}`,
  notSaid: 'L’avis n’a pas pu être gardé. Réessayez.',
  /** the sentence that the screen begins with */
  noneCosted: (count: string) => `${count}, aucun chiffré en argent`,
  costing: (count: string, total: string) => `${count}\u00a0: ${total} d’énergie perdus`,
  costingMost: (most: string, cause: string) => `dont ${most} ${cause}`,
  cause: (kind: FindingKind, device: string) => `par ${CAUSES[kind]} (${device})`,
  gain: (saving: string) => `décaler les pompes ferait gagner ${saving} par jour`,
  /** `amounts` of water and energy: empty where there are none */
  lossesSince: (amounts: readonly string[]) =>
    amounts.length === 0
      ? 'Pertes comptées depuis le début de chaque constat.'
      : `${amounts.join(' et ')} perdus, comptés depuis le début de chaque constat.`,
  baselines: 'Les pompes face à leur habitude',
  baselinesHelp:
    'L’habitude d’une pompe : ce qu’elle consommait pour le même travail pendant son premier mois. L’énergie en plus se compte depuis la fin de ce mois ; celle d’un constat, depuis sa date.',
  /** what the table below comes to */
  takesMore: (pump: string, energy: string, sinceFound: string) =>
    `${pump} a consommé ${energy} de plus que son habitude depuis l’apprentissage${sinceFound}.`,
  /** of a pump of which something was found, which counts from its own beginning */
  sinceFound: (energy: string, day: string) => ` (${energy} depuis le début du constat, le ${day})`,
  takesLess: (pump: string, energy: string) =>
    `${pump} a consommé ${energy} de moins que son habitude depuis l’apprentissage.`,
  othersUsual: (count: number) =>
    count === 1
      ? 'L’autre pompe consomme ce qui est attendu.'
      : `Les ${count} autres pompes consomment ce qui est attendu.`,
  allUsual: 'Chaque pompe consomme ce qui est attendu.',
  pump: 'Pompe',
  usualSpecific: 'Habituel',
  presentSpecific: 'Actuel',
  excess: 'Énergie en plus',
  excessHelp: 'Au-delà de l’habitude, depuis la fin de l’apprentissage ; « aucune » : trop peu pour être sûr.',
  /** how far what is expected of the pumps can be trusted, of the least sure of them */
  follows: (share: string) => `Le calcul suit leur consommation à ±\u00a0${share} près.`,
  trust: 'Précision du calcul',
  trustHelp: 'Éprouvée sur des heures que l’apprentissage n’avait pas vues.',
  near: (share: string) => `±\u00a0${share}`,
  /** the standard terms, for whoever checks it */
  how: 'Comment cette précision est mesurée',
  howHelp:
    'Sur des heures mises de côté, l’énergie calculée est comparée à l’énergie mesurée. CV(RMSE) : l’erreur type, en part de la moyenne ; c’est le ± ci-dessus. NMBE : l’erreur moyenne, qui dit si le calcul penche d’un côté. La courbe de l’énergie en plus est la somme des écarts (CUSUM).',
  nmbe: 'Erreur moyenne',
  cvRmse: 'Erreur type',
  hours: 'Heures apprises',
  noExcess: 'aucune',
  more: (amount: string) => `+${amount}`,
  less: (amount: string) => `−${amount}`,
  cusum: 'Énergie en plus, cumulée',
  cusumHelp: 'Plat : la pompe consomme ce qui est attendu. Une pente qui commence date une dérive.',
  cusumOf: (device: string) => `Énergie en plus, cumulée, ${device}`,
  noBaseline: 'Trop peu d’heures de marche pour connaître l’habitude.',
  choosePump: 'Pompe montrée',
  shift: 'Pomper aux heures les moins chères',
  shiftHelp: 'Simulation sur des journées passées, rejouées avec ce qui a été réellement tiré.',
  shiftHow: 'Comment cette économie est simulée',
  shiftHowHelp:
    'Chaque journée est planifiée sur les sept précédentes, puis rejouée depuis les niveaux qu’elle avait à 0 h. Les bassins restent entre leurs limites et finissent aussi pleins que ce jour-là, à l’imprévu près, compté à son prix ; le soleil que le reste du site ne prend pas est gratuit. Heures « soleil disponible » : ce soleil y couvre au moins un cinquième de l’énergie du pompage. Heures « à plein débit » : l’eau pompée, divisée par le plein débit de la pompe ; quand elle pompe moins fort, ses heures de marche sont plus longues.',
  shiftSaving: (amount: string) => `Économie simulée : ${amount} par jour`,
  shiftOn: (days: number) => `en moyenne sur ${plural(days, 'jour de pompage comparé', 'jours de pompage comparés')}`,
  shiftNone: 'Aucune économie n’est avancée : elle ne se distingue pas de zéro.',
  shiftMissing:
    'Rien à comparer : il faut un tarif, une réserve remplie par une pompe, et une journée complète de pompage précédée d’une semaine de mesures.',
  /** the day that is shown, and why this one */
  shiftDay: (day: string) => `Journée rejouée : le ${day}, dernière journée complète où les pompes ont tourné.`,
  shiftWas: (day: string) => `Le ${day}`,
  shiftPlan: 'Proposé',
  shiftDayFigures: (volume: string, cost: string) => `${volume} pompés, ${cost}`,
  /** the plan against the site's target of solar energy, in one reasoning; `lost`: of the sun, on the day drawn */
  shiftAgainstSun: ({ target, hours, lost, cost }: Readonly<Record<'target' | 'hours' | 'lost' | 'cost', string>>) =>
    `Ce programme vise le coût, pas la part du solaire (objectif ≥ ${target}) : il déplace ${hours} à plein débit du jour vers les heures creuses et, le jour rejoué, utilise ${lost} de soleil en moins. Pour une plus grande part du solaire, gardez ces heures de jour : ces ${cost} par jour ne sont alors pas économisés.`,
  shiftNoSurplus:
    'Le jour rejoué n’avait pas de surplus solaire : décaler le pompage n’y change pas la part du solaire.',
  /** why a pump works in a stretch of the plan, where the price of the hour is not the reason */
  shiftReasons: { low: 'bassin à son minimum', sun: 'soleil disponible', bought: 'payé au prix de l’heure' },
  shiftRest: 'à l’arrêt',
  shiftAllDay: 'toute la journée',
  /** of full rate: hours of the clock are longer where it pumps less */
  shiftInAll: (hours: string, length: string) => `${length} à plein débit\u00a0: ${hours}`,
  /** no line breaks after the dash */
  shiftStretch: (from: number, to: number) => `${from}\u00a0h\u00a0–\u2060\u00a0${to}\u00a0h`,
  price: 'Prix',
  shiftPrice: 'Prix du kWh',
  shiftPriceBetween: (low: string, high: string) => `${low.trim()} à ${high}`,
  shiftHours: (name: string, kind: string) => `${name}, ${kind} : part du plein débit, heure par heure`,
  hour: (hour: number) => `${hour} h`,
  running: (hour: number, share: string) => `${hour} h : ${share} du plein débit`,
  shiftTank: 'Bassin',
  shiftStart: 'Niveau à 0 h',
  tankBetween: (low: string, high: string) => `${low} à ${high}`,
} as const
