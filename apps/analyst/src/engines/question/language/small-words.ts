/** Words of any question; they tell nothing here, and are no slips for words that do. */
export const SMALL_WORDS: readonly string[] = (
  'derive derivent fais differentielle signification conseil conseils mauvais mauvaise confiance fier propre propres risque risquer risquent correct correcte continue continuer continuons comme rythme le la les l un une des du de d a au aux en et ou que qu qui quoi ce cet cette ces c est ca cela sur dans par pour avec sans ' +
  'il elle on ils elles je j tu te t nous vous me m moi mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs se s y ' +
  'a ai as ont avons avez eu ete etait sont suis est es soit etre avoir fait faire font faut va vont vais allons combien comment quel ' +
  'quelle quels quelles quand pourquoi lequel laquelle plus moins tres trop peu beaucoup assez bien encore bientot presque souvent parfois seulement surtout notamment deja toujours jamais pas ne ' +
  'n si oui non merci bonjour bonsoir salut svp stp please ok bon alors donc puis aussi meme tout toute tous toutes autre autres ' +
  'peux peut pouvez pourrais pourriez veux voudrais voudrait souhaite souhaiterais aimerais sais savoir connaitre dire dis dit donne donner ' +
  'donnez montre montrer montrez affiche afficher indique indiquer quelque quelqu part rien chose moment jour fois niveau site ferme ' +
  'exploitation domaine ici la chez actuellement environ entre jusqu jusque vers pendant durant lors apres avant depuis actuel total totale ' +
  'reste restant il y qu est quelle niveau mesure mesurer valeur chiffre donnee resultat bilan point etat situation besoin vraiment exactement ' +
  'precisement global globale globalement ensemble general generale periode date heure minute seconde temps longtemps sera serait seront ' +
  'pointe jusqu sinon car mais voila hein euh ben bah dis donc vite rapidement simplement juste seulement peu pres numero tableau graphique ' +
  'courbe rapport quelle passer passe passee eu arrive arrivee reseau sortie filtre tete bout ligne trouve trouver atteint atteinte atteindre ' +
  'avait aura aurait fallu fallait devait doit doivent devrait marque releve releve grosse gros grand grande petit petite haut haute bas basse ' +
  'ait faut mieux pire normal normale normalement bizarre celui celle ceux celles dernierement recemment coup probleme souci touche touchee subi subie subir souffert souffre connu besoin autour chacun comme debitmetre inventaire remplit ceux lors ' +
  'aient ayons ayez avais avaient avions aviez auraient aurions aurait eue eues soient soyez soyons etions etiez etaient serions seraient faisait faisaient fera feront ferait faisons ' +
  'irait iraient allait allaient pouvait pouvaient pourra pourront pourrait pourrons puisse puissent voulait voulons voulez veut veulent devons devez devrait devraient devra ' +
  'sache saurais saurait savons savez regarde regarder regardons cherche chercher voulu dernierement bonne bonnes gros grosses vrai vraie faux fausse chaque certain certains certaine ' +
  'cote reportee repoussee ajournee differee ecartee attente sourdine supprimee inhibee masquee maintenance cloturee resolue reglee disparue ' +
  'selon suivant concernant accord prie ecoute ecoutez tiens salam coucou hello allo gars gens collegue equipe operateur monde partent parti partie partent ' +
  'prevision previsions premier premiere priorite jusqu ici horaire tarifaire tranche poste plage creneau revenu revenue retabli retablie remis remise retour objectif cible tenu tenue respecte respectee suspect etrange anormal hs casse rade defaillant mort bilan recap recapitulatif resume synthese ensemble environ presque plutot ainsi egalement ensuite enfin finalement desormais auparavant tantot rythme cadence allure vitesse plant pied arbre personne habitant parait semble semblait dirais disons installe installee lieu super parfait genial vieille vieilles vieux vieil ancienne anciennes force chauffe reel connais nickel excellent impeccable prevu prevue'
).split(' ')
