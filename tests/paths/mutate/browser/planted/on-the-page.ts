// Faults of what the page itself shows and does: shell, menus, panels, keys, focus, marks.
import type { Planted } from './planted.types.ts'

const SHORTCUTS = 'apps/web/src/shell/use-shortcuts.ts'
const PROJECT_ENTRIES = 'apps/web/src/shell/project-entries.tsx'
const CONNECTION_SIGN = 'apps/web/src/shell/header/connection-sign.tsx'
const BELL = 'apps/web/src/shell/notifications/notification-panel.tsx'
const BELL_LIST = 'apps/web/src/shell/notifications/notification-layer.tsx'
const SHELL = 'apps/web/src/shell/shell.tsx'
const SOUND_SIGN = 'apps/web/src/shell/header/sound-sign.tsx'
const HAND = 'apps/web/src/screens/alertes/use-hand.ts'
const ALARM_LIST = 'apps/web/src/actors/alarm-list.ts'
const ENVIRONMENT = 'apps/web/src/adapters/environment.ts'
const PRESSED = "projectSwitch.send({ type: 'project.pressed', projectId: _id, link })"

export const ON_THE_PAGE = {
  'the Meta key does nothing where the Ctrl key works': {
    file: SHORTCUTS,
    from: '(event.ctrlKey || event.metaKey)',
    to: 'event.ctrlKey',
    chart: 'sidebar',
  },
  'a shortcut pressed twice in a row counts once': {
    file: SHORTCUTS,
    from: 'event.shiftKey || event.repeat',
    to: "event.shiftKey || event.repeat || (event.key === 'b' && (Reflect.get(window, '__pressed') || !Reflect.set(window, '__pressed', true)))",
    chart: 'sidebar',
  },
  'the browser does what it does at a shortcut, beside the page': {
    file: SHORTCUTS,
    from: 'event.preventDefault()',
    to: 'undefined',
    chart: 'notification-panel',
  },
  'a shortcut is answered in a field, too': {
    file: SHORTCUTS,
    from: '!isTyping(target)',
    to: 'true',
    chart: 'alarm-sound',
  },
  "every project sends the first one's id": {
    file: PROJECT_ENTRIES,
    from: PRESSED,
    to: "projectSwitch.send({ type: 'project.pressed', projectId: projects[0]?._id ?? _id, link })",
    chart: 'project-switch',
  },
  "every project sends the first one's address": {
    file: PROJECT_ENTRIES,
    from: PRESSED,
    to: "projectSwitch.send({ type: 'project.pressed', projectId: _id, link: projects[0]?.link ?? link })",
    chart: 'project-switch',
  },
  'every project turns while one is on its way': {
    file: PROJECT_ENTRIES,
    from: 'pendingProjectId === _id',
    to: 'pendingProjectId !== null',
    chart: 'project-switch',
  },
  'a refused connection is painted as one that is tried again': {
    file: CONNECTION_SIGN,
    from: 'CONNECTION_LOOKS[kind]',
    to: "CONNECTION_LOOKS[kind === 'refused' ? 'retrying' : kind]",
    chart: 'live-feed',
  },
  'a stale connection is painted in the colour of a live one': {
    file: CONNECTION_SIGN,
    from: 'TONE_STYLES[tone]',
    to: 'TONE_STYLES.good',
    chart: 'live-feed',
  },
  'the sign of a connection that is being tried does not turn': {
    file: CONNECTION_SIGN,
    from: "turning && 'animate-spin'",
    to: "''",
    chart: 'live-feed',
  },
  'the red dot of the bell is not painted': {
    file: BELL,
    from: 'className="absolute top-1.5 right-1.5 size-2.5 rounded-full bg-bad ring-2 ring-surface"',
    to: 'className="absolute top-1.5 right-1.5 size-2.5 rounded-full"',
    chart: 'notification-panel',
  },
  'the list that could not be read again is not said to be old': {
    file: BELL_LIST,
    from: 'isRefreshing && list.data',
    to: 'null',
    chart: 'notification-panel',
  },
  'the focus stays where it was on another page': {
    file: SHELL,
    from: 'main.current?.focus({ preventScroll: true })',
    to: 'undefined',
    chart: 'sidebar',
  },
  'another page is shown as far down as the last one was': {
    file: SHELL,
    from: 'window.scrollTo(0, 0)',
    to: 'undefined',
    chart: 'sidebar',
  },
  'the page behind the drawer scrolls': {
    file: ENVIRONMENT,
    from: "document.body.toggleAttribute('data-scroll-lock', true)",
    to: 'undefined',
    chart: 'drawer',
  },
  'the page behind the drawer never scrolls again': {
    file: ENVIRONMENT,
    from: "document.body.toggleAttribute('data-scroll-lock', false)",
    to: 'undefined',
    chart: 'drawer',
  },
  'the focus is lost when the drawer closes': {
    file: 'apps/web/src/ui/sheet.tsx',
    from: 'onCloseAutoFocus={useOpener()}',
    to: 'onCloseAutoFocus={(event: Event) => event.preventDefault()}',
    chart: 'drawer',
  },
  'a layer that was closed leaves its entry in the history': {
    file: 'apps/web/src/ui/back-layers.ts',
    from: 'depthHere() === depth',
    to: 'false',
    chart: 'drawer',
  },
  'the icon of the tab keeps what it first said': {
    file: 'apps/web/src/shell/use-tab-icon.ts',
    from: '[state]',
    to: '[]',
    chart: 'live-feed',
  },
  'the icon of the tab says nothing': {
    file: 'apps/web/src/shell/use-tab-icon.ts',
    from: 'isCurrent && showTabIcon(state)',
    to: 'undefined',
    chart: 'live-feed',
  },
  'the title of the tab does not say that values are frozen': {
    file: 'apps/web/src/widgets/page/title-mark.ts',
    from: "since === null ? '' : frozen",
    to: "''",
    chart: 'live-feed',
  },
  'a group that is open cannot be closed by its arrow': {
    file: 'apps/web/src/shell/sidebar/menu-entries.tsx',
    from: 'onClick={toggle}',
    to: 'onClick={() => !isOpen && toggle()}',
    chart: 'sidebar',
  },
  'the entry of the page that is open is not painted': {
    file: 'apps/web/src/shell/sidebar/menu-entries.tsx',
    from: 'className={entryStyle({ active, iconOnly })}',
    to: 'className={entryStyle({ iconOnly })}',
    chart: 'sidebar',
  },
  'the notice names the first device only, however many there are': {
    file: 'apps/web/src/shell/notice-card.tsx',
    from: 'devices.length === 1 ? words.device(first, total) : words.devices(devices.length, total)',
    to: 'words.device(first, total)',
    chart: 'alarm-notice',
  },
  'the notice leads to no list of alarms': {
    file: 'apps/web/src/shell/notice-card.tsx',
    from: 'navigate(PATHS.alarms)',
    to: 'undefined',
    chart: 'alarm-notice',
  },
  'the debrief leads to another stretch of time': {
    file: 'apps/web/src/shell/debrief-card.tsx',
    from: 'alarmsBetweenPath(from, to)',
    to: 'alarmsBetweenPath(to, to)',
    chart: 'debrief',
  },
  'a page that is kept silent says that alarms are heard': {
    file: SOUND_SIGN,
    from: 'useAlarmSound()',
    to: "(useAlarmSound() === 'blocked' ? 'armed' : useAlarmSound())",
    chart: 'alarm-sound',
  },
  'muted alarms are painted as those that are heard': {
    file: SOUND_SIGN,
    from: "state === 'muted' || (state === 'blocked' && isMissed)",
    to: "state === 'blocked' && isMissed",
    chart: 'alarm-sound',
  },
  'a focus in the list is no hand on it': {
    file: HAND,
    from: "note('focus', true)",
    to: 'undefined',
    chart: 'alarm-list',
  },
  'a pointer that left the list is still a hand on it': {
    file: HAND,
    from: "note('pointer', false)",
    to: 'undefined',
    chart: 'alarm-list',
  },
  'of what is ticked only the first is acknowledged': {
    file: ALARM_LIST,
    from: 'rest.slice(from, from + MOST_AT_ONCE)',
    to: 'rest.slice(from, from + 1)',
    chart: 'alarm-list',
  },
  'a list that is held does not say so': {
    file: 'apps/web/src/screens/alertes/alarm-list.tsx',
    from: 'isHeld={view.isHeld}',
    to: 'isHeld={false}',
    chart: 'alarm-list',
  },
} as const satisfies Record<string, Planted>
