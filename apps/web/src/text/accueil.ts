import type { AlarmCondition } from '@vigie/contracts/entities'
import { plural } from '@vigie/contracts/words'
import { thresholdName } from './alarm-lines.ts'
import { suspendedByCut } from './alarm-signs.ts'

/** One device that lost its power once, as the figures of a period count it. */
const deviceCuts = (count: number) => plural(count, 'coupure d’appareil', 'coupures d’appareils')
const inAll = (count: number, duration: string) => `${duration}${count > 1 ? ' en tout' : ''}`

/** Executive KPIs: the figures of the site, what needs attention, what moved most. */
export const accueil = {
  title: 'Executive KPIs',
  figures: 'Indicateurs du site',
  state: {
    label: 'État du site',
    /** of the minute of now */
    ofNow: (minute: string) => `Aujourd’hui, à ${minute}, quelle que soit la période affichée plus bas`,
    powered: 'Tout est alimenté',
    /** some never said whether they have power: nothing is said of all */
    poweredButUnsaid: (on: number, unsaid: number) =>
      `${plural(on, 'appareil alimenté', 'appareils alimentés')}, ${plural(unsaid, 'autre n’en dit rien', 'autres n’en disent rien')}`,
    powerUnknown: 'Alimentation inconnue',
    partly: (on: number, told: number) => `${on} sur ${told} alimentés`,
    /** `volume` null: none */
    produced: (volume: string | null, before: string) =>
      `${volume === null ? 'aucune eau produite' : `seulement ${volume} produits`} depuis minuit (${before} hier à la même heure)`,
    lasts: (until: string) => `l’eau suffit sans pompage ${until}`,
    /** where more is aimed at */
    lastsOnly: (until: string) => `l’eau ne suffit sans pompage que ${until}`,
    short: (water: string) => `${water}, sous l’objectif d’autonomie.`,
    /** more already than all of it may */
    costs: (than: string) => `la journée coûte déjà plus que ${than}`,
    /** the same, of a day that makes more water by as much */
    makesAndCosts: (than: string) => `la journée produit et coûte plus que ${than}`,
    /** where it leads */
    wouldCost: (more: boolean, than: string) => `la journée coûterait ${more ? 'plus' : 'moins'} que ${than}`,
    nothing: 'Rien à surveiller',
    /** the same count as the page of alarms has */
    toAcknowledge: (count: number, returned: number, suspended: number) =>
      `${plural(count, 'alarme', 'alarmes')} à acquitter${returned === 0 || returned === count ? '' : `, dont ${plural(returned, 'revenue', 'revenues')} à la normale`}${suspended === 0 ? '' : `, ${suspendedByCut(suspended)}`}`,
    lacksFigures: 'Eau et énergie pas encore lues',
    /** what is not as it should be */
    but: (said: string) => `, mais ${said}`,
    /** the lines below it: what holds now, whether or not an alarm of it waits */
    points: (count: number, isMore = false) =>
      isMore
        ? plural(count, 'autre point est à surveiller', 'autres points sont à surveiller')
        : plural(count, 'point est à surveiller', 'points sont à surveiller'),
    /** those of several that do not wait: no water comes, or it is lost for as long as nobody looks */
    among: (pressing: readonly ('pumps' | 'leak')[]) =>
      `, dont ${pressing.map((one) => ({ pumps: 'l’arrêt des pompes', leak: 'une fuite possible' })[one]).join(' et ')}`,
    /** while not all that may need watching was read */
    some: 'des points sont à surveiller',
    since: (moment: string) => ` depuis ${moment}`,
    flowLost: (flow: string) => `${flow} de moins en production`,
    frozen: (moment: string) => `Direct interrompu depuis ${moment}\u00a0: ce qui suit est le dernier état connu.`,
    loading: 'Lecture de l’état du site…',
  },
  causes: {
    label: 'À surveiller maintenant',
    /** where no alarm that holds tells of it */
    urgent: 'Urgent',
    check: 'À vérifier',
    all: (count: number) => plural(count, 'point à surveiller', 'points à surveiller'),
    more: (count: number) => plural(count, 'autre point', 'autres points'),
    moreLow: (count: number) => plural(count, 'autre point, de priorité basse', 'autres points, de priorité basse'),
    generalCut: 'Coupure générale',
    cutOf: (name: string) => `${name} sans alimentation`,
    /** @param off all without power: of more than this cut it is one of several */
    cutOfMany: (count: number, off: number) =>
      off > count ? `Coupure de ${count} appareils` : `${count} appareils coupés`,
    /** every pump of the site, and so many others */
    pumpsCut: (pumps: number, others: number) => {
      const all = pumps === 1 ? 'La pompe' : `Les ${pumps}\u00a0pompes`
      if (others > 0) return `${all} et ${plural(others, 'autre appareil', 'autres appareils')} sont coupés`
      return pumps === 1 ? `${all} est coupée` : `${all} sont coupées`
    },
    othersPowered: 'les autres appareils sont alimentés',
    cutInAll: (count: number) => `${count} appareils coupés en tout`,
    andMore: (count: number) => ` et ${plural(count, 'autre', 'autres')}`,
    empty: (tank: string, moment: string) => `${tank} vide vers ${moment}`,
    emptyByFlow: 'au rythme de la dernière heure',
    emptyOld: 'estimé : niveau ancien, au rythme de la dernière heure',
    atReserve: (tank: string, moment: string) => `${tank} à sa réserve vers ${moment}`,
    reserveProof: 'estimé : plus rien n’y est pompé, tirage habituel',
    quietOne: {
      offline: (name: string) => `${name} hors ligne`,
      silent: (name: string) => `${name} silencieux`,
      never: (name: string) => `${name} : aucune mesure reçue`,
    },
    quietMany: {
      offline: (count: number) => `${count} appareils hors ligne`,
      silent: (count: number) => `${count} appareils silencieux`,
      never: (count: number) => `${count} appareils sans aucune mesure`,
    },
    quietProof: {
      offline: 'sa connexion est perdue',
      silent: 'plus de dix cadences sans mesure',
      never: 'il n’a rien envoyé depuis sa déclaration',
    },
    priority: (priority: string) => `alarme de priorité ${priority}`,
    threshold: (value: string, condition: AlarmCondition) => `${thresholdName(condition)} ${value}`,
    untilToday: (minute: string) => `jusque vers\u00a0${minute}`,
    untilTomorrow: (minute: string) => `jusqu’à demain vers\u00a0${minute}`,
    untilDay: (day: string, minute: string) => `jusqu’au ${day} vers\u00a0${minute}`,
    tomorrow: (minute: string) => `demain ${minute}`,
    onDay: (day: string, minute: string) => `le ${day} à ${minute}`,
  },
  answers: {
    label: 'L’essentiel, maintenant',
    power: 'Alimentés',
    powerOf: (told: number, unsaid: number) =>
      unsaid === 0 ? `sur ${plural(told, 'appareil', 'appareils')}` : `sur ${told}, ${unsaid} sans réponse`,
    powerSilent: 'aucun appareil ne dit son alimentation',
    /** ends of the band of the day */
    dayFrom: '0\u00a0h',
    dayTo: '24\u00a0h',
    noCut: 'aucune coupure aujourd’hui',
    cuts: (count: number, duration: string) => `${deviceCuts(count)} aujourd’hui, ${inAll(count, duration)}`,
    /** cuts that began after the figures end, beside those that they count, as management says it */
    uncountedToo: (count: number) =>
      `${plural(count, 'autre', 'autres')} depuis, pas encore comptée${count > 1 ? 's' : ''}`,
    siteCut: (duration: string, minute: string, devices: number) =>
      `site coupé ${duration} à ${minute} (${plural(devices, 'appareil', 'appareils')})`,
    siteCuts: (count: number, duration: string, devices: number) =>
      `site coupé ${count}\u00a0fois, ${duration} (${deviceCuts(devices)})`,
    singleCuts: (count: number, duration: string) =>
      `${plural(count, 'coupure', 'coupures')} à part, ${inAll(count, duration)}`,
    lastKnown: (moment: string) => `Derniers chiffres connus, de ${moment}`,
    cutNow: (count: number, moment: string | null) =>
      `${plural(count, 'coupé', 'coupés')}${moment === null ? '' : ` depuis ${moment}`}`,
    cutToo: (count: number, moment: string | null) =>
      `${count}${moment === null ? '\u00a0à une heure inconnue' : ` depuis ${moment}`}`,
    cutElse: (count: number) => `${count}\u00a0à d’autres moments`,
    water: 'Autonomie',
    ifStopped: 'sans pompage',
    untilUnpumped: (moment: string) => `${moment}, sans pompage`,
    untilStopped: (moment: string) => `${moment}, pompes arrêtées`,
    estimated: 'estimé',
    noTank: 'aucun bassin ne mesure son volume',
    waterTarget: (hours: string) => `objectif ≥ ${hours}`,
    cost: 'Électricité du jour',
    costAt: (minute: string) => `à ${minute}`,
    costOver: (amount: string, than: string) => `${amount} de plus que ${than}`,
    costUnder: (amount: string, than: string) => `${amount} de moins que ${than}`,
    costOn: (as: string) => `comme ${as}`,
    costUntil: (minute: string) => ` jusqu’à ${minute}`,
    /** more than the whole day may cost, as the page of management says it */
    costBeyond: {
      target: (amount: string) => `budget du jour dépassé de ${amount}`,
      weekdays: (amount: string) => `${amount} au-delà du total habituel`,
    },
    costStopped: 'compte arrêté par la coupure',
    costCause: (more: string) => `${more} d’eau produite de plus`,
    costDeferred: (cost: string) => `≈\u00a0${cost} à repomper`,
    costEnd: (amount: string) => `fin de jour ≈\u00a0${amount}`,
    wholeDay: 'sur la journée',
    noTariff: 'le site n’a pas de contrat d’électricité',
    noPlan: 'pas encore assez de jours pour prévoir',
    dayWater: 'Eau produite',
    dayWaterOf: (minute: string) => `m³ à ${minute}`,
    dayWaterBefore: (volume: string) => `${volume} hier à la même heure`,
    markBefore: 'hier',
    dayWaterStock: (change: string) => `stock ${change} depuis minuit`,
  },
  plan: {
    /** what a figure is held against, in one word */
    than: { target: 'le budget', weekdays: 'd’habitude' },
    target: 'budget du jour fixé pour ce site, réparti sur les heures',
    basis: (what: string) => `prévu : ${what}`,
    /** « prévu d’après 4 jeudis » */
    weekdays: (weekdays: string) => `prévu d’après ${weekdays}`,
    leaking: (days: number) => (days === 0 ? ' d’avant la fuite' : `, dont ${days} avec la fuite`),
    of: (whole: string) => `de ${whole} prévus`,
    /** of what is consumed */
    pace: (at: string) => `Face au prévu${at}`,
    end: (projected: string, whole: string) => `≈\u00a0${projected} sur ${whole} à minuit`,
    planned: 'prévu',
  },
  course: {
    water: 'Eau',
    energy: 'Énergie',
    waterLink: 'Réseau d’eau',
    energyLink: 'Courbe de charge',
    produced: 'Produite',
    consumed: 'Consommée',
    grid: 'Achetée',
    solar: 'Solaire',
    share: 'Part du solaire',
    stock: 'Variation du stock',
    inStock: (volume: string) => `${volume} en stock`,
    empty: 'Aucune mesure sur cette période.',
    /** the days at the ends of a period that begins within one */
    paleDays: 'plus pâle : jours incomplets',
    coming: 'Courbe en cours de chargement…',
    againstYear: 'sur l’année d’avant',
    against: {
      day: 'sur la veille',
      week: 'sur la semaine d’avant',
      month: 'sur le mois d’avant',
      year: 'sur l’année d’avant',
      range: 'sur les jours d’avant',
      'last-24h': 'sur les 24 h d’avant',
      'last-7d': 'sur les 7 jours d’avant',
      'last-30d': 'sur les 30 jours d’avant',
    },
  },
  others: { title: 'Autres chiffres' },
  map: { title: 'Carte et plus grands écarts' },
  live: { short: 'Actifs' },
} as const
