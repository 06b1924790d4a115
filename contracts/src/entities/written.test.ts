import { expect, test } from 'vitest'
import { updateUserInput } from '../rest/users.ts'
import { birthMessage } from '../upstream/ingest.ts'
import {
  acknowledgeInput,
  commentInput,
  handoverInput,
  maintenanceInput,
  reachContact,
  shelveInput,
  wallApproval,
} from './index.ts'
import { asLine, writtenLine, writtenText } from './written.ts'

const NOTHING = [
  '',
  ' ',
  '\u00A0\u202F',
  '\u200B\u200B',
  '\u2060\uFEFF',
  '\u00AD',
  '\u3164',
  '\u2800',
  '\t\n',
  '\u0007',
  '\uFE0F',
]

test.each(NOTHING)('[R11.3] %j is nothing that anybody wrote', (text) => {
  for (const rule of [writtenLine(80), writtenText(80)]) expect(rule.safeParse(text).success).toBe(false)
  expect(asLine(text)).toBe('')
})

test.each([
  ['\u200B pompe\u00A0\n', 'pompe'],
  ['Forage 1', 'Forage 1'],
  ['حوض ١', 'حوض ١'],
  ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
  ['12 %', '12 %'],
])('%j is read as %j', (text, read) => {
  expect([writtenLine(80).parse(text), writtenText(80).parse(text)]).toEqual([read, read])
})

test('a name is one line, a text may have several and no other control character', () => {
  for (const text of ['a\nb', 'a\u2028b', 'a\u0007b', 'a\u202Eb', 'a\tb']) {
    expect(writtenLine(80).safeParse(text).success).toBe(false)
    expect(asLine(text)).toBe('a b')
  }
  expect(writtenText(80).parse('a\r\n\tb')).toBe('a\n\tb')
  for (const text of ['a\u001b[31mb', 'a\u202Eb', 'a\u2066b'])
    expect(writtenText(80).safeParse(text).success).toBe(false)
  expect(writtenText(80).parse('مضخة\u200F 1')).toBe('مضخة\u200F 1')
})

const device = { kind: 'pump', role: 'source', metrics: [] }
const until = '2026-11-22T09:00:00Z'
const room = { devices: ['p1'], startsAt: until, endsAt: until }
const INPUTS: Readonly<Record<string, (text: string) => boolean>> = {
  'the comment of an acknowledgement': (comment) => acknowledgeInput.safeParse({ comment }).success,
  'a comment': (text) => commentInput.safeParse({ text }).success,
  'why an alarm is shelved': (reason) => shelveInput.safeParse({ reason, until }).success,
  'why there is maintenance': (reason) => maintenanceInput.safeParse({ ...room, reason }).success,
  'the note of a shift': (text) => handoverInput.safeParse({ text }).success,
  'the name of a contact': (name) => reachContact.safeParse({ id: 'a', name, email: 'a@b.test' }).success,
  'the name of a wall': (name) => wallApproval.safeParse({ name, sites: ['chaib'] }).success,
  'the name of an account': (displayName) => updateUserInput.safeParse({ displayName }).success,
  'the name of a device': (name) => birthMessage.safeParse({ ...device, name }).success,
  'the name of an asset': (name) => birthMessage.safeParse({ ...device, name: 'a', asset: { id: 'a', name } }).success,
}

test.each(Object.entries(INPUTS))('[R11.3] %s is something to see, without control characters', (_, reads) => {
  expect(reads('Forage 1')).toBe(true)
  expect(['\u200B', '\u00A0', '\u0000', 'a\u0007b'].filter(reads)).toEqual([])
})

test.each(Object.entries(INPUTS).filter(([name]) => name.startsWith('the name')))('%s is one line', (_, reads) => {
  expect(['a\nb', 'a\u2028b'].filter(reads)).toEqual([])
})
