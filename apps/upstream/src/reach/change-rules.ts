import type { AlarmActor, ReachInput, ReachRules, ReachWebhookInput } from '@vigie/contracts/entities'
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
    if (url === undefined) return `${webhook.name}: no url`
    if (new URL(url).username !== '') return `${webhook.name}: no user or password in the url`
    if ((webhook.chat === null) === (webhook.template === 'telegram')) return `${webhook.name}: chat is Telegram's`
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
  if (people.size < contacts.length || hooks.size < webhooks.length) return 'an id is given twice'
  const stranger = [...onCall, ...exceptions].find(({ contact }) => !people.has(contact))
  if (stranger !== undefined) return `on call: no contact ${stranger.contact}`
  for (const [priority, own] of Object.entries(steps)) {
    for (const [place, { afterMinutes, targets }] of own.entries()) {
      const last = own[place - 1]?.afterMinutes ?? -1
      if (afterMinutes <= last) return `${priority}: steps in the order of their delays`
      const unknown = targets.find(
        (target) =>
          (target.kind === 'contact' && !people.has(target.id)) || (target.kind === 'webhook' && !hooks.has(target.id)),
      )
      if (unknown !== undefined) return `${priority}: no such ${unknown.kind}`
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
