import type { ProjectSwitchSnapshot } from './project-switch.machine.ts'

export type ProjectSwitchView = {
  /** the project whose entry shows a spinner; null: none */
  readonly pendingProjectId: string | null
}

/** What the 'Projets' list shows of a jump. While one is pending the other entries do nothing. */
export const projectSwitchView = (snapshot: ProjectSwitchSnapshot): ProjectSwitchView => ({
  pendingProjectId: snapshot.context.chosen?.projectId ?? null,
})
