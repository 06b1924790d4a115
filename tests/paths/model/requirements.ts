// Which requirements an event or a state of a chart serves. A new event does not compile until it is listed.
import type { AlarmEvent } from '@vigie/machines/alarm'
import type { AlarmActsEvent } from '@vigie/machines/alarm-acts'
import type { AlarmListEvent } from '@vigie/machines/alarm-list'
import type { AlarmNoticeEvent } from '@vigie/machines/alarm-notice'
import type { AlarmSoundEvent } from '@vigie/machines/alarm-sound'
import type { AuthEvent } from '@vigie/machines/auth'
import type { DebriefEvent } from '@vigie/machines/debrief'
import type { DrawerEvent } from '@vigie/machines/drawer'
import type { LiveFeedEvent } from '@vigie/machines/live-feed'
import type { NotificationPanelEvent } from '@vigie/machines/notification-panel'
import type { PresenceEvent } from '@vigie/machines/presence'
import type { ProjectSwitchEvent } from '@vigie/machines/project-switch'
import type { SidebarEvent } from '@vigie/machines/sidebar'

export type Of<Event extends { readonly type: string }> = {
  readonly events: Readonly<Record<Event['type'], readonly string[]>>
  readonly states: Readonly<Record<string, readonly string[]>>
}

export const alarmRequirements: Of<AlarmEvent> = {
  events: {
    'condition.cleared': ['R11.1'],
    'occurrence.followed': ['R11.1', 'R11.4'],
    'acknowledge.requested': ['R11.1', 'R11.2'],
    'shelve.requested': ['R11.1', 'R11.3'],
    'unshelve.requested': ['R11.1', 'R11.3'],
    'shelving.ended': ['R11.1', 'R11.3'],
    'suppress.requested': ['R11.1', 'R11.3'],
    'unsuppress.requested': ['R11.1', 'R11.3'],
    'power.lost': ['R11.1', 'R11.4'],
    'power.restored': ['R11.1', 'R11.4'],
    'retire.requested': ['R11.1', 'R11.3'],
    'return.requested': ['R11.1', 'R11.3'],
    'maintenance.changed': ['R11.1', 'R11.3'],
    'maintenance.ended': ['R11.1', 'R11.3'],
    'comment.added': ['R11.1'],
    'assignee.named': ['R11.1'],
  },
  states: {
    unacknowledged: ['R11.1'],
    acknowledged: ['R11.1', 'R11.2'],
    returned: ['R11.1'],
    shelved: ['R11.1', 'R11.3'],
    suppressed: ['R11.1', 'R11.3'],
    'out-of-service': ['R11.1', 'R11.3'],
    normal: ['R11.1'],
  },
}

export const alarmActsRequirements: Of<AlarmActsEvent> = {
  events: {
    'act.chosen': ['R11.2'],
    'link.lost': ['R11.2'],
    'link.restored': ['R11.2'],
    'alarm.changed': ['R11.2'],
  },
  states: { 'sender.sending': ['R11.2'], 'sender.waiting': ['R11.2'] },
}

export const alarmListRequirements: Of<AlarmListEvent> = {
  events: {
    'rows.changed': ['R11.4'],
    'arrivals.counted': ['R11.4'],
    'hand.entered': ['R11.4'],
    'hand.left': ['R11.4'],
    'counter.pressed': ['R11.4'],
    'step.pressed': ['R2.5'],
    'open.pressed': ['R2.5'],
    'row.pressed': ['R2.5'],
    'cause.acknowledged': ['R11.2'],
    'row.ticked': ['R11.2'],
    'tick.pressed': ['R11.2'],
    'clear.pressed': ['R11.2'],
    'escape.pressed': ['R2.5'],
    'back.pressed': ['R2.5'],
    'acknowledge.pressed': ['R11.2'],
    'question.asked': ['R11.3'],
    'question.answered': ['R11.2', 'R11.3'],
    'question.dismissed': ['R11.2', 'R11.3'],
    'group.pressed': ['R11.4'],
    'alarm.linked': ['R2.5'],
  },
  states: { 'order.held': ['R11.4'], 'desk.reading': ['R2.5'], 'desk.asking': ['R11.2', 'R11.3'] },
}

export const alarmNoticeRequirements: Of<AlarmNoticeEvent> = {
  events: {
    'power.lost': ['R11.4'],
    'power.restored': ['R11.4'],
    'alarms.opened': ['R11.4'],
    'seen.pressed': ['R11.4'],
    'panel.used': ['R11.4'],
  },
  states: { shown: ['R11.4'] },
}

