// What is said of what is not recorded, and of where things are done in the product.
import type { Topic } from '../understand/outcome.ts'

/** One sentence about each, and the page where it is done. */
export const TOPIC_WORDS: Readonly<Record<Topic, { readonly said: string; readonly link?: string }>> = {
  'subscribed-power': {
    said: 'La puissance souscrite n’est pas enregistrée sur ce site.',
  },
  reactive: { said: 'L’énergie réactive n’est pas mesurée sur ce site.' },
  'what-if': { said: 'Je ne calcule pas ce qui arriverait : je lis ce qui a été mesuré.' },
  'dry-run': {
    said: 'Une pompe qui tourne à vide n’est pas détectée comme telle : elle se voit à une pompe en marche dont le débit est bas.',
  },
  overload: { said: 'Une surcharge passée ne se voit pas : la puissance nominale des moteurs n’est pas enregistrée.' },
  'tank-rest': {
    said: 'Un bassin n’a ni niveau au repos ni rabattement : c’est un forage qui en a. D’un bassin, je donne le niveau et le volume stocké.',
  },
  taxes: {
    said: 'Les taxes ne sont pas enregistrées : un coût est l’énergie du réseau au prix du kWh saisi pour ce site.',
  },
  'avoided-co2': { said: 'Le CO₂ évité n’est pas calculé : seul l’est celui de l’électricité du réseau.' },
  'solar-price': { said: 'L’énergie solaire n’a pas de prix enregistré : seule celle du réseau en a un.' },
  'water-price': { said: 'Le prix de l’eau n’est pas enregistré sur ce site : seule l’électricité a un prix.' },
  temperature: { said: 'La température n’est pas mesurée sur ce site.' },
  rain: { said: 'La pluie n’est pas mesurée sur ce site.' },
  weather: { said: 'La météo n’est pas suivie sur ce site.' },
  wind: { said: 'Le vent n’est pas mesuré sur ce site.' },
  evapotranspiration: {
    said: 'L’évapotranspiration n’est pas calculée sur ce site, ni le besoin en eau des cultures.',
  },
  humidity: { said: 'L’humidité, de l’air ou du sol, n’est pas mesurée sur ce site.' },
  'water-quality': { said: 'La qualité de l’eau (pH, sel, conductivité) n’est pas mesurée sur ce site.' },
  fertiliser: { said: 'Les engrais ne sont pas enregistrés sur ce site.' },
  valves: { said: 'L’état des vannes n’est pas mesuré sur ce site.' },
  battery: { said: 'Les batteries des appareils ne sont pas mesurées sur ce site.' },
  crop: { said: 'Ni les surfaces ni les récoltes ne sont enregistrées sur ce site.' },
  fuel: { said: 'Le carburant n’est pas mesuré sur ce site : seule l’électricité l’est.' },
  plate: { said: 'La marque, l’âge et la garantie des appareils ne sont pas enregistrés sur ce site.' },
  export: {
    said: 'Les exports CSV et Excel sont en haut des pages Management KPIs, Gestion de l’énergie et Alarmes ; sous chaque courbe, celui de la courbe.',
    link: '/dashboard',
  },
  print: {
    said: 'La page Management KPIs s’imprime, ou s’enregistre en PDF, avec l’impression du navigateur.',
    link: '/dashboard',
  },
  send: {
    said: 'Je n’envoie rien. Les exports CSV et Excel sont en haut de la page Management KPIs ; les alarmes s’envoient d’elles-mêmes selon Paramètres, Astreinte et envois.',
    link: '/dashboard',
  },
  reach: {
    said: 'Qui est prévenu des alarmes, et comment, se règle dans Paramètres, Astreinte et envois.',
    link: '/settings/reach',
  },
  password: { said: 'Votre mot de passe se change dans Paramètres, Sécurité.', link: '/settings/security' },
  users: {
    said: 'Les comptes se gèrent dans Gestion des utilisateurs, réservée aux administrateurs.',
    link: '/utilisateur',
  },
  connected: {
    said: 'Je ne nomme personne : les comptes se voient dans Gestion des utilisateurs, réservée aux administrateurs.',
    link: '/utilisateur',
  },
  thresholds: {
    said: 'Les seuils d’alarme se lisent dans Paramètres, Site ; les administrateurs les y changent.',
    link: '/settings/site',
  },
  goals: {
    said: 'Les objectifs et les budgets se lisent dans Paramètres, Site ; les administrateurs les y changent.',
    link: '/settings/site',
  },
  acknowledge: { said: 'Une alarme s’acquitte dans la page Alarmes : ouvrez-la, puis Acquitter.', link: '/alertes' },
  cameras: {
    said: 'La dernière image d’une caméra est sur l’accueil, sur la carte et sur la page de ce qu’elle montre ; je ne la décris pas.',
    link: '/',
  },
  curves: { said: 'La page de chaque appareil a sa courbe ; demandez par exemple « courbe du bassin sur 7 jours ».' },
  'energy-budget': {
    said: 'Aucun budget d’électricité n’est enregistré sur ce site : les budgets sont en eau, par secteur.',
    link: '/settings/site',
  },
  'filling-time': { said: 'Je ne garde pas l’heure de chaque remplissage : la courbe du bassin la montre.' },
  'watering-time': { said: 'Je ne garde pas l’heure de chaque arrosage : la courbe du secteur la montre.' },
  machine: { said: 'Ni la chaleur ni les vibrations des pompes ne sont mesurées sur ce site.' },
  'acknowledge-word': {
    said: 'Acquitter une alarme, c’est dire qu’on l’a vue et qu’on s’en occupe : elle reste ouverte tant que sa cause dure.',
    link: '/alertes',
  },
  'shelve-word': {
    said: 'Reporter une alarme, c’est la mettre de côté jusqu’à une heure choisie : elle ne sonne plus d’ici là.',
    link: '/alertes',
  },
  'priority-word': {
    said: 'La priorité dit combien vite agir : critique d’abord, puis haute, moyenne et basse. Elle se règle par appareil dans Paramètres, Site.',
    link: '/settings/site',
  },
  'finding-word': {
    said: 'Un constat est ce que l’analyse des mesures établit et qui dure : une fuite, un filtre qui se colmate, un capteur bloqué, un rendement qui dérive.',
  },
  sources: {
    said: 'Chaque chiffre est calculé à partir des mesures de ce site : la requête et le lien sous la réponse montrent lesquelles.',
  },
  panels: { said: 'La propreté et l’état des panneaux ne sont pas mesurés : seule leur énergie l’est.' },
  language: { said: 'Je ne comprends que le français.' },
  hello: { said: 'Bonjour !' },
  thanks: { said: 'Avec plaisir.' },
  bye: { said: 'À bientôt.' },
  'start-time': {
    said: 'Je ne dis l’heure des démarrages que d’un jour à la fois : la courbe de la pompe les montre.',
  },
  devices: { said: 'Rien ne s’ajoute à la main : un appareil paraît de lui-même dès qu’il s’annonce au site.' },
  map: { said: 'La carte de l’accueil montre où est chaque appareil.', link: '/' },
  self: { said: 'Je suis l’assistant de Vigie : je réponds à partir des mesures de ce site, sans les deviner.' },
}

/** The page where what was asked about is done; null: there is none. */
export const linkOfTopic = (topic: Topic | undefined): string | null =>
  topic === undefined ? null : (TOPIC_WORDS[topic].link ?? null)
