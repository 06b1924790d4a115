import { describe, expect, test } from 'vitest'
import { done, drive, failed, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { isWebLink, projectSwitchFixtures, projectSwitchMachine, projectSwitchView, switchUrl } from './index.ts'

const [press, otherPress] = projectSwitchFixtures.events['project.pressed']
const restored = { type: 'page.restored' }
const granted = done('requestLoginToken', 'a/token')

const table: Table = {
  machine: projectSwitchMachine,
  fixtures: projectSwitchFixtures,
  input: undefined,
  rows: {
    idle: {
      reach: [],
      on: {
        'project.pressed p-massa http://massa.localhost:8080': 'pending',
        'project.pressed p-tifnout https://tifnout.example/': 'pending',
      },
    },
    pending: {
      reach: [press],
      on: {
        'done requestLoginToken': 'navigating',
        'error requestLoginToken': 'navigating',
        'page.restored': 'idle',
        'after 20000': 'navigating',
      },
    },
    navigating: { reach: [press, granted], on: { 'page.restored': 'idle', 'after 30000': 'idle' } },
  },
}

const jump = (...steps: readonly Step[]) => drive(projectSwitchMachine, undefined).take(...steps)
const pendingAfter = (...steps: readonly Step[]) => projectSwitchView(jump(...steps).actor.getSnapshot())

test('[R6.2] the table has a row for every state', () => {
  expect(Object.keys(table.rows).sort()).toEqual([...controlStates(projectSwitchMachine)].sort())
})

test.each(casesOf(table))('[R6.2] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

describe('[R6.2] a jump', () => {
  test('asks for a token for the link of the project', () => {
    expect(jump(press).effects).toEqual([['started', 'requestLoginToken', { website: press.link }]])
  })

  test('leaves with the token it was given', () => {
    expect(jump(press, granted).effects.slice(1)).toEqual([
      ['stopped', 'requestLoginToken'],
      [
        'emitted',
        { type: 'navigation.requested', url: 'http://massa.localhost:8080/auth/sign-in?authToken=a%2Ftoken' },
      ],
    ])
  })

  test.each([
    { why: 'the request fails', step: failed('requestLoginToken') },
    { why: 'the request takes more than 20 s', step: 20_000 },
  ])('leaves for the bare link when $why', ({ step }) => {
    expect(jump(press, step).effects.at(-1)).toEqual(['emitted', { type: 'navigation.requested', url: press.link }])
  })

  test('shows its spinner on the pressed project alone, until the page has left', () => {
    expect(pendingAfter()).toEqual({ pendingProjectId: null })
    expect(pendingAfter(press)).toEqual({ pendingProjectId: 'p-massa' })
    expect(pendingAfter(press, otherPress)).toEqual({ pendingProjectId: 'p-massa' })
    expect(pendingAfter(press, granted)).toEqual({ pendingProjectId: 'p-massa' })
  })

  test('is over when the page comes back from the back/forward cache, or never left', () => {
    expect(pendingAfter(press, restored)).toEqual({ pendingProjectId: null })
    expect(pendingAfter(press, granted, restored)).toEqual({ pendingProjectId: null })
    expect(pendingAfter(press, granted, 30_000)).toEqual({ pendingProjectId: null })
    expect(pendingAfter(press, granted, restored, otherPress)).toEqual({ pendingProjectId: 'p-tifnout' })
  })

  test('goes once, however late the answer', () => {
    expect(jump(press, 20_000, granted).effects.filter(([kind]) => kind === 'emitted')).toHaveLength(1)
  })
})

describe('[R6.2] the address of a jump', () => {
  test.each([
    ['http://massa.localhost:8080', 'http://massa.localhost:8080/auth/sign-in?authToken=t'],
    ['https://massa.example/', 'https://massa.example/auth/sign-in?authToken=t'],
    ['https://massa.example//', 'https://massa.example/auth/sign-in?authToken=t'],
    ['https://massa.example/app/', 'https://massa.example/app/auth/sign-in?authToken=t'],
    ['https://massa.example/?from=a#top', 'https://massa.example/auth/sign-in?authToken=t'],
  ])('%s becomes %s', (link, url) => {
    expect(switchUrl(link, 't')).toBe(url)
  })

  test('carries a token of any characters', () => {
    const token = 'a.b+c/d=&e#f é'
    expect(new URL(switchUrl('https://massa.example', token)).searchParams.get('authToken')).toBe(token)
  })

  test('without a token is the link as it stands', () => {
    expect(switchUrl('https://massa.example/?from=a', null)).toBe('https://massa.example/?from=a')
  })

  test.each([
    'http://massa.localhost:8080',
    'https://massa.example/',
    'HTTPS://massa.example',
    'http://[::1]:8080/a?b#c',
  ])('%s may be followed', (link) => {
    expect(isWebLink(link)).toBe(true)
  })

  test.each([
    '',
    '/relative',
    '//massa.example',
    'http://',
    'http:massa.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://massa.example',
    'https://massa.example@evil.example',
    'https:\\\\evil.example',
    'https://massa.example\\@evil.example',
    'https://massa.example/a b',
    'https://massa.example\nhttps://evil.example',
  ])('%j may not be followed', (link) => {
    expect(isWebLink(link)).toBe(false)
  })
})
