import { expect, test } from 'vitest'
import { done, drive } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { wallIdentityFixtures, wallIdentityMachine, wallIdentityView } from './index.ts'

const [unpaired, paired, asked] = wallIdentityFixtures.inputs
const absent = { type: 'user.absent' }
const reported = { type: 'user.reported' }
const revoked = { type: 'wall.revoked' }
const given = done('requestPairing', wallIdentityFixtures.outcomes.requestPairing.done[0])
const granted = { kind: 'granted', customToken: 'token' }
const approved = done('askApproval', granted)
/** random is a half: the first retry comes after half a second */
const RETRY_MS = 500

const pairing: Table = {
  machine: wallIdentityMachine,
  fixtures: wallIdentityFixtures,
  input: unpaired,
  rows: {
    resolving: { reach: [], on: { 'user.reported': 'running', 'user.absent': 'pairing.requesting' } },
    'pairing.requesting': {
      reach: [absent],
      on: {
        'user.reported': 'running',
        'done requestPairing': 'pairing.unanswered',
        'done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z':
          'pairing.showing',
        'error requestPairing': 'pairing.unanswered',
      },
    },
    'pairing.unanswered': {
      reach: [absent, done('requestPairing', null)],
      on: { 'user.reported': 'running', [`after ${RETRY_MS}`]: 'pairing.requesting' },
    },
    'pairing.showing': {
      reach: [absent, given],
      on: { 'user.reported': 'running', 'after 3000': 'pairing.asking' },
    },
    'pairing.asking': {
      reach: [absent, given, 3_000],
      on: {
        'user.reported': 'running',
        'done askApproval granted token': 'entering',
        'done askApproval unknown': 'pairing.requesting',
        'done askApproval': 'pairing.showing',
        'error askApproval': 'pairing.showing',
      },
    },
    entering: {
      reach: [absent, given, 3_000, approved],
      on: { 'user.reported': 'running', 'after 15000': 'renewing.asking' },
    },
    running: {
      reach: [reported],
      on: { 'user.absent': 'signedOut', 'wall.revoked': 'pairing.requesting' },
    },
    signedOut: { reach: [reported, absent], on: { 'user.reported': 'running' } },
  },
}
const renewing: Table = {
  ...pairing,
  input: paired,
  rows: {
    'renewing.asking': {
      reach: [absent],
      on: {
        'user.reported': 'running',
        'done askToken granted token': 'entering',
        'done askToken unknown': 'pairing.requesting',
        'done askToken': 'renewing.unanswered',
        'error askToken': 'renewing.unanswered',
      },
    },
    'renewing.unanswered': {
      reach: [absent, done('askToken', { kind: 'unavailable' })],
      on: { 'user.reported': 'running', [`after ${RETRY_MS}`]: 'renewing.asking' },
    },
  },
}

test('[R12.1] the tables have a row for every state', () => {
  const rows = [pairing, renewing].flatMap((table) => Object.keys(table.rows))
  expect(rows.sort()).toEqual([...controlStates(wallIdentityMachine)].sort())
})

test.each([...casesOf(pairing), ...casesOf(renewing)])('[R12.1] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

const viewOf = (driven: ReturnType<typeof drive>) => wallIdentityView(driven.actor.getSnapshot())

test('[R12.1] the secret is kept once the code was typed, and the token goes to the chart of who is signed in', () => {
  const screen = drive(wallIdentityMachine, unpaired).take(absent, given)
  expect(viewOf(screen)).toMatchObject({ phase: 'pairing', pairing: { code: 'K7M4QX' } })
  screen.take(3_000, approved)
  expect(screen.effects.filter(([kind]) => kind === 'emitted')).toEqual([
    ['emitted', { type: 'secret.changed', secret: 'new-secret-of-a-screen-that-asked-for-it' }],
    ['emitted', { type: 'token.granted', customToken: 'token' }],
  ])
  expect(viewOf(screen.take(reported)).phase).toBe('wall')
})

test('[R12.1] a wall that is signed in no more renews by itself and never shows a code', () => {
  const wall = drive(wallIdentityMachine, paired).take(reported, absent)
  expect(viewOf(wall).phase).toBe('renewing')
  for (let failure = 0; failure < 50; failure += 1) {
    wall.take(done('askToken', { kind: 'unavailable' }), 30_000)
    expect(viewOf(wall).phase).toBe('renewing')
  }
  wall.take(done('askToken', granted), reported)
  expect(viewOf(wall).phase).toBe('wall')
})

test('[R12.1] a wall that was paired on this page renews after its session ends', () => {
  const wall = drive(wallIdentityMachine, unpaired).take(absent, given, 3_000, approved, reported, absent)
  expect(viewOf(wall).phase).toBe('renewing')
})

test('[R12.1] revoked, it forgets its secret, ends its session and asks to be paired anew', () => {
  const wall = drive(wallIdentityMachine, paired).take(reported, revoked)
  expect(viewOf(wall)).toMatchObject({ phase: 'pairing', wasRevoked: true, pairing: null })
  expect(wall.effects.filter(([kind]) => kind === 'emitted')).toEqual([
    ['emitted', { type: 'secret.changed', secret: null }],
    ['emitted', { type: 'session.ended' }],
  ])
})

test('[R12.1] the address of pairing shows a code to whoever is signed in', () => {
  expect(viewOf(drive(wallIdentityMachine, asked).take(reported)).phase).toBe('pairing')
})

test('[R12.1] an access that is refused is renewed by the secret, or ends with it', () => {
  const wall = drive(wallIdentityMachine, paired).take(reported, { type: 'access.refused' })
  expect(viewOf(wall).phase).toBe('renewing')
  expect(wall.effects.filter(([kind]) => kind === 'emitted')).toEqual([['emitted', { type: 'session.ended' }]])
  wall.take(done('askToken', { kind: 'unknown' }))
  expect(viewOf(wall)).toMatchObject({ phase: 'pairing', wasRevoked: true })
})

test('[R12.1] a person who shows the wall with their own account is asked for no pairing', () => {
  expect(viewOf(drive(wallIdentityMachine, unpaired).take(reported)).phase).toBe('wall')
  expect(viewOf(drive(wallIdentityMachine, unpaired).take(reported, absent)).phase).toBe('signed-out')
})
