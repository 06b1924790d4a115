import { ChevronDown, FolderKanban } from 'lucide-react'
import { useActors, useSidebar } from '@/actors/session-context'
import { useProjects } from '@/data'
import { text } from '@/text'
import { cn } from '@/ui/cn'
import { Skeleton } from '@/ui/skeleton'
import { useCutEdges } from '@/ui/use-cut-edges'
import { Tooltip } from '@/widgets/layers/tooltip'
import { ProjectEntries } from '../project-entries.tsx'
import { entryStyle } from './entry-style.ts'

/** The projects to jump to, in a list 18rem or 5rem high (R3.2). */
export const ProjectList = ({ iconOnly }: { readonly iconOnly: boolean }) => {
  const { openGroups } = useSidebar()
  const box = useCutEdges<HTMLDivElement>()
  const { sidebar } = useActors()
  const isOpen = openGroups.projects
  const press = () => sidebar.send({ type: 'group.pressed', group: 'projects' })
  const { title, more, less } = text.shell.projects
  if (iconOnly) {
    return (
      <Tooltip content={title} side="right">
        <button type="button" aria-label={title} onClick={press} className={entryStyle({ iconOnly })}>
          <FolderKanban aria-hidden />
        </button>
      </Tooltip>
    )
  }
  return (
    <section aria-label={title} className="flex flex-col">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${title}, ${(isOpen ? less : more).toLowerCase()}`}
        onClick={press}
        className="touch flex h-8 items-center gap-2 rounded-lg px-2.5 font-semibold text-muted text-xs uppercase tracking-wide hover:bg-hover"
      >
        <span className="grow text-left">{title}</span>
        <ChevronDown aria-hidden className={cn('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div
        ref={box}
        className={cn(
          'scroll-thin scroll-shade overflow-y-auto transition-[max-height] duration-150',
          isOpen ? 'max-h-[18rem]' : 'max-h-[5rem]',
        )}
      >
        {/* it stays while the list comes: the shade follows its size */}
        <div>
          <Projects />
        </div>
      </div>
      {!isOpen && <Others onPress={press} />}
    </section>
  )
}

/** Rows in view of the closed list. */
const IN_VIEW = 2

/** That there are more than the closed list shows; pressed, it opens. */
const Others = ({ onPress }: { readonly onPress: () => void }) => {
  const count = (useProjects().data?.length ?? 0) - IN_VIEW
  if (count <= 0) return null
  return (
    <button
      type="button"
      onClick={onPress}
      className="touch rounded-lg px-2.5 py-1 text-left text-muted text-xs hover:bg-hover hover:text-ink"
    >
      {text.shell.projects.others(count)}
    </button>
  )
}

const Projects = () => {
  const projects = useProjects()
  if (projects.isPending) {
    return (
      <div className="flex flex-col gap-2 p-2.5">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-4 w-24" />
      </div>
    )
  }
  if (projects.isError) {
    return (
      <p role="alert" className="px-2.5 py-1 text-muted text-sm">
        {text.shell.projects.error}{' '}
        <button type="button" className="text-primary underline" onClick={() => void projects.refetch()}>
          {text.common.retry}
        </button>
      </p>
    )
  }
  if (projects.data.length === 0) return <p className="px-2.5 py-1 text-muted text-sm">{text.shell.projects.empty}</p>
  return <ProjectEntries projects={projects.data} />
}
