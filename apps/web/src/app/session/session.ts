// One signed-in person on one site.

import type { QueryClient } from '@tanstack/react-query'
import type { Device, SiteSlug } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import type { AuthActor } from '@/actors/auth'
import type { Inspect } from '@/actors/inspect'
import { keptActsOf } from '@/actors/kept-acts'
import { keptUnseenOf } from '@/actors/kept-unseen'
import { createSessionActors } from '@/actors/session-actors'
import type { Http } from '@/adapters/http'
import type { Identity } from '@/adapters/identity'
import { createLiveSocket } from '@/adapters/live-socket'
import { liveAddress } from '@/adapters/location'
import {
  createLastLive,
  createLiveClock,
  createLiveStore,
  type DataSources,
  followDevices,
  isFromBefore,
  isJudged,
  QUERY_KEYS,
} from '@/data'
import { retryLateCode } from '@/widgets/late/late-code'
import { createAbsences } from './absences.ts'
import { hearAlarms } from './alarm-entries.ts'
import { createArrivals } from './arrivals.ts'
import { tellByDesktopLate } from './desktop-late.ts'
import { eachTimeLive } from './each-time-live.ts'
import { createFeedView } from './feed-view.ts'
import { createFirstSnapshot } from './first-snapshot.ts'
import { answerRefusals } from './refusals.ts'
import { createSettledView } from './settled-view.ts'
import { createSiteReader } from './site-reader.ts'

/** What the charts ask of the server comes late, in one piece. */
const lateCalls = () => import('@/data/alarm-calls')

type SessionOptions = {
  readonly identity: Identity
  readonly auth: AuthActor
  readonly http: Http
  readonly queryClient: QueryClient
  readonly inspect: Inspect
  /** one of several of a page, which `http` names too; absent: that of the host */
  readonly site?: SiteSlug
  /** a link that came back is told once its values have come */
  readonly settles?: boolean
}

/** The live store, the charts and the live connection of a session, wired to each other; `close` ends all of them. */
export const createSession = ({
  identity,
  auth,
  http,
  queryClient,
  inspect,
  site,
  settles = false,
}: SessionOptions) => {
  const rejectSession = () => auth.send({ type: 'session.rejected' })
  const live = createLiveStore()
  const clock = createLiveClock()
  const lastLive = createLastLive()

  const liveSocket = createLiveSocket({
    address: liveAddress(site),
    getToken: identity.getIdToken,
    getTokenExpiration: identity.getTokenExpiration,
    now: clock.now,
    onEvent: (event) => hear(event),
  })
  const uid = auth.getSnapshot().context.user?.uid ?? ''
  const kept = site === undefined ? uid : `${uid}@${site}`
  const { actors, absenceEnd, stop } = createSessionActors({
    liveSocket,
    refetchNotifications: () => refetch(queryClient, QUERY_KEYS.notifications),
    sendAct: async (act) => (await lateCalls()).sendAct(http, act),
    onLeftSent: async (acts) => (await import('./tell-left.ts')).tellLeft(acts),
    readChanges: async (losses, signal) => (await lateCalls()).readAlarmChanges(queryClient, http, losses, signal),
    keptActs: keptActsOf(kept),
    keptUnseen: keptUnseenOf(kept),
    inspect,
  })
  const absences = createAbsences({
    feed: actors.liveFeed,
    send: actors.debrief.send,
    beginsAway: actors.debrief.getSnapshot().matches('away'),
    end: absenceEnd,
    now: clock.now,
  })
  const firstSnapshot = createFirstSnapshot(actors.liveFeed)
  const hearAlarm = hearAlarms(actors)
  const tellDesktop = tellByDesktopLate({
    now: clock.now,
    nameOf: (device) => devicesOf(queryClient)?.find(({ id }) => id === device)?.name ?? device,
  })
  const hearArrivals = createArrivals({
    onNotification: () => actors.notificationPanel.send({ type: 'notification.arrived' }),
    onPower: (device, isOn) => actors.alarmNotice.send({ type: isOn ? 'power.restored' : 'power.lost', device }),
    onAlarm: (entry) => {
      hearAlarm(entry)
      tellDesktop(entry)
    },
    onGoals: () => void queryClient.invalidateQueries({ predicate: isJudged }),
    knowsDevice: (device) => devicesOf(queryClient)?.some(({ id }) => id === device) ?? true,
    rereadDevices: () => void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.devices }),
    listsAreRead: () => firstSnapshot.isOver() || queryClient.getQueryData(QUERY_KEYS.notifications) !== undefined,
  })
  const hearDevices = followDevices(queryClient)
  const hear = (event: LiveEvent) => {
    if (event.type === 'heartbeat') {
      clock.synchronise(Date.parse(event.at))
      lastLive.hear(event)
    }
    live.apply(event)
    settled?.hear(event)
    absences.hear(event)
    hearDevices(event)
    hearArrivals(event)
    firstSnapshot.hear(event)
  }
  const unsubscribeRefusals = answerRefusals({
    feed: actors.liveFeed,
    refreshToken: () => identity.getIdToken(true),
    onSessionRejected: rejectSession,
  })
  const unsubscribeAuth = onNewClaims(auth, () => actors.liveFeed.send({ type: 'session.renewed' }))
  const unsubscribeLive = eachTimeLive(actors.liveFeed, () => {
    retryLateCode()
    void queryClient.invalidateQueries({ predicate: isFromBefore })
  })
  const view = createFeedView(actors.liveFeed, lastLive)
  const settled = settles ? createSettledView(view, clock.now) : null
  settled?.subscribe(live.readings.catchUp)
  const feed = settled ?? view
  const sources: DataSources = {
    live,
    clock,
    feed,
    readSite: createSiteReader(http),
    firstSnapshot: firstSnapshot.awaited,
  }
  return {
    actors,
    sources,
    liveSocket,
    close: () => {
      unsubscribeAuth()
      unsubscribeLive()
      absences.close()
      firstSnapshot.close()
      settled?.close()
      view.close()
      unsubscribeRefusals()
      stop()
    },
  }
}

/**
 * Reads a list again. A request under way is dropped: its answer may be older than the event. Rejects when the list
 * cannot be read.
 */
const refetch = async (queryClient: QueryClient, queryKey: readonly string[]): Promise<void> => {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.refetchQueries({ queryKey }, { throwOnError: true })
}

/** Calls back when the claims of the token change: a connection that was refused may now be allowed. */
const onNewClaims = (auth: AuthActor, listener: () => void): (() => void) => {
  let claims = auth.getSnapshot().context.claims
  return auth.subscribe(({ context }) => {
    if (context.claims === claims) return
    claims = context.claims
    listener()
  }).unsubscribe
}

const devicesOf = (queryClient: QueryClient): readonly Device[] | undefined =>
  queryClient.getQueryData<readonly Device[]>(QUERY_KEYS.devices)
