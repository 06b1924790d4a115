// In: the words of a question without accents. Out: the call which devices send nothing, where it is asked whether the data are of now; null: it asks something else.
import type { CallOf } from '../call.ts'
import { amongIn } from './among.ts'

/** « Les données sont-elles à jour ? », « les mesures sont en retard ? »: they are where every device is within reach. */
export const freshCall = (line: string): CallOf<'status'> | null => {
  if (SILENT.test(line)) {
    const among = amongIn(line)
    return { tool: 'status', state: 'offline', of: 'site', ...(among && { among }) }
  }
  if (!DATA.test(line) || OTHERWISE.test(line)) return null
  if (FRESH.test(line)) return { tool: 'status', state: 'offline', of: 'site', asks: 'none' }
  return LATE.test(line) ? { tool: 'status', state: 'offline', of: 'site', asks: 'any' } : null
}
/** « Quels capteurs n’ont rien envoyé depuis une heure ? »: since when stands beside each. */
const SILENT =
  /\b(?:capteur|sonde|appareil|compteur|camera|pompe|forage)s?\b.*\b(?:(?:a|ont) (?:plus )?rien (?:envoye|transmis|emis|donne|remonte)|(?:envoie|transmet|emet|donne|remonte)\w* (?:plus )?rien)\b/
const DATA = /\b(?:donnees|mesures|chiffres|valeurs|releves|remontees)\b/
const FRESH =
  /\b(?:a jour|fraiches?|recentes?|actualise\w*|en direct|en temps reel|(?:remont|arriv)\w*(?: bien| toutes)*)\b/
const LATE = /\b(?:en retard|perimee?s?|ancienne?s?|vieilles?|manqu\w*|arretee?s?|bloquee?s?)\b/
/** How much is missing of a time, and what is asked of one device or another, is told elsewhere. */
const OTHERWISE = /\b(?:combien|quand|pourquoi|quel\w*|forage|pompe|bassin|secteur|hier|semaine|mois|annee|alarmes?)\b/
