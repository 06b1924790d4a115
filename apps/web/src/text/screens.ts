/** What the menu and the palette call each screen (R3.1), and the groups of the menu. */
export const screens = {
  groups: {
    technical: 'Technical KPIs',
    water: "Gestion de l'eau",
  },
  home: 'Executive KPIs',
  dashboard: 'Management KPIs',
  energy: "Gestion de l'énergie",
  water: "Gestion de l'eau",
  waterInPalette: 'Gestion de l’eau, vue d’ensemble',
  sources: 'Sources',
  storage: 'Stockage',
  consumption: 'Consommation',
  ai: 'Module AI',
  imageProcessing: 'Module AI : traitement d’image',
  energyEfficiency: 'Module AI : efficacité énergétique',
  agent: 'Module AI : agent IA',
  settings: 'Paramètres',
  account: 'Paramètres : compte',
  security: 'Paramètres : mot de passe',
  users: 'Gestion des utilisateurs',
} as const
