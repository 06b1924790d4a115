/** Every screen behind sign-in, by its address and its title, for whoever may see it. */
export type Screen = readonly [path: string, title: string | RegExp]

/** Devices have the names of their site. */
const NAMED = /^(?!Page non trouvée)\S/

export const SCREENS: readonly Screen[] = [
  ['/', 'Executive KPIs'],
  ['/dashboard', 'Management KPIs'],
  ['/eau', 'Gestion de l’eau'],
  ['/eau/sources', 'Sources'],
  ['/eau/sources/forage-1', /^Forage/],
  ['/eau/consommation', 'Consommation'],
  ['/eau/consommation/secteur-1', NAMED],
  ['/eau/consommation-details/secteur-1', /^Relevés détaillés/],
  ['/eau/stockage', 'Stockage'],
  ['/eau/stockage/bassin-1', NAMED],
  ['/energie', 'Gestion de l’énergie'],
  ['/energie/compteur-electrique', 'Compteur général'],
  ['/settings', 'Paramètres'],
  ['/settings/account', 'Paramètres'],
  ['/settings/security', 'Paramètres'],
  ['/settings/site', 'Paramètres'],
  ['/ia', 'Module AI'],
  ['/ia/traitement-image', 'Traitement d’image'],
  ['/ia/efficacite-energetique', 'Efficacité énergétique'],
  ['/ia/agent-ia', 'Agent IA'],
  ['/alertes', 'Alarmes'],
  ['/alertes/sante', 'Santé des alarmes'],
  ['/alertes/passation', 'Passation'],
]
/** For those who act on alarms. */
export const REACH: Screen = ['/settings/reach', 'Paramètres']
/** For those who manage accounts. */
export const WALLS: Screen = ['/settings/walls', 'Paramètres']
export const USERS: Screen = ['/utilisateur', 'Gestion des utilisateurs']
export const NOT_FOUND = 'Page non trouvée'
