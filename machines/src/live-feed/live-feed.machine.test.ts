import { LIVE_TIMING } from '@vigie/contracts/live'
import { describe, expect, test } from 'vitest'
import { drive, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { liveFeedFixtures, liveFeedMachine, liveFeedView } from './index.ts'

const input = { random: () => 0.5 }
const opened = { type: 'socket.opened' }
const welcomed = { type: 'welcome.received', resumed: true }
const frame = (source: string) => ({ type: 'frame.received', source })
const closed = (code: number) => ({ type: 'socket.closed', code })
const lost = closed(1_006)
const shown = { type: 'page.shown' }
const silence = { type: 'silence.noticed' }
const offline = { type: 'network.offline' }
const online = { type: 'network.online' }
const live: readonly Step[] = [opened, welcomed, frame('live')]
const stale: readonly Step[] = [...live, LIVE_TIMING.staleAfterMs]

const whileLinked = {
  'socket.closed 1006': 'retrying',
  'socket.closed 1012 20000': 'retrying',
  'socket.closed 4001': 'retrying',
  'socket.closed 4502': 'refused',
  'socket.closed 4505': 'refused',
}
const onFrame = {
  'frame.received live': 'linked.live.sourceLive',
  'frame.received silent': 'linked.live.sourceSilent',
  'frame.received down': 'linked.live.sourceDown',
  'frame.received unknown': 'linked.live.sourceUnknown',
}
const reconnect = 'linked.connecting.opening'
const whileConnecting = {
  ...whileLinked,
  'after 20000': 'retrying',
}
const whileLive = (state: string) => ({
  ...whileLinked,
  ...onFrame,
  'page.shown': `linked.live.${state}`,
  'silence.noticed': reconnect,
  [`after ${LIVE_TIMING.staleAfterMs}`]: 'linked.stale',
})

const link: Table = {
  machine: liveFeedMachine,
  fixtures: liveFeedFixtures,
  input,
  region: 'link',
  rows: {
    'linked.connecting.opening': {
      reach: [],
      on: { ...whileConnecting, 'socket.opened': 'linked.connecting.greeting' },
    },
    'linked.connecting.greeting': {
      reach: [opened],
      on: { ...whileConnecting, 'welcome.received': 'linked.live.sourceUnknown' },
    },
    'linked.live.sourceUnknown': { reach: [opened, welcomed], on: whileLive('sourceUnknown') },
    'linked.live.sourceLive': { reach: live, on: whileLive('sourceLive') },
    'linked.live.sourceSilent': { reach: [...live, frame('silent')], on: whileLive('sourceSilent') },
    'linked.live.sourceDown': { reach: [...live, frame('down')], on: whileLive('sourceDown') },
    'linked.stale': {
      reach: stale,
      on: {
        ...whileLinked,
        ...onFrame,
        'page.shown': 'linked.stale',
        'silence.noticed': reconnect,
        'network.online': reconnect,
        'retry.pressed': reconnect,
        'after 5000': 'retrying',
      },
    },
    retrying: {
      reach: [lost],
      on: {
        'network.online': reconnect,
        'page.shown': reconnect,
        'retry.pressed': reconnect,
        'after 500': reconnect,
      },
    },
    refused: { reach: [closed(4_500)], on: { 'session.renewed': reconnect, 'retry.pressed': reconnect } },
  },
}

const network: Table = {
  ...link,
  region: 'network',
  stateOnly: true,
  rows: {
    online: { reach: [], on: { 'network.offline': 'offline' } },
    offline: { reach: [offline], on: { 'network.online': 'online' } },
  },
}

const run = (...steps: readonly Step[]) => drive(liveFeedMachine, input).take(...steps)
const view = (...steps: readonly Step[]) => liveFeedView(run(...steps).actor.getSnapshot())
const effects = (...steps: readonly Step[]) => run(...steps).effects.map(([kind]) => kind)

test('the tables have a row for every state', () => {
  expect(Object.keys(link.rows).sort()).toEqual([...controlStates(liveFeedMachine, 'link')].sort())
  expect(Object.keys(network.rows).sort()).toEqual([...controlStates(liveFeedMachine, 'network')].sort())
})

test.each(casesOf(link))('[R7.3] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

test.each(casesOf(network))('network $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

describe('values are trusted', () => {
  test('only when the gateway was heard and hears its source', () => {
    expect(view()).toMatchObject({ kind: 'connecting', trusted: false })
    expect(view(opened)).toMatchObject({ kind: 'connecting', trusted: false })
    expect(view(opened, welcomed)).toMatchObject({ kind: 'connecting', trusted: false })
    expect(view(...live)).toMatchObject({ kind: 'live', trusted: true })
    expect(view(...live, frame('silent'))).toMatchObject({ kind: 'source-silent', trusted: false })
    expect(view(...live, frame('down'))).toMatchObject({ kind: 'source-down', trusted: false })
    expect(view(...live, frame('down'), frame('live'))).toMatchObject({ kind: 'live', trusted: true })
    expect(view(...stale)).toMatchObject({ kind: 'stale', trusted: false })
    expect(view(...live, lost)).toMatchObject({ kind: 'retrying', trusted: false })
    expect(view(closed(4_503))).toMatchObject({ kind: 'refused', trusted: false })
  })

  test('as long as frames come in time, however long', () => {
    const minute = Array.from({ length: 20 }, () => [LIVE_TIMING.staleAfterMs - 1, frame('live')]).flat()
    for (let length = 1; length <= minute.length; length += 1) {
      expect(view(...live, ...minute.slice(0, length))).toMatchObject({ kind: 'live', trusted: true })
    }
  })

  test.each(['live', 'silent', 'down', 'unknown'])('on word of the gateway: a frame (source %s) is heard', (source) => {
    const almost = LIVE_TIMING.staleAfterMs - 1
    const kindAfter = (ms: number) => view(...live, frame(source), almost, frame(source), ms).kind
    expect([kindAfter(almost), kindAfter(almost + 1)]).toEqual([expect.not.stringMatching('stale'), 'stale'])
  })

  test('no longer than staleAfterMs after the last frame, and again with the next', () => {
    expect(view(...live, LIVE_TIMING.staleAfterMs - 1).trusted).toBe(true)
    expect(view(...live, LIVE_TIMING.staleAfterMs).trusted).toBe(false)
    expect(view(...live, LIVE_TIMING.staleAfterMs, frame('live')).trusted).toBe(true)
  })

  test('not even for a silent source that just came back through a stale time', () => {
    expect(view(...stale, frame('silent'))).toMatchObject({ kind: 'source-silent', trusted: false })
    expect(view(...stale, frame('unknown'))).toMatchObject({ kind: 'connecting', trusted: false })
  })
})

describe('the socket', () => {
  test('lives from connecting until it is lost, and a new one takes its place', () => {
    expect(effects()).toEqual(['started'])
    expect(effects(...live, lost)).toEqual(['started', 'stopped'])
    expect(effects(...live, lost, 500)).toEqual(['started', 'stopped', 'started'])
  })

  test('silent for 3 s and 5 s more is dropped', () => {
    expect(effects(...stale, 4_999)).toEqual(['started'])
    expect(effects(...stale, 5_000)).toEqual(['started', 'stopped'])
  })

  test('that opens but is never welcomed is dropped after 20 s [R7.3]', () => {
    expect(effects(19_000, opened, 999)).toEqual(['started'])
    expect(effects(19_000, opened, 1_000)).toEqual(['started', 'stopped'])
  })

  test('is asked for its age when the page is shown, and replaced at once when that is too old', () => {
    expect(run(...live, shown).effects.at(-1)).toEqual(['told', 'socket', { type: 'age.asked' }])
    expect(run(...stale, shown).effects.at(-1)).toEqual(['told', 'socket', { type: 'age.asked' }])
    expect(effects(...live, shown, silence)).toEqual(['started', 'told', 'stopped', 'started'])
    expect(effects(...stale, shown, silence)).toEqual(['started', 'told', 'stopped', 'started'])
    expect(view(...live, shown)).toMatchObject({ kind: 'live', trusted: true })
    expect(view(...live, shown, silence)).toMatchObject({ kind: 'connecting', trusted: false, attempt: 0 })
  })

  test('is replaced at once when the network is back or the person asks', () => {
    expect(effects(...stale, online)).toEqual(['started', 'stopped', 'started'])
    expect(effects(...stale, { type: 'retry.pressed' })).toEqual(['started', 'stopped', 'started'])
  })

  test('is closed when the feed is no longer wanted', () => {
    const feed = run(...live)
    feed.actor.stop()
    expect(feed.effects.at(-1)).toEqual(['stopped', 'socket'])
  })
})

test('another try is offered exactly where asking for one does something', () => {
  const refused = closed(4_502)
  for (const steps of [[], [opened], live, [offline], [opened, offline]]) expect(view(...steps).mayRetry).toBe(false)
  for (const steps of [[lost], stale, [refused], [lost, offline]]) expect(view(...steps).mayRetry).toBe(true)
})

describe('without a network', () => {
  test('the feed says so wherever it is not heard', () => {
    expect(view(offline)).toMatchObject({ kind: 'offline', trusted: false })
    expect(view(...stale, offline)).toMatchObject({ kind: 'offline', trusted: false })
    expect(view(...live, lost, offline)).toMatchObject({ kind: 'offline', attempt: 1, retryInMs: 500 })
  })

  test('frames prove the browser wrong: a gateway on this very machine stays live', () => {
    expect(view(...live, offline)).toMatchObject({ kind: 'live', trusted: true })
    expect(view(offline, ...live)).toMatchObject({ kind: 'live', trusted: true })
    expect(view(offline, opened, welcomed)).toMatchObject({ kind: 'connecting', trusted: false })
  })

  test('it goes on trying, and tries at once when the network is back', () => {
    expect(effects(lost, offline, 500)).toEqual(['started', 'stopped', 'started'])
    expect(effects(lost, offline, online)).toEqual(['started', 'stopped', 'started'])
    expect(view(lost, offline, online)).toMatchObject({ kind: 'connecting' })
  })
})
