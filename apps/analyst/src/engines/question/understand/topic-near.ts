// In: what a question is about that is not recorded. Out: the nearest question that has an answer on this site.
import type { Device, MetricId } from '@vigie/contracts/entities'
import { devicesOf, type Facts } from './facts.ts'
import type { Topic } from './outcome.ts'

/** What is near of a topic on this site, as a question that has an answer; null: nothing is. */
export const nearOf = (topic: Topic, facts: Facts): string | null => {
  const measures = (metric: MetricId) => facts.devices.some(({ metrics }) => metrics.some(({ id }) => id === metric))
  const first = (group: 'consumptions' | 'sources'): Device | undefined => devicesOf(group, facts)[0]
  switch (topic) {
    case 'energy-budget':
      return 'Combien coûte l’électricité ce mois-ci ?'
    case 'watering-time': {
      const sector = first('consumptions')
      return sector === undefined ? null : `Combien d’eau a reçu ${sector.name} hier ?`
    }
    case 'taxes':
      return 'Comment est calculé le coût ?'
    case 'avoided-co2':
      return measures('energy_kwh') ? 'CO₂ émis ce mois-ci' : null
    case 'solar-price':
      return 'Combien de dirhams économisés par le solaire ce mois-ci ?'
    case 'subscribed-power':
      return devicesOf('meters', facts).length > 0 ? 'Puissance de pointe ce mois-ci' : null
    case 'reactive':
      return measures('power_factor') ? 'Facteur de puissance hier' : null
    case 'water-price':
      return measures('energy_kwh') && first('sources') !== undefined ? 'Énergie par m³ pompé ce mois-ci' : null
    case 'temperature':
    case 'weather':
      return measures('irradiance_wm2') ? 'Ensoleillement maintenant' : null
    case 'rain':
    case 'evapotranspiration':
    case 'humidity':
    case 'fertiliser':
    case 'crop':
      return first('consumptions') === undefined ? null : 'Combien d’eau par secteur hier ?'
    case 'valves': {
      const sector = first('consumptions')
      return sector === undefined ? null : `Quel est le débit de ${sector.name} ?`
    }
    case 'machine':
      return 'Quels constats sont en cours ?'
    case 'dry-run':
      return measures('flow_m3h') ? 'Débit de chaque forage' : null
    case 'battery':
      return 'Quels capteurs sont en panne ?'
    case 'export':
    case 'print':
    case 'send':
      return 'Bilan de la semaine'
    case 'shelve-word':
      return 'Quelles alarmes sont reportées ?'
    case 'priority-word':
      return 'Quelles alarmes critiques sont ouvertes ?'
    case 'thresholds':
      return 'Quelles alarmes sont ouvertes ?'
    case 'sources':
      return 'Comment est calculé le coût ?'
    case 'finding-word':
      return 'Quels constats sont en cours ?'
    case 'panels':
      return measures('irradiance_wm2') ? 'Énergie solaire sur 7 jours' : null
    case 'acknowledge':
    case 'acknowledge-word':
      return 'Quelles alarmes restent à acquitter ?'
    default:
      return null
  }
}
