// What the charts of the wall answer of the requirements.
import type { WallCareEvent } from '@vigie/machines/wall-care'
import type { WallIdentityEvent } from '@vigie/machines/wall-identity'
import type { WallScenesEvent } from '@vigie/machines/wall-scenes'
import type { Of } from './requirements.ts'

export const wallCareRequirements: Of<WallCareEvent> = {
  events: {
    'reload.wanted': ['R12.5'],
    'pin.changed': ['R12.4', 'R12.5'],
    'link.changed': ['R12.5'],
    'reloads.forgotten': ['R12.5'],
  },
  states: { well: ['R12.5'], worn: ['R12.4', 'R12.5'], reloading: ['R12.5'] },
}

export const wallIdentityRequirements: Of<WallIdentityEvent> = {
  events: {
    'user.reported': ['R12.1'],
    'user.absent': ['R12.1'],
    'access.refused': ['R12.1'],
    'wall.revoked': ['R12.1'],
  },
  states: {
    resolving: ['R12.1'],
    pairing: ['R12.1'],
    'pairing.requesting': ['R12.1'],
    'pairing.unanswered': ['R12.1'],
    'pairing.showing': ['R12.1'],
    'pairing.asking': ['R12.1'],
    renewing: ['R12.1', 'R12.2'],
    'renewing.asking': ['R12.1'],
    'renewing.unanswered': ['R12.1'],
    entering: ['R12.1'],
    running: ['R12.1'],
    signedOut: ['R12.1', 'R12.2'],
  },
}

export const wallScenesRequirements: Of<WallScenesEvent> = {
  events: {
    'scenes.changed': ['R12.1'],
    'alarms.reported': ['R12.4'],
    'scene.requested': ['R12.5'],
  },
  states: { rotating: ['R12.4'], pinned: ['R12.4'] },
}
