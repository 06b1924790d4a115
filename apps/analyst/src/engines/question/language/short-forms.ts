// Words as they are typed in a hurry, and what they stand for. Numbers said in words are digits.

import { NUMBER_WORDS } from './number-words.ts'

const TYPED =
  'cb combien,cmb combien,cbien combien,combi combien,kombien combien,koi quoi,ki qui,kel quel,kelle quelle,kelke quelque,kelk quelque,pb probleme,pbs problemes,pblm probleme,ya y a,yavait y avait,yatil y a t il,' +
  'qd quand,qnd quand,pr pour,ds dans,dps depuis,dep depuis,bcp beaucoup,tt tout,tte toute,tjrs toujours,tjs toujours,mtn maintenant,mnt maintenant,' +
  'ajd aujourdhui,ojd aujourdhui,auj aujourdhui,aujourd aujourdhui,avt avant,deau d eau,slt salut,bjr bonjour,sil s il,stv svp,plz svp,wkd weekend,we weekend,sem semaine,semn semaine,' +
  'cam camera,pi puis,pis puis,dern dernier,dernr dernier,der dernier,moy moyenne,qte quantite,vol volume,prod production,cons consommation,puiss puissance,press pression,' +
  'nrj energie,fact facture,dhs dh,kwats kw,kilowat kw,kilowats kw,' +
  'ht haut,niv niveau,nivo niveau,nb nombre,nbr nombre,nbre nombre,alrm alarme,alrmes alarmes,frg forage,fge forage,sect secteur,bass bassin,cpt compteur,cpteur compteur,tps temps,' +
  'chui je suis,jai j ai,cest c est,keske qu est ce que,kesk qu est ce que,pkoi pourquoi,prk pourquoi,pk pourquoi,pq pourquoi'

/** Words of Darija that people here put among the French ones, as they are written in Latin letters. */
const DARIJA =
  'chhal combien,chhel combien,lma eau,elma eau,dyal de,dial de,kayn il y a,kayna il y a,kaynin il y a,wach est ce que,wech est ce que,' +
  'chi des,mochkil probleme,mouchkil probleme,mochkila probleme,daba maintenant,lbareh hier,lyoum aujourdhui,lyouma aujourdhui,' +
  'fayn ou,kifach comment,3lach pourquoi,alach pourquoi,khdama marche,lghda demain,ghda demain,hta jusqu a,kafi suffit,kafya suffit,khlsna on a paye,khelsna on a paye,chhar mois,had ce,khdam marche,khedama marche,lpompe la pompe,lbassin le bassin,lforage le forage,f dans,dow electricite,trissiti electricite,trissinti electricite,tricinti electricite,flous argent,lflous argent,' +
  'sraf consomme,srafna on a consomme,tsraf consomme,tsrf consomme,srf consomme,khserna on a perdu,khsrna on a perdu,kolchi tout,mezyan va bien,mzyan va bien,khdamin marche,' +
  'sehrij bassin,lsehrij le bassin,bir puits,lbir le puits,lila nuit,simana semaine,ghali cher,bzaf beaucoup,khawi vide,khawya vide,3amer plein,3amra pleine,mcha parti,mqtou3 coupe,meqtou3 coupe'

/** Number words that are other words, too: an article, September, « new ». */
const DOUBTFUL: ReadonlySet<string> = new Set(['un', 'une', 'sept', 'neuf'])

/** A word that is typed in a hurry or in Darija, and the words it stands for. */
export const TYPED_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  [...TYPED.split(','), ...DARIJA.split(',')].map((pair) => {
    const [typed = '', ...words] = pair.trim().split(' ')
    return [typed, words.join(' ')]
  }),
)

/** The same, and numbers said in words. */
export const SHORT: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(TYPED_WORDS),
  ...Object.entries(NUMBER_WORDS)
    .filter(([word]) => !DOUBTFUL.has(word))
    .map(([word, number]) => [word, String(number)]),
])

/** Numbers of several words, as one of digits, in a text without accents: « vingt et un » → 21. */
export const joinedNumbers = (text: string): string =>
  text
    .replace(/\bsoixante[ -]dix\b/gi, '70')
    .replace(/\bquatre[ -]vingts?[ -]dix\b/gi, '90')
    .replace(/\bquatre[ -]vingts?\b/gi, '80')
    .replace(/\bdix[ -](sept|huit|neuf)\b/gi, (_, unit: string) => String(10 + (NUMBER_WORDS[unit.toLowerCase()] ?? 0)))
    .replace(
      /\b(vingt|trente)(?:[ -]et)?[ -](une?|deux|trois|quatre|cinq|six|sept|huit|neuf)\b/gi,
      (_, ten: string, unit: string) =>
        String((NUMBER_WORDS[ten.toLowerCase()] ?? 0) + (NUMBER_WORDS[unit.toLowerCase()] ?? 0)),
    )
    .replace(/\b(sept|neuf)(?= (?:jours?|semaines?|mois|heures?|dernie|premie)\b)/gi, (unit) =>
      String(NUMBER_WORDS[unit.toLowerCase()]),
    )
