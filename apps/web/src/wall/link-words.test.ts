import { expect, test } from 'vitest'
import { linkWordsOf } from './link-words.ts'

const was = { isSignedOut: false, wasLive: true, trusted: true }
const told = (kind: Parameters<typeof linkWordsOf>[0]['kind'], closeCode: number | null = null) =>
  linkWordsOf({ kind, closeCode }, null, was)

test('[R12.2] a live connection says nothing', () => {
  expect(told('live')).toBeNull()
})

test('[R12.2] a connection that came back is not live before its values are', () => {
  const words = linkWordsOf({ kind: 'live', closeCode: null }, null, { ...was, trusted: false })
  expect(words?.title).toBe('Liaison rétablie')
})

test('[R12.2] the upstream, the gateway, the network and the identity are told apart', () => {
  const said = [
    told('source-down'),
    told('stale'),
    told('offline'),
    told('retrying'),
    told('retrying', 4_002),
    told('refused', 4_504),
  ]
  expect(said.map((words) => words?.cause)).toEqual([
    'La passerelle répond, pas la plateforme',
    'Passerelle muette',
    'Réseau coupé ici',
    'Passerelle injoignable',
    'Service d’identité injoignable',
    'Accès refusé à cet écran',
  ])
})

test('[R12.2] a source that speaks and is not live says why', () => {
  const silent = { kind: 'source-silent', closeCode: null } as const
  expect(linkWordsOf(silent, 'devices-unread', was)?.cause).toBe('La plateforme n’entend plus les appareils')
  expect(linkWordsOf(silent, 'not-recording', was)?.cause).toBe('La plateforme n’enregistre plus')
})

test('[R12.2] only a source that says nothing is mute: one that says why it is not live is called by that', () => {
  const titles = ([null, 'devices-unread', 'not-recording', 'behind'] as const).map(
    (reason) => linkWordsOf({ kind: 'source-silent', closeCode: null }, reason, was)?.title,
  )
  expect(titles).toEqual(['Plateforme muette', 'Appareils non lus', 'Rien ne s’enregistre', 'Remise à jour…'])
})

test('[R12.2] before anything was shown it is a first connection, not a lost one', () => {
  expect(linkWordsOf({ kind: 'connecting', closeCode: null }, null, { ...was, wasLive: false })?.title).toBe(
    'Connexion…',
  )
})

test('[R12.1] nobody signed in is said as such, whatever the socket says', () => {
  expect(linkWordsOf({ kind: 'stale', closeCode: null }, null, { ...was, isSignedOut: true })?.title).toBe(
    'Accès interrompu',
  )
})
