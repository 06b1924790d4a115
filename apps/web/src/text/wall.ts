import type { AlarmPriority, WallSceneId } from '@vigie/contracts/entities'
import type { SourceReason } from '@vigie/contracts/live'
import { plural } from '@vigie/contracts/words'

const devices = (count: number) => plural(count, 'appareil', 'appareils')

/** What each scene of a wall is called. */
export const WALL_SCENE_NAMES: Readonly<Record<WallSceneId, string>> = {
  overview: 'Vue d’ensemble',
  power: 'Alimentation',
  water: 'Synoptique de l’eau',
  energy: 'Énergie',
  alarms: 'Alarmes',
  kpis: 'Chiffres du jour',
  values: 'Mesures',
  map: 'Plan du site',
}

const PRIORITIES: Readonly<Record<AlarmPriority, readonly [one: string, many: string]>> = {
  critical: ['critique', 'critiques'],
  high: ['haute', 'hautes'],
  medium: ['moyenne', 'moyennes'],
  low: ['basse', 'basses'],
}

type LeftOut = 'alarms' | 'cuts' | 'figures' | 'tanks' | 'source' | 'consumption' | 'values' | 'states'
const LEFT_OUT: Readonly<Record<LeftOut, readonly [one: string, many: string]>> = {
  alarms: ['alarme', 'alarmes'],
  cuts: ['appareil', 'appareils'],
  figures: ['chiffre', 'chiffres'],
  tanks: ['bassin', 'bassins'],
  source: ['source', 'sources'],
  consumption: ['secteur', 'secteurs'],
  values: ['mesure', 'mesures'],
  states: ['état', 'états'],
}

