import {
  type AlarmPriority,
  alarmPriority,
  localDate,
  type ReachInput,
  type ReachRules,
  type ReachTarget,
  type ReachWebhook,
  reachContact,
  reachStep,
  reachWebhookInput,
  tidy,
  type WeeklyHours,
  weeklyHours,
} from '@vigie/contracts/entities'
import { reachText as words } from '@/text/reach'

/** A step as it is typed. */
export type StepDraft = { readonly key: string; readonly after: string; readonly targets: readonly ReachTarget[] }
/** A webhook as it is typed; `url` empty and `secret` undefined: as they are kept. */
export type WebhookDraft = Pick<ReachWebhook, 'id' | 'name' | 'template'> & {
  readonly chat: string
  readonly url: string
  readonly secret: string | null | undefined
  /** as it is kept; null: it is new */
  readonly kept: ReachWebhook | null
}
type Shift = ReachRules['onCall'][number] & { readonly key: string }
type Exception = ReachRules['exceptions'][number] & { readonly key: string }

/** The rules as they are typed, right or not yet. */
export type ReachDraft = {
  readonly contacts: ReachRules['contacts']
  readonly webhooks: readonly WebhookDraft[]
  readonly onCall: readonly Shift[]
  readonly exceptions: readonly Exception[]
  readonly quietHours: ReachRules['quietHours']
  readonly steps: Readonly<Record<AlarmPriority, readonly StepDraft[]>>
}

/** What is wrong, by the key of its field. */
export type Flaws = ReadonlyMap<string, string>

export const newKey = (): string => crypto.randomUUID()

export const draftOf = ({ contacts, webhooks, onCall, exceptions, quietHours, steps }: ReachRules): ReachDraft => ({
  contacts,
  webhooks: webhooks.map((kept) => ({ ...kept, chat: kept.chat ?? '', url: '', secret: undefined, kept })),
  onCall: onCall.map((shift) => ({ ...shift, key: newKey() })),
  exceptions: exceptions.map((one) => ({ ...one, key: newKey() })),
  quietHours,
  steps: eachPriority((priority) =>
    steps[priority].map(({ afterMinutes, targets }) => ({ key: newKey(), after: String(afterMinutes), targets })),
  ),
})

/**
 * What can be set: steps need somebody to tell, a calendar needs a contact. What is there can be seen and taken away,
 * whoever was removed since.
 */
export const settableOf = ({ contacts, webhooks, steps, onCall, exceptions, quietHours }: ReachDraft) => ({
  steps:
    contacts.length > 0 ||
    webhooks.length > 0 ||
    quietHours !== null ||
    Object.values(steps).some((of) => of.length > 0),
  calendar: contacts.length > 0 || onCall.length > 0 || exceptions.length > 0,
})

/** The rules that were typed; what nobody can be reached by any more is left out. */
export const inputOf = (draft: ReachDraft): ReachInput['rules'] => ({
  contacts: draft.contacts.map(({ id, name, email }) => ({ id, name, email: email.trim() })),
  webhooks: draft.webhooks.map(({ id, name, template, chat, url, secret }) => ({
    id,
    name,
    template,
    chat: template === 'telegram' ? chat : null,
    ...(url.trim() === '' ? {} : { url: url.trim() }),
    ...(secret === undefined ? {} : { secret }),
  })),
  onCall: draft.onCall.map(({ key: _, ...shift }) => shift),
  exceptions: draft.exceptions.map(({ key: _, ...one }) => one),
  quietHours: draft.quietHours,
  steps: eachPriority((priority) =>
    draft.steps[priority].map(({ after, targets }) => ({
      afterMinutes: Number(after),
      targets: targets.filter((target) => isThere(draft, target)),
    })),
  ),
})

/** What has to be mended before it can be kept. */
export const flawsOf = (draft: ReachDraft): Flaws => {
  const flaws = new Map<string, string>()
  const check = (isRight: boolean, key: string, flaw: string) => {
    if (!isRight && !flaws.has(key)) flaws.set(key, flaw)
  }
  const { name, email } = reachContact.shape
  for (const contact of draft.contacts) {
    check(name.safeParse(contact.name).success, `${contact.id}/name`, words.contacts.nameMissing)
    check(email.safeParse(contact.email.trim()).success, `${contact.id}/email`, words.contacts.emailWrong)
  }
  for (const { id, name: called, template, url, chat, kept } of draft.webhooks) {
    check(name.safeParse(called).success, `${id}/name`, words.contacts.nameMissing)
    const isKept = url.trim() === '' && kept !== null
    const isUrl = url.trim() !== '' && reachWebhookInput.shape.url.safeParse(url.trim()).success
    check(isKept || isUrl, `${id}/url`, words.webhooks.urlWrong)
    check(template !== 'telegram' || tidy(chat) !== '', `${id}/chat`, words.webhooks.chatMissing)
  }
  const checkContact = ({ key, contact }: Pick<Exception, 'key' | 'contact'>) =>
    check(
      draft.contacts.some(({ id }) => id === contact),
      `${key}/contact`,
      words.calendar.contactMissing,
    )
  for (const shift of draft.onCall) {
    checkHours(shift, shift.key, check)
    checkContact(shift)
  }
  for (const one of draft.exceptions) {
    check(localDate.safeParse(one.date).success, `${one.key}/date`, words.exceptions.dateMissing)
    checkTimes(one, one.key, check)
    checkContact(one)
  }
  if (draft.quietHours !== null) checkHours(draft.quietHours, 'quiet', check)
  for (const priority of alarmPriority.options) {
    let last = -1
    for (const { key, after, targets } of draft.steps[priority]) {
      const minutes = after.trim() === '' ? Number.NaN : Number(after)
      check(reachStep.shape.afterMinutes.safeParse(minutes).success, `${key}/after`, words.steps.afterMissing)
      check(!(minutes <= last), `${key}/after`, words.steps.order)
      check(
        targets.some((target) => isThere(draft, target)),
        `${key}/targets`,
        words.steps.targetsMissing,
      )
      last = minutes
    }
  }
  return flaws
}

type Check = (isRight: boolean, key: string, flaw: string) => void

const checkHours = (hours: WeeklyHours, key: string, check: Check): void => {
  check(hours.days.length > 0, `${key}/days`, words.hours.daysMissing)
  checkTimes(hours, key, check)
}

const checkTimes = ({ from, to }: Pick<WeeklyHours, 'from' | 'to'>, key: string, check: Check): void => {
  check(weeklyHours.shape.from.safeParse(from).success, `${key}/from`, words.hours.missing)
  check(weeklyHours.shape.to.safeParse(to).success, `${key}/to`, words.hours.missing)
}

/** Whether a target still leads to somebody. */
export const isThere = ({ contacts, webhooks }: ReachDraft, target: ReachTarget): boolean => {
  if (target.kind === 'on-call') return true
  return (target.kind === 'contact' ? contacts : webhooks).some(({ id }) => id === target.id)
}

/** The same for the same target. */
export const targetKey = (target: ReachTarget): string =>
  target.kind === 'on-call' ? target.kind : `${target.kind}/${target.id}`

const eachPriority = <T>(make: (priority: AlarmPriority) => T): Record<AlarmPriority, T> => ({
  critical: make('critical'),
  high: make('high'),
  medium: make('medium'),
  low: make('low'),
})
