/** Every path of the product (R2). A screen exists for those the router lists; the others come with their screens. */
export const PATHS = {
  home: '/',
  dashboard: '/dashboard',
  users: '/utilisateur',
  water: '/eau',
  sources: '/eau/sources',
  source: '/eau/sources/:id',
  consumption: '/eau/consommation',
  consumer: '/eau/consommation/:id',
  consumptionDetails: '/eau/consommation-details/:id',
  storage: '/eau/stockage',
  tank: '/eau/stockage/:id',
  energy: '/energie',
  meter: '/energie/:id',
  settings: '/settings',
  account: '/settings/account',
  security: '/settings/security',
  ai: '/ia',
  imageProcessing: '/ia/traitement-image',
  energyEfficiency: '/ia/efficacite-energetique',
  agent: '/ia/agent-ia',
  signIn: '/auth/sign-in',
  forgetPassword: '/auth/forget-password',
} as const

export type PathName = keyof typeof PATHS

/** Paths whose screen exists: the router serves them and the menu shows them. */
export const SCREENS = [
  'home',
  'dashboard',
  'water',
  'sources',
  'consumption',
  'storage',
  'source',
  'tank',
  'consumer',
  'meter',
  'energy',
  'consumptionDetails',
  'settings',
  'account',
  'security',
  'users',
  'ai',
  'imageProcessing',
  'energyEfficiency',
  'agent',
] as const satisfies readonly PathName[]
export type ScreenName = (typeof SCREENS)[number]
