import type { ProjectSwitchSnapshot } from './project-switch.machine.ts'

/** What the 'Projets' list reads of a jump. */
export type ProjectSwitchView = {
  /** the project whose entry shows a spinner; null: none */
  readonly pendingProjectId: string | null
}

/**
 * Turns a snapshot of `projectSwitchMachine` into what the 'Projets' list reads. While a jump is pending the other
 * entries do nothing.
 */
export const projectSwitchView = (snapshot: ProjectSwitchSnapshot): ProjectSwitchView => ({
  pendingProjectId: snapshot.context.chosen?.projectId ?? null,
})
