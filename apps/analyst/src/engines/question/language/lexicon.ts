// What farm managers call things. One entry, every way of saying it; templates as in `templates.ts`.
import { phrasesOf } from './templates.ts'

/** Words that tell which quantity is meant. */
export const QUANTITIES = phrasesOf({
  water: 'eau,hydrique,flotte,irrigation,arros~,irrigu~,au pompee,m3,litre,eaux,h2o',
  volume: 'volume,quantite,debite combien,cubage',
  produced:
    'produit,produire,produite,produi,pomp~,prelev~,extrait,extraite,extraire,fourni,fournit,fournie,fournir,a donne,ont donne,donne combien,puise,puiser,puisee,production,sorti,sortie,sortir,tire,tiree,sortent,produisent,fournissent,rentre,captee,capter',
  consumed:
    'distribu~,livre,livree,livrer,(elle|elles|il|ils|on|ont|avons) bus,buveur,buveuse,consomm~,conso,consommation,abreuv~,engloutit,avale,avalent,boit,bu,boivent,boire,utilis~,us~,mange,mangent,bouff~,pris,prendre,prend,gourmand,gourmande,consommateur,servi,servie,desservi,desservie,recu,recoit,depense en eau,arros~,irrigu~',
  energy:
    'mwh,megawattheure,energie,electricite,elec,kwh,electrique,courant consomme,kilowattheure,kw heure,energetique,jus,lumiere',
  cost: '(ca|cela) [me|nous] revient,factur~,regler,reglee,cher,chere,chers,sous,cout,coute,couter,coutent,coute,couterait,couteraient,paierait,paierais,paierions,payerait,depenserait,depenserions,facture,depens~,dirham,mad,dh,argent,prix,paye,payer,payee,combien ca fait en argent,note,montant,frais,facturation,on doit,doit on,devons,budget elec,budget electricite',
  pricePerKwh:
    'kwh moyen [paye],prix (moyen|) [du] kwh,prix moyen,cout (moyen|) du kwh,kwh revient,(coute|coutent|paye|payons|vaut|revient|est) [t on|on] le kwh,kwh (a|nous) (coute|coutait|revient),tarif [moyen] (du|de) kwh,(coute|paye) [t on|on] (un|chaque) kwh,kwh (est|a) [a|de|il] combien,kwh c est combien,cout moyen kwh',
  kwhPerM3:
    'kwhm3,m3 (par|pour un|au) kwh,rentable,(performant|performante|efficace|sobre|econome) en (energie|electricite),energie par m3,energie (specifique|par metre),kwh par m3,consommation specifique,rendement [energetique|du pompage|de pompage|electrique],efficacite (energetique|du pompage|de pompage|),ratio energie eau,kwh pour [pomper] [un|1] m3,electricite par m3,gourmande par m3,consomme [le] [plus] par m3,efficace,efficient,energivore,energie pour (pomper|produire) un m3,par m3',
  gridKwh:
    '(energie|electricite|kwh) [achetee|acheter|prise|tiree] [au|du|sur le] reseau,reseau electrique,achet~ au reseau,energie achetee,soutir~,consommation (electrique|electricite|elec),kwh achete,onee kwh',
  solarKwh:
    'solaire,panneau,panneaux,photovoltaique,pv,production (solaire|pv|des panneaux),energie solaire,soleil,centrale,panneaux solaire',
  solarSaved:
    '(economis~|epargn~|achat evite|achats evites|depense evitee|economie|gagn~|fait gagner) [grace] [par|de|au|avec|du|le|les|l] [solaire|pv|photovoltaique|panneau|panneaux|soleil],rapporte',
  solarShare:
    'part (solaire|soleil|pv|photovoltaique),solaire [a] (couvre|assure|represente|fournit|couvert) [combien|quelle part|quel pourcentage],couvert (par|avec) le (solaire|soleil),part (de|du|des|d) [l|la] [energie|production|electricite] (solaire|soleil|pv|photovoltaique|panneau|panneaux),taux [de] (solaire|autoconsommation|couverture solaire),pourcentage [de] solaire,autoconsommation,proportion de solaire,pour cent de solaire,(part|pourcentage) [qui] (vient|provient) du (solaire|soleil)',
  co2: 'co2,carbone,emission,gaz a effet de serre,empreinte',
  pumpKwh:
    '(energie|electricite|kwh|consommation) [electrique] (de|du|pour le|pour) pompage,energie des pompes,(energie|electricite|kwh|courant) [consommee] pour pomper,pompage electrique,consommation des pompes,electricite des pompes',
  peakKw:
    '(pic|pointe|maximum|max) de (puissance|consommation electrique|charge|courant),puissance (de pointe|maximale|max|maximum|de crete),pic,pointe de puissance,appel de puissance',
  powerFactor: 'facteur de puissance,cos phi,cosphi,cosinus phi,cos',
  power: 'puissance,kw,kilowatt',
  voltageImbalance:
    '(phase|tension) (est|sont) [elles|t elles] [bien] (equilibree|desequilibree),desequilibre de (tension|phase),desequilibre tension,desequilibre',
  voltage1: 'tension [sur|de|a|] [la] (phase 1|l1|1),v1',
  voltage2: 'tension [sur|de|a|] [la] (phase 2|l2|2),v2',
  voltage3: 'tension [sur|de|a|] [la] (phase 3|l3|3),v3',
  voltage: 'tension,volt,voltage',
  phase1: 'phase 1,l1',
  phase2: 'phase 2,l2',
  phase3: 'phase 3,l3',
  current: 'intensite,ampere,amperage',
  frequency: 'frequence,hertz,hz',
  irradiance: 'combien de soleil,ensoleillement,rayonnement,irradiance,irradiation,w m2',
  flow: 'ca debite combien,combien ca debite,debit,debite,m3h,m3 h,m3 par heure,debiter,coule',
  pressure: 'pression,perte de charge,delta p,bar,psi',
  level:
    '(descendu|descendue|descend|monte|montee|remonte) jusqu ou,jusqu ou (est|a) [t il|t elle|il|elle] (descendu|descendue|monte),est a combien de metre,combien de metre,en metre,niveau,hauteur,profondeur,nappe,niveau d eau,hauteur d eau',
  fill: 'rempli,remplie,remplissage,taux [de] remplissage,plein,pleine,pourcentage de remplissage,remplissent,quel pourcentage,vide a,plus vide,moins vide',
  standing:
    '(est|sont) a combien,a combien (est|sont|en est),en est a combien,[il|elle] en est ou,ou en est [t il|t elle],combien de pourcentage',
  stored:
    'stock,stocke,stockee,reserve,reste [t] [il] [combien] [d] eau,restera [t] [il],eau (restante|disponible|stockee|en stock|en reserve),disponible,dispo,il reste [combien],volume [d eau] (stocke|dans),dans les bassins,reste d eau,combien d eau dans,contient,reste combien,dedans',
  autonomy:
    'ca suffit,suffit,suffira,suffiront,suffisent,(assez|suffisamment) d eau,de quoi (tenir|arroser|irriguer),eau (suffit|suffira),(heure|jour) d avance,eau pour combien (de temps|d heure|d heures|de jour|de jours),combien (de temps|d heure|d heures|de jour|de jours) d eau,de quoi (tenir|arroser|irriguer) combien,pour combien (de temps|d heure|d heures|de jour|de jours) d eau,devant (nous|moi|soi),(a|avons|ai|aurons|aura) [t on|nous|on] [encore|assez] [de l|d] eau (jusqu a|jusqu au|jusque|pour jusqu a),eau jusqu a quand,jusqu a quand (on a|il y a|avons nous|nous avons|a t on|j ai|ai je|j aurai|on aura|nous aurons) [encore] [assez] [de|d] [l] eau,autonomie,tenir,tient,tiendra,tenons,combien de temps (avec|sans pomper|sans pompe),combien [de] temps [on] tient,combien de temps l eau (dure|durera|tient|tiendra),combien de temps (dure|durera|tient|tiendra) l eau,jours de reserve,heures de reserve,autonome',
  emptyIn:
    'soit vide,soient vide,soit a sec,vide quand,quand vide,a vide quand,(bientot|presque|est|sont) [tous|toutes|ils|elles] vide,vide [vers|a] quelle heure,vide dans,se vid~,sera [t] [il] vide,seront [t] [ils] vide,(va|vont) etre vide,vidange,a sec,vider,etre vide,serait vide',
  overflowIn:
    'soit plein,soit rempli,soient plein,pour remplir,pour (etre|le) plein,temps de remplissage,plein quand,quand plein,rempli quand,(plein|rempli) [vers|a] quelle heure,debord~,debordement,trop plein,sera [t] [il] (plein|rempli),seront [t] [ils] plein,sera plein,(va|vont) etre plein,etre plein,plein dans,etre rempli',
  capacity: 'capacite,contenance,contient au maximum,volume maximum,peut contenir,volume plein',
  inM3: 'rentre (dans|au|sur|a),rentree (dans|au|sur|a),entree,entrant,volume entre,entrer,est entre,apport,arrive dans,rempli avec',
  outM3:
    'sorti (du|de|des) (bassin|reservoir),sortie (du|de|des) bassin,volume sorti (du|de) bassin,tire (du|de|sur le) bassin,sorti du,soutire,preleve (dans|sur) le bassin',
  storedDelta: 'variation (de|du|des) (stock|niveau|volume|reserve),stock a (varie|change|bouge)',
  unaccountedPct:
    '(pourcentage|taux|part|pour cent|proportion|ratio|%) (de|d|des) [eau] (perte|fuite|perdue|non comptee|non comptabilisee),rendement (du reseau|hydraulique|de reseau|reseau),perte en pourcentage,part non comptee,pourcentage perdu,taux de fuite,(pourcentage|part|taux) [d eau] inexplique',
  unaccounted:
    'disparait,disparu,disparue,disparaitre,perte,perd~,perdu,perdue,perdre,eau (non comptee|non comptabilisee),non comptee,non comptabilisee,non compte,inexplique,inexpliquee,(non|pas) (explique|expliquee),eau (perdue|disparue),fuit~,gaspill~,manqu~ a l appel,echapp~',
  leak: '(y a t il|il y a|a t on|avons nous|ya t il|y a) [une|des] fuite,une fuite,des fuites,fuite,fuit',
  nightFlow:
    'debit (de nuit|nocturne|minimum nocturne|minimal nocturne|minimum de nuit|la nuit|mini de nuit|min nocturne),debit nuit,consommation (de nuit|nocturne|la nuit),conso (de nuit|nocturne|la nuit),nocturne,coule la nuit,consomme [le] [plus] la nuit',
  runningHours:
    'heures de (marche|fonctionnement|pompage),temps de (marche|fonctionnement|pompage),tourn~,(heure|temps) (a|ont) tourne,a marche,ont marche,fonctionn~,duree de (marche|fonctionnement|pompage),sollicite,sollicitee,marche combien,a fonctionne,marche',
  starts:
    'demarrage,nombre de demarrage,a demarre,ont demarre,mise en marche,mise en route,mis en marche,mis en route,demarre,redemarrage,s est mise en route,enclenche,combien de fois [la] [pompe] demarre',
  budgetLeft:
    'reste [de|du] budget,budget (est|a ete) depasse,budget restant,reste (sur|a consommer|dans) [le|son|leur] budget,(depass~|depasse|mange|epuis~|consomm~|fini|termine|grille|creve|explos~|entame|au dela de) [tout] [son|leur|le|mon|ma|mes|nos|notre|votre|vos|la] (budget|quota|dotation),il reste [combien] de budget,budget d eau restant,reste du quota,quota restant,dotation restante,solde de budget,hors budget',
  budget: 'budget,quota,dotation,budget d eau',
  powerPct:
    '(disponibilite|dispo) (electrique|courant|reseau),(disponibilite|dispo) (de l|du) (alimentation|electricite|courant|reseau),disponibilite [de] [l] [alimentation|electrique|courant|electricite],taux (d alimentation|de disponibilite),taux de presence du courant,alimentation electrique,pourcentage du temps (avec|alimente)',
})

