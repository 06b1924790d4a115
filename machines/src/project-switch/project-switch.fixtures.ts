import type { Fixtures } from '../testing/fixtures.types.ts'
import type { ProjectSwitchEvent, ProjectSwitchOutcomes } from './project-switch.types.ts'

/** Samples of every event and outcome of `projectSwitchMachine`. */
export const projectSwitchFixtures = {
  inputs: [undefined],
  events: {
    'project.pressed': [
      { type: 'project.pressed', projectId: 'p-massa', link: 'http://massa.localhost:8080' },
      { type: 'project.pressed', projectId: 'p-tifnout', link: 'https://tifnout.example/' },
      { type: 'project.pressed', projectId: 'p-script', link: 'javascript:alert(1)' },
    ],
    'page.restored': [{ type: 'page.restored' }],
  },
  outcomes: {
    requestLoginToken: { done: ['one-time-token'], error: [new Error('the gateway does not answer')] },
  },
} satisfies Fixtures<undefined, ProjectSwitchEvent, ProjectSwitchOutcomes>
