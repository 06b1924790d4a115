import type { MaintenanceState } from '@vigie/contracts/entities'
import { plural } from '@vigie/contracts/words'

const STATES: Readonly<Record<MaintenanceState, string>> = {
  planned: 'Planifiée',
  active: 'En cours',
  ended: 'Terminée',
  cancelled: 'Annulée',
}
const devices = (count: number) => plural(count, 'appareil', 'appareils')

/** Planned maintenance. */
export const maintenanceText = {
  title: 'Maintenance planifiée',
  help: 'Pendant la maintenance, les alarmes de ses appareils sont hors service : comptées, au journal, sans appeler personne.',
  plan: 'Planifier une maintenance',
  empty: 'Aucune maintenance n’est planifiée.',
  failed: 'Les maintenances n’ont pas pu être lues.',
  states: STATES,
  devices,
  whole: 'tout le site',
  fromTo: (from: string, to: string) => `du ${from} au ${to}`,
  by: (name: string) => `planifiée par ${name}`,
  endedBy: (name: string, moment: string) => `terminée le ${moment} par ${name}`,
  cancelledBy: (name: string, moment: string) => `annulée le ${moment} par ${name}`,
  missed: 'n’a pas eu lieu : le serveur était arrêté pendant toute sa durée',
  change: 'Modifier',
  changeOf: (reason: string) => `Modifier : ${reason}`,
  end: 'Terminer maintenant',
  cancel: 'Annuler la maintenance',
  question: {
    end: 'Terminer cette maintenance ?',
    endHelp: 'Ses alarmes reviennent aussitôt ; celles dont la condition tient encore seront à acquitter.',
    cancel: 'Annuler cette maintenance ?',
    cancelHelp: 'Elle n’aura pas lieu.',
    keep: 'Ne rien changer',
  },
  form: {
    plan: 'Planifier une maintenance',
    change: 'Modifier la maintenance',
    reason: 'Motif',
    reasonMissing: 'Dites pourquoi.',
    from: 'Début',
    to: 'Fin',
    clock: (zone: string) => `À l’heure du site (${zone}).`,
    devices: 'Appareils concernés',
    search: 'Chercher un appareil',
    all: 'Tout choisir',
    none: 'Ne rien choisir',
    chosen: (count: number) => `${devices(count)} ${count < 2 ? 'choisi' : 'choisis'}`,
    devicesMissing: 'Choisissez au moins un appareil.',
    timeMissing: 'Indiquez une date et une heure.',
    flaws: {
      order: 'La fin doit suivre le début.',
      over: 'Cette fin est déjà passée.',
      long: 'Une maintenance dure au plus 31 jours.',
      ahead: 'Au plus un an à l’avance.',
    },
    submitPlan: 'Planifier',
    submitChange: 'Enregistrer',
    fixed: 'Elle a commencé : seuls le motif et la fin se changent encore.',
  },
  counter: (count: number) => `${plural(count, 'maintenance', 'maintenances')} en cours`,
  next: (moment: string) => `prochaine fin ${moment}`,
} as const