/** Words that tell of events. */
export const EVENTS = phrasesOf({
  alarm:
    'alarme (haute|elevee|moyenne|basse|faible),sonne,sonnent,alarme,alerte,alertes,signalement,avertissement,defaut,[qui] ne (va|vont) pas,tout (va|se passe|roule|marche|fonctionne|tourne) [bien],tout est [bien] (normal|ok|en ordre),rien (a signaler|d anormal|de special|de grave|de particulier),(un|une|d|des|de|quelque) (probleme|souci|anomalie)',
  outage:
    'microcoupure,micro coupure,perdu (le courant|l electricite|l alimentation|le jus),coupure [de|du|d] [courant|electricite|alimentation|electrique|secteur],coupe,panne [de|d] [courant|electricite|secteur|electrique|alimentation],delestage,(sans|plus de|manque de|pas de) (courant|alimentation|jus|lumiere),(sans|manque d) electricite,coupure,prive de courant,(courant|reseau) (a|est) (saute|coupe|parti|manque|lache),(alimentation|courant|electricite) a [t elle|t il] (manque|coupe|saute),saute,disjonct~,est parti le courant,hors tension depuis,coupee,black out',
  offline:
    'hors ligne,deconnect~,debranch~,injoignable,ne (repond|communique|repondent|communiquent|emet) (plus|pas),pas connecte,muet,offline,(ne|n) (donne|envoie|envoient|donnent) plus [de] [signe|donnees|mesures],perdu la connexion,(connexion|contact|signal|communication) (perdu|perdue|coupe|coupee),pas en ligne',
  online: 'repond,repondent,en ligne,connecte,online,connectee,joignable,repond bien,communique bien,communique',
  off: '(courant|electricite|jus|alimentation|lumiere) (est|a ete|) [t il|t elle|bien|deja] (revenu|revenue|retabli|retablie|remis|remise|la),retour (du|de l) (courant|electricite|alimentation|jus),(tout|tous|toutes) (est|sont) [bien] (branche|branchee|alimente|alimentee|allume),sous tension,(encore|toujours|bien) (du|de l) (courant|jus|electricite|alimentation|lumiere),(a|ont|avons|avez) [t il|t elle|t on|ils|elles] [du|de l] (courant|jus),(est|sont) [t il|t elle|il|elle|ils|elles] [bien|toujours|encore|tous|toutes] (alimente|alimentee),bien (alimente|alimentee),y a [t] il [du|de l|encore du] (courant|electricite|alimentation),hors tension,pas alimente,non alimente,sans alimentation,eteint,eteinte,sans courant en ce moment,sans courant maintenant,sans courant la',
  running:
    'pompe (en ce moment|maintenant|actuellement),pompent (en ce moment|maintenant|actuellement),en marche,tourne,en route,allumee,allume,fonctionne,en fonctionnement,en train de tourner,marche,tournent,en service,est ce que [la] [pompe] tourne',
  stopped: 'a l arret,arretee,stoppee,ne tourne pas,ne marche pas,en arret,a l arrets,arrete,ne tournent pas',
  unacknowledged:
    '(ont|a|est|sont) pas [encore] [ete] (acquitte|acquittee),non acquitte,non acquittee,(pas|non) [encore] (acquitte|acquittee),a acquitter,sans acquittement,non prise en compte,pas encore acquittee,en attente d acquittement,(pas|non) [encore] (pris|prise) en (charge|compte),non traitee,non traite,reste a acquitter,a traiter,a prendre en compte',
  critical: 'critique,grave,tres grave,urgente,urgent,prioritaire,les plus graves',
  high: 'alarme (haute|elevee),priorite haute,haute priorite,importante,priorite elevee',
  medium: 'alarme moyenne,priorite moyenne,moyenne priorite',
  low: 'alarme (basse|faible),priorite basse,basse priorite,faible priorite',
  flood: 'avalanche,en avalanche',
  chattering: 'de battre,de (sonner|revenir),en boucle,battante,qui battent,clignot~,repetitive',
  staleAlarms: 'depuis plus de 24 h,depuis plus d un jour,trainent,depuis plus de 24 heures,depuis plus de 24h',
  mtta: '(temps|delai|duree) [moyen] (d|de|pour) (reponse|repondre|acquittement|acquitter|acquitte|prise en compte|reaction|reagir|prise en charge),reactivite',
  mttr: '(temps|delai|duree) [moyen|moyenne] (de|pour) (retour a la normale|resolution|retablissement|resoudre|reparation),(temps|delai|duree) (moyen|moyenne) d une alarme',
  bySensor:
    '(appareil|capteur|equipement|device|qui|lequel) (a|ont|fait|genere|provoque|sonne|declenche) [le] [plus],alarme (la plus|les plus) frequente,(alarme|alerte) [qui] (revient|sonne|apparait|repete) [le] [plus] [souvent],plus frequente,plus souvent,(appareil|capteur|equipement) [qui] [a] [eu] [le] plus',
  offlineAlarm: 'alarme hors ligne',
  lowLevel: 'niveau bas,niveau trop bas',
  highLevel: 'niveau haut,niveau trop haut',
})

