import { mayManageUsers, type ReachBody } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAuth } from '@/actors/auth-context'
import { codeOf } from '@/data'
import { useChangeReach } from '@/data/reach'
import { errors } from '@/text/errors'
import { reachText as words } from '@/text/reach'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { toasts } from '@/ui/toast-store'
import { Section } from '../section.tsx'
import { Afterwards } from './afterwards.tsx'
import { CalendarEditor } from './calendar-editor.tsx'
import { draftOf, type Flaws, flawsOf, inputOf, settableOf } from './draft.ts'
import { ExceptionsEditor } from './exceptions-editor.tsx'
import { ContactsEditor } from './people-editor.tsx'
import { QuietEditor } from './quiet-editor.tsx'
import { StepsEditor } from './steps-editor.tsx'
import { WebhooksEditor } from './webhooks-editor.tsx'

const NO_FLAWS: Flaws = new Map()

type ReachEditorProps = {
  readonly body: ReachBody
  /** reads what is kept by now, in place of what was typed */
  readonly onReread: () => void
}

/** The rules of the site, typed as a whole and kept as a whole; those who may not change them see them. */
export const ReachEditor = ({ body: { version, rules, isEmailConfigured }, onReread }: ReachEditorProps) => {
  const { userRole } = useAuth()
  const mayEdit = mayManageUsers(userRole)
  const before = useMemo(() => draftOf(rules), [rules])
  const [draft, setDraft] = useState(before)
  const [hasTried, setHasTried] = useState(false)
  const change = useChangeReach()
  const fields = useRef<HTMLFieldSetElement>(null)
  const found = flawsOf(draft)
  // what is being typed is not wrong before somebody wants to keep it
  const flaws = hasTried ? found : NO_FLAWS
  const isDirty = draft !== before
  const save = () => {
    flushSync(() => setHasTried(true))
    if (found.size > 0) return showFirstFlaw(fields.current)
    change.mutate(
      { version, rules: inputOf(draft) },
      {
        onSuccess: ({ unresolved = [] }) =>
          toasts.show({
            title: words.save.done,
            ...(unresolved.length > 0 && { description: words.save.unresolved(unresolved) }),
            tone: unresolved.length > 0 ? 'neutral' : 'good',
          }),
      },
    )
  }
  const editor = { draft, flaws, onChange: setDraft }
  const maySet = settableOf(draft)
  const code = change.isError ? (codeOf(change.error) ?? 'internal') : null
  return (
    <>
      <fieldset ref={fields} disabled={!mayEdit} className="contents">
        <Grid>
          <div className="flex flex-col gap-5">
            <Section title={words.contacts.title} help={words.contacts.help}>
              <ContactsEditor {...editor} kept={rules.contacts} mayTest={mayEdit && isEmailConfigured} />
            </Section>
            <Section title={words.webhooks.title} help={words.webhooks.help}>
              <WebhooksEditor {...editor} mayTest={mayEdit} />
            </Section>
            {maySet.calendar && (
              <Section title={words.calendar.title} help={words.calendar.help}>
                <CalendarEditor {...editor} />
                <ExceptionsEditor {...editor} />
              </Section>
            )}
          </div>
          <div className="flex flex-col gap-5">
            {maySet.steps && (
              <>
                <Section title={words.steps.title} help={words.steps.help}>
                  <StepsEditor {...editor} />
                </Section>
                <Section title={words.quiet.title} help={words.quiet.help}>
                  <QuietEditor {...editor} />
                </Section>
              </>
            )}
            <Afterwards maySet={maySet} />
          </div>
        </Grid>
      </fieldset>
      {isDirty && (
        <div className="sticky bottom-0 z-10 flex flex-col gap-2 rounded-xl border border-line bg-raised p-3 shadow-lg">
          {code !== null && (
            <Alert
              tone="bad"
              action={
                code === 'reach.conflict' && (
                  <Button variant="outline" size="sm" onClick={onReread}>
                    {words.save.reread}
                  </Button>
                )
              }
            >
              {errors[code]}
              {code === 'reach.invalid' && ` ${problem.safeParse(change.error).data?.detail ?? ''}`}
            </Alert>
          )}
          <div className="flex flex-wrap items-center justify-end gap-2">
            <p role="status" className={`mr-auto text-sm ${flaws.size > 0 ? 'font-medium text-bad' : 'text-muted'}`}>
              {flaws.size > 0 ? words.save.flawed(flaws.size) : words.save.dirty}
            </p>
            <Button
              variant="outline"
              onClick={() => {
                setDraft(before)
                setHasTried(false)
                change.reset()
              }}
            >
              {words.save.undo}
            </Button>
            <Button pending={change.isPending} onClick={save}>
              {words.save.send}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** What is wrong may be out of view. */
const showFirstFlaw = (within: HTMLElement | null): void => {
  const flaw = within?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
  flaw?.scrollIntoView({ block: 'center' })
  flaw?.focus({ preventScroll: true })
}

const Grid = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid @min-[60rem]:grid-cols-2 items-start gap-5 [&>*]:min-w-0">{children}</div>
)
