import { siteSettings } from '@/text/alarm-settings'
import { errors } from '@/text/errors'
import { Alert } from '@/ui/alert'
import type { Refusal } from './use-saving.ts'

const { save: words } = siteSettings

type RefusedProps = {
  readonly refusal: Refusal
  /** who changed what is in force now, and when */
  readonly made: readonly { readonly changedAt: string | null; readonly changedBy: { readonly name: string } | null }[]
}

/** What came of a saving that was refused; what is in force has been read again since. */
export const Refused = ({ refusal, made }: RefusedProps) => {
  const [last] = made
    .flatMap(({ changedAt, changedBy }) => (changedAt === null ? [] : [{ changedAt, by: changedBy?.name }]))
    .sort((one, other) => other.changedAt.localeCompare(one.changedAt))
  const sentence = {
    conflict: words.rebased(last?.by ?? words.somebody),
    invalid: words.refused,
    other: errors.internal,
  }[refusal]
  return (
    <Alert tone={refusal === 'conflict' ? 'warn' : 'bad'} className="mx-4 mb-3">
      {sentence}
    </Alert>
  )
}
