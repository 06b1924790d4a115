import { type AlarmCondition, LEAST_NIGHT_RISE_M3H } from './entities/index.ts'
import { formatQuantity } from './format/index.ts'

// French words of alarm conditions that the settings and the assistant share; apart from those that every page loads.

/** What each condition says. */
export const CONDITION_HELP: Readonly<Record<AlarmCondition, string>> = {
  'power-off':
    'L’appareil n’a plus d’alimentation. Pendant ce temps ses autres alarmes sont suspendues ; celle-ci ne peut pas être désactivée.',
  offline: 'L’appareil n’est plus connecté alors qu’il est alimenté.',
  stale: 'Plus aucune mesure pendant le délai.',
  'threshold-high':
    'La mesure passe au-dessus du seuil ; l’alarme cesse quand elle est redescendue d’une marge sous lui.',
  'threshold-low':
    'La mesure passe sous le seuil ; l’alarme cesse quand elle est remontée d’une marge au-dessus de lui.',
  'tank-high': 'Le niveau dépasse le seuil.',
  'tank-low': 'Le niveau descend sous la réserve.',
  'tank-overflow': 'Le bassin déborde avant ce temps, au débit net de la dernière heure.',
  'tank-empty': 'Le bassin est vide avant ce temps, au débit net de la dernière heure.',
  'night-flow': `Le débit le plus bas de la nuit atteint tant de fois celui des nuits habituelles, et ${formatQuantity(LEAST_NIGHT_RISE_M3H, 'flow_m3h')} de plus au moins.`,
  'efficiency-drift': 'Le module d’analyse trouve que la pompe consomme plus par m³ que son historique ne l’explique.',
  anomaly: 'Le module d’analyse trouve que les mesures de l’appareil ne vont plus ensemble, ou ne bougent plus.',
}
