import type { Alarm, AlarmCondition } from './entities/index.ts'
import { FINDING_ACTS } from './finding-words.ts'

// What to do about alarms, in French: screens and the assistant say the same.

/** What the operator can do about a condition that holds, the surest thing first. */
const TO_DO: Readonly<Record<AlarmCondition, string>> = {
  'power-off': 'Vérifier l’arrivée du courant et le disjoncteur de l’appareil. Coupé exprès\u00a0: reporter l’alarme.',
  offline: 'Vérifier la liaison de l’appareil (antenne, modem, réseau), puis son alimentation.',
  stale: 'Vérifier le capteur et son câble ; d’ici là, ne pas se fier à sa dernière mesure.',
  'threshold-high': 'Chercher sur la courbe ce qui l’a fait monter, et l’arrêter.',
  'threshold-low': 'Chercher sur la courbe ce qui l’a fait descendre, et le remettre.',
  'tank-high': 'Réduire le pompage vers ce bassin, et vérifier sa vanne de remplissage.',
  'tank-low': 'Remettre du pompage vers ce bassin, ou réduire ce qu’il alimente.',
  'tank-overflow': 'Arrêter le pompage vers ce bassin, et vérifier sa vanne de remplissage.',
  'tank-empty': 'Remettre du pompage vers ce bassin, ou réduire ce qu’il alimente.',
  'efficiency-drift': 'Faire contrôler la pompe\u00a0: roue usée, crépine bouchée ou vanne à demi fermée.',
  anomaly: 'Aller voir l’appareil et comparer à la courbe ; d’ici là, ne pas se fier à sa mesure.',
  'night-flow':
    'Fermer les vannes du secteur une nuit\u00a0: si le débit reste, chercher la fuite entre le compteur et les vannes.',
}

/** Of a device without power that still reads the voltage ahead of it. */
const SUPPLIED_TO_DO =
  'Le courant arrive\u00a0: vérifier le disjoncteur et le contacteur de l’appareil. Coupé exprès\u00a0: reporter l’alarme.'

/** Of a cut that took several devices together: none of them is to be repaired by itself. */
export const CUT_TOGETHER_TO_DO =
  'Chercher la coupure là où ces appareils sont alimentés ensemble\u00a0: ils reviendront d’eux-mêmes.'

/** Of an alarm whose condition holds no more. */
export const ALARM_OVER_TO_DO = 'La condition est passée\u00a0: acquitter suffit.'

/**
 * What somebody can do about an alarm: about what was found, where that is known, else about its condition.
 * @param isSupplied of a cut: its voltage is still read, so the supply is there
 */
export const alarmToDo = ({ condition, finding }: Pick<Alarm, 'condition' | 'finding'>, isSupplied = false): string =>
  condition === 'power-off' && isSupplied
    ? SUPPLIED_TO_DO
    : finding === undefined
      ? TO_DO[condition]
      : FINDING_ACTS[finding]
