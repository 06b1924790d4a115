// Words of other talk. They mean nothing to the records, and are no slips for words that do: « salaire » is not « solaire ».
import { stem } from './tokens.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(stem))

/** What may be grown: asked of a site that has no such thing, it is a device that is not known. */
export const CROPS = words(
  'fraise fraisier framboise framboisier myrtille myrtillier vigne raisin olivier olive oliveraie poivron courgette haricot melon pasteque banane bananier ' +
    'mangue manguier amandier amande arganier figuier figue grenadier grenade luzerne mais ble orge avoine carotte oignon concombre aubergine piment ' +
    'rosier rose palmier dattier datte clementine clementinier oranger orange citronnier citron salade laitue gazon pelouse pommier pomme poirier poire ' +
    'pecher peche abricotier abricot prunier cerisier noyer papaye ananas artichaut betterave navet chou menthe persil coriandre safran cactus tournesol fourrage verger patate',
)

/** Words near those of the records, and what people ask of a farm that is not recorded. */
export const OTHER_WORDS = words(
  'photo image salaire solitaire scolaire gardien ouvrier saisonnier tracteur camion voiture moteur conge fournisseur client vente recette benefice impot taxe banque credit pret dette ' +
    'court cours course pompier pomme tempe voleur valeur couleur passion prison mission fracture lecture facteur lecteur docteur medecin directeur vecteur acteur nouveau neveu noyau ' +
    'mention pension attention naissance debat fromage forge orage garage cousin bassine voisin dessin larme arme gendarme couture canne fruit suite porte perle poesie poeme ' +
    'hiver fier plante plantation engrais azote potassium phosphore sel salinite conductivite humidite temperature vent pluie pluviometrie meteo climat recolte cueillette ' +
    'semence graine insecte maladie puceron pesticide traitement phytosanitaire terre compost fumier gasoil essence carburant diesel butane ' +
    'hectare surface superficie telephone adresse mail courriel email sms whatsapp prenom anniversaire football foot match film musique chanson cuisine restaurant hotel ' +
    'vanne electrovanne clapet tuyau onduleur variateur voyage avion train bus route capitale pays roi ministre president histoire religion priere ramadan fete vacance ecole enfant femme mari ami amour guerre',
)
