import { type ReachRules, reachInput } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { draftOf, flawsOf, inputOf, settableOf } from './draft.ts'

const rules: ReachRules = {
  contacts: [{ id: 'amina', name: 'Amina', email: 'amina@example.test' }],
  webhooks: [
    { id: 'hook', name: 'Salle', template: 'json', chat: null, address: 'https://a.test/…abcd', isSigned: true },
  ],
  onCall: [{ contact: 'amina', days: [1], from: '08:00', to: '18:00' }],
  exceptions: [{ contact: 'amina', date: '2026-12-25', from: '00:00', to: '00:00' }],
  quietHours: { days: [7], from: '22:00', to: '06:00', passing: ['critical'] },
  steps: {
    critical: [
      { afterMinutes: 0, targets: [{ kind: 'on-call' }] },
      {
        afterMinutes: 15,
        targets: [
          { kind: 'contact', id: 'amina' },
          { kind: 'webhook', id: 'hook' },
        ],
      },
    ],
    high: [],
    medium: [],
    low: [],
  },
}

test('[R11.7] what nobody touched is sent as it is kept, without the address and the key that are not read back', () => {
  const draft = draftOf(rules)
  const input = inputOf(draft)
  expect(flawsOf(draft).size).toBe(0)
  expect(reachInput.parse({ version: 1, rules: input }).rules).toEqual(input)
  const [{ address: _, isSigned: __, ...hook }] = rules.webhooks as [ReachRules['webhooks'][number]]
  expect(input).toEqual({ ...rules, webhooks: [hook] })
})

test('[R11.7] a contact that is taken away is told by no step any more, and what is left empty is said', () => {
  const draft = { ...draftOf(rules), contacts: [] }
  expect(inputOf(draft).steps.critical[1]?.targets).toEqual([{ kind: 'webhook', id: 'hook' }])
  expect([...flawsOf(draft).values()]).toEqual(['Choisissez un contact.', 'Choisissez un contact.'])
  expect([...flawsOf({ ...draft, onCall: [], exceptions: [], webhooks: [] }).values()]).toEqual([
    'Choisissez qui prévenir.',
  ])
})

test.each([
  ['', 'De 0 à 1 440 min.'],
  ['douze', 'De 0 à 1 440 min.'],
  ['14.5', 'De 0 à 1 440 min.'],
  ['-1', 'De 0 à 1 440 min.'],
  ['20', 'Plus tard que l’étape d’avant.'],
])('[R11.7] a first delay of « %s » is not kept', (after, flaw) => {
  const draft = draftOf(rules)
  const [first, ...others] = draft.steps.critical
  if (first === undefined) throw new Error('no step')
  const steps = { ...draft.steps, critical: [{ ...first, after }, ...others] }
  expect([...flawsOf({ ...draft, steps }).values()]).toEqual([flaw])
})

test('[R11.7] a new webhook needs an address, a time its hour, a name its letters', () => {
  const draft = draftOf(rules)
  const fresh = {
    id: 'new',
    name: ' ',
    template: 'telegram' as const,
    chat: '',
    url: '',
    secret: undefined,
    kept: null,
  }
  const flaws = flawsOf({
    ...draft,
    webhooks: [...draft.webhooks, fresh],
    quietHours: { days: [], from: '', to: '06:00', passing: [] },
  })
  expect([...flaws.keys()]).toEqual(['new/name', 'new/url', 'new/chat', 'quiet/days', 'quiet/from'])
})

test('[R11.7] an exception needs a day that there is, its hours, and somebody', () => {
  const draft = draftOf(rules)
  const flaws = flawsOf({
    ...draft,
    exceptions: [{ key: 'noel', date: '2026-02-30', from: '', to: '08:00', contact: 'nobody' }],
  })
  expect([...flaws.keys()]).toEqual(['noel/date', 'noel/from', 'noel/contact'])
})

test('[R11.7] steps wait for somebody to tell, a calendar for a contact; what is there can be taken away', () => {
  const empty = draftOf({ ...rules, contacts: [], webhooks: [], onCall: [], exceptions: [], quietHours: null })
  const none = { ...empty, steps: { critical: [], high: [], medium: [], low: [] } }
  expect(settableOf(none)).toEqual({ steps: false, calendar: false })
  expect(settableOf({ ...none, webhooks: draftOf(rules).webhooks })).toEqual({ steps: true, calendar: false })
  expect(settableOf({ ...none, contacts: rules.contacts })).toEqual({ steps: true, calendar: true })
  expect(settableOf({ ...draftOf(rules), contacts: [], webhooks: [] })).toEqual({ steps: true, calendar: true })
})
