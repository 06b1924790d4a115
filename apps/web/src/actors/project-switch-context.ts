import { projectSwitchView } from '@vigie/machines/project-switch'
import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ProjectSwitchActor } from './projects.ts'

const Context = createContext<ProjectSwitchActor | null>(null)
export const ProjectSwitchProvider = Context.Provider

/** The chart of the jump to another site, to send it which project was pressed. */
export const useProjectSwitchActor = (): ProjectSwitchActor => {
  const actor = useContext(Context)
  if (!actor) throw new Error('no ProjectSwitchProvider above')
  return actor
}
export const useProjectSwitch = () => useSelector(useProjectSwitchActor(), projectSwitchView, shallowEqual)
