// In: the words of a supposition without accents, and the device that it names. Out: the nearest question that the records answer.
import type { Device } from '@vigie/contracts/entities'
import { PUMPS } from './unfed.ts'

/** What was measured of what a supposition is about, as a question that has an answer. */
export const insteadOfSupposed = (line: string, device: Device | null): string => {
  if (/\bfuites?\b/.test(line)) return MONEY.test(line) ? 'Combien coûte la fuite ?' : 'Combien d’eau perd la fuite ?'
  if (device !== null) return ofDevice(line, device)
  if (SUN.test(line)) return 'Combien aurais-je payé sans le solaire ce mois-ci ?'
  if (PRICE.test(line)) return 'Combien coûte l’électricité ce mois-ci ?'
  if (STOPS.test(line)) return HOLDS
  if (PUMPED.test(line)) return 'À quelles heures pomper pour payer moins ?'
  return /\b(?:secteurs?|arros\w*|irrig\w*)\b/.test(line) ? 'Combien d’eau a reçu chaque secteur sur 7 jours ?' : HOLDS
}

/** Of a pump how long the water lasts without it, what it costs or its flow; of a tank its autonomy; of a sector its water. */
const ofDevice = (line: string, { name, role, metrics }: Device): string => {
  const isPump = metrics.some(({ id }) => id === 'running')
  switch (role) {
    case 'source':
      if (isPump && MONEY.test(line)) return `Combien coûte ${name} sur 7 jours ?`
      return STOPS.test(line) || !isPump
        ? `Combien de temps tient l’eau si ${name} s’arrête ?`
        : `Quel est le débit de ${name} ?`
    case 'storage':
      return `Quelle est l’autonomie de ${name} ?`
    case 'consumption':
      return `Combien d’eau a reçu ${name} sur 7 jours ?`
    case 'energy':
      return SUN.test(line)
        ? 'Combien aurais-je payé sans le solaire ce mois-ci ?'
        : 'Combien coûte l’électricité ce mois-ci ?'
  }
}
const HOLDS = 'Combien de temps tient l’eau si les pompes s’arrêtent ?'
const MONEY = /\b(?:econom\w*|gagn\w*|cout\w*|pay\w*|factures?|depens\w*|argent|dh|mad|dirhams?)\b/
const SUN = /\b(?:solaires?|soleil|panneaux?|photovoltaiques?|pv)\b/
const PRICE = /\b(?:prix|tarifs?|kwh|electricite|courant|energie|factures?|onee?)\b/
const STOPS = /\b(?:(?:arret|coup|stopp|ferm|debranch|lach|cass)\w*|etein\w*|en panne)\b/
const PUMPED = new RegExp(`\\b${PUMPS}\\b|\\bdebit`)
