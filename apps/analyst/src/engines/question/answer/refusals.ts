import { FIGURES } from '@vigie/contracts/entities'
import type { Group } from '../call.ts'
import { GROUPS_WITH, SITE_FIGURES } from '../understand/figure-of.ts'
import type { Refusal, Refused } from '../understand/outcome.ts'
import { TOPIC_WORDS } from './topic-words.ts'

/** What the agent can do, in one sentence. */
export const CAN =
  'Je réponds sur ce site : volumes, débits, énergie, coût, kWh/m³, niveaux, autonomie, coupures, alarmes et pertes, par appareil et par période.'

/** What is told of a time to come, and by what pace: the only projections there are. */
export const PROJECTS =
  'Je prolonge ce qui court : un bassin plein ou vide, au rythme de la dernière heure ; l’autonomie, à la demande attendue ; la fin de ce jour, de cette semaine, de ce mois ou de cette année, d’après les jours d’avant.'

/** Why a question is not answered, and what can be asked instead. */
export const refusalWords = (refused: Refused): readonly string[] => {
  const { topic, why, instead } = refused
  if (topic === undefined) return reasonWords(refused)
  const [reason = ''] = reasonWords(refused)
  const { said, link } = TOPIC_WORDS[topic]
  // where it is done is the answer
  const isPlace = link !== undefined
  return [
    ...((why === 'action' && !isPlace) || why === 'future' || why === 'who' ? [reason] : []),
    said,
    ...(instead !== undefined
      ? [`Au plus près, demandez : «\u00a0${instead}\u00a0».`]
      : isPlace && why !== 'future'
        ? []
        : [CAN]),
  ]
}

const reasonWords = (refused: Refused): readonly string[] => {
  const { why, word = '' } = refused
  const said = word === '' ? '' : ` «\u00a0${word.slice(0, 40)}\u00a0»`
  const sentences: Readonly<Record<Refusal, readonly string[]>> = {
    action: [
      'Je ne commande rien : je lis et je réponds, c’est tout.',
      'Les alarmes s’acquittent dans la page Alarmes ; les pompes et les vannes ne se commandent pas d’ici.',
    ],
    future: ['Je ne sais pas : je ne prévois pas l’avenir, je prolonge seulement ce qui a été mesuré.', PROJECTS],
    'no-such-date': [`Cette date n’existe pas${word === '' ? '' : ` :${said}`}. Vérifiez le jour et le mois.`],
    'other-site': [
      `Je ne réponds que sur ce site, et je n’y connais rien de ce nom${said}.`,
      'Pour un autre site, ouvrez-le depuis la liste des projets.',
    ],
    domain: [word === '' ? 'Je ne sais pas répondre à cela.' : `Je n’ai pas compris${said}.`, CAN],
    help: [CAN, PROJECTS, 'Je ne prévois rien d’autre : ni météo, ni panne, ni jour à venir.'],
    who: ['Je ne nomme personne : qui a agi se lit dans la chronologie de l’alarme, ou dans le journal des accès.'],
    'unknown-device': [`Je ne connais pas cet appareil sur ce site${said}.`],
    hours: [
      'D’une partie de la journée, je donne les alarmes, les coupures, le volume ou l’énergie d’un appareil et, par heures entières, les totaux du site : eau produite ou consommée, électricité, solaire, coût.',
      'Pour le reste, demandez le jour entier ou ouvrez la courbe.',
    ],
    second: ['Je réponds à une question à la fois : posez-la à part.'],
    unsupported: [
      unsupported(refused),
      refused.instead === undefined ? CAN : `Demandez plutôt : «\u00a0${refused.instead}\u00a0».`,
    ],
  }
  return sentences[why]
}

/** What is kept of the site alone is not shared out; any other figure is one of other things. */
const unsupported = ({ figure }: Refused): string => {
  if (figure === undefined) return 'Je ne sais pas : ce chiffre n’est pas calculé ainsi.'
  const name = `«\u00a0${FIGURES[figure].name}\u00a0»`
  const groups = (GROUPS_WITH[figure] ?? []).map((group) => EACH[group])
  if (SITE_FIGURES.has(figure) && groups.length > 0)
    return `${name} : je le donne pour tout le site et ${groups.join(', ')}, pas autrement.`
  return SITE_FIGURES.has(figure)
    ? `${name} : je le donne pour tout le site, il n’est pas réparti par appareil (ni pompe, ni secteur, ni bassin).`
    : `${name} : ce n’est pas calculé pour cela.`
}

/** What a figure is told by, where it is told of single things. */
const EACH: Readonly<Record<Group, string>> = {
  sources: 'par forage',
  storages: 'par bassin',
  consumptions: 'par secteur',
  meters: 'par compteur électrique',
  devices: 'par appareil',
}

/** Of two questions, the one that is not answered, in its words, with the reason. */
export const leftWords = ({ question, refused }: { readonly question: string; readonly refused: Refused }): string =>
  `Sans réponse : «\u00a0${question.slice(0, 80).replace(/[\s?]+$/, '')}\u00a0». ${refusalWords(refused)[0]}`