export const alarmSoundRequirements: Of<AlarmSoundEvent> = {
  events: {
    'audio.allowed': ['R11.5'],
    'audio.blocked': ['R11.5'],
    'alarm.raised': ['R11.5'],
    'mute.pressed': ['R11.5'],
  },
  states: { 'audio.blocked': ['R11.5'], 'voice.muted': ['R11.5'], 'voice.spent': ['R11.4', 'R11.5'] },
}

export const authRequirements: Of<AuthEvent> = {
  events: {
    'user.reported': ['R1.2', 'R1.4'],
    'user.absent': ['R1.2'],
    'signIn.submitted': ['R1.1'],
    'code.submitted': ['R1.1'],
    'code.abandoned': ['R1.1'],
    'signOut.pressed': ['R1.6', 'R4.5'],
    'session.idle': ['R1.6'],
    'session.rejected': ['R7.4'],
  },
  states: {
    loading: ['R1.2', 'R1.8'],
    customToken: ['R1.3', 'R1.8'],
    unauthenticated: ['R1.2', 'R1.7'],
    signingIn: ['R1.1'],
    secondFactor: ['R1.1'],
    authenticated: ['R1.4', 'R1.7'],
    signingOut: ['R1.6'],
    endingSession: ['R7.4'],
  },
}

export const debriefRequirements: Of<DebriefEvent> = {
  events: {
    'link.lost': ['R11.6'],
    'link.restored': ['R11.6'],
    'seen.pressed': ['R11.6'],
    'otherTab.saw': ['R11.6'],
    'retry.pressed': ['R11.6'],
  },
  states: { unseen: ['R11.6'] },
}

export const drawerRequirements: Of<DrawerEvent> = {
  events: {
    'menu.pressed': ['R3.4'],
    'shortcut.pressed': ['R3.5'],
    'link.pressed': ['R3.9'],
    'route.changed': ['R3.9'],
    'escape.pressed': ['R3.4'],
    'back.pressed': ['R3.4'],
    'outside.pressed': ['R3.4'],
    'viewport.changed': ['R3.4'],
  },
  states: { unavailable: ['R3.4'], closed: ['R3.4'], open: ['R3.4', 'R3.9'] },
}

export const liveFeedRequirements: Of<LiveFeedEvent> = {
  events: {
    'socket.opened': ['R7.2'],
    'welcome.received': ['R7.2'],
    'frame.received': ['R7.2'],
    'socket.closed': ['R7.3'],
    'silence.noticed': ['R7.3'],
    'network.offline': ['R7.3'],
    'network.online': ['R7.3'],
    'page.shown': ['R7.3'],
    'retry.pressed': ['R7.3'],
    'session.renewed': ['R7.4'],
  },
  states: { 'link.linked.connecting': ['R7.3'], 'link.retrying': ['R7.3'] },
}

export const notificationPanelRequirements: Of<NotificationPanelEvent> = {
  events: {
    'bell.pressed': ['R4.1', 'R4.2'],
    'shortcut.pressed': ['R4.1', 'R4.2'],
    'outside.pressed': ['R4.1'],
    'escape.pressed': ['R4.1'],
    'back.pressed': ['R4.1'],
    'otherPanel.used': ['R4.2'],
    'notification.arrived': ['R4.2', 'R4.4'],
  },
  states: {
    'panel.closed.unseen': ['R4.2'],
    'panel.open': ['R4.1', 'R4.2'],
    'list.gathering': ['R4.4'],
    'list.refetching': ['R4.4'],
    'list.retrying': ['R7.5'],
  },
}

export const presenceRequirements: Of<PresenceEvent> = {
  events: { 'activity.seen': ['R1.6'], 'clock.read': ['R1.6'] },
  states: { present: ['R1.6'], warned: ['R1.6'], absent: ['R1.6'] },
}

export const projectSwitchRequirements: Of<ProjectSwitchEvent> = {
  events: { 'project.pressed': ['R3.2', 'R6.2'], 'page.restored': ['R6.2'] },
  states: { pending: ['R6.2'], navigating: ['R6.2'] },
}

export const sidebarRequirements: Of<SidebarEvent> = {
  events: {
    'shortcut.pressed': ['R3.5', 'R3.8'],
    'toggle.pressed': ['R3.4', 'R3.8'],
    'group.pressed': ['R3.6'],
    'route.changed': ['R3.6'],
    'viewport.changed': ['R3.4'],
  },
  states: { starting: ['R3.8'], 'desktop.expanded': ['R3.4'], 'desktop.collapsed': ['R3.4'], mobile: ['R3.4'] },
}
