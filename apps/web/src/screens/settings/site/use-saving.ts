import type { UseMutationResult } from '@tanstack/react-query'
import { codeOf } from '@/data'
import { siteSettings } from '@/text/alarm-settings'
import { toasts } from '@/ui/toast-store'

const { save: words } = siteSettings

/** Why the last saving was refused: somebody was faster, or the server does not take it. */
export type Refusal = 'conflict' | 'invalid' | 'other'

/** What is to be sent, and what puts it back as it was before. */
type Changes<Change> = { readonly changes: Change[]; readonly back: Change[] }

/** Saves changes from the version that was read, all or none; who saved may take them back for a moment. */
export const useSaving = <Body extends { readonly version: number }, Change>({
  mutate,
  reset,
  isPending,
  error,
}: UseMutationResult<Body, Error, { version: number; changes: Change[] }>) => ({
  save: (version: number, { changes, back }: Changes<Change>, onSaved: (body: Body) => void) =>
    mutate(
      { version, changes },
      {
        onSuccess: (saved) => {
          onSaved(saved)
          const undone = () => toasts.show({ title: words.undone, tone: 'good' })
          toasts.show({
            title: words.done,
            description: words.doneCount(changes.length),
            tone: 'good',
            action: {
              label: words.undo,
              run: () => mutate({ version: saved.version, changes: back }, { onSuccess: undone }),
            },
          })
        },
      },
    ),
  reset,
  isSaving: isPending,
  refusal: error === null ? null : refusalOf(error),
})

const refusalOf = (rejection: unknown): Refusal => {
  const code = codeOf(rejection)
  if (code?.endsWith('.conflict')) return 'conflict'
  return code?.endsWith('.invalid') ? 'invalid' : 'other'
}
