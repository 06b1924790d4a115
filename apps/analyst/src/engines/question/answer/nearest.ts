// In: a question that was not answered. Out: the nearest that are, each one that the parser reads.
import type { Device } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import { readQuestion, type Slots } from '../understand/read.ts'

const MOST = 4

/** Up to four questions about what was spoken of: the thing that was named, else what was asked of it, else anything. */
export const nearestTo = (question: string, facts: Facts): readonly string[] => {
  const slots = readQuestion(question, facts)
  const device = slots.mentions.named[0]?.[0]
  const near = [...(device === undefined ? [] : aboutDevice(device)), ...aboutWords(slots), ...ANYTHING]
  return [...new Set(near)].slice(0, MOST)
}

const aboutDevice = ({ name, role, kind, asset, id }: Device): readonly string[] => {
  // a part of a thing is known by what it measures
  if (asset !== null && asset.id !== id)
    return kind === 'pressure'
      ? [`${name} maintenant`, `Courbe de la pression ${name} sur 7 jours`]
      : [`Quel est le niveau de ${name} ?`]
  switch (role) {
    case 'storage':
      return [`Quel est le niveau de ${name} ?`, `Combien d’autonomie pour ${name} ?`, `Courbe de ${name} sur 7 jours`]
    case 'source':
      return [
        `${name} est en marche ?`,
        `Combien d’eau ${name} a pompé hier ?`,
        `Combien d’heures a tourné ${name} hier ?`,
      ]
    case 'consumption':
      return [
        `Quel est le débit de ${name} ?`,
        `Combien d’eau pour ${name} cette semaine ?`,
        `Y a-t-il une fuite sur ${name} ?`,
      ]
    default:
      return []
  }
}

const ENERGY = ['energy', 'gridKwh', 'cost', 'solarKwh', 'solarShare', 'power', 'pricePerKwh', 'co2'] as const
const WATER = ['water', 'volume', 'consumed', 'produced', 'unaccounted', 'leak', 'flow'] as const

const aboutWords = ({ quantities, events }: Slots): readonly string[] => [
  ...(events.size > 0 ? ['Quelles alarmes sont ouvertes ?', 'Combien de coupures cette semaine ?'] : []),
  ...(ENERGY.some((one) => quantities.has(one))
    ? ['Combien a coûté l’électricité ce mois-ci ?', 'Quelle part du solaire cette semaine ?']
    : []),
  ...(WATER.some((one) => quantities.has(one))
    ? ['Combien d’eau consommée hier ?', 'Quel secteur a consommé le plus d’eau cette semaine ?']
    : []),
]

const ANYTHING = [
  'Combien d’eau consommée hier ?',
  'Combien d’autonomie reste-t-il ?',
  'Combien a coûté l’électricité ce mois-ci ?',
  'Quelles alarmes sont ouvertes ?',
] as const
