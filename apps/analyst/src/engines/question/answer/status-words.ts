// In: a call about how devices stand. Out: the query in French words, and what the devices that it is of are called.
import type { Among, CallOf } from '../call.ts'

const STATES = {
  off: 'Hors tension',
  offline: 'Hors ligne',
  online: 'En ligne',
  running: 'En marche',
  stopped: 'À l’arrêt',
  faulty: 'Ne marche pas',
} as const
const STANDS: readonly CallOf<'status'>['asks'][] = ['well', 'broken', 'how', 'rests']

/** One of a kind of devices, several of them, and that there is none. */
type Noun = { readonly one: string; readonly many: string; readonly none: string }
const KINDS: Readonly<Record<Among, Noun>> = {
  pumps: { one: 'pompe', many: 'pompes', none: 'Aucune pompe' },
  sensors: { one: 'capteur', many: 'capteurs', none: 'Aucun capteur' },
  storages: { one: 'bassin', many: 'bassins', none: 'Aucun bassin' },
  consumptions: { one: 'secteur', many: 'secteurs', none: 'Aucun secteur' },
  cameras: { one: 'caméra', many: 'caméras', none: 'Aucune caméra' },
}
const ANY: Noun = { one: 'appareil', many: 'appareils', none: 'Aucun appareil' }

/** What the devices that a call is of are called: only a pump runs or stands. */
export const nounOf = ({ state, among }: CallOf<'status'>): Noun => {
  if (among !== undefined) return KINDS[among]
  return state === 'running' || state === 'stopped' ? KINDS.pumps : ANY
}

/** « Hors tension · pompes · maintenant ». */
export const statusQuery = (call: CallOf<'status'>, subject: string): string[] => [
  call.asks === 'heard' ? 'Dernière mesure reçue' : STANDS.includes(call.asks) ? 'État' : STATES[call.state],
  call.among === undefined ? subject : KINDS[call.among].many,
  'maintenant',
]
