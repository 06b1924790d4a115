import { LogOut, MapPinOff } from 'lucide-react'
import { useAuth, useAuthActor } from '@/actors/auth-context'
import { useConfig, useProjects } from '@/data'
import { text } from '@/text'
import { accessRefused as words } from '@/text/access-refused'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Logo } from './logo.tsx'
import { ProjectEntries } from './project-entries.tsx'

/** The page for a signed-in person whose sites do not include this one: their own sites, and a way to sign out. */
export const AccessRefused = () => {
  const { user } = useAuth()
  const auth = useAuthActor()
  const { site } = useConfig()
  const projects = useProjects().data?.filter(({ name }) => name.toLowerCase() !== site) ?? []
  const { title, help, projects: heading } = words
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>{`${title} · ${text.common.productName}`}</title>
      <Card className="flex w-full max-w-md flex-col gap-5 p-6 md:p-8">
        <Logo className="self-start" />
        <div className="flex flex-col gap-2">
          <MapPinOff aria-hidden className="size-8 text-muted" strokeWidth={1.5} />
          <h1 className="font-semibold text-xl">{title}</h1>
          <p className="text-muted text-sm">{help(user?.email ?? null)}</p>
        </div>
        {projects.length > 0 && (
          <section aria-label={heading} className="flex flex-col gap-1">
            <h2 className="font-semibold text-muted text-xs uppercase tracking-wide">{heading}</h2>
            <ProjectEntries projects={projects} />
          </section>
        )}
        <Button variant="outline" onClick={() => auth.send({ type: 'signOut.pressed' })}>
          <LogOut aria-hidden />
          {text.shell.profile.signOut}
        </Button>
      </Card>
    </main>
  )
}
