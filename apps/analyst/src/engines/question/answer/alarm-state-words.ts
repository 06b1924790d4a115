// What alarms are called that stand so now, or that something was done with.
import type { CallOf } from '../call.ts'
import type { AskedState } from '../call-alarms.ts'

/** One, and several. */
export const ALARM_STATE_FORMS: Readonly<Record<AskedState, readonly [string, string]>> = {
  open: ['ouverte', 'ouvertes'],
  active: ['active', 'actives'],
  unacknowledged: ['à acquitter', 'à acquitter'],
  acknowledged: ['acquittée et encore ouverte', 'acquittées et encore ouvertes'],
  returned: ['revenue à la normale et encore ouverte', 'revenues à la normale et encore ouvertes'],
  shelved: ['reportée', 'reportées'],
  suppressed: ['supprimée par conception', 'supprimées par conception'],
  'out-of-service': ['hors service', 'hors service'],
}
export const ALARM_ACT_FORMS = {
  acknowledged: ['acquittée', 'acquittées'],
  cleared: ['revenue à la normale', 'revenues à la normale'],
} as const

/** Which alarms a call is about, in its query; empty: all of them. */
export const alarmStateWords = ({ state, by }: CallOf<'alarms'>): string =>
  by !== undefined ? ALARM_ACT_FORMS[by][1] : state !== undefined ? ALARM_STATE_FORMS[state][1] : ''