/** Words that tell what is to be done with the quantity. */
export const OPERATIONS = phrasesOf({
  howMany: 'combien,combientieme,combienieme,combienieme fois,nombre,nb,total,somme,cumul',
  howLong: 'combien de temps,duree,dure,pendant combien,combien d heure,temps,longtemp,combien d heures,heures sans',
  last: 'dernier,derniere,quand,date de,la plus recente,plus recent,remonte a quand,c est quand,derniere fois',
  mean: 'moyenne,moyen,en moyenne,moy',
  perDay: 'par jour,quotidien,quotidienne,journalier,journaliere,chaque jour,a la journee',
  max: '(monte|montee|remonte) (jusqu ou|a combien),jusqu ou (est|a) [t il|t elle|il|elle] monte,maximum,maximale,maximal,maxi,max,[le|la|au] plus (haut|haute|forte|fort|eleve|elevee|grand|grande),pic,record,au plus haut,pointe,[le|la] plus (importante|important)',
  min: '(descendu|descendue|descend|tombe) (jusqu ou|a combien),jusqu ou (est|a) [t il|t elle|il|elle] (descendu|descendue),minimum,minimale,minimal,mini,min,[le|la|au] plus (bas|basse|faible|petit|petite),au plus bas,creux',
  most: '(le|la|les) moins vide,le plus,la plus,les plus,plus gros,plus grosse,davantage,en tete,plus gourmand,premier,champion',
  least: '(le|la|les) plus vide,le moins,la moins,les moins,moins bon,dernier de,moins gros,moins gourmande',
  best: 'meilleur,meilleure,mieux,[le|la] plus (efficace|efficient|econome|performant|performante|sobre)',
  worst: 'pire,moins bon,[le|la] moins (efficace|efficient|econome|performant|performante)',
  which: 'quel,quelle,lequel,laquelle,qui,lesquels,quelles',
  each: 'chaque,par (secteur|forage|bassin|pompe|source|serre|capteur),pour chaque,detail,chacun,chacune,top,palmares,classement,classer,rang,trie,triee,hit parade,repartition,classe',
  longest:
    '(le|la) plus longtemps,plus longue,plus long,la plus longue,la plus grosse,duree maximale,plus longue coupure',
  whichDay:
    '(le|la) (jour|journee) (le|la) plus,(le|la) (jour|journee) (le|la) moins,quel jour,quelle journee,(plus|moins) (gros|grosse|grand|grande|fort|forte|petit|petite|faible) (jour|journee),(jour|journee) record,le jour ou,la journee ou,a quelle date,jour le plus,pire jour,meilleur jour',
  bySlot:
    'par (tranche|poste|plage|creneau|heure|tarif) [horaire|tarifaire],(chaque|pour chaque) (tranche|poste|plage|creneau),(tranche|poste|plage|creneau) (horaire|tarifaire),(heures|heure) creuse [et|ou|contre|vs] [heures|heure] (pleine|pointe|de pointe),(heures|heure) pleine [et|ou|contre|vs] [heures|heure] (creuse|pointe|de pointe),hp hc,hc hp',
  compare:
    'au dessus,en dessous,au dessous,compar~,par rapport,comparaison,comparativement,vs,contre,evolution,evolu~,grimp~,flamb~,explos~,chut~,bond~,doubl~,augment~,augmentation,hausse,baisse,diminu~,diminution,progress~,progression,difference,ecart,(superieur|superieure|inferieur|inferieure|identique|egal|egale|similaire|semblable) (a|au|aux),davantage que,davantage (d eau|d energie|d electricite) (que|qu),autant (d eau|d energie|d electricite) (que|qu),depass~ (celle|celui|la|le),au regard de,en plus ou en moins,recul~,repli,plus que,moins que,plus qu,moins qu,autant que,plus ou moins,tendance,face a,face au,versus,mieux que,pire que,change,monte,descendu,plus eleve que,en hausse,en baisse,(plus|moins) (d eau|d energie|d electricite) (que|qu),(que|qu) (d habitude|d ordinaire|l habitude|la normale|d hab),comme d habitude,rapport a (l habitude|la normale)',
  why: 'pourquoi,qu est ce qui se passe,que se passe t il,qu est ce qui cloche,qu est ce qu il y a avec,comment cela se fait,pour quelle raison,qu est ce qui explique,qu est ce qui a fait,qui a fait (baisser|monter|grimper|chuter|augmenter|diminuer),explique,comment ca se fait,comment se fait il,cause,raison,d ou vient,expliquer,a quoi (est|sont) (du|due|dus|dues),pk,pq,prquoi',
  now: 'temps reel,maintenant,combien la,actuel,actuelle,actuellement,en ce moment,tout de suite,a l instant,la maintenant,en direct,instantane,instantanee,present,presentement,a cette heure,en cours,courant',
  list: 'liste,lister,montre,affiche,donne la liste,quels sont,voir,lesquelles,enumere',
  offPeak: 'heures creuses,heure creuse,hc,creuses,tarif de nuit',
  standard: 'heures pleines,heure pleine,hp,pleines',
  peak: 'heures de pointe,heure de pointe,heures pointe,tranche de pointe,en pointe',
  haveMany: 'y a t il,avons nous,a t on,possede,existe,ai je',
})

