// What is asked about the product itself: its words, its limits, and where its figures come from.
import type { Topic } from './outcome.ts'

/** A subject, and the words that ask about it. */
export type Found = {
  readonly topic: Topic
  readonly words: RegExp
  readonly not?: RegExp
  /** it is meant, whatever else the words seem to ask */
  readonly isFirm?: true
}

const WHAT_IS =
  '^(?:et )?(?:(?:c est|ca veut dire|que veut dire|que signifie|signifie) (?:quoi )?|qu est ce que? (?:c est que? )?|definition (?:de |d |du )?|explique moi (?:ce que c est )?)(?:qu |que |d |de )?(?:une? |l |la |le |les )?'
/** Words of the product that no figure has, limits, and where what is said comes from. */
export const PRODUCT_WORDS: readonly Found[] = [
  // a limit that is asked for, not what went past it
  {
    topic: 'thresholds',
    words:
      /^(?:(?:et|alors|dis moi|donne moi|quel(?:le)?s? (?:est|sont)|c est quoi|rappelle moi|affiche|montre) )*(?:l |le |les |mon |mes |nos |notre )?(?:seuils?|limites? d alarmes?)\b|\ba partir de (?:quel(?:le)?|combien)\b.*\b(?:sonn\w*|alarmes?|alertes?)\b|\b(?:alarmes?|alertes?)\b.*\ba partir de (?:quel(?:le)?|combien)\b|\bregl\w* a combien\b.*\b(?:alarmes?|alertes?)\b/,
    isFirm: true,
  },

  // who or what is seen is in a picture, and « l’entrée » is then no flow
  {
    topic: 'cameras',
    words:
      /\b(?:quelqu un|intrus\w*|intrusion|voleurs?|rodeurs?|visiteurs?|vehicules?|voitures?|animal|animaux)\b|\b(?:que|qu est ce que?|quoi) (?:\w+ )?(?:voit|filme|montre)\w*\b.*\bcameras?\b|\bcameras? (?:\w+ ){0,3}?(?:voit|filme|montre)\w*\b/,
    not: /\b(?:acquitt\w*|alarmes?|appel\w*|previen\w*|connect\w*|modif\w*|chang\w*)\b/,
    isFirm: true,
  },
  {
    topic: 'filling-time',
    words:
      /\b(?:quand|a quelle heure|quel jour|derniere fois)\b.*\b(?:(?:a|ont) (?:t )?(?:on |il |ete )?(?:rempli|vide)e?s?|(?:etait|ete) (?:plein|vide)e?s?)\b/,
    not: /\b(?:combien|alarmes?|fuites?|coupures?|budget)\b/,
    isFirm: true,
  },
  // that a pump runs is no word about the water in it
  {
    topic: 'dry-run',
    words:
      /\b(?:pomp\w*|forages?|puits?|tourn\w*|march\w*|fonctionn\w*)\b.*\b(?:tourn\w*|march\w*|fonctionn\w*|pomp\w*) (?:\w+ )?a (?:vide|sec)$|^(?:(?:la|une|de) )*(?:marche|tourne|fonctionne\w*) a (?:vide|sec)\b|\bdesamorc\w*/,
    isFirm: true,
  },
  {
    topic: 'acknowledge-word',
    words: new RegExp(`${WHAT_IS}(?:alarmes? )?(?:acquitt\\w*)(?: (?:une )?alarmes?)?$`),
    isFirm: true,
  },
  {
    topic: 'shelve-word',
    words: new RegExp(`${WHAT_IS}(?:alarmes? )?(?:report(?:er|ee?s?))(?: (?:une )?alarmes?)?$`),
    isFirm: true,
  },
  {
    topic: 'priority-word',
    words: new RegExp(
      `${WHAT_IS}(?:alarmes? )?(?:priorites?|critiques?)(?: (?:critiques?|hautes?|moyennes?|basses?|des alarmes|d une alarme))?$`,
    ),
    isFirm: true,
  },
  {
    topic: 'finding-word',
    words: new RegExp(`${WHAT_IS}constats?$`),
    isFirm: true,
  },
  {
    topic: 'sources',
    words:
      /^(?:et )?(?:(?:tu es|t es|vous etes|es tu|c est|est ce) (?:bien |vraiment )?(?:surs?|certaine?s?|fiables?)(?: (?:de (?:toi|ca|ton chiffre)))?|d ou (?:vien\w*|sor\w*|tu (?:sors|tires))(?: (?:t il|tu))? ?(?:ce|ces|ton|le|les|ca|cela)?(?: chiffres?| ca)?|comment (?:tu (?:le )?sais|le sais tu|vous savez)(?: ca)?)$/,
    isFirm: true,
  },
  {
    topic: 'panels',
    words:
      /\bpanneaux?\b.*\b(?:sales?|propres?|poussier\w*|nettoy\w*|lav\w*|casses?|abimes?)\b|\b(?:nettoy\w*|lav\w*)\b.*\bpanneaux?\b/,
    isFirm: true,
  },
]