/** The wall display: few words, read from five metres. */
export const wall = {
  title: {
    allPowered: 'Tout est alimenté',
    cut: (count: number) => `${devices(count)} sans courant`,
    cutOf: (names: readonly string[]) => `${names.join(' et ')} sans courant`,
    unknown: 'Alimentation inconnue',
    none: 'Aucun appareil',
    waiting: (count: number) => `${plural(count, 'alarme', 'alarmes')} à acquitter`,
    /** none of them holds any more */
    overWaiting: (count: number) => `${plural(count, 'alarme terminée', 'alarmes terminées')} à acquitter`,
    /**
     * the first of those that wait, in as many words as fit, the most first; `what`: what is wrong, and where. A plus may
     * start a line, where a dot would hang at the end of the one before.
     */
    first: (what: string, others: number) => {
      const also = others === 0 ? '' : ` +\u00a0${plural(others, 'autre', 'autres')}`
      return [`${what}${also === '' ? ',' : also} à\u00a0acquitter`, `${what}${also}`]
    },
    /** since when stands below it */
    rest: 'Aucune pompe n’a tourné',
  },
  sub: {
    powered: (on: number, of: number) => `${on} sur ${of} alimentés`,
    noAlarm: 'aucune alarme',
    alarms: (count: number) => plural(count, 'alarme', 'alarmes'),
    acknowledged: (count: number) => plural(count, 'acquittée', 'acquittées'),
    /** behind how many have power: of what they are is said as well */
    over: (count: number) => plural(count, 'alarme terminée', 'alarmes terminées'),
    silent: (count: number) => `${count} sans information`,
    /** « 8 à acquitter dont 5 terminées »; a headline names the first of them */
    waiting: (count: number, over: number) =>
      `${count}\u00a0à acquitter${over === 0 ? '' : ` dont ${plural(over, 'terminée', 'terminées')}`}`,
    /** under a headline that says that no pump ran */
    since: (moment: string) => `depuis ${moment}`,
    /** under one that says something else; `rests`: where not even the day fits */
    rest: (moment: string) => `aucune pompe depuis ${moment}`,
    rests: 'pompes à l’arrêt',
  },
  groups: { source: 'Sources', storage: 'Bassins', consumption: 'Secteurs', energy: 'Énergie' },
  figures: { pumped: 'Produit', drawn: 'Consommé', grid: 'Acheté', solar: 'Solaire' },
  /** in place of these where there is little width */
  briefFigures: { pumped: 'Produit', drawn: 'Conso.', grid: 'Acheté', solar: 'Solaire' },
  map: {
    none: 'Ce site n’a ni plan ni position d’appareil.',
    without: (count: number) => `${count} sans position`,
    /** beside its mark, in few letters */
    alarm: (priority: AlarmPriority) => `Alarme ${PRIORITIES[priority][0]}`,
  },
  /** before how long a tank lasts; a longer word does not fit beside its vessel at 720p */
  autonomy: 'tient',
  estimated: 'estimé',
  noValue: '–',
  /** what did not fit: how many of what */
  more: (count: number, of: LeftOut) => `+\u00a0${plural(count, ...LEFT_OUT[of])}`,
  /** below those that are shown */
  moreOthers: (count: number) => `+\u00a0${plural(count, 'autre', 'autres')}`,
  age: {
    /** of a value that is fresh; no shorter words fit a screen that stands */
    of: (length: string) => `âge\u00a0${length}`,
    old: 'ancien',
    stale: 'périmé',
    unknown: 'inconnu',
    off: 'sans courant',
    offShort: 'coupé',
    at: (moment: string) => `à ${moment}`,
    asOf: (moment: string) => `données jusqu’à ${moment}`,
    noFigures: 'chiffres pas encore lus',
    partial: (measuring: number, of: number) => `${measuring} sur ${of} mesurent`,
  },
  link: {
    live: (fresh: number, of: number) => `En direct, ${fresh} à jour sur ${of}`,
    lost: 'Liaison perdue',
    waiting: 'Connexion…',
    back: 'Liaison rétablie',
    sourceLost: 'Plateforme perdue',
    sourceMute: 'Plateforme muette',
    /** in place of « Plateforme muette », when it speaks and says more */
    sourceSays: {
      'devices-unread': 'Appareils non lus',
      'not-recording': 'Rien ne s’enregistre',
      behind: 'Remise à jour…',
    } satisfies Readonly<Record<SourceReason, string>>,
    identity: 'Accès interrompu',
    data: (moment: string) => `Données du ${moment}`,
    agedData: (moment: string, age: string) => `Données du ${moment}, vieilles de ${age}`,
    noData: 'Aucune donnée reçue',
    now: 'heure actuelle',
    retry: (delay: string) => `nouvel essai dans ${delay}`,
    of: (site: string, title: string) => `${site} : ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    lostOf: (sites: readonly string[]) => `Sans liaison : ${sites.join(', ')}`,
    causes: {
      network: 'Réseau coupé ici',
      gateway: 'Passerelle injoignable',
      gatewayMute: 'Passerelle muette',
      upstream: 'La passerelle répond, pas la plateforme',
      unread: 'La plateforme n’entend plus les appareils',
      notRecording: 'La plateforme n’enregistre plus',
      behind: 'La plateforme a du retard',
      identity: 'Service d’identité injoignable',
      refused: 'Accès refusé à cet écran',
      renewing: 'Accès en cours de renouvellement',
      starting: 'Première liaison en cours',
      settling: 'Les valeurs arrivent',
    },
  },
  alarm: {
    cutOf: (name: string) => `Coupure ${name}`,
    /** `all`: those without power, whatever cut them */
    manyCut: (count: number, all: number, of: number) =>
      all > count ? `${devices(count)} coupés, ${all} en tout` : `${devices(count)} coupés sur ${of}`,
    since: (age: string) => `depuis ${age}`,
    lasted: (length: string) => `a duré ${length}`,
    /** while nothing is heard: whether it still holds is not known */
    raised: (moment: string) => `apparue ${moment}`,
    powerBack: 'Courant revenu',
    over: (condition: string) => `Fini : ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`,
    /** with when, « à 16:11 », « le 20/11 » */
    powerBackAt: (moment: string) => `Courant revenu ${moment}`,
    overAt: (condition: string, moment: string) =>
      `Fini ${moment} : ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`,
    at: (minute: string) => `à ${minute}`,
    on: (day: string) => `le ${day}`,
    asks: (priority: AlarmPriority, waits: string) => `${PRIORITIES[priority][0]}, ${waits}`,
    waiting: 'à acquitter',
    returned: 'revenue, à acquitter',
    /** `isBrief`: on a screen that stands, where a second line would take the place of a tank */
    emptyIn: (tank: string, hours: string, { isEstimated, isBrief }: { isEstimated: boolean; isBrief: boolean }) =>
      `${tank} vide dans ${hours}${isBrief ? '' : ' à ce débit'}${isEstimated ? ' (estimé)' : ''}`,
    also: 'Aussi à acquitter',
    /** before more than two counts, which take the line */
    alsoBriefly: 'Aussi',
    count: (count: number, priority: AlarmPriority) => plural(count, ...PRIORITIES[priority]),
    /** of those that wait and hold no more, whatever their priority */
    overCount: (count: number) => plural(count, 'terminée', 'terminées'),
    /** after one that holds */
    overBeside: (count: number) => `+\u00a0${plural(count, 'terminée', 'terminées')}`,
    none: 'Rien à acquitter',
    states: { acknowledged: 'acquittée', shelved: 'reportée', other: 'mise à part' },
  },
  pairing: {
    title: 'Relier cet écran',
    give: 'Code à donner à un administrateur',
    asking: 'Code demandé…',
    steps: [
      'Ouvrir Paramètres, Écrans muraux',
      'Saisir le code ou lire le QR',
      'Vérifier que les codes sont les mêmes',
    ],
    valid: (length: string) => `Code valable encore ${length}`,
    none: 'La passerelle n’a pas encore répondu',
    readOnly: 'Lecture seule',
    revoked: 'Un administrateur a retiré cet écran.',
    qr: 'Le même code, à lire par un téléphone',
  },
  drift: (length: string) => `Horloge de l’écran : ${length} d’écart`,
  failed: 'Écran en défaut : il se redessine seul.',
} as const
