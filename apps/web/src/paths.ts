import type { Device } from '@vigie/contracts/entities'
import { generatePath } from 'react-router-dom'

/** Addresses that code leads to by name (R2); the table of screens says what stands at each. */
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
  reach: '/settings/reach',
  siteSettings: '/settings/site',
  walls: '/settings/walls',
  ai: '/ia',
  imageProcessing: '/ia/traitement-image',
  energyEfficiency: '/ia/efficacite-energetique',
  agent: '/ia/agent-ia',
  alarms: '/alertes',
  alarmHealth: '/alertes/sante',
  handover: '/alertes/passation',
  signIn: '/auth/sign-in',
  forgetPassword: '/auth/forget-password',
} as const

/** The wall display, outside the shell: `pairing` shows a code even to somebody who is signed in. */
export const WALL_ADDRESSES = { wall: '/mur', pairing: '/mur/appairage' } as const

const DETAIL = { source: PATHS.source, storage: PATHS.tank, consumption: PATHS.consumer, energy: PATHS.meter } as const

/** Where a device's own page is, by what it stands for. */
export const devicePath = ({ role, id }: Pick<Device, 'role' | 'id'>): string => generatePath(DETAIL[role], { id })

/** The list of alarms with one of them open. */
export const alarmPath = (id: string): string => `${PATHS.alarms}?${new URLSearchParams({ alarme: id })}`

/** What the analyst found out, with one of its findings in view. */
export const findingPath = (id: string): string =>
  `${PATHS.energyEfficiency}?${new URLSearchParams({ [ASKED_FINDING]: id })}`
/** The part of that address that names the finding. */
export const ASKED_FINDING = 'constat'

/** The assistant, with a question asked from elsewhere. */
export const questionPath = (question: string): string =>
  `${PATHS.agent}?${new URLSearchParams({ [ASKED_QUESTION]: question })}`
/** The part of that address that is the question. */
export const ASKED_QUESTION = 'question'