/** Words of requests that are no questions to the records. */
export const REQUESTS = phrasesOf({
  act: '(passe|passez|passer|bascule|basculez|basculer|force|forcez) (la|le|les|l|en),remet,remets,remettre,retabli,retablis,retablir,rebranche,rebrancher,debrancher,arreter,arrete,coupe,couper,demarrer,demarre,allume,allumer,eteint,eteindre,eteins,ferme,fermer,ouvre,ouvrir,acquitte,acquitter,reporte,reporter,lance,lancer,met,mets,mettre,change,changer,regle,regler,supprime,supprimer,desactive,desactiver,active,activer,redemarre,redemarrer,stoppe,stopper,programme,programmer,envoie,envoyer,modifie,modifier,augmente,augmenter,baisse,baisser,efface,effacer,cree,creer,ajoute,ajouter,irrigue,irriguer,arrose,arroser,remplis,remplir,vide,vider,pompe,deplace,renomme,annule,annuler,enleve,bloque,debloque,reinitialise,relance,relancer,purge,reset,configure,eteignez,arretez,coupez,demarrez,ouvrez,fermez,allumez,acquittez,mettez,lancez,reduis,reduire,declenche,declencher',
  ask: 'peux tu,pourrais tu,pouvez vous,pourriez vous,tu peux,vous pouvez,veux tu,je veux que tu,il faut,je voudrais que tu,est ce que tu peux,merci de,s il te plait,s il vous plait,svp,stp,vas y,je veux,faut,je te demande de,essaie de,tu dois,pense a,n oublie pas de,on peut',
  direct:
    '(merci|priere|veillez|n oubliez pas|n oublie pas) (de|a),veuillez,(pense|pensez) a,(je vous|je te) demande de,tu dois,vous devez',
})
