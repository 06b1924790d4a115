// In: the slots of a question about what the site has. Out: the call that counts or lists it.
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** « Liste des capteurs de pression »: nothing but a kind of device is asked for. */
export const inventoryOf = ({ line, periods }: Slots): Understood | null => {
  const [, ask = '', kind = ''] = INVENTORY.exec(plainly(line)) ?? []
  const what = KINDS.find(([words]) => words.test(kind))?.[1]
  if (what === undefined || periods.length > 0) return null
  const operation = /^(?:combien|nombre)/.test(ask) ? ('count' as const) : ('list' as const)
  return { kind: 'call', call: { tool: 'devices', operation, what }, assumed: false }
}
/** « Qu’est-ce qu’il y a comme … », « vous avez combien de … »: the same request, turned round. */
const plainly = (line: string): string =>
  line
    .replace(/^(?:(?:bonjour|salut|salam|bonsoir|svp) )+/, '')
    .replace(/^(?:qu est ce qu )?(?:il )?y a (?:t il )?(?:quoi )?(?=comme )/, 'liste ')
    .replace(
      /^(?:qu est ce que? )?(?:on a|vous? avez|nous? avons?|avez vous?|avons nous?)(?: quoi)? (?=comme )/,
      'liste ',
    )
    .replace(/^liste (?:quoi )?comme /, 'liste ')
    .replace(/^(?:on a|vous? avez|il y a) (?=combien )/, '')
    .replace(/ (?:avez vous?|possedez vous?|vous? avez|ici|ici svp|dans cette ferme|en tout)(?= |$)/g, '')
const INVENTORY =
  /^(?:(?:peux tu|tu peux|vous pouvez|pouvez vous) )?(?:me )?(liste[rz]?|enumere[rz]?|la liste|donne la liste|inventaire|quel sont|quel|combien|nombre)(?: moi| nou)?(?: (?:de|d|du|des|les|tous|toutes|no|nos|mes|tou))* ((?:forage|puits?|pompe|secteur|parcelle|serre|bassin|reservoir|cuve|source|appareil|equipement|capteur|sonde|camera|debitmetre|compteur)(?: (?:de |d )?(?:pression|eau|niveau|debit|electrique|volume))?)(?: (?:du site|sur le site|on a|avon nou|avons nous|a t on|y a t il|(?:installe|monte|pose|branche)\w*(?: (?:sur|dans) (?:la|le|l) (?:ferme|site|exploitation|domaine))?|sur la ferme|en place|compte le site|existe\w*|au total|de la ferme))*$/
const KINDS = [
  [/pression/, 'pressure'],
  [/^camera/, 'camera'],
  [/^debitmetre|^compteur d eau|debit|volume/, 'flow-meter'],
  [/^compteur electrique/, 'energy'],
  [/^sonde|niveau/, 'sensor'],
  [/^(?:forage|puit|pompe)/, 'pump'],
  [/^source/, 'source'],
  [/^(?:secteur|parcelle)/, 'consumption'],
  [/^(?:bassin|reservoir|cuve)/, 'storage'],
  [/^(?:appareil|equipement|capteur)/, 'all'],
] as const

/** « Combien de forages y a-t-il ? » */
export const inventory = ({ operations: asks, mentions, tokens }: Slots): Understood | null => {
  if (mentions.group === null || mentions.named.length > 0) return null
  if (!asks.has('haveMany') && !asks.has('list') && !asks.has('howMany')) return null
  const words = new Set(tokens.map(({ word }) => word))
  const what =
    (['pump', 'storage', 'consumption', 'energy', 'all'] as const)[
      ['sources', 'storages', 'consumptions', 'meters', 'devices'].indexOf(mentions.group)
    ] ?? 'all'
  const asked = words.has('source') ? ('source' as const) : words.has('pression') ? ('pressure' as const) : what
  return {
    kind: 'call',
    call: { tool: 'devices', operation: asks.has('howMany') ? 'count' : 'list', what: asked },
    assumed: false,
  }
}
