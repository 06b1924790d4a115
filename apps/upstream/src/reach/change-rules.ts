import {
  type AlarmActor,
  alarmPriority,
  type ReachInput,
  type ReachRules,
  type ReachWebhookInput,
} from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES } from '@vigie/contracts/words'
import { addAudit } from '../store/audit.ts'
import type { WebhookSecrets } from '../store/reach-kept.ts'
import { type KeptRules, readReachRules, saveReachRules } from '../store/reach-rules.ts'
import type { Database } from '../store/tables.ts'

/** Who changes the rules of which site, and when, ms. */
export type RulesChange = {
  readonly site: string
  readonly input: ReachInput
  readonly actor: AlarmActor & { readonly email: string | null }
  readonly nowMs: number
}

/** What became of a change. */
export type RulesOutcome =
  | { readonly kind: 'done' }
  /** they were changed since the version that it was made from */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid'; readonly detail: string }

/** Rules where nobody has set any: nobody is told. */
export const NO_RULES: ReachRules = {
  contacts: [],
  webhooks: [],
  onCall: [],
  exceptions: [],
  quietHours: null,
  steps: { critical: [], high: [], medium: [], low: [] },
}

/** Changes the rules of a site, with the audit entry, all or nothing. The audit holds no address of a webhook. */
export const changeRules = (db: Database, { site, input, actor, nowMs }: RulesChange): Promise<RulesOutcome> =>
  db.transaction().execute(async (tx): Promise<RulesOutcome> => {
    const before = await readReachRules(tx, site)
    if ((before?.version ?? 0) !== input.version) return { kind: 'conflict' }
    const made = madeOf(input, before)
    if (typeof made === 'string') return { kind: 'invalid', detail: made }
    const { uid, name, email } = actor
    const kept = { ...made, version: input.version + 1, changedAt: nowMs, changedBy: { uid, name } }
    if (!(await saveReachRules(tx, site, kept))) return { kind: 'conflict' }
    const detail = { before: before?.rules ?? NO_RULES, after: kept.rules }
    await addAudit(tx, { at: nowMs, actor: { uid, email }, action: 'reach.changed', subject: site, detail })
    return { kind: 'done' }
  })

type Made = Pick<KeptRules, 'rules' | 'secrets'>

/** What is kept of what was given; or what is wrong with it. */
const madeOf = ({ rules }: ReachInput, before: KeptRules | null): Made | string => {
  const secrets: Record<string, WebhookSecrets> = {}
  for (const webhook of rules.webhooks) {
    const known = before?.secrets[webhook.id]
    const url = webhook.url ?? known?.url
    if (url === undefined) return `${webhook.name} : il manque son adresse.`
    if (new URL(url).username !== '') return `${webhook.name} : une adresse ne porte ni nom ni mot de passe.`
    if ((webhook.chat === null) === (webhook.template === 'telegram'))
      return `${webhook.name} : Telegram, et lui seul, demande une conversation.`
    secrets[webhook.id] = { url, secret: webhook.secret === undefined ? (known?.secret ?? null) : webhook.secret }
  }
  const flaw = flawOf(rules)
  if (flaw !== null) return flaw
  const webhooks = rules.webhooks.map(({ id, name, template, chat }) => ({
    id,
    name,
    template,
    chat,
    address: shownAddress(secrets[id]?.url ?? ''),
    isSigned: secrets[id]?.secret !== null,
  }))
  return { rules: { ...rules, webhooks }, secrets }
}

const flawOf = ({ contacts, webhooks, onCall, exceptions, steps }: ReachInput['rules']): string | null => {
  const people = new Set(contacts.map(({ id }) => id))
  const hooks = new Set(webhooks.map(({ id }: Pick<ReachWebhookInput, 'id'>) => id))
  if (people.size < contacts.length || hooks.size < webhooks.length) return 'Un même identifiant est donné deux fois.'
  const stranger = [...onCall, ...exceptions].find(({ contact }) => !people.has(contact))
  if (stranger !== undefined) return `Astreinte : aucun contact ${stranger.contact}.`
  for (const priority of alarmPriority.options) {
    const own = steps[priority]
    for (const [place, { afterMinutes, targets }] of own.entries()) {
      const last = own[place - 1]?.afterMinutes ?? -1
      if (afterMinutes <= last) return `${ALARM_PRIORITY_NAMES[priority]} : les étapes suivent l’ordre de leurs délais.`
      const unknown = targets.find(
        (target) =>
          (target.kind === 'contact' && !people.has(target.id)) || (target.kind === 'webhook' && !hooks.has(target.id)),
      )
      if (unknown !== undefined) return `${ALARM_PRIORITY_NAMES[priority]} : ${unknown.kind} inconnu.`
    }
  }
  return null
}

const SHOWN = 4
/** Enough to know an address by: where it leads, and its end, unless that would be most of it. */
const shownAddress = (url: string): string => {
  const { origin, href } = new URL(url)
  return href.length - origin.length > 4 * SHOWN ? `${origin}/…${href.slice(-SHOWN)}` : `${origin}/…`
}
