// In: the words of a question about a quantity. Out: whether it asks for what no figure of the catalogue tells.

/** Whether a quantity is asked for in a way that is not computed: by plant, month against month, what was not emitted. */
export const isNotComputed = (line: string): boolean =>
  [
    CO2_AVOIDED,
    WHICH_LONGER,
    PER_UNIT,
    PRICE_OF_WATER,
    MEAN_OF_LONGER,
    CONTRACTED,
    BETWEEN_PHASES,
    WITHOUT_LEAK,
    LOST_SUN,
    CO2_PER,
    ROOM_LEFT,
  ].some((words) => words.test(line))

/** « Quel mois … le plus »: only days are set against each other. */
const WHICH_LONGER =
  /^(?:c est |quel(?:le)? (?:est|a ete) )?(?:le |la )?(?:mois|semaine|annee) (?:le|la) (?:plus|moins)\b|\b(?:quel(?:le)? (?:mois|semaine|annee|trimestre|saison)|(?:le|la)? ?(?:mois|semaine|annee|trimestre|saison) (?:ou|dans lequel|qui))\b.*\b(?:plus|moins|mieux|meilleur|pire|record)\b/

/** What was emitted is counted, not what was not. */
const CO2_AVOIDED = /\bco2\b.*\b(?:evit|econom|epargn)|\b(?:evit|econom|epargn)\w*\b.*\bco2\b/

/** Neither plants nor land nor people are counted. */
const PER_UNIT =
  /\bpar (?:plant\w*|pied|arbre|hectare|ha|m2|personne|habitant|ouvrier|kilo|kg|tonne|litre)\b|\b(?:une|par|chaque) heure de (?:pompage|marche|fonctionnement|pompe)\b/
/** What the contract allows is kept by no site, nor what its subscription costs. */
const CONTRACTED = /\bpuissance (?:souscrite|contractuelle|maximale autorisee)\b|\babonnement\b/
/** « Facture moyenne par mois »: only days are set against each other. */
const MEAN_OF_LONGER =
  /\bmoyen(?:ne)?\b.*\b(?:par|chaque) (?:mois|semaine|an|annee|trimestre)\b|\b(?:par|chaque) (?:mois|semaine|an|annee|trimestre)\b.*\bmoyen(?:ne)?\b/
/** « Combien coûte le mètre cube d’eau »: only the energy has a price. */
const PRICE_OF_WATER = /\b(?:cout\w*|prix|revient|paye\w*|vaut)\b (?:\w+ ){0,4}?(?:le|un|du|au|par|chaque) m3\b/

/** What would have been taken without a leak is not counted apart. */
const WITHOUT_LEAK = /\bsans (?:compter )?(?:la |les |cette )?fuites?\b/
/** What was emitted is not shared out over water or energy. */
const CO2_PER = /\bco2\b.*\b(?:par|au) (?:m3|kwh)\b/
/** What a tank could still take. */
const ROOM_LEFT = /\bmanque\b.*\b(?:plein|rempli)|\bmanquants?\b|\bplace (?:restante|libre|qui reste)\b/
/** What the panels might have given is not measured. */
const LOST_SUN =
  /\b(?:solaire|soleil|panneau)\b.*\b(?:perdu|gaspill)\w*|\b(?:perdu|gaspill)\w*\b.*\b(?:solaire|soleil|panneau)\b/
/** Voltages are measured from each phase to the neutral. */
const BETWEEN_PHASES =
  /\btensions? composee|\bentre (?:les )?(?:phases? )?l?[123] (?:et )?l?[123]\b|\bentre (?:les )?phases?\b(?!.*\bphase [123])/
