import type { Project } from '@vigie/contracts/entities'
import { ArrowUpRight, Check } from 'lucide-react'
import { useProjectSwitch, useProjectSwitchActor } from '@/actors/project-switch-context'
import { useConfig } from '@/data/app-context'
import { text } from '@/text'
import { Spinner } from '@/ui/spinner'
import { entryStyle } from './sidebar/entry-style.ts'

type ProjectEntriesProps = { readonly projects: readonly Project[] }

/** A press jumps to the project's own site; a spinner turns on it until the page leaves (R6.2). */
export const ProjectEntries = ({ projects }: ProjectEntriesProps) => {
  const { pendingProjectId } = useProjectSwitch()
  const projectSwitch = useProjectSwitchActor()
  const { site } = useConfig()
  return (
    <ul>
      {currentFirst(projects, site).map(({ _id, name, link }) => {
        const pending = pendingProjectId === _id
        const here = isHere(name, site)
        return (
          <li key={_id}>
            <button
              type="button"
              aria-busy={pending || undefined}
              aria-disabled={pendingProjectId !== null}
              aria-current={here ? 'location' : undefined}
              onClick={() => projectSwitch.send({ type: 'project.pressed', projectId: _id, link })}
              className={entryStyle({ className: here ? 'font-semibold' : '' })}
            >
              <span className="grow truncate">{name}</span>
              {pending ? (
                <Spinner className="size-4" label={text.common.loading} />
              ) : here ? (
                <Check aria-hidden />
              ) : (
                <ArrowUpRight aria-hidden />
              )}
              {here && <span className="sr-only">({text.shell.projects.current})</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The site in view before the others: a closed list shows two. */
export const currentFirst = (projects: readonly Project[], site: string): readonly Project[] =>
  projects.toSorted((a, b) => Number(isHere(b.name, site)) - Number(isHere(a.name, site)))

const isHere = (name: string, site: string): boolean => name.toLowerCase() === site
