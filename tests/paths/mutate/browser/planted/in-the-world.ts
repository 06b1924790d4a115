// Faults of what the page does to the world outside it: cookies, storage, calls, sockets, other tabs, sound.
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are texts of sources
import type { Planted } from './planted.types.ts'

const PROJECTS = 'apps/web/src/actors/projects.ts'
const AUTH = 'apps/web/src/actors/auth.ts'
const LIVE_FEED = 'apps/web/src/actors/live-feed.ts'
const LIVE_SOCKET = 'apps/web/src/adapters/live-socket/index.ts'
const NOTIFICATIONS = 'apps/web/src/actors/notifications.ts'
const ALARM_ACTS = 'apps/web/src/actors/alarm-acts.ts'
const ALARM_SOUND = 'apps/web/src/actors/alarm-sound.ts'
const AUDIO = 'apps/web/src/adapters/alarm-audio.ts'
const DEBRIEF = 'apps/web/src/actors/debrief.ts'
const FIREBASE = 'apps/web/src/adapters/identity/firebase-identity.ts'

export const IN_THE_WORLD = {
  'the choice of the sidebar is kept the other way round': {
    file: 'apps/web/src/actors/layout.ts',
    from: 'writeSidebarExpanded(expanded)',
    to: 'writeSidebarExpanded(!expanded)',
    chart: 'sidebar',
  },
  'the choice of the sidebar ends with the browser': {
    file: 'apps/web/src/adapters/cookies.ts',
    from: '`${SIDEBAR}=${expanded}; path=/; max-age=${SIDEBAR_MAX_AGE_S}; samesite=lax`',
    to: '`${SIDEBAR}=${expanded}; path=/; samesite=lax`',
    chart: 'sidebar',
  },
  'the other site is not gone to': { file: PROJECTS, from: 'leaveFor(url)', to: 'undefined', chart: 'project-switch' },
  'the other site opens beside this one': {
    file: PROJECTS,
    from: 'leaveFor(url)',
    to: 'window.open(url)',
    chart: 'project-switch',
  },
  'the token is asked for another site': {
    file: 'apps/web/src/app/session/account.ts',
    from: '{ website }',
    to: "{ website: 'http://ailleurs.localhost:8080' }",
    chart: 'project-switch',
  },
  'the token is asked for twice': {
    file: PROJECTS,
    from: 'requestLoginToken(input.website)',
    to: '(void requestLoginToken(input.website).catch(() => undefined), requestLoginToken(input.website))',
    chart: 'project-switch',
  },
  'the entry of the end of the token is left behind': {
    file: AUTH,
    from: "auth.on('tokenExpiration.discarded', removeTokenExpiration)",
    to: 'undefined',
    chart: 'auth',
  },
  'the end of the token is not written down': {
    file: 'apps/web/src/adapters/identity/reports.ts',
    from: 'writeTokenExpiration(new Date(expirationTime))',
    to: 'undefined',
    chart: 'auth',
  },
  'the token of the address stays in its cookie': {
    file: 'apps/web/src/adapters/cookies.ts',
    from: '`${URL_TOKEN_COOKIE}=; path=/; max-age=-1`',
    to: '`${URL_TOKEN_COOKIE}=${token}; path=/`',
    chart: 'auth',
  },
  'signing in sends another address': {
    file: AUTH,
    from: 'identity.signIn(input)',
    to: "identity.signIn({ ...input, email: 'autre@vigie.test' })",
    chart: 'auth',
  },
  'signing in sends the password twice': {
    file: AUTH,
    from: 'identity.signIn(input)',
    to: '(void identity.signIn(input).catch(() => undefined), identity.signIn(input))',
    chart: 'auth',
  },
  'another code than the typed one is sent': {
    file: AUTH,
    from: 'input.code',
    to: "'000000'",
    chart: 'auth',
  },
  'another token than that of the address is sent': {
    file: AUTH,
    from: 'input.token',
    to: "'another-token'",
    chart: 'auth',
  },
  'the gateway is not told that the sign-in is over': {
    file: FIREBASE,
    from: 'token?.then(endSignIn).catch(() => undefined)',
    to: 'undefined',
    chart: 'auth',
  },
  'a refused token is sent again instead of a fresh one': {
    file: 'apps/web/src/adapters/http.ts',
    from: 'authorized(true)',
    to: 'authorized(false)',
    chart: 'auth',
  },
  'the socket is never closed': {
    file: LIVE_SOCKET,
    from: 'socket.close(CLOSE_CODES.normal.code)',
    to: 'undefined',
    chart: 'live-feed',
  },
  'the connection goes on when its actor stops': {
    file: LIVE_FEED,
    from: 'connection.stop',
    to: '() => undefined',
    chart: 'live-feed',
  },
  'two sockets are opened at once': {
    file: LIVE_FEED,
    from: 'liveSocket.connect(sendBack)',
    to: '(liveSocket.connect(() => undefined), liveSocket.connect(sendBack))',
    chart: 'live-feed',
  },
  'the new connection asks for nothing of the time between': {
    file: LIVE_SOCKET,
    from: '(resume === null ? {} : { resume })',
    to: '{}',
    chart: 'alarm-acts',
  },
  'a refused connection comes back with the same token': {
    file: 'apps/web/src/app/session/refusals.ts',
    from: 'await refreshToken()',
    to: 'undefined',
    chart: 'auth',
  },
  'the other tabs do not hear that the panel was used': {
    file: NOTIFICATIONS,
    from: "notificationPanel.on('panel.used', tabs.tellUsed)",
    to: 'undefined',
    chart: 'notification-panel',
  },
  'the list is read twice': {
    file: NOTIFICATIONS,
    from: 'await refetch()',
    to: '(await refetch(), await refetch())',
    chart: 'notification-panel',
  },
  'the other tabs do not hear that the notice was seen': {
    file: 'apps/web/src/actors/alarm-notice.ts',
    from: "alarmNotice.on('notice.seen', tabs.tellUsed)",
    to: 'undefined',
    chart: 'alarm-notice',
  },
  'acts that wait are not kept': {
    file: ALARM_ACTS,
    from: 'kept.write([...batch, ...queued])',
    to: 'undefined',
    chart: 'alarm-acts',
  },
  'acts under way are not kept, only those that wait': {
    file: ALARM_ACTS,
    from: '[...batch, ...queued]',
    to: 'queued',
    chart: 'alarm-acts',
  },
  'each act is sent twice': {
    file: ALARM_ACTS,
    from: 'await send(act)',
    to: '(await send(act), await send(act))',
    chart: 'alarm-acts',
  },
  'the first act is sent in the place of each': {
    file: ALARM_ACTS,
    from: 'await send(act)',
    to: 'await send(acts[0] ?? act)',
    chart: 'alarm-acts',
  },
  'an act tried again has another key': {
    file: 'apps/web/src/data/alarm-acts.ts',
    from: 'index === 0 ? key : `${key}-${index + 1}`',
    to: 'crypto.randomUUID()',
    chart: 'alarm-acts',
  },
  'a new alarm makes no sound': {
    file: ALARM_SOUND,
    from: 'audio?.play(priority)',
    to: 'undefined',
    chart: 'alarm-sound',
  },
  'every alarm sounds like the least urgent': {
    file: ALARM_SOUND,
    from: 'audio?.play(priority)',
    to: "audio?.play('low')",
    chart: 'alarm-sound',
  },
  'an alarm sounds twice': {
    file: ALARM_SOUND,
    from: 'audio?.play(priority)',
    to: '(audio?.play(priority), audio?.play(priority))',
    chart: 'alarm-sound',
  },
  'no press lets alarms be heard': {
    file: AUDIO,
    from: 'window.addEventListener(gesture, onGesture, { capture: true, passive: true })',
    to: 'undefined',
    chart: 'alarm-sound',
  },
  'all tones of an alarm sound at once': {
    file: AUDIO,
    from: 'context.currentTime + index * (TONE_S + GAP_S)',
    to: 'context.currentTime',
    chart: 'alarm-sound',
  },
  'a page that falls silent does not say so': {
    file: ALARM_SOUND,
    from: "isAllowed ? 'audio.allowed' : 'audio.blocked'",
    to: "'audio.allowed'",
    chart: 'alarm-sound',
  },
  'what nobody has seen is forgotten when the page is loaded again': {
    file: DEBRIEF,
    from: 'kept.write(losses)',
    to: 'undefined',
    chart: 'debrief',
  },
  'the other tabs do not hear that the debrief was seen': {
    file: DEBRIEF,
    from: 'tabs.tellSeen(stretch)',
    to: 'undefined',
    chart: 'debrief',
  },
  'the record is read from its beginning': {
    file: DEBRIEF,
    from: 'read(asRead(input), signal)',
    to: 'read(asRead(input).map((loss) => ({ ...loss, since: { ...loss.since, seq: 0 } })), signal)',
    chart: 'debrief',
  },
} as const satisfies Record<string, Planted>
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
