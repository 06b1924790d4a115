import type { AlarmTransition } from '@vigie/contracts/entities'
import { plural } from '@vigie/contracts/words'
import { ALARM_EVENT_WORDS } from './alarm-signs.ts'
import { commonCut } from './common-cut.ts'

/** Shift handover: the note of who leaves, what the records say beside it, who takes over. */
export const passationText = {
  title: 'Passation',
  what: 'Les notes de passation',
  errorTitle: 'Les notes de passation n’ont pas pu être lues',
  errorHelp: 'Réessayez dans un instant.',
  unavailable: 'Cette plateforme ne tient pas de notes de passation.',
  stale: 'Les notes n’ont pas pu être relues : les dernières restent affichées.',
  last: {
    title: 'Dernière note',
    by: (name: string, moment: string) => `signée par ${name} le ${moment}`,
    taken: (name: string, moment: string) => `Poste pris par ${name} le ${moment}`,
    waiting: 'Personne n’a encore pris le poste',
    own: 'Vous avez signé cette note : quelqu’un d’autre prend le poste.',
    readOnly: 'Un opérateur prend le poste en la reprenant.',
    help: 'Prendre le poste dit que vous avez lu la note et ce qui est en cours.',
    take: 'Prendre le poste',
    lost: (name: string) => `${name} avait déjà pris le poste.`,
    done: 'Poste pris',
  },
  write: {
    title: 'Passer le poste',
    label: 'Note pour qui prend le poste',
    hint: 'Ce qui est en cours, ce qui est attendu, ce qu’il ne faut pas faire.',
    missing: 'Écrivez ce que la relève doit savoir.',
    sign: 'Signer la note',
    done: 'Note signée',
    failed: 'La note n’a pas pu être signée.',
    as: (name: string) =>
      `Vous signez en tant que ${name} ; le relevé est joint tel qu’il est alors, et la note signée ne change plus.`,
  },
  /** of this moment, whatever the length of the shift */
  plant: {
    title: 'Installation maintenant',
    pumps: 'Pompage',
    /** `pumps`: that none runs; `since`: « 15:41 », « hier 15:41 », « le 24/11 à 15:41 » */
    restsSince: (pumps: string, since: string) => `${pumps} depuis ${since}`,
    budgets: 'Budgets',
    withinBudget: 'aucun n’est dépassé, ni ne le sera à ce rythme',
    cost: 'Énergie du jour',
    /** by the end of the hours that are over */
    spent: (amount: string, minute: string) => `${amount} à ${minute}`,
    against: {
      weekdays: (of: string) => `contre ${of} d’habitude`,
      target: (of: string) => `contre ${of} au budget`,
    },
    lasts: (length: string, end: string) => `${length} d’autonomie, ${end}`,
  },
  facts: {
    title: 'Relevé du poste',
    head: 'La relève en bref',
    stretch: (from: string, to: string, isOneDay: boolean) => (isOneDay ? `de ${from} à ${to}` : `du ${from} au ${to}`),
    length: 'Durée du relevé',
    lengths: { '8h': '8 h', '12h': '12 h', '24h': '24 h' },
    note: 'dernière note',
    /** what happened over how long, after what stands */
    happened: (what: readonly string[], length: string) => `En ${length}\u00a0: ${what.join(', ')}.`,
    waiting: (count: number) =>
      count === 0 ? 'Rien à acquitter' : `${plural(count, 'alarme', 'alarmes')} à acquitter`,
    acknowledged: (count: number) => plural(count, 'acquittée encore active', 'acquittées encore actives'),
    cutNow: (count: number) =>
      count === 0 ? 'aucun appareil coupé' : plural(count, 'appareil coupé', 'appareils coupés'),
    raised: (count: number) =>
      count === 0 ? 'aucune nouvelle alarme' : plural(count, 'nouvelle alarme', 'nouvelles alarmes'),
    acted: (count: number) => (count === 0 ? 'aucune action' : plural(count, 'action', 'actions')),
    nextReturn: (moment: string) => `prochain retour ${moment}`,
    parts: {
      active: 'Reste actif',
      returned: 'Revenu à la normale, à acquitter',
      aside: 'Reporté ou masqué',
    },
    none: {
      active: 'Aucune alarme active à laisser à la relève.',
      acts: 'Aucune alarme acquittée, reportée ni commentée pendant ce temps.',
    },
    details: 'Alarmes et actions du poste',
    silentCuts: 'Coupé sans alarme active',
    acts: 'Fait pendant le poste',
    counted: `P${commonCut.perAlarm.slice(1)}.`,
    /** where several alarms stand in one line */
    inLines: (count: number, lines: number) =>
      `${plural(count, 'alarme', 'alarmes')}, ${plural(lines, 'ligne', 'lignes')}`,
    cut: (count: number) => `Coupure\u00a0: ${plural(count, 'appareil', 'appareils')}`,
    states: { unacknowledged: 'à acquitter', acknowledged: 'acquittée' },
    waitingOf: (waiting: number, of: number) => `${waiting} à acquitter sur ${of}`,
    since: (moment: string) => `depuis ${moment}`,
    lasted: (from: string, length: string) => `${from}, pendant ${length}`,
    until: (moment: string) => `jusqu’à ${moment}`,
    more: (count: number) => `et ${count} de plus`,
    act: (event: AlarmTransition, name: string) => `${ALARM_EVENT_WORDS[event]} par ${name}`,
    reason: (reason: string) => `« ${reason} »`,
  },
  history: {
    title: 'Notes précédentes',
    empty: 'Aucune pour l’instant : la première s’affichera ici pour la relève.',
    more: 'Lire les notes plus anciennes',
    notTaken: 'poste non pris',
    taken: (name: string, moment: string) => `poste pris par ${name}, ${moment}`,
  },
} as const
