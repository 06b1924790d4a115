import { plural } from '@vigie/contracts/words'
import { sentence } from './dashboard-sentence.ts'

/** One device that lost its power once, in the words of the home page. */
const deviceCuts = (count: number) => plural(count, 'coupure d’appareil', 'coupures d’appareils')

/** Management KPIs: where the water and the energy of the period went, and how the site was kept running. */
export const dashboard = {
  title: 'Management KPIs',
  export: 'les indicateurs de la période',
  exportName: (first: string, last: string) => `indicateurs-${first === last ? first : `${first}-${last}`}`,
  sentence,
  changeOn: (change: string, against: string) => `${change} face ${against}`,
  basis: {
    pace: (days: number) =>
      days === 1 ? 'projection au rythme d’hier' : `projection au rythme des ${days} derniers jours`,
    noPace: 'pas de projection : moins d’un jour connu sur les sept derniers',
    tooLittle: (percent: string) => `pas de jugement : ${percent} des données de la période`,
    planned: 'projection : ce qui est compté, puis les heures habituelles',
    complete: (percent: string) => `données ${percent}`,
    /** how much of the period the cut of this moment took so far, after the names of who is cut */
    touched: (share: string) => ` (${share} de la période)`,
    most: (share: string) => `au plus ${share}`,
    /** what that does to what is projected */
    whileCut: (held: { readonly site: boolean; readonly water: boolean; readonly cost: boolean }) =>
      held.site || (held.water && held.cost)
        ? '. Projections suspendues jusqu’au retour de l’alimentation.'
        : held.cost
          ? '. Pas de projection du coût jusqu’au retour du compteur du réseau électrique.'
          : held.water
            ? '. Pas de projection de l’eau consommée jusqu’au retour du compteur de secteur.'
            : '. Les projections supposent que l’alimentation revient.',
    watch: 'À surveiller',
  },
  beforeRecord: {
    title: 'Rien n’est connu de cette période',
    help: (day: string) => `L’historique de ce site commence le ${day}.`,
    toFirst: 'Voir le début de l’historique',
  },
  sections: {
    rythme: 'Rythme',
    secteurs: 'Secteurs',
    energie: 'Énergie',
    disponibilite: 'Disponibilité',
    alarmes: 'Alarmes',
    pompes: 'Pompes',
    bilan: 'Bilan',
    appareils: 'Appareils',
  },
  rhythm: {
    costCause: (cause: string) => `Coût de l’énergie\u00a0: ${cause}.`,
    label: 'Rythme de la période',
    chart: (name: string) => `${name}, cumul au fil de la période`,
    gap: 'écart',
    /** when the last gap of the drawing is */
    gapAt: { open: (hour: string | null) => (hour === null ? 'maintenant' : `à ${hour}`), closed: 'à la fin' },
    closedDays: (count: number) => (count === 1 ? 'Rythme, 1 jour clos' : `Rythme, ${count} jours clos`),
    paceOfClosed: {
      budget: (value: string) => `sur ${value} de budget pour ces jours`,
      usual: (value: string) => `sur ${value} d’habitude ces jours`,
    },
    atMinute: (minute: string) => `à ${minute}`,
    now: (moment: string) => `au ${moment}`,
    atEnd: 'sur la période',
    pace: (at: string) => `Rythme${at}`,
    paceToday: 'Rythme à ce jour',
    paceCounted: (value: string) => `${value} contre `,
    paceOf: { budget: (value: string) => `${value} au budget`, usual: (value: string) => `${value} d’habitude` },
    noPace: { unknown: 'habitude inconnue', later: 'à la première heure close' },
    paceHeld: 'compteur coupé, pas de rythme',
    outOf: { budget: (value: string) => `sur ${value} de budget`, usual: (value: string) => `sur ${value} d’habitude` },
    rest: { budget: 'Reste du budget', usual: 'Reste avant le total habituel' },
    /** of a period that is over */
    under: { budget: 'Sous le budget de', usual: 'Sous le total habituel de' },
    restPerDay: (value: string) => `soit ${value} par jour`,
    over: { budget: 'Budget dépassé de', usual: 'Au-delà du total habituel' },
    even: { budget: 'Écart au budget', usual: 'Écart au total habituel' },
    /** of what so much is missing that nothing of it is set against the whole */
    whole: { budget: 'Budget de la période', usual: 'Total habituel' },
    notCompared: 'pas comparé, trop de données manquent',
    before: 'Avant',
    end: 'Fin de période',
    noneBefore: (compared: string) => `pas de données : ${compared}`,
    beforeWhole: 'période d’avant, en entier',
    limit: { budget: 'budget', usual: 'habitude' },
    projected: 'projeté',
    counted: 'compté',
    previous: 'avant',
    step: (when: string, total: string) => `${when} : ${total} en tout`,
    stepExpected: (expected: string) => `, ${expected} prévus`,
    ahead: (when: string) => `${when} : à venir`,
    noHistory: (when: string) => `${when} : pas d’historique`,
    empty: 'Rien n’a été compté sur cette période.',
    noTariff: 'Aucun tarif horaire n’est enregistré pour ce site : l’énergie n’a pas de coût.',
  },
  sectors: {
    title: 'Secteurs contre budget',
    /** what a phone says of them while they are folded */
    brief: (over: number, ahead: number, within: number, unknown: number, without: readonly string[]) =>
      [
        ...(over === 0 ? [] : [plural(over, 'secteur au-delà de son budget', 'secteurs au-delà de leur budget')]),
        ...(ahead === 0
          ? []
          : [
              plural(
                ahead,
                `secteur dépasserait ${over === 0 ? 'son budget' : 'le sien'}`,
                `secteurs dépasseraient ${over === 0 ? 'leur budget' : 'le leur'}`,
              ),
            ]),
        ...(over + ahead > 0 || within === 0 ? [] : [keptWords(within, unknown + without.length === 0)]),
        ...(unknown === 0 ? [] : [`${unknown} pas encore ${unknown > 1 ? 'jugés' : 'jugé'}`]),
        ...(without.length === 0 ? [] : [`${without.length > 1 ? without.length : without.join()} sans budget`]),
      ].join(', '),
    plain: 'Consommation par secteur',
    legend: {
      today: 'budget à ce jour',
      projected: 'projeté',
      budget: 'budget',
      over: 'dépassement',
      used: 'consommé',
    },
    ofSince: (first: string, last: string) => `du ${first} au ${last}`,
    ofNow: (day: string) => `au ${day}`,
    sector: 'Secteur',
    scale: (most: string) => `Échelle de 0 à ${most}`,
    consumed: 'Consommé',
    budget: 'Budget',
    budgetHelp: 'Budget de la période, au prorata de celui du mois.',
    pace: 'Rythme',
    paceHelp: 'Rythme : ce qui est consommé face au budget de ces jours ; les jours clos seuls quand la période court.',
    projection: 'Projection',
    projectionHelp: 'Projection : ce qui est consommé, l’habitude d’ici la nuit, puis le rythme des derniers jours.',
    change: 'Évolution',
    end: { open: 'Fin de période', closed: 'Verdict' },
    verdicts: {
      within: 'dans le budget',
      even: 'juste au budget',
      close: (percent: string) => `à tenir, ${percent}`,
      ahead: (percent: string) => `dépasserait, ${percent}`,
      over: (percent: string) => `dépassé${percent === '' ? '' : `, ${percent}`}`,
      none: 'aucun budget fixé',
      tooLittle: 'trop peu de données',
      held: 'compteur coupé',
      left: (volume: string) => `reste ${volume}`,
    },
    empty: 'Aucun secteur n’a compté d’eau sur cette période.',
  },
  energy: {
    title: 'Énergie par tranche',
    per: { hour: 'kWh par heure', day: 'kWh par jour', week: 'kWh par semaine' },
    label: 'Énergie du réseau par tranche et du solaire, au fil de la période',
    none: 'rien de compté',
    brief: (bought: string, cost: string | null) => `${bought} achetés${cost === null ? '' : `, ${cost}`}`,
    ahead: 'à venir',
    grid: 'Réseau électrique',
    solar: 'Solaire',
    slot: 'Tranche',
    share: 'Part',
    avoided: (money: string) => `Solaire : achat évité de ${money}, chaque heure au prix de sa tranche`,
    avoidedHelp: 'Énergie solaire de chaque heure, au prix du réseau électrique à cette heure.',
    avoidedAtMean: (money: string) => `Solaire : achat évité estimé à ${money}, au prix moyen`,
    change: 'Évolution',
  },
  pumps: {
    title: 'Marche des pompes',
    brief: (hours: string, starts: string, count: number) =>
      `${hours} de marche, ${starts}\u00a0${count < 2 ? 'démarrage' : 'démarrages'}`,
    pump: 'Pompe',
    perHour: (starts: string) => `${starts} par h de marche`,
    empty: 'Aucune pompe de ce site ne dit quand elle marche.',
    idle: (count: number) => `Aucune des ${count} pompes n’a tourné sur cette période.`,
  },
  availability: {
    title: 'Disponibilité',
    target: (value: string) => `objectif ≥ ${value}`,
    /** while something is cut, a share says how far it counts */
    countedTo: (share: string, moment: string) => `${share} jusqu’à ${moment}`,
    notCounted: 'coupure pas encore comptée',
    noCut: 'aucune coupure',
    deviceCuts,
    siteCuts: (count: number, devices: number) => `site coupé ${count}\u00a0fois (${deviceCuts(devices)})`,
    apart: (count: number) => `${deviceCuts(count)} à part`,
    cuts: (cuts: string, count: number, sum: string, mean: string | null) =>
      [`${cuts} : ${sum}${count > 1 ? ' cumulées' : ''}`, ...(mean === null ? [] : [`soit ${mean} par appareil`])].join(
        ', ',
      ),
    cutsHelp: (devices: number) =>
      `Moyenne sur ${plural(devices, 'appareil', 'appareils')}, coupés ou non, comme la disponibilité et sa marge. Une coupure est celle d’un appareil ; le site est coupé quand la plupart le sont ensemble.`,
    calendar: 'Alimentation au fil de la période',
    /** cuts that began after the figures end */
    uncounted: (count: number) => `${deviceCuts(count)} depuis, pas encore ${count > 1 ? 'comptées' : 'comptée'}`,
    since: { off: 'coupé maintenant', uncounted: 'coupure pas encore comptée' },
    /** cuts that are counted, and those that run and are not yet */
    outages: (count: number, more: number) => (more === 0 ? String(count) : `${count} + ${more}\u00a0en cours`),
    cutNow: (count: number) => plural(count, 'coupé maintenant', 'coupés maintenant'),
    byGroup: 'Alimentation par groupe d’appareils',
    group: 'Groupe',
    byDevice: (count: number) => `Par appareil : ${plural(count, 'appareil a été coupé', 'appareils ont été coupés')}`,
    help: 'part du temps alimenté ; seuls les appareils coupés sur la période ont leur ligne',
    site: 'Ensemble du site',
    device: 'Appareil',
    whole: 'Période',
    cell: (when: string, share: string, outages: number, off: string) =>
      outages === 0 ? `${when} : ${share}` : `${when} : ${share}, ${plural(outages, 'coupure', 'coupures')}, ${off}`,
    hour: (hour: string) => `${hour}\u00a0h`,
    future: 'à venir',
    none: 'Aucune coupure d’alimentation sur cette période.',
    untouched: (count: number) => `${plural(count, 'appareil', 'appareils')} sans coupure.`,
    allAffected: 'Chaque appareil a été coupé au moins une fois.',
    all: (count: number) => `Afficher les ${count} appareils qui ont été coupés`,
    less: 'Réduire la liste',
    legend: 'Légende',
    levels: { full: 'sans coupure', slight: '≥ 99 %', partial: '≥ 90 %', poor: '< 90 %' },
    errorTitle: 'Les coupures n’ont pas pu être lues',
    errorHelp: 'Réessayez dans un instant.',
  },
  balance: {
    title: 'Bilan d’eau',
    closes: (volume: string) => `${volume} de chaque côté, eau non comptée comprise`,
    open: 'ce qui entre et ce qui sort ne peuvent pas être comparés',
    noStock: 'le stock du début de la période n’est pas connu : ce qui entre et ce qui sort ne se comparent pas',
    in: 'Entrées',
    out: 'Sorties',
    stored: 'Mise en stock nette',
    unstored: 'Déstockage net',
    judged: (percent: string, target: string | null) =>
      `non comptée ${percent}${target === null ? '' : `, objectif ≤ ${target}`}`,
    lessThan: '<\u00a01\u00a0%',
    empty: 'Aucun volume n’a été compté sur cette période.',
  },
  devices: {
    title: 'Appareils',
    count: (count: number) => plural(count, 'appareil', 'appareils'),
    groups: { source: 'Sources', storage: 'Stockage', consumption: 'Secteurs', energy: 'Énergie et site' },
    produced: (volume: string) => `${volume} produits`,
    consumed: (volume: string) => `${volume} consommés`,
    stored: (volume: string) => `${volume} en stock`,
    bought: (energy: string) => `${energy} achetés`,
    solar: (energy: string) => `${energy} solaires`,
    available: (share: string) => `${share} disponible`,
    cuts: (count: number) => (count === 0 ? 'aucune coupure' : deviceCuts(count)),
  },
} as const

const keptWords = (count: number, isAll: boolean): string =>
  isAll ? 'tous dans leur budget' : `${count} dans ${count > 1 ? 'leur' : 'son'} budget`
